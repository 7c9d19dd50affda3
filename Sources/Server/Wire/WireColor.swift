// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System

/// A colour as `"#rrggbb"` or `"#rrggbbaa"`.
struct WireColor: WireValue {
  var color: Color
  /// 0 to 1.
  var opacity = 1.0

  init(_ color: Color) { self.color = color }

  init(wire node: JSONNode) throws(WireError) {
    let text = Array(try String(wire: node).utf8)
    let digits = text.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard text.first == UInt8(ascii: "#"), digits.count == text.count - 1,
      digits.count == 6 || digits.count == 8
    else { throw WireError(message: "Expected a colour such as \"#ff8000\" or \"#ff800080\".") }
    func component(_ index: Int) -> Double {
      Double(digits[index * 2] * 16 + digits[index * 2 + 1]) / 255
    }
    color = Color(red: component(0), green: component(1), blue: component(2))
    if digits.count == 8 { opacity = component(3) }
  }

  static var wireType: WireType {
    .named(
      .init("Color", "\"#rrggbb\"", "A colour in sRGB; with opacity as `#rrggbbaa`.", is: .string))
  }

  func write(to writer: inout JSONWriter) { writer.string(text) }

  /// The wire form of the colour.
  var text: String {
    let components = color.components + (opacity < 1 ? [opacity] : [])
    return "#" + components.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }.hexadecimal
  }
}
