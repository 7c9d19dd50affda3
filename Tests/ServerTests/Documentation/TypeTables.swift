// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

@testable import Server

/// The types that tables mention, each once.
enum TypeTables {
  private static var types: [WireType] {
    var catalogue = TypeCatalogue()
    for record in Catalogue.records {
      for field in RecordType(record).fields { catalogue.add(field.type) }
    }
    for result in sharedResults { catalogue.add(.record(result)) }
    return catalogue.types.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  /// Results of more than one method are described among the types.
  static let sharedResults: [RecordType] = {
    var counts: [RecordType: Int] = [:]
    for method in Catalogue.methods { counts[RecordType(method.resultType), default: 0] += 1 }
    return counts.filter { $0.value > 1 && !$0.key.fields.isEmpty }.keys.sorted {
      $0.name < $1.name
    }
  }()

  static var text: String {
    let expressions = types.compactMap { type -> String? in
      guard case .named(let named) = type else { return nil }
      return "| `\(named.name)` | \(code(named.expression)) | \(named.summary) |"
    }
    let table = ["| type | written | |", "|---|---|---|"] + expressions
    return ([table.joined(separator: "\n")] + types.compactMap(section))
      .joined(separator: "\n\n")
  }

  private static func section(_ type: WireType) -> String? {
    switch type {
    case .record(let record):
      Declarations.paragraphs(
        "### `\(record.name)`", record.summary, Declarations.table("member", record))
    case .enumeration(let name, let values) where hasSection(type):
      "### `\(name)`\n\nOne of \(values.map { "`\"\($0)\"`" }.joined(separator: ", "))."
    default: nil
    }
  }

  /// The text of a type in a table, with a link where it mentions one that has a section.
  static func cell(_ text: String, of type: WireType) -> String {
    guard let name = mentions(type).first(where: hasSection)?.name else { return code(text) }
    return link(name, code(text))
  }

  static func link(_ name: String, _ text: String? = nil) -> String {
    "[\(text ?? "`\(name)`")](#\(name.lowercased()))"
  }

  private static func code(_ text: String) -> String {
    "`\(text.replacing("|", with: "\\|"))`"
  }

  /// Short enumerations are written out where they are mentioned.
  private static func hasSection(_ type: WireType) -> Bool {
    switch type {
    case .record: true
    case .enumeration(let name, _): type.text == name
    default: false
    }
  }

  private static func mentions(_ type: WireType) -> [WireType] {
    switch type {
    case .array(let element, _): mentions(element)
    case .map(let value): mentions(value)
    case .union(let alternatives): alternatives.flatMap(mentions)
    default: [type]
    }
  }
}
