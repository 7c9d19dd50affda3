// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// A line with ticks at its ends, unless it has other ends, and its length beside it.
  mutating func drawDistance() throws(EngineError) {
    let ends = annotation.lineEndings.isEmpty ? ["Butt", "Butt"] : annotation.lineEndings
    drawLine(annotation.line, ends: ends)
    guard let first = annotation.line.first, let last = annotation.line.last else { return }
    try drawCaption(from: first, to: last)
  }

  /// Lines with their length beside the longest of them.
  mutating func drawPerimeter() throws(EngineError) {
    let points = annotation.vertices
    drawLine(points, ends: annotation.lineEndings)
    let sides = Array(zip(points, points.dropFirst()))
    guard let side = sides.max(by: { $0.0.distance(to: $0.1) < $1.0.distance(to: $1.1) }) else {
      return
    }
    try drawCaption(from: side.0, to: side.1)
  }

  /// An outline with its area in its middle.
  mutating func drawArea() throws(EngineError) {
    let points = annotation.vertices
    guard let bounds = Rect(around: points) else { return }
    let strokes = lineWidth > 0
    content.add("q")
    if let fill = annotation.interiorColor { content.setFill(fill) }
    setPen(annotation.color ?? .black)
    content.add("j", 1)
    content.path(points, isClosed: true)
    content.paint(fills: annotation.interiorColor != nil, strokes: strokes)
    content.add("Q")
    box = bounds.grown(by: lineWidth / 2)
    try drawCaption(at: bounds.center, turn: .identity, above: 0)
  }

  private mutating func drawLine(_ points: [Point], ends: [String]) {
    guard let first = points.first, let last = points.last, points.count > 1,
      let bounds = Rect(around: points)
    else { return }
    let start = LineEnd(
      style: ends.first ?? "None", tip: first, origin: points[1], lineWidth: lineWidth)
    let end = LineEnd(
      style: ends.count > 1 ? ends[1] : "None", tip: last, origin: points[points.count - 2],
      lineWidth: lineWidth)
    let color = annotation.color ?? .black
    content.add("q")
    setPen(color)
    content.path([start.base] + points.dropFirst().dropLast() + [end.base])
    content.add("S")
    content.setDash([])
    if let fill = annotation.interiorColor { content.setFill(fill) }
    for end in [start, end] where end.draw(in: &content) {
      content.paint(fills: end.isClosed && annotation.interiorColor != nil, strokes: true)
    }
    content.add("Q")
    box = bounds.grown(by: LineEnd.reach(lineWidth))
  }

  /// The measured value above a line, along it, never upside down.
  private mutating func drawCaption(from: Point, to: Point) throws(EngineError) {
    let length = from.distance(to: to)
    guard length > 0 else { return }
    var direction = (to - from) * (1 / length)
    if direction.x < 0 || (direction.x == 0 && direction.y > 0) { direction = direction * -1 }
    let turn = Matrix(direction.x, direction.y, -direction.y, direction.x, 0, 0)
    try drawCaption(at: (from + to) * 0.5, turn: turn, above: lineWidth / 2 + 2)
  }

  private mutating func drawCaption(
    at place: Point, turn: Matrix, above gap: Double
  ) throws(EngineError) {
    guard annotation.measure?.showsCaption == true, let text = annotation.measuredText else {
      return
    }
    var style = annotation.text ?? Annotation.TextStyle()
    if annotation.text == nil {
      style.size = 10
      style.color = annotation.color ?? .black
    }
    style.alignment = .left
    let block = TypesetText(text: text, style: style, width: nil)
    let (page, extent) = try block.page(in: document.context)
    let picture = try document.addPicture(page)
    // Its foot on the line, or its middle on the place.
    let foot = gap > 0 ? extent.ink.y1 + gap : extent.ink.center.y
    let map = Matrix.translation(-extent.ink.center.x, -foot).then(turn)
      .then(.translation(place.x, place.y))
    draw(picture.object, picture.matrix.then(map))
    box = box.union(map.apply(extent.ink).grown(by: 1))
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
}
