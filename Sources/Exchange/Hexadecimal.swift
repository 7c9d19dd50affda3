// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Bytes as pairs of hexadecimal digits.
enum Hexadecimal {
  /// Decodes pairs of hexadecimal digits. White space may separate the pairs; `nil` if the text has
  /// anything else.
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

extension Color {
  /// `#rrggbb`.
  var hexadecimal: String {
    let values = components.map { UInt8(min(max(($0 * 255).rounded(), 0), 255)) }
    return "#" + values.uppercaseHexadecimal
  }

  init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), let bytes = Hexadecimal.decode(String(text.dropFirst())),
      bytes.count == 3
    else { return nil }
    // Six decimals exceed the single precision of the file.
    self.init(components: bytes.map { (Double($0) / 255 * 1_000_000).rounded() / 1_000_000 })
  }
}
