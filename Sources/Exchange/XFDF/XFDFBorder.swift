// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The border of an annotation: `width`, `style`, `dashes` and `intensity`.
enum XFDFBorder {
  /// Enters `BS` and `BE` (ISO 32000-2, tables 168 and 169).
  static func read(
    _ element: XMLElement, _ entries: inout [String: PDFValue]
  ) throws(ExchangeError) {
    var border: [String: PDFValue] = [:]
    if let width = try number("width", of: element, in: 0...1000) { border["W"] = .real(width) }
    if let text = element["dashes"], !text.isEmpty {
      guard let dashes = XFDFForm.numbers(text), dashes.allSatisfy({ $0 >= 0 && $0 <= 1000 }) else {
        throw .malformed("dashes cannot be “\(text.prefix(40))”.")
      }
      if dashes.contains(where: { $0 > 0 }) {
        border["D"] = .numbers(dashes)
        border["S"] = .name("D")
      }
    }
    let intensity = try number("intensity", of: element, in: 0...100)
    switch element["style"]?.lowercased() {
    case "cloudy":
      entries["BE"] = .dictionary(["S": .name("C"), "I": .real(intensity ?? 1)])
    case "solid": border["S"] = .name("S")
    case "dash", "dashed": border["S"] = .name("D")
    case "bevelled", "beveled", "bevel": border["S"] = .name("B")
    case "inset": border["S"] = .name("I")
    case "underline": border["S"] = .name("U")
    case nil, "": break
    default: throw .malformed("style cannot be “\(element["style"]?.prefix(40) ?? "")”.")
    }
    if !border.isEmpty { entries["BS"] = .dictionary(border) }
    if let text = element["opacity"], let opacity = readNumber(text), !(0...1).contains(opacity) {
      throw .malformed("opacity cannot be “\(text.prefix(40))”: it lies between 0 and 1.")
    }
  }

  private static func number(
    _ attribute: String, of element: XMLElement, in range: ClosedRange<Double>
  ) throws(ExchangeError) -> Double? {
    guard let text = element[attribute], !text.isEmpty else { return nil }
    guard let value = readNumber(text), range.contains(value) else {
      throw .malformed("\(attribute) cannot be “\(text.prefix(40))”.")
    }
    return value
  }
}
