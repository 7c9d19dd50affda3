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

  /// All names in a scope that mean a field: its id, its name, and the names of its groups.
  static func names(of field: PlacedField) -> [ExactText] {
    [field.id.exact] + FieldName.covering(field.field.name).map(\.exact)
  }
}

extension OpenDocument {
  /// A scope as an action or script of the document means it. Names that no field has are ignored: a
  /// field may have been deleted since the action was written.
  func known(_ scope: FieldScope) throws(ToolError) -> FieldScope {
    guard let names = scope.names else { return scope }
    let known = Set(try engine(document.formFields).flatMap(FieldScope.names))
    return FieldScope(names.filter { known.contains($0.exact) }, excludes: scope.excludes)
  }

  /// The fields in the scope.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for a name that no field has.
  public func fields(in scope: FieldScope) throws(ToolError) -> [PlacedField] {
    let all = try engine(document.formFields)
    guard let given = scope.names else { return all }
    let names = Set(given.map(\.exact))
    var unknown = names
    let named = all.map { field in
      let own = FieldScope.names(of: field)
      unknown.subtract(own)
      return own.contains(where: names.contains)
    }
    if let name = given.first(where: { unknown.contains($0.exact) }) {
      throw .engine(
        .notFound(what: "field", "There is no field \(name): list them with forms/list."))
    }
    return zip(all, named).compactMap { $1 != scope.excludes ? $0 : nil }
  }
}
