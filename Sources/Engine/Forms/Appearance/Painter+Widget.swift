// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// A painter for an upright widget.
  init(_ look: WidgetLook, in document: Document) {
    let box = Rect(origin: .zero, size: look.size)
    self.init(Annotation(id: "", type: .widget, pageIndex: 0, rect: box), in: document)
  }

  /// Fills and frames the widget if it has colours for it.
  mutating func drawBox(_ look: WidgetLook) {
    var box = WidgetBox(look, after: content)
    box.draw()
    content = box.content
  }
}

extension Rect {
  /// The largest square, centred.
  var square: Rect {
    let side = Swift.min(width, height) / 2
    return Rect(center.x - side, center.y - side, center.x + side, center.y + side)
  }
}

/// Draws field text in any script: the fonts are found and embedded, because the form's own fonts only
/// have the letters of western Europe.
extension Painter {
  /// Draws one line of text, vertically centred. Right-to-left text that does not fit is aligned right if
  /// the field is aligned left, as by default: its beginning is visible then.
  mutating func drawLine(_ text: String, _ look: WidgetLook) throws(EngineError) {
    let inner = box.grown(by: -look.inset)
    guard inner.area > 0, !text.isEmpty else { return }
    try TypesetText.check(text)
    var style = look.text
    if look.isAutoSized { style.size = min(max(inner.height * 0.75, 4), 144) }
    style.alignment = .left
    var layout = try look.layOut(text, style, width: nil, in: document)
    if look.isAutoSized, layout.width > inner.width - 4, inner.width > 8 {
      style.size = max(style.size * (inner.width - 4) / layout.width, 2)
      layout = try look.layOut(text, style, width: nil, in: document)
    }
    let block = TypesetText(text, style, look, width: nil)
    let (page, extent) = try block.page(in: document.context)
    let picture = try document.addPicture(page)
    let isOverlong = layout.width > inner.width - 4
    let x =
      switch look.text.alignment {
      case .left where layout.isRightToLeft && isOverlong: inner.x1 - 2 - layout.width
      case .left: inner.x0 + 2
      case .center: inner.center.x - layout.width / 2
      case .right: inner.x1 - 2 - layout.width
      }
    beginText(inner)
    draw(
      picture.object,
      picture.matrix.then(.translation(x - block.bleed, inner.center.y - extent.height / 2)))
    endText()
  }

  /// Draws the icon and the caption of a push button.
  mutating func draw(
    _ icon: ButtonIcon, _ caption: String, _ look: WidgetLook
  ) throws(EngineError) {
    let inner = box.grown(by: -look.inset)
    guard inner.area > 0 else { return }
    var size = Size(0, 0)
    if !caption.isEmpty {
      let layout = try look.layOut(caption, look.text, width: nil, in: document)
      size = Size(layout.width + 4, layout.height)
    }
    let rooms = icon.rooms(in: inner, caption: size)
    if rooms.icon.area > 0 { draw(icon.form, icon.placement(in: rooms.icon)) }
    guard let room = rooms.caption else { return }
    var line = Painter(look, in: document)
    line.box = Rect(origin: .zero, size: room.grown(by: look.inset).size)
    try line.drawLine(caption, look)
    draw(
      try line.form(toUserSpace: .identity),
      .translation(room.x0 - look.inset, room.y0 - look.inset))
  }

  /// Draws several lines of text from the top.
  mutating func drawParagraphs(_ text: String, _ look: WidgetLook) throws(EngineError) {
    let inner = box.grown(by: -look.inset - 1)
    guard inner.area > 0, !text.isEmpty else { return }
    var style = look.text
    if look.isAutoSized {
      try TypesetText.check(text)
      style.size = try FittingSize.largest { [style] size throws(EngineError) in
        var sized = style
        sized.size = size
        return try look.layOut(text, sized, width: inner.width, in: document).height <= inner.height
      }
    }
    let block = TypesetText(text, style, look, width: inner.width)
    let (page, _) = try block.page(in: document.context)
    let picture = try document.addPicture(page)
    beginText(inner)
    draw(picture.object, picture.matrix.then(.translation(inner.x0 - block.bleed, inner.y0)))
    endText()
  }

  /// Draws the characters of a comb field, one in each cell. They are in visual order, with lines
  /// between the cells.
  mutating func drawComb(_ text: String, cells: Int, _ look: WidgetLook) throws(EngineError) {
    var lines = WidgetBox(look, after: content)
    lines.drawCellLines(cells)
    content = lines.content
    let width = box.width / Double(max(cells, 1))
    let characters = Array(text.prefix(cells))
    let order = try document.direction(of: characters)?.order(of: characters.indices)
    let start = look.text.alignment.emptyCells(before: characters.count, of: cells)
    for (place, index) in (order ?? Array(characters.indices)).enumerated() {
      let character = characters[index]
      guard !character.isWhitespace else { continue }
      var cell = Painter(annotation, in: document)
      cell.box = Rect(0, 0, width, box.height)
      var centred = look
      centred.text.alignment = .center
      try cell.drawLine(String(character), centred)
      draw(try cell.form(toUserSpace: .identity), .translation(Double(start + place) * width, 0))
    }
  }

  /// Draws the visible options of a list. The chosen ones have a highlight.
  mutating func drawList(
    _ titles: [String], chosen: Set<Int>, _ rows: ListRows, _ look: WidgetLook
  ) throws(EngineError) {
    let inner = box.grown(by: -rows.inset)
    guard inner.area > 0, !titles.isEmpty else { return }
    var style = look.text
    style.size = rows.textSize
    style.alignment = .left
    // An option that does not fit completely is clipped at the edge.
    let shown = rows.visible.lowerBound..<min(rows.visible.upperBound + 1, titles.count)
    let block = TypesetText(
      titles[shown].map(\.onOneLine).joined(separator: "\n"), style, look, width: nil)
    let (page, _) = try block.page(in: document.context)
    beginText(inner)
    content.setFill(Color(red: 0.6, green: 0.757, blue: 0.855))
    for row in shown where chosen.contains(row) {
      let top = inner.y0 + Double(row - rows.first) * rows.height
      content.rect(Rect(inner.x0, top, inner.x1, top + rows.height))
      content.add("f")
    }
    let picture = try document.addPicture(page)
    draw(picture.object, picture.matrix.then(.translation(inner.x0 + 2 - block.bleed, inner.y0)))
    endText()
  }

  /// Begins the variable text, which lies between the marks (ISO 32000-2, 12.7.4.3).
  private mutating func beginText(_ clip: Rect) {
    content.add("BMC", name: "Tx")
    content.add("q")
    content.rect(clip)
    content.add("W")
    content.add("n")
  }

  private mutating func endText() {
    content.add("Q")
    content.add("EMC")
  }
}

extension TypesetText {
  /// Text in the weight and slant of a widget's font.
  fileprivate init(
    _ text: String, _ style: Annotation.TextStyle, _ look: WidgetLook, width: Double?
  ) {
    self.init(
      text: text, style: style, width: width, isBold: look.isBold, isItalic: look.isItalic,
      keepsAlignment: true, bleed: 8)
  }
}

extension WidgetLook {
  /// Lays out text in the weight and slant of the font.
  fileprivate func layOut(
    _ text: String, _ style: Annotation.TextStyle, width: Double?, in document: Document
  ) throws(EngineError) -> TextLayout {
    try document.layOut(
      text, style, width: width, isBold: isBold, isItalic: isItalic, keepsAlignment: true)
  }
}

extension String {
  /// The text on one line; at least a space, so that the row has a line.
  fileprivate var onOneLine: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.isEmpty ? " " : line
  }
}
