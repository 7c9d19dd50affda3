// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Changes the properties of a form field.
public struct UpdateField: Edit, LogObject {
  /// The field's id.
  public var field: String
  public var changes: FieldChanges
  /// The value as formatted by a script.
  public var shown: String?

  public init(_ field: String, _ changes: FieldChanges, shown: String? = nil) {
    self.field = field
    self.changes = changes
    self.shown = shown
  }

  public static let kind = "updateField"
  public static let logged = LogMembers<Self>(
    .required("field", \.field), .required("changes", \.changes),
    .defaulted("shown", \.shown, nil), make: Self.init(_:_:shown:))
  public var name: String { "Change field" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var touches: [AnnotationTouch] { [.changeForm, .changeField(field)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = try EditEffect(ofFields: [field], document) { () throws(EngineError) in
      try document.dropXFA()
      return try document.update(field, changes, shown: shown)
    }
    effect.fields = [field]
    if let name = changes.name, !name.isExactly(field) { effect.fields.append(name) }
    return effect
  }
}
