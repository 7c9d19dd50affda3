// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

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
