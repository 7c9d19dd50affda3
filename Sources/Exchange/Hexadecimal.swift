// SPDX-License-Identifier: AGPL-3.0-or-later

/// Bytes as pairs of hexadecimal digits.
enum Hexadecimal {
  /// `nil` if the text has anything but pairs of digits, with white space between them.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var half: UInt8?
    for character in text.utf8 {
      let digit: UInt8
      switch character {
      case 48...57: digit = character - 48
      case 65...70: digit = character - 55
      case 97...102: digit = character - 87
      case 9, 10, 13, 32: continue
      default: return nil
      }
      if let high = half {
        bytes.append(high << 4 | digit)
        half = nil
      } else {
        half = digit
      }
    }
    return half == nil ? bytes : nil
  }
}
