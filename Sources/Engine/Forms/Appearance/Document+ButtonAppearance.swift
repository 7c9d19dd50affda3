// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Document {
  /// Redraws a widget without text from its entries. A button with an icon that cannot be drawn and a
  /// signature are not changed.
  func drawPlain(_ widget: PDFObject) throws(EngineError) {
    guard let field = try FieldReader.read(widget, in: self) else { return }
    switch field.kind {
    case .checkBox, .radio:
      let sign = ButtonSymbol(character: try widget["MK"]?["CA"]?.text)
      try drawStates(
        of: widget, on: widget.onState, sign ?? (field.kind == .radio ? .circle : .check))
    case .button:
      let icon = try ButtonIcon(of: widget)
      let isCaptionAlone = try widget["MK"]?["TP"]?.integer ?? 0 == 0
      let hasIcon = try widget["MK"]?["I"] != nil
      if icon != nil || isCaptionAlone || !hasIcon { try drawPushButton(widget, icon) }
    case .signature: if try widget.inherited("V") == nil { try drawEmptyBox(widget) }
    case .text, .comboBox, .listBox: break
    }
  }

  /// Replaces the appearances of a check box or radio button. All its states are drawn.
  func drawStates(
    of widget: PDFObject, on state: String, _ sign: ButtonSymbol
  ) throws(EngineError) {
    let look = try look(of: widget)
    let normal = try makeDictionary()
    for (name, isOn) in [(state, true), ("Off", false)] {
      var painter = Painter(look, in: self)
      painter.drawBox(look)
      if isOn {
        painter.content.setFill(look.text.color)
        let inner = painter.box.grown(by: -look.inset).square
        sign.draw(in: inner.grown(by: -inner.width * 0.12), &painter.content)
      }
      try normal.set(name, painter.form(toUserSpace: look.toUserSpace))
    }
    try widget.set("AP", makeDictionary(["N": normal]))
    try markAppearance(of: widget)
  }

  /// Draws the states of a button that has no on appearance. The button is a check box or radio button.
  /// An empty appearance counts as none: LaTeX writes such ones, and leaves the drawing to viewers.
  func requireStates(of widget: PDFObject) throws(EngineError) {
    let state = try widget.onState
    if let look = try widget["AP"]?["N"]?[state], try look.kind == .stream,
      let box = try look["BBox"]?.rect, box.width > 0, box.height > 0
    {
      return
    }
    let isRadio =
      try widget.inherited("Ff")?.integer.map(FieldFlags.init)?.contains(.radio) ?? false
    let sign = ButtonSymbol(character: try widget["MK"]?["CA"]?.text)
    try drawStates(of: widget, on: state, sign ?? (isRadio ? .circle : .check))
  }

  /// Gives a push button an appearance with its caption and its icon.
  func drawPushButton(_ widget: PDFObject, _ icon: ButtonIcon? = nil) throws(EngineError) {
    var look = try look(of: widget)
    var painter = Painter(look, in: self)
    painter.drawBox(look)
    look.text.alignment = .center
    if look.isAutoSized { look.text.size = min(12, look.size.height * 0.7) }
    let caption = look.caption ?? ""
    if let icon {
      try painter.draw(icon, caption, look)
    } else if !caption.isEmpty {
      try painter.drawLine(caption, look)
    }
    try widget.set("AP", makeDictionary(["N": painter.form(toUserSpace: look.toUserSpace)]))
    try markAppearance(of: widget)
  }

  /// Gives an unsigned signature field its background and border.
  func drawEmptyBox(_ widget: PDFObject) throws(EngineError) {
    let look = try look(of: widget)
    var painter = Painter(look, in: self)
    painter.drawBox(look)
    try widget.set("AP", makeDictionary(["N": painter.form(toUserSpace: look.toUserSpace)]))
    try markAppearance(of: widget)
  }
}
