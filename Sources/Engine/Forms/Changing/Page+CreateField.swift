// SPDX-License-Identifier: AGPL-3.0-or-later

extension Page {
  /// Adds a field with its widget on top of the page. Within an operation of the journal.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` for a name that is taken.
  public func create(_ new: NewField) throws(EngineError) {
    let known = try document.form[new.name]
    try settleAnnotations()
    let array = try annotationArray()
    let widget = try document.add(document.makeDictionary())
    document.annotationRegistry.give(new.widgetID, to: widget.number)
    try write(new, widget)
    if new.kind == .radio {
      try addRadioButton(widget, new, to: known)
    } else {
      guard known == nil else { throw .taken(new.name) }
      try widget.set("FT", document.makeName(new.kind.fieldType))
      try document.write(new, to: widget)
      try document.enter(widget, named: new.name)
    }
    try array.append(widget)
    annotationsRead = nil
    try syncAnnotations()
    try draw(new, widget)
    annotationsRead = nil
    forgetAppearances()
    document.annotationRegistry.see(new.widgetID, onPage: index)
    guard new.kind != .radio, let made = try document.formField(new.name) else { return }
    for values in [new.value, new.defaultValue] where !values.isEmpty {
      if let why = made.fault(of: made.settled(values)) { throw .unsupported(why) }
    }
  }

  private func write(_ new: NewField, _ widget: PDFObject) throws(EngineError) {
    try widget.set("Type", document.makeName("Annot"))
    try widget.set("Subtype", document.makeName("Widget"))
    try widget.set("P", object)
    try document.write(name: new.widgetID, to: widget)
    try widget.set("F", document.makeInteger(AnnotationFlags.print.rawValue))
    try writer.setRect(new.rect, in: widget)
    let marks = try document.makeDictionary()
    try writer.setColor("BG", new.fill, in: marks)
    try writer.setColor("BC", new.border, in: marks)
    let caption = new.kind == .button ? new.caption : new.sign?.character
    if let caption { try marks.set("CA", document.makeText(caption)) }
    let turn = try uprightTurn
    if turn != 0 { try marks.set("R", document.makeInteger(turn)) }
    try widget.set("MK", marks)
    try widget.set(
      "BS",
      document.makeDictionary([
        "W": document.makeReal(new.borderWidth), "S": document.makeName("S"),
      ]))
    try widget.set("DA", document.makeText(new.defaultAppearance))
    guard let action = new.action else { return }
    try widget.set("A", document.makeAction(action))
  }

  /// The angle that turns widgets upright on the page as shown, counter-clockwise.
  private var uprightTurn: Int {
    get throws(EngineError) {
      let turn = try object.inherited("Rotate")?.integer ?? 0
      return ((turn % 360) + 360) % 360
    }
  }

  /// Adds a radio button as a kid of its group. The first button creates the group.
  private func addRadioButton(
    _ widget: PDFObject, _ new: NewField, to known: FormIndex.Entry?
  ) throws(EngineError) {
    let group: PDFObject
    if let first = known?.objects.first {
      guard try first.inherited("FT")?.name == "Btn", try first["Kids"] != nil else {
        throw .unsupported(
          "there is a field \(new.name) already, which is not a group of radio buttons")
      }
      group = first
    } else {
      group = try document.add(document.makeDictionary())
      try group.set("FT", document.makeName("Btn"))
      try group.set("Kids", document.makeArray())
      try document.write(new, to: group)
      try document.enter(group, named: new.name)
    }
    try widget.set("Parent", group)
    try ExportValues(document).append(kid: widget, to: group, state: new.state)
    let isOn = new.value.first == new.state
    if isOn { try group.set("V", document.makeName(new.state)) }
  }

  private func draw(_ new: NewField, _ widget: PDFObject) throws(EngineError) {
    switch new.kind {
    case .checkBox, .radio:
      let sign = new.sign ?? (new.kind == .radio ? .circle : .check)
      try document.drawStates(of: widget, on: new.state, sign)
      let isOn = try widget.inherited("V")?.name == new.state
      try widget.set("AS", document.makeName(isOn ? new.state : "Off"))
    case .button: try document.drawPushButton(widget)
    case .signature: try document.drawEmptyBox(widget)
    case .text, .comboBox, .listBox:
      guard let field = try FieldReader.read(widget, in: document) else { return }
      try draw(widget, field, FieldText(field.value, choosing: field.chosen, of: field))
    }
  }
}

extension NewField {
  /// The value of `DA`.
  fileprivate var defaultAppearance: String {
    let color = text.color.components.map(ContentStream.number).joined(separator: " ")
    let font = FontFace(family: text.font).resource
    return "\(color) rg /\(font) \(ContentStream.number(max(text.size, 0))) Tf"
  }
}

extension FormField.Kind {
  /// The value of `FT`.
  var fieldType: String {
    switch self {
    case .text: "Tx"
    case .checkBox, .radio, .button: "Btn"
    case .comboBox, .listBox: "Ch"
    case .signature: "Sig"
    }
  }

  /// The flags that determine the kind.
  var ownFlags: FieldFlags {
    switch self {
    case .radio: .radio
    case .button: .pushButton
    case .comboBox: .combo
    case .text, .checkBox, .listBox, .signature: []
    }
  }
}
