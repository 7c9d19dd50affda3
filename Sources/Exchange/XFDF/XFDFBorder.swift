// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XML

/// The border of an annotation: `width`, `style`, `dashes` and `intensity`.
enum XFDFBorder {
  private static let styles = [
    "S": "solid", "D": "dash", "B": "bevelled", "I": "inset", "U": "underline",
  ]
  private static let widths = 0.0...1000
  private static let intensities = 0.0...100

  /// - Returns: the keys of the entries that were written completely.
  static func write(_ annotation: AnnotationEntries, to element: inout XMLElement) -> Set<String> {
    var said: Set<String> = []
    let entries = annotation.entries
    if let effect = entries["BE"]?.entries, effect["S"]?.name == "C",
      effect["I"].map({ $0.number.map(intensities.contains) ?? false }) ?? true
    {
      element["style"] = "cloudy"
      element["intensity"] = effect["I"]?.number.map(decimal)
      if Set(effect.keys).isSubset(of: ["S", "I", "Type"]) { said.insert("BE") }
    }
    if let style = entries["BS"]?.entries {
      if write(style, isCloudy: element["style"] != nil, to: &element) { said.insert("BS") }
    } else if annotation.subtype == "Link" {
      if let border = entries["Border"].flatMap(linkBorder) {
        element.append(border)
        said.insert("Border")
      }
    } else if let width = entries["Border"].flatMap(plainWidth) {
      element["width"] = decimal(width)
      said.insert("Border")
    }
    return said
  }

  /// - Parameter isCloudy: whether the attribute `style` already expresses a border effect.
  /// - Returns: whether the style was written completely.
  private static func write(
    _ style: [String: PDFValue], isCloudy: Bool, to element: inout XMLElement
  ) -> Bool {
    let kind = style["S"]?.name
    if let width = style["W"] {
      guard let number = width.number, widths.contains(number) else { return false }
      element["width"] = decimal(number)
    }
    var isWhole = Set(style.keys).isSubset(of: ["W", "D", "S", "Type"])
    if let dash = style["D"] {
      let numbers = dash.numbers ?? []
      // A cloud is dashed only if it has dashes.
      if numbers.contains(where: { $0 > 0 }), numbers.allSatisfy(widths.contains),
        !isCloudy || kind == "D"
      {
        element["dashes"] = numbers.map(decimal).joined(separator: ",")
      } else {
        isWhole = false
      }
    }
    if isCloudy { return isWhole && (kind ?? "S" == "S" || element["dashes"] != nil) }
    // Dashes without a style do not count in PDF, but readers of XFDF would apply them.
    guard let name = kind ?? (element["dashes"] == nil ? nil : "S") else {
      return isWhole && style["S"] == nil
    }
    element["style"] = styles[name]
    return isWhole && styles[name] != nil
  }

  /// The width in an entry `Border` that has nothing else. See ISO 32000-2, table 166.
  private static func plainWidth(_ border: PDFValue) -> Double? {
    guard let parts = border.elements, (3...4).contains(parts.count), parts[0].number == 0,
      parts[1].number == 0, parts.count == 3 || parts[3].elements?.isEmpty == true,
      let width = parts[2].number, widths.contains(width)
    else { return nil }
    return width
  }

  /// The element for the entry `Border` of a link; `nil` if it is not one (ISO 32000-2, table 166).
  private static func linkBorder(_ border: PDFValue) -> XMLElement? {
    guard let parts = border.elements, (3...4).contains(parts.count) else { return nil }
    var element = XMLElement("BorderStyleAlt", namespace: XFDFNamespace.xfdf)
    for (name, part) in zip(linkAttributes, parts) {
      guard let number = part.number, widths.contains(number) else { return nil }
      element[name] = decimal(number)
    }
    if parts.count == 4 {
      guard let dashes = parts[3].numbers, dashes.allSatisfy(widths.contains) else { return nil }
      element["DashPattern"] = dashes.map(decimal).joined(separator: ",")
    }
    return element
  }

  private static let linkAttributes = ["HCornerRadius", "VCornerRadius", "Width"]

  /// Reads the entry `Border` of a link (ISO 19444-1, 6.5.3).
  private static func readLinkBorder(_ element: XMLElement) throws(ExchangeError) -> PDFValue? {
    guard let border = element.child("BorderStyleAlt") else { return nil }
    var parts: [PDFValue] = []
    for name in linkAttributes {
      parts.append(.real(try number(name, of: border, in: widths) ?? (name == "Width" ? 1 : 0)))
    }
    if let text = border["DashPattern"] {
      let dashes = text.isEmpty ? [] : XFDFAttributeCoding.numbers(text)
      guard let dashes, dashes.allSatisfy(widths.contains) else {
        throw .malformed("DashPattern cannot be “\(text.prefix(40))”.")
      }
      parts.append(.numbers(dashes))
    }
    return .array(parts)
  }

  /// Reads `BS` and `BE` (ISO 32000-2, tables 168 and 169), and `Border`.
  static func read(
    _ element: XMLElement, _ entries: inout [String: PDFValue]
  ) throws(ExchangeError) {
    var border: [String: PDFValue] = [:]
    if let width = try number("width", of: element, in: widths) { border["W"] = .real(width) }
    if let text = element["dashes"], !text.isEmpty {
      guard let dashes = XFDFAttributeCoding.numbers(text),
        dashes.allSatisfy({ $0 >= 0 && $0 <= 1000 })
      else {
        throw .malformed("dashes cannot be “\(text.prefix(40))”.")
      }
      if dashes.contains(where: { $0 > 0 }) {
        border["D"] = .numbers(dashes)
        border["S"] = .name("D")
      }
    }
    let intensity = try number("intensity", of: element, in: intensities)
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
    if let border = try readLinkBorder(element) { entries["Border"] = border }
    if let text = element["opacity"], let opacity = readNumber(text), !(0...1).contains(opacity) {
      throw .malformed("opacity cannot be “\(text.prefix(40))”: it must be between 0 and 1.")
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
