// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Collects the fields of a file. Names are concatenated from nested parts, so that a small file could
/// expand to much text; all collected data counts against the budget.
struct FieldGathering {
  private(set) var fields: [CarriedField] = []
  /// The contents of fields that are not imported.
  private(set) var skipped: [ImportReport.Skipped] = []
  private var visits = 0
  private static let mostFields = 100_000
  /// In bytes.
  private static let longestName = 4096

  /// The full name of a field with this partial name.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)``.
  mutating func name(
    _ part: String?, under parent: String?, depth: Int, within budget: inout ValueBudget
  ) throws(EngineError) -> String? {
    visits += 1
    guard depth < FieldTree.deepest else {
      throw .limitExceeded(EngineLimit(.nesting, FieldTree.deepest), "fields are nested too deeply")
    }
    guard visits <= FieldGathering.mostFields else {
      throw .limitExceeded(EngineLimit(.count), "there are too many fields")
    }
    let name = part.map { part in parent.map { $0 + "." + part } ?? part } ?? parent
    let length = name?.utf8.count ?? 0
    guard length <= FieldGathering.longestName else {
      throw .limitExceeded(EngineLimit(.characters), "the name of a field is too long")
    }
    try budget.take(length)
    return name
  }

  mutating func add(_ field: CarriedField, within budget: inout ValueBudget) throws(EngineError) {
    for value in field.values { try budget.take(value.utf8.count) }
    fields.append(field)
  }

  /// Reports parts of a field that are not imported.
  mutating func skip(
    _ parts: [String], of name: String?, within budget: inout ValueBudget
  ) throws(EngineError) {
    guard !parts.isEmpty else { return }
    let list = parts.joined(separator: ", ")
    try budget.take(list.utf8.count)
    skipped.append(.init(id: name, "Of the field, \(list) is not imported."))
  }
}
