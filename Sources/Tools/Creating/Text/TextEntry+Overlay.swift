// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

extension TextEntry {
  var overlay: [OverlayItem] {
    var look = OverlayItem.Style(style)
    look.color = style.text.color
    look.fontSize = style.text.size
    var items = [
      OverlayItem(frame, role: .entry, pageIndex: pageIndex, style: OverlayItem.Style(style)),
      OverlayItem(.caret(caret.foot, caret.head), role: .caret, pageIndex: pageIndex),
    ]
    if let selected { items.insert(selected, at: 1) }
    if !text.characters.isEmpty {
      let inside = space.onPage(textBox)
      var words = OverlayItem(
        .text(text.text, in: inside.upright), role: .entry, pageIndex: pageIndex, style: look)
      words.rotation = inside.rotation
      items.insert(words, at: 1)
    }
    return items
  }

  private var caret: (foot: Point, head: Point) {
    let head = textBox.origin + layout.caret(at: text.caret)
    let x = min(head.x, textBox.x1)
    let foot = min(head.y + layout.lineHeight, textBox.y1)
    let top = max(foot - layout.lineHeight, textBox.y0)
    return (space.toPage.apply(Point(x, foot)), space.toPage.apply(Point(x, top)))
  }

  private var selected: OverlayItem? {
    let quads = layout.boxes(of: text.selection).compactMap { box in
      box.moved(by: textBox.origin).intersection(textBox)
        .map { space.toPage.apply(Quad($0)) }
    }
    return quads.isEmpty
      ? nil : OverlayItem(.quads(quads), role: .selection, pageIndex: pageIndex)
  }
}
