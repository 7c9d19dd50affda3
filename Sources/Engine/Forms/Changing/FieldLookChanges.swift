// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes to the look of a field's widgets; `nil` leaves a property unchanged.
public struct FieldLookChanges: Hashable, Sendable {
  /// The id of the only widget to change; `nil`: all.
  public var widget: String?
  /// The font family.
  public var font: String?
  /// The size in points; 0 makes the text as large as it fits.
  public var textSize: Double?
  public var textColor: Color?
  /// The background; `.some(nil)`: none.
  public var fill: Color??
  /// The border's colour; `.some(nil)`: none.
  public var border: Color??
  public var borderWidth: Double?
  /// For a check box or radio button: the value when it is on.
  public var state: String?
  /// The mark of a check box or radio button.
  public var sign: ButtonSymbol?
  /// The caption of a button.
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

extension NewField {
  public mutating func take(_ look: FieldLookChanges) {
    text.font = look.font ?? text.font
    text.size = look.textSize ?? text.size
    text.color = look.textColor ?? text.color
    fill = look.fill ?? fill
    border = look.border ?? border
    borderWidth = look.borderWidth ?? borderWidth
    state = look.state ?? state
    sign = look.sign ?? sign
    caption = look.caption ?? caption
    action = look.action ?? action
  }
}

extension Document {
  /// Writes the look of a widget to its entries, without drawing it.
  func write(
    _ look: FieldLookChanges, _ kind: FormField.Kind, to widget: PDFObject
  ) throws(EngineError) {
    try writeText(look, to: widget)
    let marks = try ownDictionary("MK", of: widget)
    if let fill = look.fill { try marks.set("BG", fill.map(makeColor)) }
    if let border = look.border { try marks.set("BC", border.map(makeColor)) }
    let isButton = kind == .button
    if let caption = isButton ? look.caption : look.sign?.character {
      try marks.set("CA", makeText(caption))
    }
    try widget.set("MK", marks)
    if let width = look.borderWidth {
      try setBorderWidth(width, of: widget)
    }
    if let action = look.action { try widget.set("A", makeAction(action)) }
  }

  /// Sets the width of a widget's border. `BS` replaces `Border`, so a new one takes over its dashes.
  func setBorderWidth(_ width: Double, of widget: PDFObject) throws(EngineError) {
    let old = try Annotation.Border(of: widget)
    let isNew = try widget["BS"] == nil
    let border = try ownDictionary("BS", of: widget)
    try border.set("W", makeReal(width))
    if isNew, old.style == "D" {
      try border.set("S", makeName("D"))
      try border.set("D", makeReals(old.dash))
    }
    try widget.set("BS", border)
  }

  private func makeColor(_ color: Color) throws(EngineError) -> PDFObject {
    try makeReals(color.components)
  }

  private func writeText(_ look: FieldLookChanges, to widget: PDFObject) throws(EngineError) {
    guard look.font != nil || look.textSize != nil || look.textColor != nil else { return }
    var operators = TextOperators(try appearanceText(of: widget))
    if let color = look.textColor { operators.color = color.components }
    if let font = look.font { operators.font = try formFont(FontFace(family: font)) }
    if let size = look.textSize { operators.size = size }
    try widget.set("DA", makeText(operators.text))
  }

  /// Renames the on state of a check box or radio button; a widget that is on stays on.
  func renameState(
    of widget: PDFObject, to state: String, holders: [PDFObject]
  ) throws(EngineError) {
    let old = try widget.onState
    guard old != state else { return }
    try separateAppearances(of: widget)
    let appearances = try widget["AP"]
    for kind in ["N", "D", "R"] {
      guard let states = try appearances?[kind], let drawn = try states[old] else { continue }
      try states.set(state, drawn)
      try states.set(old, nil)
    }
    if try widget["AS"]?.name == old { try widget.set("AS", makeState(state, of: [widget])) }
    for holder in holders where try holder["V"]?.name == old {
      try holder.set("V", makeState(state, of: [widget]))
    }
  }
}
