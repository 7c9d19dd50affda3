// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes the fields of a form. Only within an operation of the document's journal.
extension Document {
  /// Changes a field's properties and look, and redraws its widgets.
  ///
  /// - Parameter shown: the value of a text field as a script formats it.
  /// - Returns: the ids of the widgets that changed, by page.
  /// - Throws: ``EngineError/notFound(what:_:)``, ``EngineError/unsupported(_:)`` for a name that is
  ///   taken.
  public func update(
    _ id: String, _ changes: FieldChanges, shown: String? = nil
  ) throws(EngineError) -> [Int: [String]] {
    let entry = try formEntry(id)
    guard let first = entry.widgets.first, let old = try FieldReader.read(first.object, in: self)
    else {
      throw .notFound(what: "field", "The field \(id) has no type.")
    }
    if let name = changes.name, !name.isExactly(entry.name) {
      guard try form[name] == nil else { throw .unsupported("there is a field \(name) already") }
      guard FieldName.group(of: name).isExactly(FieldName.group(of: entry.name)), !name.isEmpty
      else {
        throw .unsupported("only the last part of a field's name can be changed")
      }
    }
    for object in entry.objects { try write(changes, to: object, old) }
    if !old.isSecret { try withholdSecret(entry) }
    let look = changes.look
    let widgets = entry.widgets.filter { look.widget == nil || $0.id == look.widget }
    guard !widgets.isEmpty else {
      throw .notFound(what: "annotation", "The field \(id) has no such widget: see its widgets.")
    }
    if let state = look.state, old.kind == .checkBox || old.kind == .radio {
      guard widgets.count == 1 else {
        throw .unsupported(
          "a state is of one place of the field \(id), which has several: say which")
      }
      let holders = try entry.holders
      for widget in widgets { try renameState(of: widget.object, to: state, holders: holders) }
    }
    for widget in widgets { try write(look, old.kind, to: widget.object) }
    return try redraw(entry, shown: shown, look.isEmpty ? [] : widgets)
  }

  /// Whether there is an XFA form, too.
  public var hasXFA: Bool {
    get throws(EngineError) { try catalog?["AcroForm"]?["XFA"] != nil }
  }

  /// Removes the form's XFA data, which would describe the fields as they were.
  public func dropXFA() throws(EngineError) { try catalog?["AcroForm"]?.set("XFA", nil) }

  func formEntry(_ id: String) throws(EngineError) -> FormIndex.Entry {
    guard let entry = try form[id] else {
      throw .notFound(what: "field", "There is no field \(id): list them with forms/list.")
    }
    return entry
  }
}
