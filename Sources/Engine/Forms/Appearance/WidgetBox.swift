// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Draws the background and the border of an upright widget.
struct WidgetBox {
  private let look: WidgetLook
  private let box: Rect
  private(set) var content: ContentStream

  init(_ look: WidgetLook, after content: ContentStream = ContentStream()) {
    self.look = look
    self.content = content
    box = Rect(origin: .zero, size: look.size)
  }

  /// Fills and frames the widget if it has colours for it.
  mutating func draw() {
    let isFramed = look.line.width > 0 && (look.border != nil || look.line.hasEdges)
    guard isFramed || look.fill != nil else { return }
    content.add("q")
    if look.line.isPlain { drawPlainBox() } else { drawStyledBox() }
    content.add("Q")
  }

  private mutating func drawPlainBox() {
    let strokes = look.border != nil && look.line.width > 0
    if let fill = look.fill { content.setFill(fill) }
    if let border = look.border {
      content.setStroke(border)
      content.add("w", look.line.width)
    }
    outline(box.grown(by: strokes ? -look.line.width / 2 : 0))
    content.paint(fills: look.fill != nil, strokes: strokes)
  }

  private mutating func drawStyledBox() {
    if let fill = look.fill {
      content.setFill(fill)
      outline(box)
      content.add("f")
    }
    let width = look.line.width
    guard width > 0 else { return }
    if look.line.hasEdges { drawEdges() }
    guard let border = look.border else { return }
    content.setStroke(border)
    content.add("w", width)
    if look.line.style == "D" { content.setDash(look.line.dash) }
    if look.line.style == "U", !look.isRound {
      let y = box.y1 - width / 2
      content.path([Point(box.x0, y), Point(box.x1, y)])
    } else {
      outline(box.grown(by: -width / 2))
    }
    content.add("S")
  }

  /// Draws the edges of a beveled or inset border. They are within its line, in the colours of Acrobat.
  private mutating func drawEdges() {
    let width = look.line.width
    let outer = box.grown(by: -width)
    let inner = box.grown(by: -2 * width)
    guard inner.x0 < inner.x1, inner.y0 < inner.y1 else { return }
    let (upper, lower) = look.edgeColors
    let isRound = look.isRound
    let halves = [
      (upper, Point(outer.x0, outer.y0), Point(inner.x0, inner.y0)),
      (lower, Point(outer.x1, outer.y1), Point(inner.x1, inner.y1)),
    ]
    for (color, corner, innerCorner) in halves {
      content.add("q")
      if isRound {
        // The half on this side of the diagonal of the circle's square.
        let square = box.square
        let tip = corner.x < box.center.x ? square.origin : Point(square.x1, square.y1)
        content.path(
          [Point(square.x0, square.y1), tip, Point(square.x1, square.y0)], isClosed: true)
        content.add("W")
        content.add("n")
        content.setStroke(color)
        content.add("w", width)
        outline(box.grown(by: -1.5 * width))
        content.add("S")
      } else {
        content.setFill(color)
        content.path(
          [
            Point(outer.x0, outer.y1), corner, Point(outer.x1, outer.y0),
            Point(inner.x1, inner.y0), innerCorner, Point(inner.x0, inner.y1),
          ], isClosed: true)
        content.add("f")
      }
      content.add("Q")
    }
  }

  private mutating func outline(_ rect: Rect) {
    if look.isRound { content.ellipse(in: rect.square) } else { content.rect(rect) }
  }

  /// Draws the lines between the cells of a comb field.
  mutating func drawCellLines(_ cells: Int) {
    guard let border = look.border, look.line.width > 0, cells > 1 else { return }
    let width = box.width / Double(cells)
    content.add("q")
    content.setStroke(border)
    content.add("w", look.line.width)
    if look.line.style == "D" { content.setDash(look.line.dash) }
    for place in 1..<cells {
      let x = Double(place) * width
      content.path([Point(x, 0), Point(x, box.height)], isClosed: false)
    }
    content.add("S")
    content.add("Q")
  }
}

extension WidgetLook {
  /// The content that draws the box of a widget. It is in the space of the widget's appearance: y up.
  func box(cells: Int?) -> [UInt8] {
    var content = ContentStream()
    content.add("q")
    content.concat(Matrix(1, 0, 0, -1, 0, size.height))
    var box = WidgetBox(self, after: content)
    box.draw()
    if let cells { box.drawCellLines(cells) }
    content = box.content
    content.add("Q")
    return content.bytes
  }

  /// The colours of the edges of a border: the upper and left one, and the lower and right one.
  fileprivate var edgeColors: (upper: Color, lower: Color) {
    if line.style == "I" { return (gray(0.5), gray(0.75)) }
    let base = fill ?? gray(1)
    let dark = Color(red: base.red / 2, green: base.green / 2, blue: base.blue / 2)
    return (gray(1), dark)
  }
}

private func gray(_ level: Double) -> Color { Color(red: level, green: level, blue: level) }
