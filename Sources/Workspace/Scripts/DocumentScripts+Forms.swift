// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

extension DocumentScripts: FormScripts {
  public func begin() {
    values = [:]
    changedFields = []
    changes = []
  }

  public func willCommit(
    _ value: FieldValue, to field: PlacedField
  ) throws(ToolError) -> ScriptVerdict {
    let scripts = try scripts(of: field.id)
    let given = field.faces(of: value.values ?? [])
    var texts = given
    if let source = scripts.keystroke, field.field.kind != .listBox {
      var event = ScriptEvent(.keystroke, target: field.id, value: texts)
      event.willCommit = true
      event.commitKey = commitKey
      let outcome = try run(Script("\(field.id), keystroke", source), event)
      guard outcome.isAccepted else { return .reject(refusal(texts, field)) }
      texts = outcome.value
    }
    guard let valid = try validated(texts, scripts, field, commitKey) else {
      return .reject(refusal(texts, field))
    }
    let taken = valid == given ? value : field.value(of: valid)
    if fault(of: taken, in: field) != nil { return .accept(value) }
    return .accept(taken)
  }

  /// How the user commits the value.
  private var commitKey: ScriptEvent.CommitKey { servedView?.event.commit ?? .click }

  /// The texts as a validate script accepts them; `nil` if it refuses them.
  private func validated(
    _ texts: [String], _ scripts: FieldScripts, _ field: PlacedField,
    _ commitKey: ScriptEvent.CommitKey
  ) throws(ToolError) -> [String]? {
    guard let source = scripts.validate else { return texts }
    var event = ScriptEvent(.validate, target: field.id, value: texts)
    event.commitKey = commitKey
    let outcome = try run(Script("\(field.id), validate", source), event)
    return outcome.isAccepted ? outcome.value : nil
  }

  private func refusal(_ texts: [String], _ field: PlacedField) -> String {
    let what = field.field.isSecret ? "that" : "“\(texts.joined(separator: ", "))”"
    return "A script of the field \(field.id) does not accept \(what)."
  }

  public func recalculate(_ changed: [FieldSetting]) throws(ToolError) -> ScriptedChanges {
    for setting in changed where setting.value.values != nil {
      // A value that a script set during the commit is older than the committed value.
      set(setting.field, setting.value)
    }
    defer { begin() }
    if isCalculating { try calculate(because: changed.first?.field) }
    return try settled(committing: Set(changed.map(\.field)))
  }

  /// Runs the calculations once, in their order. Each sees the results of the earlier ones.
  func calculate(because source: String?) throws(ToolError) {
    for id in try engine(calculationOrder) {
      let scripts = try scripts(of: id)
      guard let calculation = scripts.calculate, let field = try placed(id) else { continue }
      try calculate(field, by: calculation, scripts, because: source)
    }
  }

  /// Runs a calculation and validates its result; a refused value is not taken.
  private func calculate(
    _ field: PlacedField, by calculation: String, _ scripts: FieldScripts, because source: String?
  ) throws(ToolError) {
    let id = field.id
    let earlier = values[id]
    let before = field.faces(of: pending(field).values ?? [])
    var event = ScriptEvent(.calculate, target: id, value: before)
    event.source = source
    let outcome = try run(Script("\(id), calculate", calculation), event)
    guard outcome.isAccepted, outcome.error == nil else { return }
    if !outcome.value.isSame(as: before) { take(outcome.value, field) }
    tellRefusals(of: "\(id), calculate")
    // The script may have set its own field instead.
    let result = field.faces(of: pending(field).values ?? [])
    guard let valid = try validated(result, scripts, field, .none) else {
      return restore(earlier, of: id)
    }
    if !valid.isSame(as: result) { take(valid, field) }
  }

  /// The value that a field will have.
  private func pending(_ field: PlacedField) -> FieldValue {
    values[field.id] ?? FieldValue(field.field.value, field.field.kind)
  }

  /// Sets a field's value from texts, if it has a different one. A value that the field cannot have is
  /// reported.
  func take(_ texts: [String], _ field: PlacedField) {
    let value = field.value(of: texts)
    guard value.values != pending(field).values else { return }
    if let fault = fault(of: value, in: field) { return refusals.note(fault) }
    set(field.id, value)
  }

  /// The reason why a field cannot have a script's value. `nil` if the field can have it.
  ///
  /// Only what people enter is limited in length (`MaxLen`, ISO 32000-2, 12.7.5.3): a total that is
  /// longer must not leave an old one in the field.
  private func fault(of value: FieldValue, in field: PlacedField) -> String? {
    field.field.kind == .text ? nil : field.fault(of: value)
  }

  /// The settled changes: values with their formatted texts.
  ///
  /// - Parameter committed: the fields whose values the user commits.
  func settled(
    committing committed: Set<String> = []
  ) throws(ToolError) -> ScriptedChanges {
    var result = ScriptedChanges()
    var (filled, restyled) = (0, 0)
    var formatted: Set<String> = []
    // Format scripts may change other fields, which are then appended. The value and the look of a field
    // are formatted once each.
    while true {
      if filled < changedFields.count {
        let id = changedFields[filled]
        try settle(id, committed.contains(id) ? commitKey : .none, &result)
        filled += 1
      } else if restyled < changes.count {
        let change = changes[restyled]
        restyled += 1
        guard change.property.isTextLook, values[change.field] == nil,
          formatted.insert(change.field).inserted
        else { continue }
        try formatKept(change.field, &result)
      } else {
        break
      }
    }
    // A template that was hidden takes its fields with it.
    for change in changes {
      let isThere = try placed(change.field) != nil
      if isThere || !templateWork.hasGroup { result.changes.append(change) }
    }
    return result
  }

  /// Adds the new value of a field, with its formatted text.
  private func settle(
    _ id: String, _ commitKey: ScriptEvent.CommitKey, _ result: inout ScriptedChanges
  ) throws(ToolError) {
    guard let value = values[id], let field = try placed(id), field.field.kind.isFilledIn,
      try isWritable(field)
    else { return }
    var setting = FieldSetting(id, value)
    setting.shown = try format(value, field, commitKey)
    result.settings.append(setting)
    result.shown[id] = nil
  }

  /// Adds the formatted text of a field that keeps its value.
  private func formatKept(_ id: String, _ result: inout ScriptedChanges) throws(ToolError) {
    guard let field = try placed(id), !field.field.isSecret, try isWritable(field) else { return }
    result.shown[id] = try format(pending(field), field)
  }

  public func shown(_ field: PlacedField) throws(ToolError) -> String? {
    begin()
    defer { begin() }
    return try format(FieldValue(field.field.value, field.field.kind), field)
  }

  /// The text that a format script makes of a value; `nil` if there is no script.
  private func format(
    _ value: FieldValue, _ field: PlacedField, _ commitKey: ScriptEvent.CommitKey = .none
  ) throws(ToolError) -> String? {
    guard [.text, .comboBox].contains(field.field.kind),
      let source = try scripts(of: field.id).format
    else { return nil }
    let texts = field.faces(of: value.values ?? [])
    var event = ScriptEvent(.format, target: field.id, value: texts)
    event.commitKey = commitKey
    let outcome = try run(Script("\(field.id), format", source), event)
    guard outcome.isAccepted, outcome.error == nil, outcome.value != texts else { return nil }
    return outcome.value.joined(separator: "\n")
  }

  /// Whether signatures allow a field to change. Fields that they lock keep their value.
  func isWritable(_ field: PlacedField) throws(ToolError) -> Bool {
    try editing(open.editor.signaturesAllowFilling(field))
  }

  func scripts(of id: String) throws(ToolError) -> FieldScripts {
    try engine(open.document.fieldScripts(id)) ?? FieldScripts()
  }

  func placed(_ id: String) throws(ToolError) -> PlacedField? {
    try engine(open.document.formField(id))
  }
}

extension PlacedField {
  /// The values as scripts read them. For a combo box they are the texts that people see
  /// (JavaScript for Acrobat API Reference, `event.value`).
  fileprivate func faces(of values: [String]) -> [String] {
    field.kind == .comboBox ? values.map(field.title) : values
  }

  /// The field value that corresponds to a script's texts. If no button has a text as its export value, the
  /// field is turned off.
  func value(of texts: [String]) -> FieldValue {
    // No string of a form has a zero character.
    let value = FieldValue(texts.map { $0.filter { $0 != "\0" } }, field.kind)
    guard case .state(let text) = value else { return settled(FieldSetting(id, value)) }
    return .state(state(exported: text) ?? "Off")
  }
}

extension [String] {
  /// Whether both are the same value of a field; a missing value is the same as an empty text.
  func isSame(as other: [String]) -> Bool {
    filter { !$0.isEmpty } == other.filter { !$0.isEmpty }
  }
}
