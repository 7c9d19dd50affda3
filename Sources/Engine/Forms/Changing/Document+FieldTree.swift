// SPDX-License-Identifier: AGPL-3.0-or-later

/// The tree of a form's fields (ISO 32000-2, 12.7.4). All changes are made within an operation of the
/// document's journal.
extension Document {
  /// The form dictionary, which is created if it is missing.
  func formDictionary() throws(EngineError) -> PDFObject {
    let catalog = try requiredCatalog
    if let form = try catalog["AcroForm"], try form.kind == .dictionary { return form }
    let form = try add(makeDictionary())
    try form.set("Fields", makeArray())
    try form.set("DA", makeText("/Helv 12 Tf 0 g"))
    try catalog.set("AcroForm", form)
    return form
  }

  /// Whether a field, or a group of fields, has this name.
  public func hasField(named name: String) throws(EngineError) -> Bool {
    let form = try form
    return form[name] != nil || form.hasGroup(name)
  }

  /// Adds a field under its name, with any missing ancestors.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` if a part of the name belongs to a field with a value, or if
  ///   the name is that of a group.
  func enter(_ field: PDFObject, named name: String) throws(EngineError) {
    if try self.form.hasGroup(name) { throw .taken(name) }
    let form = try formDictionary()
    if try form["Fields"]?.kind != .array { try form.set("Fields", makeArray()) }
    guard var kids = try form["Fields"] else { throw .damaged("the form has no array Fields") }
    var parent: PDFObject?
    let parts = FieldName.parts(of: name)
    guard let last = parts.last else { return }
    for part in parts.dropLast() {
      var found = try child(of: kids, named: part)
      if found == nil { found = try makeParent(part, in: kids, under: parent) }
      guard let node = found else { return }
      guard let below = try node["Kids"], try isGroup(below.elements) else {
        throw .unsupported("the field \(part) has a value, so that no fields can be below it")
      }
      try handDown(of: node, to: below.elements)
      parent = node
      kids = below
    }
    try field.set("T", makeText(last))
    try field.set("Parent", parent)
    try kids.append(field)
    formMemory.index = nil
  }

  /// Whether these are fields, not the widgets of one.
  private func isGroup(_ kids: [PDFObject]) throws(EngineError) -> Bool {
    for kid in kids where try kid["T"] != nil { return true }
    return kids.isEmpty
  }

  /// Gives the kids of a group what they inherit from it. A new field in the group then inherits
  /// nothing.
  private func handDown(of group: PDFObject, to kids: [PDFObject]) throws(EngineError) {
    for key in ["V", "RV", "DV", "DS", "I", "TI", "MaxLen", "Q", "Opt", "Lock", "SV"] {
      guard let value = try group[key] else { continue }
      for kid in kids where try kid[key] == nil { try kid.set(key, value) }
      try group.set(key, nil)
    }
  }

  private func child(of kids: PDFObject, named name: String) throws(EngineError) -> PDFObject? {
    for kid in try kids.elements where try kid["T"]?.text.isExactly(name) == true { return kid }
    return nil
  }

  private func makeParent(
    _ name: String, in kids: PDFObject, under parent: PDFObject?
  ) throws(EngineError) -> PDFObject {
    let node = try add(makeDictionary())
    try node.set("T", makeText(name))
    try node.set("Kids", makeArray())
    try node.set("Parent", parent)
    try kids.append(node)
    return node
  }

  /// Removes a field or a widget from the tree. Every ancestor that becomes empty is removed, too.
  func removeFromTree(_ object: PDFObject) throws(EngineError) {
    defer { formMemory.index = nil }
    let form = try catalog?["AcroForm"]
    var node = object
    // The limit ends a loop in a broken file.
    for _ in 0..<32 {
      try form?["CO"]?.remove(node)
      guard let parent = try node["Parent"], let kids = try parent["Kids"] else {
        try form?["Fields"]?.remove(node)
        return
      }
      try ExportValues(self).remove(kid: node, of: parent)
      guard try kids.count == 0 else { return }
      node = parent
    }
  }
}
