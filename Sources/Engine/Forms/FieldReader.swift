// SPDX-License-Identifier: AGPL-3.0-or-later

/// Reads fields from widget dictionaries. A widget is either a field itself or a kid of a field.
struct FieldReader {
  /// The field that a widget belongs to: the nearest dictionary with a name, upwards.
  static func field(of widget: PDFObject) throws(EngineError) -> PDFObject {
    for candidate in try chain(widget) where try candidate["T"] != nil { return candidate }
    return widget
  }

  /// `nil` if the widget's field has no type.
  static func read(_ widget: PDFObject, in document: Document) throws(EngineError) -> FormField? {
    let flags = FieldFlags(rawValue: try widget.inherited("Ff")?.integer ?? 0)
    guard let kind = kind(try widget.inherited("FT")?.name, flags) else { return nil }
    let name = try name(of: widget)
    var field = FormField(
      name: name, kind: kind, flags: flags, label: try widget.inherited("TU")?.text ?? name,
      value: [], options: [], maxLength: nil)
    if kind.hasOptions { field.options = try options(widget) }
    if kind == .text {
      field.maxLength = try widget.inherited("MaxLen")?.integer.flatMap { $0 > 0 ? $0 : nil }
    }
    let stored = try widget.inherited("V")
    field.value = try value(stored, of: kind)
    if stored == nil, kind == .checkBox || kind == .radio {
      field.value = try value(shownState(of: widget), of: kind)
    }
    if field.isSecret, let text = try document.enteredSecret(widget) {
      field.value = text.isEmpty ? [] : [text]
    }
    field.defaultValue = try value(widget.inherited("DV"), of: kind)
    if !field.options.isEmpty, !field.value.isEmpty {
      var said: [Int] = []
      for place in try widget.inherited("I")?.elements ?? [] {
        if let index = try place.integer { said.append(index) }
      }
      field.chosen = field.places(of: field.value, choosing: said).compactMap(\.self)
    }
    if kind == .text || kind == .comboBox {
      field.alignment = try alignment(widget, in: document)
      field.format = try format(widget)
    }
    return field
  }

  private static func alignment(
    _ widget: PDFObject, in document: Document
  ) throws(EngineError) -> Annotation.TextAlignment {
    switch try document.alignment(ofWidget: widget) {
    case 1: .center
    case 2: .right
    default: .left
    }
  }

  /// Reads the format of a value from the field's scripts. The format scripts come first, then the
  /// keystroke scripts (ISO 32000-2, table 199). The validation script may give the bounds.
  private static func format(_ widget: PDFObject) throws(EngineError) -> FieldFormat? {
    var scripts: [String] = []
    for key in ["F", "K"] {
      if let script = try script(key, of: widget) { scripts.append(script) }
    }
    guard var format = FieldFormat(scripts: scripts) else { return nil }
    if let judge = try script("V", of: widget) { format.readBounds(of: judge) }
    return format
  }

  private static func script(_ key: String, of widget: PDFObject) throws(EngineError) -> String? {
    guard let script = try widget.additionalAction(key, isWidget: true)?["JS"] else { return nil }
    return try ScriptText.read(script)
  }

  private static func kind(_ type: String?, _ flags: FieldFlags) -> FormField.Kind? {
    switch type {
    case "Tx": .text
    case "Btn":
      flags.contains(.pushButton) ? .button : flags.contains(.radio) ? .radio : .checkBox
    case "Ch": flags.contains(.combo) ? .comboBox : .listBox
    case "Sig": .signature
    default: nil
    }
  }

  private static func value(
    _ object: PDFObject?, of kind: FormField.Kind
  ) throws(EngineError) -> [String] {
    guard let object else { return [] }
    switch kind {
    case .checkBox, .radio:
      // Some programs write a string.
      let state = try object.kind == .string ? object.text : object.name
      guard let state, !["Off", ""].contains(state) else { return [] }
      return [state]
    case .text, .comboBox, .listBox:
      if try object.kind == .stream {
        return [TextString.decode(try object.streamBytes(limit: 1 << 20))]
      }
      if let text = try object.text { return [text] }
      var values: [String] = []
      for element in try object.elements { if let text = try element.text { values.append(text) } }
      return values
    case .button, .signature: return []
    }
  }

  /// The state that a button without a value shows. The button is a check box or a group of radio
  /// buttons: what the page shows is on.
  private static func shownState(of widget: PDFObject) throws(EngineError) -> PDFObject? {
    let kids = try field(of: widget)["Kids"]?.elements ?? []
    for place in kids.isEmpty ? [widget] : kids {
      if let state = try place["AS"], try state.name != "Off" { return state }
    }
    return nil
  }

  private static func options(_ widget: PDFObject) throws(EngineError) -> [FormField.Option] {
    var options: [FormField.Option] = []
    for element in try widget.inherited("Opt")?.elements ?? [] {
      if let text = try element.text {
        options.append(.init(text, text))
      } else if let value = try element[0]?.text {
        options.append(.init(value, try element[1]?.text ?? value))
      }
    }
    return options
  }

  /// The full name: the partial names joined by periods.
  static func name(of widget: PDFObject) throws(EngineError) -> String {
    var names: [String] = []
    for object in try chain(widget) { if let name = try object["T"]?.text { names.append(name) } }
    return names.reversed().joined(separator: ".")
  }

  /// The dictionary and its ancestors, at most 32, and each once: a broken file may have loops.
  static func chain(_ widget: PDFObject) throws(EngineError) -> [PDFObject] {
    var chain = [widget]
    while chain.count < 32, let parent = try chain[chain.count - 1]["Parent"],
      parent.number == 0 || !chain.contains(where: { $0.number == parent.number })
    {
      chain.append(parent)
    }
    return chain
  }
}
