// SPDX-License-Identifier: AGPL-3.0-or-later

extension SearchText {
  /// The text of the bytes on one line, with each run of white space as one space.
  func text(_ range: Range<Int>) -> String {
    var flat: [UInt8] = []
    flat.reserveCapacity(range.count)
    for byte in bytes[range.clamped(to: 0..<bytes.count)] {
      if byte != 0x0A, byte != 0x20 {
        flat.append(byte)
      } else if flat.last != 0x20 {
        flat.append(0x20)
      }
    }
    return String(decoding: flat, as: UTF8.self)
  }

  /// About `length` bytes of text before a byte, starting with a whole word if possible.
  func text(before byte: Int, length: Int) -> String {
    var start = max(0, byte - length)
    if start > 0, let space = bytes[start - 1..<byte].firstIndex(where: isSpace), space + 1 < byte {
      start = space + 1
    }
    while start < byte, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return text(start..<byte)
  }

  /// About `length` bytes of text after a byte, ending with a whole word if possible.
  func text(after byte: Int, length: Int) -> String {
    var end = min(bytes.count, byte + length)
    if end < bytes.count, let space = bytes[byte...end].lastIndex(where: isSpace), space > byte {
      end = space
    }
    while end > byte, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return text(byte..<end)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
