// SPDX-License-Identifier: AGPL-3.0-or-later

extension [UInt8] {
  /// Appends a JSON string, in runs between escaped characters. Long strings are thus scanned and
  /// copied only once.
  mutating func append(quoted value: String) {
    var value = value
    append(UInt8(ascii: "\""))
    value.withUTF8 { text in
      var rest = text[...]
      while let escaped = rest.firstToEscape {
        append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<escaped]))
        append(escapeOf: text[escaped])
        rest = rest[(escaped + 1)...]
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: rest))
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(escapeOf byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x00..<0x20:
      append(contentsOf: byte < 0x10 ? "u000".utf8 : "u00".utf8)
      append(contentsOf: String(byte, radix: 16).utf8)
    default: append(byte)
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The first control character, quotation mark or backslash.
  fileprivate var firstToEscape: Int? {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: self))
    var offset = 0
    while bytes.count - offset >= 8,
      !bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).hasByteToEscape
    {
      offset += 8
    }
    while offset < bytes.count {
      if bytes[offset].hasToBeEscaped { return startIndex + offset }
      offset += 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var hasToBeEscaped: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}

extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Whether one of the eight bytes must be escaped. A subtraction borrows from a byte's high bit if
  /// the byte is less than `n` (“Bit Twiddling Hacks”, determine if a word has a byte less than n).
  fileprivate var hasByteToEscape: Bool {
    let quotes = self ^ Self.ones &* 0x22
    let backslashes = self ^ Self.ones &* 0x5C
    return hasByte(lessThan: 0x20) || quotes.hasByte(lessThan: 1)
      || backslashes.hasByte(lessThan: 1)
  }

  private func hasByte(lessThan n: UInt64) -> Bool {
    (self &- Self.ones &* n) & ~self & 0x8080_8080_8080_8080 != 0
  }
}
