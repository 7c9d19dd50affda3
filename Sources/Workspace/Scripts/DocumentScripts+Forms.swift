// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
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
    var texts = value.values ?? []
    if let source = scripts.keystroke, field.field.kind != .listBox {
      var event = ScriptEvent(.keystroke, target: field.id, value: texts)
      event.willCommit = true
      event.commitKey = 1
      let outcome = try run(Script("\(field.id), keystroke", source), event)
      guard outcome.isAccepted else { return .reject(refusal(texts, field)) }
      texts = outcome.value
    }
    if let source = scripts.validate {
      let event = ScriptEvent(.validate, target: field.id, value: texts)
      let outcome = try run(Script("\(field.id), validate", source), event)
      guard outcome.isAccepted else { return .reject(refusal(texts, field)) }
      texts = outcome.value
    }
    let taken = texts == value.values ? value : FieldValue(texts, field.field.kind)
    if field.fault(of: taken) != nil { return .accept(value) }
    return .accept(taken)
  }

  private func refusal(_ texts: [String], _ field: PlacedField) -> String {
    let what = field.field.isSecret ? "that" : "“\(texts.joined(separator: ", "))”"
    return "A script of the field \(field.id) does not accept \(what)."
  }

  public func recalculate(_ changed: [FieldSetting]) throws(ToolError) -> ScriptedChanges {
    for setting in changed where setting.value.values != nil {
      // What a script set when the value was committed is older than the value.
      set(setting.field, setting.value)
    }
    defer { begin() }
    if isCalculating { try calculate(because: changed.first?.field) }
    return try settled()
  }

  /// Runs the calculations once, in their order. Each finds what the earlier ones made.
  func calculate(because source: String?) throws(ToolError) {
    for id in try calculationOrder() {
      guard let calculation = try scripts(of: id).calculate, let field = try placed(id) else {
        continue
      }
      let before = values[id].flatMap(\.values) ?? field.field.value
      var event = ScriptEvent(.calculate, target: id, value: before)
      event.source = source
      let outcome = try run(Script("\(id), calculate", calculation), event)
      guard outcome.isAccepted, outcome.value != before, outcome.error == nil else { continue }
      let value = FieldValue(outcome.value, field.field.kind)
      guard value.values != before, field.fault(of: value) == nil else { continue }
      set(id, value)
    }
  }

  /// What all that was changed comes to: values with the texts that formats make of them.
  func settled() throws(ToolError) -> ScriptedChanges {
    var result = ScriptedChanges()
    var place = 0
    // Formats may change other fields, which come behind then; a field is formatted once.
    while place < changedFields.count + changes.count, place < 100_000 {
      let restyled = changes.map(\.field).filter { values[$0] == nil }
      let all = changedFields + restyled
      guard place < all.count else { break }
      let id = all[place]
      place += 1
      guard !result.settings.contains(where: { $0.field == id }), let field = try placed(id),
        try isWritable(field)
      else { continue }
      let value = values[id] ?? FieldValue(field.field.value, field.field.kind)
      guard ![.button, .signature].contains(field.field.kind) else { continue }
      var setting = FieldSetting(id, value)
      setting.shown = try format(value, field)
      result.settings.append(setting)
    }
    result.changes = changes
    return result
  }

  public func shown(_ field: PlacedField) throws(ToolError) -> String? {
    begin()
    defer { begin() }
    return try format(FieldValue(field.field.value, field.field.kind), field)
  }

  /// The text that a format script makes of a value; `nil` where there is none.
  private func format(_ value: FieldValue, _ field: PlacedField) throws(ToolError) -> String? {
    guard [.text, .comboBox].contains(field.field.kind),
      let source = try scripts(of: field.id).format
    else { return nil }
    let texts = value.values ?? []
    let event = ScriptEvent(.format, target: field.id, value: texts)
    let outcome = try run(Script("\(field.id), format", source), event)
    guard outcome.isAccepted, outcome.error == nil, outcome.value != texts else { return nil }
    return outcome.value.joined(separator: "\n")
  }

  /// Whether signatures leave a field to be changed; else it stays as it is.
  private func isWritable(_ field: PlacedField) throws(ToolError) -> Bool {
    let locks = try engine { () throws(EngineError) in try open.document.fieldLocks }
    return locks.signature(locking: field.field.name) == nil
  }

  func scripts(of id: String) throws(ToolError) -> FieldScripts {
    try engine { () throws(EngineError) in try open.document.fieldScripts(id) } ?? FieldScripts()
  }

  private func placed(_ id: String) throws(ToolError) -> PlacedField? {
    try engine { () throws(EngineError) in try open.document.formField(id) }
  }
}
