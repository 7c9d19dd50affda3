// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The value of a field, and the text that is shown for it.
struct FieldText {
  let values: [String]
  let shown: [String]

  /// - Parameter format: the value as a script formats it.
  init(_ values: [String], format: String? = nil, of field: FormField) {
    self.values = values
    if field.isSecret {
      shown = values.map { String(repeating: "*", count: min($0.count, 1000)) }
    } else {
      shown = format.map { [$0] } ?? values.map(field.title(of:))
    }
  }

  /// Whether the letters of western Europe suffice, which every viewer has fonts for.
  var isWestern: Bool {
    shown.allSatisfy { $0.unicodeScalars.allSatisfy(\.isWestern) }
  }
}

extension Page {
  /// Redraws a widget of a text or choice field.
  func draw(
    _ widget: PDFObject, _ field: FormField, _ text: FieldText
  ) throws(EngineError) {
    try paint(widget, field, text)
    try markAppearance(of: widget)
  }

  private func paint(
    _ widget: PDFObject, _ field: FormField, _ text: FieldText
  ) throws(EngineError) {
    // MuPDF highlights at most one chosen option of a list.
    guard field.kind != .listBox, text.isWestern else {
      return try drawByFonts(widget, field, text)
    }
    // MuPDF draws the field's value, so the shown text replaces it while it draws.
    let isOther = text.shown != text.values
    let before = isOther ? try widget["V"] : nil
    if isOther { try widget.set("V", document.makeValue(text.shown)) }
    var found = false
    try context.call { cm_write_appearance($0, raw, widget.raw, &found, $1) }
    if isOther { try widget.set("V", before) }
  }

  /// Draws a widget for another rectangle. A missing appearance, or one of Recto's, is drawn anew, so
  /// that letters keep their size. A picture that only its creator can draw is scaled: that of a
  /// signature, of a button with an icon, and of text that a script of the field formats, unless the
  /// formatted text is given.
  func redrawWidget(
    _ new: Annotation, _ object: PDFObject, shown: String?
  ) throws(EngineError) {
    try writer.setRect(new.rect, in: object)
    guard let field = try FieldReader.read(object, in: document) else { return }
    switch field.kind {
    case .text, .comboBox, .listBox:
      let isFormatted = try object.additionalAction("F", isWidget: true) != nil
      if isFormatted, shown == nil, !field.value.isEmpty, try object["AP"]?["N"] != nil { return }
      try draw(object, field, FieldText(field.value, format: shown, of: field))
    case .checkBox, .radio, .button, .signature: try document.drawPlain(object)
    }
  }

  private func drawByFonts(
    _ widget: PDFObject, _ field: FormField, _ text: FieldText
  ) throws(EngineError) {
    let look = try document.look(of: widget)
    var painter = Painter(look, in: document)
    painter.drawBox(look)
    let shown = text.shown.joined(separator: "\n")
    if field.kind == .listBox {
      let chosen = field.options.indices.filter { text.values.contains(field.options[$0].value) }
      let rows = try document.listRows(of: widget, field, chosen, look)
      try painter.drawList(field.options.map(\.title), chosen: Set(chosen), rows, look)
    } else if field.kind == .text, field.flags.contains(.multiline) {
      try painter.drawParagraphs(shown, look)
    } else if field.flags.contains(.comb), let cells = field.maxLength, cells > 0 {
      try painter.drawComb(shown, cells: min(cells, 1000), look)
    } else {
      try painter.drawLine(shown, look)
    }
    try widget.set(
      "AP", document.makeDictionary(["N": painter.form(toUserSpace: look.toUserSpace)]))
  }
}

extension Document {
  /// The rows of a list box to draw; the file says which one is first.
  fileprivate func listRows(
    of widget: PDFObject, _ field: FormField, _ chosen: [Int], _ look: WidgetLook
  ) throws(EngineError) -> ListRows {
    var rows = ListRows(
      field.options.count, inBox: look.size.height,
      textSize: look.isAutoSized ? nil : look.text.size,
      borderWidth: look.borderWidth)
    let said = try widget.inherited("TI")?.integer ?? 0
    rows.show(chosen, beginningWith: said)
    if rows.first != said { try FieldReader.field(of: widget).set("TI", makeInteger(rows.first)) }
    return rows
  }

  /// The value of a field (ISO 32000-2, 12.7.5.3 and 12.7.5.4); `nil` if empty.
  func makeValue(_ values: [String]) throws(EngineError) -> PDFObject? {
    guard values.count != 1 else { return try makeText(values[0]) }
    guard !values.isEmpty else { return nil }
    let array = try makeArray()
    for value in values { try array.append(makeText(value)) }
    return array
  }
}

extension Unicode.Scalar {
  /// Whether `WinAnsiEncoding` has the character (ISO 32000-2, annex D.2), or it is a line break.
  fileprivate var isWestern: Bool {
    switch value {
    case 9, 10, 13, 0x20...0x7E, 0xA0...0xFF: true
    case 0x20AC, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
      0x0152, 0x017D, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
      0x0161, 0x203A, 0x0153, 0x017E, 0x0178:
      true
    default: false
    }
  }
}
