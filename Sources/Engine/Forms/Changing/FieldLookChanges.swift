// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes to the looks of a field's places; what is `nil` stays.
public struct FieldLookChanges: Hashable, Sendable {
  /// A place of the field, by the widget's id; `nil`: all.
  public var widget: String?
  /// A font's family.
  public var font: String?
  /// The size in points; 0 is as large as fits.
  public var textSize: Double?
  public var textColor: Color?
  /// `.some(nil)`: none.
  public var fill: Color??
  /// `.some(nil)`: none.
  public var border: Color??
  public var borderWidth: Double?
  /// For a check box or radio button: its value where it is on there.
  public var state: String?
  /// For a check box or radio button.
  public var sign: ButtonSymbol?
  /// For a button.
  public var caption: String?
  /// The action of a button.
  public var action: Action?

  public init() {}

  /// Whether the change is invisible.
  var isEmpty: Bool {
    var rest = self
    (rest.widget, rest.action) = (nil, nil)
    return rest == FieldLookChanges()
  }
}

extension Document {
  /// Writes how a place of a field is to look; it is not drawn.
  func write(
    _ look: FieldLookChanges, _ kind: FormField.Kind, to widget: PDFObject
  ) throws(EngineError) {
    try writeText(look, to: widget)
    let known = try widget["MK"]
    let marks = if let known { known } else { try makeDictionary() }
    if let fill = look.fill { try marks.set("BG", fill.map(makeColor)) }
    if let border = look.border { try marks.set("BC", border.map(makeColor)) }
    let isButton = kind == .button
    if let caption = isButton ? look.caption : look.sign?.character {
      try marks.set("CA", makeText(caption))
    }
    try widget.set("MK", marks)
    if let width = look.borderWidth {
      let style = try widget["BS"]
      let border = if let style { style } else { try makeDictionary() }
      try border.set("W", makeReal(width))
      try widget.set("BS", border)
    }
    if let action = look.action { try widget.set("A", makeAction(action)) }
  }

  private func makeColor(_ color: Color) throws(EngineError) -> PDFObject {
    try makeArray(color.components.map { part throws(EngineError) in try makeReal(part) })
  }

  private func writeText(
    _ look: FieldLookChanges, to widget: PDFObject
  ) throws(EngineError) {
    guard look.font != nil || look.textSize != nil || look.textColor != nil else { return }
    var operators = TextOperators(try appearanceText(of: widget))
    if let color = look.textColor { operators.color = color.components }
    if let font = look.font { operators.font = try formFont(FontFace(family: font)) }
    if let size = look.textSize { operators.size = size }
    try widget.set("DA", makeText(operators.text))
  }

  /// Gives a check box or radio button another value for being on; what is on stays so.
  func renameState(
    of widget: PDFObject, to state: String, holders: [PDFObject]
  ) throws(EngineError) {
    let old = try widget.onState
    guard old != state else { return }
    let appearances = try widget["AP"]
    for kind in ["N", "D", "R"] {
      guard let states = try appearances?[kind], let drawn = try states[old] else { continue }
      try states.set(state, drawn)
      try states.set(old, nil)
    }
    if try widget["AS"]?.name == old { try widget.set("AS", makeName(state)) }
    for holder in holders where try holder["V"]?.name == old {
      try holder.set("V", makeName(state))
    }
  }
}
