// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Adds top-level fields to the form after their widgets came with pages. A field with a name that the
/// form already has is joined or renamed.
struct FieldMerger {
  private let document: Document
  private let joins: Bool
  private let keepsFields: Bool
  private let fields: PDFObject
  private var topmost: [ExactText: PDFObject] = [:]
  /// The full names of the form's fields, and of the adopted ones.
  private var taken: Set<ExactText> = []
  /// The widgets that joined text and choice fields with another value. Keys are the fields' full
  /// names, values the object numbers of the widgets.
  private var joined: [ExactText: Set<Int>] = [:]
  /// The new partial names of adopted fields, by their old full names. Used only if fields are kept
  /// whole.
  private var given: [ExactText: String] = [:]
  /// The new names of adopted fields, for the actions of their pages.
  let renamed: RenamedFields

  /// - Parameters:
  ///   - joins: whether a field is joined with a field of the form that has its name and type.
  ///   - keepsFields: whether adopted dictionaries with the same name stay one field (ISO 32000-2,
  ///     12.7.4.2), as in the file that they come from.
  ///   - listsFields: whether the form first lists the fields that only pages name. Copies that are on a
  ///     page already must not be among them.
  ///   - renamed: notes the fields' new names.
  init(
    _ document: Document, joins: Bool, keepsFields: Bool = false, listsFields: Bool = true,
    _ renamed: RenamedFields = RenamedFields()
  ) throws(EngineError) {
    (self.document, self.joins, self.keepsFields) = (document, joins, keepsFields)
    self.renamed = renamed
    if listsFields { try document.listFieldsOfPages() }
    guard let fields = try document.interactiveForm["Fields"] else {
      throw .damaged("it has no form")
    }
    self.fields = fields
    if listsFields { taken = Set(try document.form.entries.map(\.name.exact)) }
    for field in try fields.elements {
      taken.formUnion(try FieldKids.fullNames(of: field).map(\.exact))
      guard let name = try field["T"]?.text.map(\.exact) else { continue }
      topmost[name] = topmost[name] ?? field
    }
  }

  /// Adds a field. A signature loses its value.
  mutating func adopt(_ field: PDFObject) throws(EngineError) {
    try document.forgetSignatures(of: field)
    let key = try field["T"]?.text.map(\.exact)
    let names = try FieldKids.fullNames(of: field)
    for name in names { renamed.noteForeign(name) }
    defer { taken.formUnion(names.map(\.exact)) }
    if let key, let name = given[key] {
      if !name.isExactly(key.text) { try field.set("T", document.makeText(name)) }
      return try document.append(field: field)
    }
    guard let key else { return try document.append(field: field) }
    let known = topmost[key]
    // A name with a period may be that of a field below another one.
    if known == nil, names.allSatisfy({ !taken.contains($0.exact) }) {
      topmost[key] = field
      note(key.text, as: key.text)
      return try document.append(field: field)
    }
    let name = key.text
    // Groups with the same name become one, unless a field is in both.
    let areFree =
      given.isEmpty && !names.isEmpty && names.allSatisfy { !taken.contains($0.exact) }
    if joins || areFree, let known, try join(field, with: known, named: name, below: nil) { return }
    var number = 2
    while isTaken("\(name)_\(number)") { number += 1 }
    try field.set("T", document.makeText("\(name)_\(number)"))
    topmost[ExactText("\(name)_\(number)")] = field
    taken.formUnion(try FieldKids.fullNames(of: field).map(\.exact))
    note(name, as: "\(name)_\(number)")
    try document.append(field: field)
  }

  private func isTaken(_ name: String) -> Bool {
    topmost[ExactText(name)] != nil || taken.contains(ExactText(name))
  }

  /// Adds a widget or field that is below an adopted field already.
  func adopt(kid: PDFObject) throws(EngineError) {
    try document.forgetSignatures(of: kid)
  }

  /// - Parameters:
  ///   - name: the full name before.
  ///   - new: the partial name now.
  private mutating func note(_ name: String, as new: String) {
    if keepsFields { given[ExactText(name)] = new }
    renamed.note(name, as: (FieldName.group(of: name) + [new]).joined(separator: "."))
  }

  /// Redraws widgets of fields that were joined. These are the widgets that joined fields with another
  /// value, and the widgets of these fields that have no appearance.
  func finish() throws(EngineError) {
    guard !joined.isEmpty else { return }
    document.reloadPages()
    let form = try document.form
    for name in joined.keys.map(\.text).sorted() {
      guard var entry = form[name], let numbers = joined[ExactText(name)] else { continue }
      var widgets: [FormWidget] = []
      for widget in entry.widgets {
        let hasLook = try widget.object["AP"]?["N"] != nil
        if !hasLook || numbers.contains(widget.object.number) { widgets.append(widget) }
      }
      entry.widgets = widgets
      _ = try document.redraw([entry], [])
    }
  }

  /// - Returns: whether they were joined; `false` leaves both unchanged.
  private mutating func join(
    _ field: PDFObject, with known: PDFObject, named name: String, below parent: PDFObject?
  ) throws(EngineError) -> Bool {
    let kids = try FieldKids(field)
    let ours = try FieldKids(known)
    if kids.areFields, ours.areFields {
      try joinKids(kids.all, with: ours.all, of: known, named: name)
      return true
    }
    guard !kids.areFields, !ours.areFields, let type = try field.inherited("FT")?.name,
      type != "Sig", try known.inherited("FT")?.name == type,
      try field.kindFlags(type) == known.kindFlags(type)
    else { return false }
    let target = try document.ownField(of: known, in: fields)
    try renamed.leave(target)
    if parent == nil { topmost[ExactText(name)] = target }
    if try target["Kids"] == nil { try target.set("Kids", document.makeArray()) }
    let value = try target.inherited("V")?.name
    let (shown, text) = (try field.inherited("V")?.text, try target.inherited("V")?.text)
    let showsSame = text != nil && shown == text
    let values = ExportValues(document)
    for widget in kids.all.isEmpty ? [field] : kids.all {
      let exported = type == "Btn" ? try values.value(of: widget) : nil
      if let exported {
        let state = try values.state(exporting: exported, in: target)
        try document.renameState(of: widget, to: state, holders: [])
      }
      try widget.becomePlace(of: target, keeping: field)
      if type == "Btn" { try widget.show(state: value, in: document) }
      try values.append(kid: widget, to: target, exporting: exported)
      if type != "Btn", !showsSame { joined[ExactText(name), default: []].insert(widget.number) }
    }
    return true
  }

  private mutating func joinKids(
    _ kids: [PDFObject], with ours: [PDFObject], of known: PDFObject, named name: String
  ) throws(EngineError) {
    var names: [ExactText: PDFObject] = [:]
    for kid in ours {
      guard let part = try kid["T"]?.text.map(\.exact) else { continue }
      names[part] = names[part] ?? kid
    }
    for kid in kids {
      let part = try kid["T"]?.text
      if let part, let new = given[ExactText("\(name).\(part)")] {
        try kid.set("T", document.makeText(new))
      } else if let part, let same = names[ExactText(part)] {
        if try join(kid, with: same, named: "\(name).\(part)", below: known) { continue }
        var number = 2
        while names[ExactText("\(part)_\(number)")] != nil { number += 1 }
        try kid.set("T", document.makeText("\(part)_\(number)"))
        names[ExactText("\(part)_\(number)")] = kid
        note("\(name).\(part)", as: "\(part)_\(number)")
      } else if let part {
        note("\(name).\(part)", as: part)
      }
      try InheritedEntries(document).move(kid, below: known)
    }
  }
}

extension PDFObject {
  /// The flags that distinguish kinds of buttons and choices. See ISO 32000-2, 12.7.5.
  fileprivate func kindFlags(_ type: String) throws(EngineError) -> Int {
    let flags = try inherited("Ff")?.integer ?? 0
    switch type {
    case "Btn": return flags & (1 << 15 | 1 << 16)
    case "Ch": return flags & 1 << 17
    default: return 0
    }
  }

  /// Makes a widget belong to another field. Its look does not change.
  ///
  /// - Parameter old: the field that it belonged to, or the widget itself.
  fileprivate func becomePlace(of field: PDFObject, keeping old: PDFObject) throws(EngineError) {
    for key in ["DA", "Q"] where try self[key] == nil {
      if let value = try old.inherited(key) { try set(key, value) }
    }
    for key in keysOfFields { try set(key, nil) }
    try set("Parent", field)
  }

  /// Shows a state of a check box or radio button. If the widget does not have it, it shows the off
  /// state.
  fileprivate func show(state: String?, in document: Document) throws(EngineError) {
    guard let looks = try self["AP"]?["N"], try looks.kind == .dictionary else { return }
    let isOn = try state.map { (state) throws(EngineError) in try looks[state] != nil } ?? false
    try set("AS", document.makeState(isOn ? state ?? "Off" : "Off", of: [self]))
  }
}

extension Document {
  /// The dictionary of a field, separate from any widget. If the field and its only widget share a
  /// dictionary, the field gets a new one.
  fileprivate func ownField(
    of object: PDFObject, in topmost: PDFObject
  ) throws(EngineError) -> PDFObject {
    guard try object["Kids"] == nil else { return object }
    let field = try add(makeDictionary())
    for key in keysOfFields + ["DA", "Q", "AA", "Parent"] {
      guard let value = try object[key] else { continue }
      // A part must not belong to two objects: an undo would bring it back with the wrong one.
      try field.set(key, detached(value))
      if keysOfFields.contains(key) { try object.set(key, nil) }
    }
    try field.set("Kids", makeArray([object]))
    let lists = [try field["Parent"]?["Kids"], topmost, try catalog?["AcroForm"]?["CO"]]
    for list in lists.compactMap(\.self) {
      for place in 0..<(try list.count) where try list[place]?.isSame(as: object) ?? false {
        try list.replace(at: place, with: field)
      }
    }
    try object.set("Parent", field)
    return field
  }
}

/// The keys that belong to a field, not to a widget. See ISO 32000-2, tables 226, 228, 229, 232 and
/// 234.
private let keysOfFields = [
  "FT", "T", "TU", "TM", "Ff", "V", "DV", "RV", "DS", "Opt", "MaxLen", "TI", "I", "Lock", "SV",
]
