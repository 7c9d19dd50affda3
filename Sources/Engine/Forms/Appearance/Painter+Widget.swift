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
    let strokes = look.border != nil && look.borderWidth > 0
    guard strokes || look.fill != nil else { return }
    let rect = box.grown(by: strokes ? -look.borderWidth / 2 : 0)
    content.add("q")
    if let fill = look.fill { content.setFill(fill) }
    if let border = look.border {
      content.setStroke(border)
      content.add("w", look.borderWidth)
    }
    if look.isRound { content.ellipse(in: rect.square) } else { content.rect(rect) }
    content.paint(fills: look.fill != nil, strokes: strokes)
    content.add("Q")
  }
}

extension Rect {
  /// The largest square, centred.
  var square: Rect {
    let side = Swift.min(width, height) / 2
    return Rect(center.x - side, center.y - side, center.x + side, center.y + side)
  }
}
