// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// The texts of fields that the engine draws only for display. The file has no appearance for these
/// fields of the page, or leaves it to viewers (`NeedAppearances`, ISO 32000-2, 12.7.3).
///
/// The engine draws the values: the letters of a password, and the export values of a choice. It draws a
/// second time what should be shown instead. The file stays as it is.
struct DisplayedTexts {
  let page: Page

  /// Has the next update of the page draw what should be shown.
  ///
  /// - Returns: whether something else was drawn.
  func settle() throws(EngineError) -> Bool {
    var isChanged = false
    var place: OpaquePointer?
    while let widget = try next(&place), let place {
      guard let field = try FieldReader.read(widget, in: page.document) else { continue }
      let formatted = try FormattedText(of: widget, field, in: page.document)
      let text = FieldText(
        field.value, choosing: field.chosen, format: formatted?.shown, of: field)
      let look = try page.document.look(of: widget)
      let standIns = try WidgetStandIns(for: widget, field, text, look, in: page.document)
      let own = try widget.inherited("V")
      let value = standIns.value ?? own
      var isOther = false
      try page.context.call {
        cm_display_text(
          $0, place, value?.raw, standIns.operators?.raw, standIns.alignment?.raw, &isOther, $1)
      }
      isChanged = isChanged || isOther
    }
    return isChanged
  }

  private func next(_ place: inout OpaquePointer?) throws(EngineError) -> PDFObject? {
    var object: OpaquePointer?
    try page.context.call { cm_next_displayed_text($0, page.raw, &place, &object, $1) }
    return object.map { PDFObject(owning: $0, page.context) }
  }
}

/// Entries that MuPDF draws a text or choice widget from. They make the widget look as it should; `nil`
/// means the widget's own entry.
///
/// MuPDF draws the field's value in the size of its default appearance, knows no inherited alignment, begins
/// a comb at the left, sets several lines in 12 points if the size is 0, and takes Helvetica for each font
/// but three.
struct WidgetStandIns {
  /// The value (`V`).
  private(set) var value: PDFObject?
  /// The text operators (`DA`).
  private(set) var operators: PDFObject?
  /// The alignment (`Q`) that the widget inherits.
  private(set) var alignment: PDFObject?
  /// The size of text that is as large as it fits; `nil` for one line.
  private(set) var size: Double?

  /// The entries to draw an appearance from. The text looks as `DA` says, not as a default style (`DS`) for
  /// rich text.
  var entries: [String: PDFObject?] {
    let found = ["V": value, "DA": operators, "Q": alignment].filter { $0.value != nil }
    return found.merging(["DS": nil]) { $1 }
  }

  /// - Parameters:
  ///   - font: the form's font, which a stand-in replaces.
  ///   - drawn: the font that the text is drawn in afterwards.
  init(
    for widget: PDFObject, _ field: FormField, _ text: FieldText, _ look: WidgetLook,
    font: FormFont? = nil, drawn: WidgetFont? = nil, in document: Document
  ) throws(EngineError) {
    let shown = text.shown(in: field, look.text.alignment)
    if shown != text.values { value = try document.makeValue(shown) }
    if try widget["Q"] == nil {
      let inherited = try document.alignment(ofWidget: widget)
      if inherited != 0 { alignment = try document.makeInteger(inherited) }
    }
    size = try WidgetStandIns.fittingSize(of: shown, field, look, drawn, document)
    guard size != nil || font != nil else { return }
    var operators = TextOperators(try document.appearanceText(of: widget))
    if let size { operators.size = size }
    if let font { operators.font = font.face.resource }
    self.operators = try document.makeText(operators.text)
  }

  /// The size of text in a field that leaves it to viewers. Only for text of several lines and for a
  /// comb; `nil` for other fields.
  private static func fittingSize(
    of shown: [String], _ field: FormField, _ look: WidgetLook, _ font: WidgetFont?,
    _ document: Document
  ) throws(EngineError) -> Double? {
    guard look.isAutoSized, field.kind == .text else { return nil }
    let inset = 2 * max(look.line.wholeWidth, 1)
    let room = Size(max(look.size.width - 2 * inset, 1), max(look.size.height - 2 * inset, 1))
    if let cells = field.cells { return max(min(room.height, room.width / Double(cells)), 4) }
    guard field.flags.contains(.multiline) else { return nil }
    let characters = Array(shown.joined(separator: "\n"))
    let advances =
      if let font { characters.map(font.advance) } else {
        try document.advances(of: characters, font: look.text.font)
      }
    return try FittingSize.largest(for: characters, advances, in: room)
  }
}
