// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XML

/// Reads field values from XFDF (ISO 19444-1: the element `fields`).
struct XFDFFields {
  private var gathering = FieldGathering()
  private var budget = ValueBudget()

  /// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
  static func read(_ fields: XMLElement?) throws(ExchangeError) -> FieldGathering {
    var reader = XFDFFields()
    for field in fields?.children ?? [] { try reader.read(field, under: nil, depth: 0) }
    return reader.gathering
  }

  private mutating func read(
    _ element: XMLElement, under parent: String?, depth: Int
  ) throws(ExchangeError) {
    guard element.name == "field" else { return }
    guard let part = element["name"] else {
      throw .malformed("A field of the XFDF has no name: give it one.")
    }
    var values = element.children.filter { $0.name == "value" }.map(\.text)
    if values.isEmpty, let rich = element.child("value-richtext") {
      values = [UnformattedText(of: rich).text]
    }
    var name: String?
    do throws(EngineError) {
      name = try gathering.name(part, under: parent, depth: depth, within: &budget)
      let isOnlyNamed = element.children.isEmpty
      if let name, !values.isEmpty || isOnlyNamed {
        let field = CarriedField(name: name, values: values, isOnlyNamed: isOnlyNamed)
        try gathering.add(field, within: &budget)
      }
      let others = element.children.map(\.name).filter { !["field", "value"].contains($0) }
      try gathering.skip(
        others.map { $0 == "value-richtext" ? "the formatting of its value" : $0 }, of: name,
        within: &budget)
    } catch {
      throw .tooLarge(limit: "fields", "The fields of the XFDF exceed a limit: \(error.message)")
    }
    for child in element.children { try read(child, under: name, depth: depth + 1) }
  }
}
