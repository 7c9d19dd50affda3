// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// The value of a field, and the text that shows it.
struct FieldText {
  let values: [String]
  let shown: [String]
  /// The chosen options, by index.
  let chosen: [Int]

  /// - Parameters:
  ///   - chosen: the options that are meant, of those with equal values.
  ///   - format: the value as a script formats it.
  init(_ values: [String], choosing chosen: [Int], format: String? = nil, of field: FormField) {
    self.values = values
    self.chosen = field.places(of: values, choosing: chosen).compactMap(\.self)
    if field.isSecret {
      shown = values.map { String(repeating: "*", count: min($0.count, 1000)) }
    } else {
      shown = format.map { [$0] } ?? field.titles(of: values, choosing: chosen)
    }
  }

  /// The text as it is drawn in the field. In a comb, blanks before it stand for the empty cells.
  func shown(in field: FormField, _ alignment: Annotation.TextAlignment) -> [String] {
    guard let cells = field.cells, shown.count == 1, let text = shown.first else { return shown }
    let empty = alignment.emptyCells(before: text.unicodeScalars.count, of: cells)
    return [String(repeating: " ", count: empty) + text]
  }

  /// Whether the letters of western Europe suffice. Every viewer has fonts for them.
  var isWestern: Bool {
    shown.allSatisfy { $0.unicodeScalars.allSatisfy(\.isWestern) }
  }
}

extension Page {
  /// Redraws a widget of a text or choice field.
  func draw(_ widget: PDFObject, _ field: FormField, _ text: FieldText) throws(EngineError) {
    try paint(widget, field, text)
    // These would still show the value before, under the pointer.
    for look in ["D", "R"] { try widget["AP"]?.set(look, nil) }
    try markAppearance(of: widget)
  }

  private func paint(
    _ widget: PDFObject, _ field: FormField, _ text: FieldText
  ) throws(EngineError) {
    let look = try document.look(of: widget)
    // MuPDF highlights at most one chosen option of a list.
    guard field.kind != .listBox, text.isWestern else {
      return try drawByFonts(widget, field, text, look)
    }
    let font = try document.formFont(of: widget)
    let drawn = try font.flatMap { font throws(EngineError) in
      try WidgetFont(font, for: text.shown, in: document)
    }
    let standIns = try WidgetStandIns(
      for: widget, field, text, look, font: font, drawn: drawn, in: document)
    try widget.replacing(standIns.entries) { () throws(EngineError) in
      try writeFramedAppearance(of: widget, field, look)
    }
    guard let drawn, let form = try widget["AP"]?["N"] else { return }
    try form["Resources"]?["Font"]?.set(drawn.resource, drawn.font)
    guard !drawn.isLikeStandIn, try form.kind == .stream else { return }
    let own = WidgetText(field: field, look: look, font: drawn, fittingSize: standIns.size)
    let shown = text.shown(in: field, look.text.alignment).joined(separator: "\n")
    try document.updateStream(form, own.replacing(shown, in: form.streamBytes(limit: 64 << 20)))
  }

  /// Makes MuPDF write the appearance of a text or choice widget. The border gets the right style.
  ///
  /// MuPDF draws any border as a solid frame. So it draws only the text of a widget with another border,
  /// and the box is put beneath.
  private func writeFramedAppearance(
    of widget: PDFObject, _ field: FormField, _ look: WidgetLook
  ) throws(EngineError) {
    guard !look.line.isPlain else { return try writeAppearance(of: widget) }
    let marks = try document.makeDictionary()
    try marks.set("R", widget["MK"]?["R"])
    let border = try document.makeDictionary(["W": document.makeReal(look.line.wholeWidth)])
    try widget.replacing(["MK": marks, "BS": border]) { () throws(EngineError) in
      try writeAppearance(of: widget)
    }
    guard let form = try widget["AP"]?["N"], try form.kind == .stream else { return }
    try document.updateStream(
      form, look.box(cells: field.cells) + form.streamBytes(limit: 64 << 20))
  }

  /// Draws a widget for another rectangle, as ``redrawField(_:shown:)`` does.
  func redrawWidget(_ new: Annotation, _ object: PDFObject, shown: String?) throws(EngineError) {
    try writer.setRect(new.rect, in: object)
    try redrawField(object, shown: shown)
  }

  /// Draws a widget. A missing appearance, or one of Recto's, is drawn anew, so that letters keep their
  /// size. A picture that only its creator can draw is scaled: that of a signature, of a button with an
  /// icon, and of text that a script of the field formats, unless the formatted text is given.
  func redrawField(_ object: PDFObject, shown: String?) throws(EngineError) {
    guard let field = try FieldReader.read(object, in: document) else { return }
    switch field.kind {
    case .text, .comboBox, .listBox:
      let isFormatted = try object.additionalAction("F", isWidget: true) != nil
      if isFormatted, shown == nil, !field.value.isEmpty, try object["AP"]?["N"] != nil { return }
      try draw(
        object, field,
        FieldText(field.value, choosing: field.chosen, format: shown, of: field))
    case .button: if try object["MK"]?["I"] == nil { try document.drawPlain(object) }
    case .checkBox, .radio, .signature: try document.drawPlain(object)
    }
  }

  private func drawByFonts(
    _ widget: PDFObject, _ field: FormField, _ text: FieldText, _ look: WidgetLook
  ) throws(EngineError) {
    var painter = Painter(look, in: document)
    painter.drawBox(look)
    let shown = text.shown.joined(separator: "\n")
    if field.kind == .listBox {
      let rows = try document.listRows(of: widget, field, text.chosen, look)
      try painter.drawList(field.options.map(\.title), chosen: Set(text.chosen), rows, look)
    } else if field.kind == .text, field.flags.contains(.multiline) {
      try painter.drawParagraphs(shown, look)
    } else if let cells = field.cells {
      try painter.drawComb(shown, cells: cells, look)
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
      borderWidth: look.line.wholeWidth)
    let said = try widget.inherited("TI")?.integer ?? 0
    rows.show(chosen, beginningWith: said)
    if rows.first != said { try FieldReader.field(of: widget).set("TI", makeInteger(rows.first)) }
    return rows
  }

  /// The value of a field (ISO 32000-2, 12.7.5.3 and 12.7.5.4); `nil` if empty.
  func makeValue(_ values: [String]) throws(EngineError) -> PDFObject? {
    guard values.count != 1 else { return try makeText(values[0]) }
    guard !values.isEmpty else { return nil }
    return try makeArray(of: values, makeText)
  }
}

extension Unicode.Scalar {
  /// Whether `WinAnsiEncoding` has the character (ISO 32000-2, annex D.2). Tabs and line breaks count,
  /// too.
  var isWestern: Bool {
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
