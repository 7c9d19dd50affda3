// SPDX-License-Identifier: AGPL-3.0-or-later

/// The values of password fields. They are only in memory, never in the document or in a file (ISO
/// 32000-2, 12.7.5.3), and follow the journal: undoing a step restores the earlier value.
struct EnteredPasswords {
  /// Identifies a field, which counts as another one after a rename.
  struct Key: Hashable {
    var number: Int
    var name: String
  }

  private struct Entry {
    let key: Key
    /// The number of the journal's done steps when the value was set. The step that set it is included.
    var step: Int
    let text: String
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// - Parameter step: the number of the journal's done steps, including the pending one.
  func text(of key: Key, at step: Int) -> String? {
    entries.last { $0.key == key && $0.step <= step }?.text
  }

  mutating func enter(_ text: String, in key: Key, at step: Int) {
    entries.removeAll { $0.key == key && $0.step == step }
    entries.append(Entry(key: key, step: step, text: text))
  }

  /// Forgets values that can no longer be redone.
  mutating func drop(after step: Int) { entries.removeAll { $0.step > step } }

  /// Assigns the values of an empty step to the step before it.
  mutating func settle(at step: Int) {
    for index in entries.indices where entries[index].step > step { entries[index].step = step }
  }
}

extension Document {
  /// The value of a widget's password field; `nil` if nothing was entered.
  func enteredSecret(_ widget: PDFObject) throws(EngineError) -> String? {
    formMemory.passwords.isEmpty
      ? nil : formMemory.passwords.text(of: try secretKey(widget), at: try secretStep)
  }

  func enterSecret(_ text: String, of widget: PDFObject) throws(EngineError) {
    formMemory.passwords.enter(text, in: try secretKey(widget), at: try secretStep)
  }

  /// Removes a password field's value from the document. The field has just become a password field.
  func withholdSecret(_ entry: FormIndex.Entry) throws(EngineError) {
    guard let first = entry.widgets.first,
      let field = try FieldReader.read(first.object, in: self), field.isSecret,
      let text = field.value.first
    else { return }
    for object in try entry.holders {
      try object.set("V", nil)
      try object.set("RV", nil)
    }
    try enterSecret(text, of: first.object)
  }

  private func secretKey(_ widget: PDFObject) throws(EngineError) -> EnteredPasswords.Key {
    EnteredPasswords.Key(
      number: try FieldReader.field(of: widget).number, name: try FieldReader.name(of: widget))
  }

  private var secretStep: Int {
    get throws(EngineError) {
      if let operation = journal.operation { return operation.step }
      return try journalState.done
    }
  }
}

extension FormField {
  /// Whether the value must be neither shown nor stored.
  public var isSecret: Bool { kind == .text && flags.contains(.password) }
}
