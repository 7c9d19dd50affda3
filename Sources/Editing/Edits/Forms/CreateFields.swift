// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Adds form fields.
public struct CreateFields: Edit, LogObject {
  public var fields: [NewField]

  public init(_ fields: [NewField]) { self.fields = fields }

  public static let kind = "createFields"
  public static let logged = LogMembers<Self>(.required("fields", \.fields), make: Self.init(_:))
  public var name: String {
    fields.count == 1 ? "Add \(fields[0].kind.noun)" : "Add \(fields.count) fields"
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var touches: [AnnotationTouch] { [.create(.widget)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for field in fields {
      try engine { () throws(EngineError) in
        try document.dropXFA()
        try document.page(field.pageIndex).create(field)
      }
      effect.pages.insert(field.pageIndex)
      effect.added.append(field.widgetID)
      try settleGroup(of: field, in: document, &effect)
      if !effect.fields.contains(where: field.name.isExactly) { effect.fields.append(field.name) }
    }
    return effect
  }

  /// Updates the other radio buttons of a new button's group. If the new button is on, they are turned
  /// off. If the group is in unison, buttons with the same state are turned on with it.
  private func settleGroup(
    of new: NewField, in document: Document, _ effect: inout EditEffect
  ) throws(EditError) {
    guard new.kind == .radio, new.value.first == new.state else { return }
    let changed = try engine { () throws(EngineError) -> [Int: [String]] in
      guard let group = try document.formField(new.name) else { return [:] }
      let isUnison = group.field.flags.contains(.inUnison)
      let isSettled = group.widgets.allSatisfy { widget in
        widget.annotationID == new.widgetID
          || widget.isOn == (isUnison && widget.onState == new.state)
      }
      guard !isSettled else { return [:] }
      return try document.set([FieldSetting(group.id, .isOn(true), widget: new.widgetID)])
    }
    effect.pages.formUnion(changed.keys)
    effect.changed += changed.values.joined().filter { !effect.added.contains($0) }.sorted()
  }
}

extension FormField.Kind {
  /// The usual noun for the kind of field.
  var noun: String {
    switch self {
    case .text: "text field"
    case .checkBox: "check box"
    case .radio: "radio button"
    case .comboBox: "combo box"
    case .listBox: "list box"
    case .button: "button"
    case .signature: "signature field"
    }
  }
}
