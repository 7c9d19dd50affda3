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
    if new.kind.hasOptions { try field.set("Opt", makeOptions(new.options)) }
    try field.set("DV", makeValue(new.meant(new.defaultValue), of: new.kind, field))
    try field.set("V", makeValue(new.meant(new.value), of: new.kind, field))
    _ = try formFont(FontFace(family: new.text.font))
  }

  /// The resource name of a font for the form's fields; the font is added if it is missing.
  func formFont(_ face: FontFace) throws(EngineError) -> String {
    let fonts = try formFonts()
    if try fonts[face.resource] == nil {
      try fonts.set(face.resource, makeFont(standard: face.standard))
    }
    return face.resource
  }

  /// Changes a field's properties, not its look.
  func write(
    _ changes: FieldChanges, to entry: FormIndex.Entry, _ old: FormField
  ) throws(EngineError) {
    for object in entry.objects {
      for (key, value) in try entries(of: changes, object, old) {
        try object.set(key, value)
        try dropOwn(key, of: entry)
      }
      if let name = changes.name {
        // The nearest dictionary with a name: some groups have none, and some fields inherit it.
        let named = try FieldReader.field(of: object)
        let above = try named["Parent"].map { above throws(EngineError) in
          try FieldReader.name(of: above)
        }
        // A partial name can have periods, too, though it should not.
        let part = name.utf8.dropFirst(above.map { $0.isEmpty ? 0 : $0.utf8.count + 1 } ?? 0)
        try named.set("T", makeText(String(decoding: part, as: UTF8.self)))
        formMemory.index = nil
      }
    }
  }

  /// Removes an entry from a field's widgets. In a widget it would take precedence over the field's
  /// entry.
  func dropOwn(_ key: String, of entry: FormIndex.Entry) throws(EngineError) {
    for kid in entry.kids where try kid["Parent"] != nil {
      if try kid[key] != nil { try kid.set(key, nil) }
    }
  }

  /// The new inheritable entries of a field (ISO 32000-2, 12.7.4.1); `nil` removes one.
  private func entries(
    of changes: FieldChanges, _ field: PDFObject, _ old: FormField
  ) throws(EngineError) -> [(key: String, value: PDFObject?)] {
    var entries: [(key: String, value: PDFObject?)] = []
    if let flags = changes.flags {
      entries.append(("Ff", try makeInteger(flags.union(old.kind.ownFlags).rawValue)))
    }
    if let label = changes.label {
      entries.append(("TU", label.isEmpty ? nil : try makeText(label)))
    }
    if let length = changes.maxLength {
      let value = try length.map { value throws(EngineError) in try makeInteger(value) }
      entries.append(("MaxLen", value))
    }
    if let alignment = changes.alignment {
      entries.append(("Q", try makeInteger(alignment.number)))
    }
    if let options = changes.options, old.kind.hasOptions {
      entries.append(("Opt", try makeOptions(options)))
    }
    if let value = changes.defaultValue {
      entries.append(("DV", try makeValue(value, of: old.kind, field)))
    }
    return entries
  }

  private func makeValue(
    _ values: [String], of kind: FormField.Kind, _ field: PDFObject
  ) throws(EngineError) -> PDFObject? {
    guard kind == .checkBox || kind == .radio else { return try makeValue(values) }
    let widgets = [field] + (try field["Kids"]?.elements ?? [])
    return try values.first.map { value throws(EngineError) in try makeState(value, of: widgets) }
  }

  private func makeOptions(_ options: [FormField.Option]) throws(EngineError) -> PDFObject {
    try makeArray(of: options) { option throws(EngineError) in
      let title = try makeText(option.title)
      return option.value == option.title ? title : try makeArray([makeText(option.value), title])
    }
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

  /// One of the standard 14 fonts.
  func makeFont(standard name: String) throws(EngineError) -> PDFObject {
    try add(
      makeDictionary([
        "Type": makeName("Font"), "Subtype": makeName("Type1"),
        "BaseFont": makeName(name), "Encoding": makeName("WinAnsiEncoding"),
      ]))
  }
}

extension NewField {
  /// The values of options that are named by their titles.
  fileprivate func meant(_ values: [String]) -> [String] {
    values.map { text in
      options.contains { $0.value == text }
        ? text : options.first { $0.title == text }?.value ?? text
    }
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
