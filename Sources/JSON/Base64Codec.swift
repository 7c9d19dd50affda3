// SPDX-License-Identifier: AGPL-3.0-or-later

/// Bytes as base64 (RFC 4648, section 4), with padding.
public enum Base64Codec {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each character, 255 for those that do not occur.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  /// Appends the text of the bytes.
  public static func encode(_ bytes: [UInt8], to out: inout [UInt8]) {
    alphabet.withUnsafeBufferPointer { alphabet in
      bytes.withUnsafeBufferPointer { bytes in
        var index = 0
        while index < bytes.count {
          let left = bytes.count - index
          let first = UInt32(bytes[index]) << 16
          let second = left > 1 ? UInt32(bytes[index + 1]) << 8 : 0
          let third = left > 2 ? UInt32(bytes[index + 2]) : 0
          let group = first | second | third
          out.append(alphabet[Int(group >> 18)])
          out.append(alphabet[Int(group >> 12 & 63)])
          out.append(left > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
          out.append(left > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "="))
          index += 3
        }
      }
    }
  }

  /// The bytes of a text, which may be broken into lines; `nil` where it is not base64.
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
