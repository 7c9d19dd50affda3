// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Adds form fields.
public struct CreateFields: Edit, LogObject {
  public var fields: [NewField]

  public init(_ fields: [NewField]) { self.fields = fields }

  public static let kind = "createFields"
  public static let logged = LogMembers<Self>(
    .required("fields", \.fields), make: Self.init(_:))
  public var name: String {
    fields.count == 1 ? "Add \(fields[0].kind.noun)" : "Add \(fields.count) fields"
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  /// Creating fields needs both permissions (ISO 32000-2, table 22, bit 6).
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.annotate, \.modify] }
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
      if !effect.fields.contains(field.name) { effect.fields.append(field.name) }
    }
    return effect
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
