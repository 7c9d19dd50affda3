// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Writes the properties of a new field to its dictionary.
  func write(_ new: NewField, to field: PDFObject) throws(EngineError) {
    try field.set("Ff", makeInteger(new.flags.union(new.kind.ownFlags).rawValue))
    if let label = new.label { try field.set("TU", makeText(label)) }
    if let length = new.maxLength, new.kind == .text {
      try field.set("MaxLen", makeInteger(length))
    }
    if new.text.alignment.number != (try alignment(ofWidget: field)) {
      try field.set("Q", makeInteger(new.text.alignment.number))
    }
    try writeOptions(new.options, new.kind, to: field)
    try field.set("DV", makeValue(new.defaultValue, of: new.kind, field))
    try field.set("V", makeValue(new.value, of: new.kind, field))
    _ = try formFont(FontFace(family: new.text.font))
  }

  /// The resource name of a font for the form's fields; the font is added if it is missing.
  func formFont(_ face: FontFace) throws(EngineError) -> String {
    let fonts = try formFonts()
    if try fonts[face.resource] == nil { try fonts.set(face.resource, makeFont(face)) }
    return face.resource
  }

  /// Changes a field's properties, not its look.
  func write(_ changes: FieldChanges, to field: PDFObject, _ old: FormField) throws(EngineError) {
    if let flags = changes.flags {
      try field.set("Ff", makeInteger(flags.union(old.kind.ownFlags).rawValue))
    }
    if let label = changes.label { try field.set("TU", label.isEmpty ? nil : makeText(label)) }
    if let length = changes.maxLength {
      try field.set("MaxLen", length.map { value throws(EngineError) in try makeInteger(value) })
    }
    if let alignment = changes.alignment { try field.set("Q", makeInteger(alignment.number)) }
    if let options = changes.options { try writeOptions(options, old.kind, to: field) }
    if let value = changes.defaultValue {
      try field.set("DV", makeValue(value, of: old.kind, field))
    }
    if let name = changes.name.map(FieldName.parts)?.last {
      try field.set("T", makeText(name))
      formMemory.index = nil
    }
  }

  private func makeValue(
    _ values: [String], of kind: FormField.Kind, _ field: PDFObject
  ) throws(EngineError) -> PDFObject? {
    guard kind == .checkBox || kind == .radio else { return try makeValue(values) }
    let widgets = [field] + (try field["Kids"]?.elements ?? [])
    return try values.first.map { value throws(EngineError) in try makeState(value, of: widgets) }
  }

  private func writeOptions(
    _ options: [FormField.Option], _ kind: FormField.Kind, to field: PDFObject
  ) throws(EngineError) {
    guard kind == .comboBox || kind == .listBox else { return }
    let array = try makeArray(of: options) { option throws(EngineError) in
      let title = try makeText(option.title)
      return option.value == option.title ? title : try makeArray([makeText(option.value), title])
    }
    try field.set("Opt", array)
  }

  /// The font resources of the form's fields (`DR`).
  private func formFonts() throws(EngineError) -> PDFObject {
    let form = try formDictionary()
    if try form["DR"] == nil { try form.set("DR", makeDictionary()) }
    guard let resources = try form["DR"] else { throw .damaged("the form has no resources DR") }
    if try resources["Font"] == nil { try resources.set("Font", makeDictionary()) }
    guard let fonts = try resources["Font"] else {
      throw .damaged("the form's resources DR have no Font")
    }
    return fonts
  }

  private func makeFont(_ face: FontFace) throws(EngineError) -> PDFObject {
    try add(
      makeDictionary([
        "Type": makeName("Font"), "Subtype": makeName("Type1"),
        "BaseFont": makeName(face.standard), "Encoding": makeName("WinAnsiEncoding"),
      ]))
  }
}

extension Annotation.TextAlignment {
  /// The value of `Q`.
  var number: Int {
    switch self {
    case .left: 0
    case .center: 1
    case .right: 2
    }
  }
}
