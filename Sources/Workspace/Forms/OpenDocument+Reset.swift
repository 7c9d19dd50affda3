// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension OpenDocument {
  /// Gives fields their default values, or empties them (ISO 32000-2, 12.7.6.3). This is one step of
  /// the history. Read-only fields, which scripts fill in, are reset too; fields locked by a signature
  /// are not. Scripts calculate and format, but do not validate the values.
  ///
  /// - Returns: the change; `nil` if all fields have their default values already.
  /// - Throws: ``EditError/notPermitted(by:_:)``, ``EngineError/notFound(what:_:)``.
  @discardableResult
  public func reset(_ scope: FieldScope, cause: ChangeCause) throws(ToolError) -> Change? {
    let settings = try settings(resetting: scope)
    guard let edit = try edit(settings, as: OpenDocument.resetName) else { return nil }
    return try editing(editor.perform(edit, cause: cause))
  }

  /// The name of the step in the history.
  public static let resetName = "Reset form"

  /// The values of such a reset: none for fields that have their default values already.
  public func settings(resetting scope: FieldScope) throws(ToolError) -> [FieldSetting] {
    try editing(editor.check(AnnotationTouch.fillForms))
    var settings: [FieldSetting] = []
    for field in try fields(in: scope) where try editing(editor.signaturesAllowFilling(field)) {
      if let setting = field.resetting { settings.append(setting) }
    }
    return settings
  }
}

extension PlacedField {
  /// The setting that resets the field; `nil` if it has nothing to reset.
  fileprivate var resetting: FieldSetting? {
    guard !field.value.isSame(as: field.defaultValue) else { return nil }
    return initialValue.map { FieldSetting(id, $0) }
  }

  /// The value that the field has after a reset; `nil` if it has no value.
  var initialValue: FieldValue? {
    let wanted = field.defaultValue
    switch field.kind {
    case .text: return .text(wanted.joined(separator: "\n"))
    case .comboBox, .listBox: return .choices(wanted)
    case .checkBox, .radio:
      let state = wanted.first ?? "Off"
      let isKnown = state == "Off" || widgets.contains { $0.onState == state }
      return .state(isKnown ? state : "Off")
    case .button, .signature: return nil
    }
  }
}
