// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import System

extension OpenDocument {
  /// Adds a field; a field without a name gets one.
  ///
  /// - Throws: ``ToolError/invalid(_:)`` if the name is taken or not valid.
  public func create(_ field: NewField, cause: ChangeCause) throws(ToolError) -> Change {
    var field = field
    if field.name.isEmpty { field.name = try freeFieldName(field.kind) }
    try check(field)
    reserveAnnotationID(field.widgetID)
    return try editing(editor.perform(CreateFields([field]), cause: cause))
  }

  /// Changes a field's properties.
  ///
  /// - Throws: ``ToolError/invalid(_:)`` if the name is taken, or changes a part before the last.
  public func update(
    _ field: PlacedField, _ changes: FieldChanges, cause: ChangeCause
  ) throws(ToolError) -> Change {
    if let name = changes.name, !name.isExactly(field.field.name) {
      try OpenDocument.checkName(name)
      guard try engine(document.formField(name)) == nil else {
        throw .invalid("There is a field \(name) already: give another name.")
      }
      guard FieldName.group(of: name).isExactly(FieldName.group(of: field.field.name)) else {
        throw .invalid("Only the last part of a field's name can be changed.")
      }
    }
    let shown = field.field.isSecret ? nil : try formScripts?.shown(field)
    return try editing(editor.perform(UpdateField(field.id, changes, shown: shown), cause: cause))
  }

  /// A name that no field has: `Text 1` and so on.
  public func freeFieldName(_ kind: FormField.Kind) throws(ToolError) -> String {
    let fields = try engine(document.formFields)
    let taken = Set(fields.map(\.field.name))
    var number = 1
    while taken.contains("\(kind.title) \(number)") { number += 1 }
    return "\(kind.title) \(number)"
  }

  private func check(_ new: NewField) throws(ToolError) {
    try OpenDocument.checkName(new.name)
    let known = try engine(document.formField(new.name))
    guard let known else { return }
    guard new.kind == .radio, known.field.kind == .radio else {
      throw .invalid("There is a field \(new.name) already: give another name.")
    }
    // Radio buttons with the same state turn on together if they are in unison (ISO 32000-2, table 229).
    let isTaken = known.widgets.contains { $0.onState == new.state }
    guard !isTaken || known.field.flags.contains(.inUnison) else {
      throw .invalid(
        "The radio buttons \(new.name) have one for \(new.state) already: give another state, or "
          + "the field the flag inUnison.")
    }
  }

  static func checkName(_ name: String) throws(ToolError) {
    if let fault = FieldName.fault(in: name) { throw .invalid(fault) }
  }
}

extension FormField.Kind {
  /// The name of new fields of this kind.
  fileprivate var title: String {
    switch self {
    case .text: "Text"
    case .checkBox: "Check Box"
    case .radio: "Group"
    case .comboBox: "Combo Box"
    case .listBox: "List Box"
    case .button: "Button"
    case .signature: "Signature"
    }
  }
}

extension OpenDocument {
  /// The edit without the values of password fields in the log.
  func withholding(_ edit: SetFieldValues) throws(ToolError) -> SetFieldValues {
    var edit = edit
    for (index, setting) in edit.settings.enumerated() {
      guard case .text = setting.value else { continue }
      let field = try engine(document.formField(setting.field))
      edit.settings[index].isSecret = field?.field.isSecret ?? false
    }
    return edit
  }

  /// The edit with the current formatted texts of the resized widgets.
  public func formatting(_ edit: UpdateAnnotations) throws(ToolError) -> UpdateAnnotations {
    guard let formScripts else { return edit }
    var edit = edit
    for new in edit.annotations where new.type == .widget {
      guard let old = try engine(document.page(new.pageIndex).annotation(new.id)),
        old.rect.size != new.rect.size,
        let field = try engine(document.formField(ofWidget: new.id)), !field.field.isSecret
      else { continue }
      edit.shown[new.id] = try formScripts.shown(field)
    }
    return edit
  }
}
