// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import System

/// A set of form fields, as actions name them. The actions are those of ISO 32000-2, tables 239 and
/// 241.
public struct FieldScope: Hashable, Sendable {
  /// Names or ids. A name includes the fields below it; `nil` means all fields.
  public var names: [String]?
  /// Whether the scope is all fields except ``names``.
  public var excludes: Bool

  public init(_ names: [String]? = nil, excludes: Bool = false) {
    self.names = names
    self.excludes = excludes
  }

  func contains(_ field: PlacedField) -> Bool {
    guard let names else { return true }
    return names.contains { FieldScope.isNamed($0, field) } != excludes
  }

  static func isNamed(_ name: String, _ field: PlacedField) -> Bool {
    field.id.isExactly(name) || FieldName.covers(name, field.field.name)
  }
}

extension OpenDocument {
  /// A scope as an action or script of the document means it. Names that no field has are ignored: a
  /// field may have been deleted since the action was written.
  func known(_ scope: FieldScope) throws(ToolError) -> FieldScope {
    guard let names = scope.names else { return scope }
    let all = try engine(document.formFields)
    let known = names.filter { name in all.contains { FieldScope.isNamed(name, $0) } }
    return FieldScope(known, excludes: scope.excludes)
  }

  /// The fields in the scope.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for a name that no field has.
  public func fields(in scope: FieldScope) throws(ToolError) -> [PlacedField] {
    let all = try engine(document.formFields)
    for name in scope.names ?? [] where !all.contains(where: { FieldScope.isNamed(name, $0) }) {
      throw .engine(
        .notFound(what: "field", "There is no field \(name): list them with forms/list."))
    }
    return all.filter(scope.contains)
  }
}
