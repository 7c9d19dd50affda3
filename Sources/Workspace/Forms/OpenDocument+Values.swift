// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

// Every new field value, whatever its source (a tool, forms/setValue, a reset, an import, a script),
// goes through ``OpenDocument/setValues(_:as:cause:)``:
//
// 1. permission, the field's flags, locks of signatures, and whether the field can hold the value;
// 2. ``FormScripts/willCommit(_:to:)`` for each field, which may refuse or replace the value;
// 3. ``FormScripts/recalculate(_:)`` once, with all pending changes, which returns the fields that
// change as a result (calculated values, formatted texts);
// 4. one edit with the results, ``SetFieldValues``. Replaying it runs no script.
//
// Scripts are plugged in by setting ``OpenDocument/formScripts``. When they are called, the document is
// not yet changed; only their answers are written.

/// Runs the scripts of a form's fields.
public protocol FormScripts: AnyObject {
  /// A value is about to be committed to a field: its keystroke script with `willCommit`, then its
  /// validate script.
  ///
  /// - Throws: an error if a script did not finish. The caller must then change nothing.
  func willCommit(_ value: FieldValue, to field: PlacedField) throws(ToolError) -> ScriptVerdict

  /// Fields are about to change: the calculate scripts in calculation order, then the format
  /// scripts of all changed fields, including those given.
  ///
  /// - Returns: settings that add to or replace those of `changed`, with the texts of format scripts
  ///   (``FieldSetting/shown``), and other changes that scripts make to fields.
  /// - Throws: as ``willCommit(_:to:)``.
  func recalculate(_ changed: [FieldSetting]) throws(ToolError) -> ScriptedChanges

  /// The text that a format script makes of a field's value; `nil` if there is no script.
  func shown(_ field: PlacedField) throws(ToolError) -> String?

  /// Starts a change of values. The state of an abandoned change is dropped.
  func begin()
}

/// The changes that result from scripts.
public struct ScriptedChanges: Hashable, Sendable {
  public var settings: [FieldSetting] = []
  public var changes: [FieldChange] = []
  /// The formatted texts of changed fields that keep their values, by id.
  public var shown: [String: String] = [:]
}

/// A script's verdict on a value.
public enum ScriptVerdict: Hashable, Sendable {
  /// Accepts the value, or a different one.
  case accept(FieldValue)
  /// Rejects it, with a sentence for people.
  case reject(String)
}

extension OpenDocument {
  /// Sets values of fields as their user does. This is one step of the history.
  ///
  /// - Parameters:
  ///   - name: the step's name in the history; `nil`: named after the first field.
  /// - Returns: the change; `nil` if no values were given.
  /// - Throws: ``EditError/notPermitted(by:_:)``, ``EngineError/notFound(what:_:)`` for an unknown
  ///   field, ``ToolError/invalid(_:)`` for a value that a field cannot hold,
  ///   ``ToolError/vetoed(by:_:)`` by `script`.
  @discardableResult
  public func setValues(
    _ wanted: [FieldSetting], as name: String? = nil, cause: ChangeCause
  ) throws(ToolError) -> Change? {
    formScripts?.begin()
    var settings: [FieldSetting] = []
    for setting in wanted { settings.append(try admit(setting)) }
    guard let edit = try edit(settings, as: name) else { return nil }
    return try editing(editor.perform(edit, cause: cause))
  }

  /// The edit that sets admitted values and values derived by scripts. `nil` if there are no values.
  public func edit(
    _ admitted: [FieldSetting], as name: String? = nil
  ) throws(ToolError) -> SetFieldValues? {
    guard !admitted.isEmpty else { return nil }
    guard let scripts = formScripts else {
      return try withholding(SetFieldValues(admitted, name: name))
    }
    let more = try scripts.recalculate(admitted)
    var edit = SetFieldValues(admitted.updated(by: more.settings), name: name)
    (edit.changes, edit.shown) = (more.changes, more.shown)
    return try withholding(edit)
  }

  /// Checks a value, and converts it to the field's own form.
  ///
  /// - Throws: as ``setValues(_:as:cause:)``.
  public func admit(_ setting: FieldSetting) throws(ToolError) -> FieldSetting {
    let field = try engine(document.formField(setting.field))
    guard let field else {
      throw .engine(
        .notFound(
          what: "field", "There is no field \(setting.field): list them with forms/list."))
    }
    try editing(editor.checkFilling(field))
    var setting = setting
    setting.chosen = field.chosen(by: setting)
    setting.value = field.settled(setting)
    if let fault = field.fault(of: setting.value) { throw .invalid(fault) }
    guard let scripts = formScripts else {
      if case .text(let text) = setting.value, let format = field.field.format,
        !format.takes(text)
      {
        throw .invalid("\(text) is not a valid date, which field \(field.id) requires.")
      }
      return setting
    }
    switch try scripts.willCommit(setting.value, to: field) {
    case .accept(let value):
      if value != setting.value { setting.chosen = [] }
      setting.value = value
    case .reject(let why): throw .vetoed(by: "script", why)
    }
    return setting
  }
}

extension [FieldSetting] {
  /// The settings, replaced by `others` for the same fields; settings for other fields are appended.
  fileprivate func updated(by others: [FieldSetting]) -> [FieldSetting] {
    var settings = self
    for other in others {
      guard let place = settings.firstIndex(where: { $0.field == other.field }) else {
        settings.append(other)
        continue
      }
      let before = settings[place]
      settings[place] = other
      settings[place].widget = other.widget ?? before.widget
      if other.value == before.value { settings[place].chosen = before.chosen }
    }
    return settings
  }
}
