// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Draws field text in any script: the fonts are found and embedded, because the form's own fonts only
/// have the letters of western Europe.
extension Painter {
  /// Draws one line of text, vertically centred.
  mutating func drawLine(_ text: String, _ look: WidgetLook) throws(EngineError) {
    let inner = box.grown(by: -look.inset)
    guard inner.area > 0, !text.isEmpty else { return }
    var style = look.text
    if look.isAutoSized { style.size = min(max(inner.height * 0.75, 4), 144) }
    style.alignment = .left
    var block = TypesetText(text: text, style: style, width: nil, bleed: 8)
    var (page, extent) = try block.page(in: document.context)
    if look.isAutoSized, extent.ink.width > inner.width - 4, inner.width > 8 {
      block.style.size = max(style.size * (inner.width - 4) / extent.ink.width, 2)
      (page, extent) = try block.page(in: document.context)
    }
    let picture = try document.addPicture(page)
    let x: Double
    switch look.text.alignment {
    case .left: x = inner.x0 + 2 - block.bleed
    case .center: x = inner.center.x - extent.ink.center.x
    case .right: x = inner.x1 - 2 - extent.ink.x1
    }
    beginText(inner)
    draw(picture.object, picture.matrix.then(.translation(x, inner.center.y - extent.height / 2)))
    endText()
  }

  /// Draws several lines of text from the top.
  mutating func drawParagraphs(_ text: String, _ look: WidgetLook) throws(EngineError) {
    let inner = box.grown(by: -look.inset - 1)
    guard inner.area > 0, !text.isEmpty else { return }
    var style = look.text
    if look.isAutoSized { style.size = 12 }
    var block = TypesetText(text: text, style: style, width: inner.width, bleed: 8)
    var (page, extent) = try block.page(in: document.context)
    while look.isAutoSized, extent.height > inner.height, block.style.size > 4 {
      block.style.size -= 1
      (page, extent) = try block.page(in: document.context)
    }
    let picture = try document.addPicture(page)
    beginText(inner)
    draw(picture.object, picture.matrix.then(.translation(inner.x0 - block.bleed, inner.y0)))
    endText()
  }

  /// Draws a character in each cell of a comb field.
  mutating func drawComb(
    _ text: String, cells: Int, _ look: WidgetLook
  ) throws(EngineError) {
    let width = box.width / Double(max(cells, 1))
    for (place, character) in text.prefix(cells).enumerated() where !character.isWhitespace {
      var cell = Painter(annotation, in: document)
      cell.box = Rect(0, 0, width, box.height)
      var centred = look
      centred.text.alignment = .center
      try cell.drawLine(String(character), centred)
      draw(try cell.form(toUserSpace: .identity), .translation(Double(place) * width, 0))
    }
  }

  /// Draws the visible options of a list, the chosen ones with a highlight.
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
      text: titles[shown].map(\.onOneLine).joined(separator: "\n"), style: style, width: nil,
      bleed: 8)
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

extension String {
  /// The text on one line; at least a space, so that the row has a line.
  fileprivate var onOneLine: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.isEmpty ? " " : line
  }
}
