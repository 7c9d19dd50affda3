// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Changes what a form field is.
public struct UpdateField: Edit {
  /// The field's id.
  public var field: String
  public var changes: FieldChanges

  public init(_ field: String, _ changes: FieldChanges) {
    self.field = field
    self.changes = changes
  }

  public static let kind = "updateField"
  public var name: String { "Change field" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.annotate, \.modify] }
  public var touches: [AnnotationTouch] { [.create(.widget)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let touched = try engine { () throws(EngineError) in
      try document.dropXFA()
      return try document.update(field, changes)
    }
    var effect = EditEffect()
    for (page, ids) in touched.sorted(by: { $0.key < $1.key }) {
      effect.pages.insert(page)
      effect.changed += ids
    }
    effect.fields = [field]
    if let name = changes.name, name != field { effect.fields.append(name) }
    return effect
  }
}

extension UpdateField {
  public var encoded: JSONTree { ["field": field.encoded, "changes": changes.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("field"), try encoded.decode("changes"))
  }
}
