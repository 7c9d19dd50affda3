// SPDX-License-Identifier: AGPL-3.0-or-later

/// Bytes as base64 (RFC 4648, section 4), with padding.
public enum Base64Codec {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each character; 255 for invalid characters.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  /// The two characters for each 12 bits. The first one is in the low byte.
  private static let pairs: [UInt16] = (0..<4096).map { bits in
    UInt16(alphabet[bits >> 6]) | UInt16(alphabet[bits & 63]) << 8
  }

  /// The length of the text for this number of bytes.
  public static func length(of count: Int) -> Int { (count + 2) / 3 * 4 }

  /// Appends the base64 text of the bytes.
  public static func encode(_ bytes: [UInt8], to out: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { encode([$0], to: &out) }
  }

  /// Appends the base64 text of consecutive pieces.
  public static func encode(_ pieces: [UnsafeBufferPointer<UInt8>], to out: inout [UInt8]) {
    out.reserveCapacity(out.count + length(of: pieces.reduce(0) { $0 + $1.count }))
    var left: [UInt8] = []
    for piece in pieces {
      var rest = piece[...]
      while !left.isEmpty, left.count < 3, let byte = rest.popFirst() { left.append(byte) }
      if left.count == 3 {
        encode(groups: left[...], to: &out)
        left = []
      }
      let whole = rest.count - rest.count % 3
      if left.isEmpty {
        encode(groups: rest.prefix(whole), to: &out)
        left = Array(rest.dropFirst(whole))
      }
    }
    guard let first = left.first else { return }
    let group = UInt32(first) << 16 | UInt32(left.count > 1 ? left[1] : 0) << 8
    out.append(alphabet[Int(group >> 18)])
    out.append(alphabet[Int(group >> 12 & 63)])
    out.append(left.count > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
    out.append(UInt8(ascii: "="))
  }

  /// Encodes a multiple of three bytes, block by block. Blocks of some thousand bytes stay in the
  /// cache.
  private static func encode<Bytes: Collection<UInt8>>(groups: Bytes, to out: inout [UInt8]) {
    let slice = 12_288
    withUnsafeTemporaryAllocation(byteCount: slice / 3 * 4, alignment: 16) { text in
      _ = groups.withContiguousStorageIfAvailable { bytes in
        pairs.withUnsafeBufferPointer { pairs in
          var start = 0
          while start < bytes.count {
            let end = min(start &+ slice, bytes.count)
            var target = 0
            for index in stride(from: start, to: end, by: 3) {
              let group =
                Int(bytes[index]) << 16 | Int(bytes[index &+ 1]) << 8 | Int(bytes[index &+ 2])
              text.storeBytes(
                of: pairs[group &>> 12].littleEndian, toByteOffset: target, as: UInt16.self)
              text.storeBytes(
                of: pairs[group & 4095].littleEndian, toByteOffset: target &+ 2, as: UInt16.self)
              target &+= 4
            }
            out.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[..<target]))
            start = end
          }
        }
      }
    }
  }

  /// The bytes of a text, which may contain line breaks; `nil` if it is not base64.
  public static func decode(_ text: String) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count / 4 * 3)
    var group: UInt32 = 0
    var count = 0
    var padding = 0
    for character in text.utf8 {
      if character == UInt8(ascii: "\n") || character == UInt8(ascii: "\r") { continue }
      let isPadding = character == UInt8(ascii: "=")
      if isPadding { padding += 1 }
      let value = isPadding ? 0 : values[Int(character)]
      guard value < 64, isPadding || padding == 0 else { return nil }
      group = group << 6 | UInt32(value)
      count += 1
      guard count % 4 == 0 else { continue }
      out.append(UInt8(truncatingIfNeeded: group >> 16))
      out.append(UInt8(truncatingIfNeeded: group >> 8))
      out.append(UInt8(truncatingIfNeeded: group))
      group = 0
    }
    guard count % 4 == 0, padding <= 2 else { return nil }
    out.removeLast(padding)
    return out
  }
}
