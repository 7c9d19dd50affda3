// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

@testable import Server

/// The types that tables mention, each once.
enum TypeTables {
  /// The types that the params and results of some messages mention, directly or through others.
  static func types(of names: [String]) -> [WireType] {
    let names = Set(names)
    var catalogue = TypeCatalogue()
    func add(_ record: RecordType) {
      if sharedResults.contains(record) { catalogue.add(.record(record)) }
      for field in record.fields { catalogue.add(field.type) }
    }
    for method in Catalogue.methods where names.contains(method.name) {
      add(RecordType(method.paramsType))
      add(RecordType(method.resultType))
    }
    for notification in Catalogue.notifications where names.contains(notification.name) {
      add(RecordType(notification.paramsType))
    }
    for request in Catalogue.clientRequests where names.contains(request.name) {
      add(RecordType(request.paramsType))
      add(RecordType(request.resultType))
    }
    return catalogue.types
  }

  /// Results of more than one method are described among the types.
  static let sharedResults: [RecordType] = {
    var counts: [RecordType: Int] = [:]
    for method in Catalogue.methods { counts[RecordType(method.resultType), default: 0] += 1 }
    return counts.filter { $0.value > 1 && !$0.key.fields.isEmpty }.keys.sorted {
      $0.name < $1.name
    }
  }()

  /// A table of what is written in a way of its own, and a section for each of the others.
  static func text(_ types: [WireType]) -> String {
    let expressions = types.compactMap { type -> String? in
      guard case .named(let named) = type, !hasSection(type) else { return nil }
      return "| `\(named.name)` | \(code(named.expression)) | \(named.summary) |"
    }
    let table = ["| type | written | |", "|---|---|---|"] + expressions
    let tables = expressions.isEmpty ? [] : [table.joined(separator: "\n")]
    return (tables + types.compactMap(section)).joined(separator: "\n\n")
  }

  private static func section(_ type: WireType) -> String? {
    switch type {
    case .record(let record):
      Declarations.paragraphs(
        "### `\(record.name)`", record.summary, Declarations.table("member", record))
    case .enumeration(let name, let values) where hasSection(type):
      "### `\(name)`\n\nOne of \(values.map { "`\"\($0)\"`" }.joined(separator: ", "))."
    case .named(let named) where hasSection(type):
      Declarations.paragraphs(
        "### `\(named.name)`", named.summary, alternatives(of: named.definition))
    default: nil
    }
  }

  /// A row for each object of a union.
  private static func alternatives(of type: WireType) -> String {
    guard case .union(let alternatives) = type else { return "" }
    let rows = alternatives.compactMap { alternative -> String? in
      guard case .object(let object) = alternative else { return nil }
      return "| \(code(object.text)) | \(object.summary) |"
    }
    return (["| form | |", "|---|---|"] + rows).joined(separator: "\n")
      + "\n\n" + members(ofAll: alternatives)
  }

  /// The members that have a summary or a named type, each once.
  private static func members(ofAll alternatives: [WireType]) -> String {
    var seen: Set<String> = []
    var rows: [String] = []
    for case .object(let object) in alternatives {
      for member in object.members where seen.insert(member.name).inserted {
        if case .constant = member.type { continue }
        rows.append(
          "| `\(member.name)` | \(cell(member.type.text, of: member.type)) | \(member.summary) |")
      }
    }
    return (["| member | type | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// The text of a type in a table, with a link where it mentions one that has a section.
  static func cell(_ text: String, of type: WireType) -> String {
    guard let name = mentions(type).first(where: hasSection)?.name else { return code(text) }
    return link(name, code(text))
  }

  static func link(_ name: String, _ text: String? = nil) -> String {
    "[\(text ?? "`\(name)`")](type:\(name))"
  }

  private static func code(_ text: String) -> String {
    "`\(text.replacing("|", with: "\\|"))`"
  }

  /// Short enumerations are written out where they are mentioned.
  private static func hasSection(_ type: WireType) -> Bool {
    switch type {
    case .record: true
    case .enumeration(let name, _): type.text == name
    case .named(let named):
      if case .union(let alternatives) = named.definition {
        alternatives.allSatisfy { if case .object = $0 { true } else { false } }
      } else {
        false
      }
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
