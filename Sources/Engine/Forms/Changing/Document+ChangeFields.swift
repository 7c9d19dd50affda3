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
      guard try form[name] == nil, try !form.hasGroup(name) else {
        throw .taken(name)
      }
      guard FieldName.group(of: name).isExactly(FieldName.group(of: entry.name)), !name.isEmpty
      else {
        throw .unsupported("only the last part of a field's name can be changed")
      }
    }
    try write(changes, to: entry, old)
    if let name = changes.name, !name.isExactly(entry.name) {
      let renamed = RenamedFields()
      renamed.note(entry.name, as: name)
      try renamed.follow(throughout: self)
    }
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
      for widget in widgets {
        try renameState(of: widget.object, to: state, holders: holders)
        try ExportValues(self).set(state, of: widget.object)
      }
    }
    for widget in widgets { try write(look, old.kind, to: widget.object) }
    return try redraw(
      [entry], shown: shown.map { [entry.id: $0] } ?? [:], look.isEmpty ? [] : widgets)
  }

  /// Whether there is an XFA form, too.
  public var hasXFA: Bool {
    get throws(EngineError) { try catalog?["AcroForm"]?["XFA"] != nil }
  }

  /// Removes the form's XFA data. It would describe the fields as they were.
  public func dropXFA() throws(EngineError) { try catalog?["AcroForm"]?.set("XFA", nil) }

  func formEntry(_ id: String) throws(EngineError) -> FormIndex.Entry {
    guard let entry = try form[id] else {
      throw .notFound(what: "field", "There is no field \(id): list them with forms/list.")
    }
    return entry
  }

  /// Removes widgets that are about to be deleted from their form fields. A field is removed with its
  /// last widget; a field with a state that only removed widgets had is turned off. Call it within an
  /// operation of the journal.
  ///
  /// - Parameter ids: ids of annotations; only widgets of fields are affected.
  /// - Returns: the ids of the fields that are changed or removed.
  public func detachWidgets(_ ids: [String]) throws(EngineError) -> [String] {
    let index = try form
    let doomed = Set(ids)
    var fields: [String] = []
    for id in ids {
      guard let entry = index.entry(ofWidget: id), !fields.contains(entry.id) else { continue }
      fields.append(entry.id)
      let gone = entry.widgets.filter { $0.id.map(doomed.contains) ?? false }
      let left = entry.widgets.filter { $0.pageIndex != nil && !doomed.contains($0.id ?? "") }
      for widget in left.isEmpty ? entry.widgets : gone {
        // A dictionary that is both the field and its only widget is not listed among kids.
        try removeFromTree(widget.object)
      }
      if left.isEmpty {
        for object in entry.objects { try removeFromTree(object) }
      } else {
        try turnOff(entry, left)
      }
    }
    if !fields.isEmpty { try dropXFA() }
    return fields
  }

  /// Turns off a button if no remaining widget has its value. The button is a check box or a group of
  /// radio buttons.
  func turnOff(_ entry: FormIndex.Entry, _ left: [FormWidget]) throws(EngineError) {
    guard let first = left.first, let field = try FieldReader.read(first.object, in: self),
      field.kind == .checkBox || field.kind == .radio, let value = field.value.first
    else { return }
    for widget in left { if try widget.object.onState == value { return } }
    for holder in try entry.holders { try holder.set("V", makeName("Off")) }
  }
}
