// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// Draws a line with its endings, leaders and caption.
  mutating func drawLine() throws(EngineError) {
    // A measuring line ends with ticks by default.
    let ends =
      annotation.lineEndings.isEmpty && annotation.measure != nil
      ? ["Butt", "Butt"] : annotation.lineEndings
    let line = annotation.drawnLine
    guard line.count == 2 else { return }
    let caption = try caption(from: line[0], to: line[1])
    drawLine(line, ends: ends, gap: caption?.gap ?? 0)
    drawLeaders()
    if let caption { draw(caption) }
  }

  private mutating func drawLeaders() {
    let leaders = annotation.leaders
    guard let bounds = Rect(around: leaders.joined()) else { return }
    content.add("q")
    setPen(annotation.color ?? .black)
    content.setDash([])
    for leader in leaders { content.path(leader) }
    content.add("S")
    content.add("Q")
    box = box.union(bounds.grown(by: lineWidth / 2 + 0.5))
  }

  /// A line that measures nothing, with its ends: these are never dashed, and the line stops at them.
  mutating func drawPlainLine() {
    let points = annotation.type == .line ? annotation.line : annotation.vertices
    drawLine(points, ends: annotation.lineEndings, scale: 1.5)
  }

  /// - Parameters:
  ///   - gap: how much is left out in the middle of a line between two points.
  ///   - scale: the size of arrows at the ends; ends of another size than 1 have a tight box.
  mutating func drawLine(_ points: [Point], ends: [String], gap: Double = 0, scale: Double = 1) {
    guard let first = points.first, let last = points.last, points.count > 1,
      let bounds = Rect(around: points)
    else { return }
    let start = LineEnd(
      style: ends.first ?? "None", tip: first, origin: points[1], lineWidth: lineWidth,
      scale: scale)
    let end = LineEnd(
      style: ends.count > 1 ? ends[1] : "None", tip: last, origin: points[points.count - 2],
      lineWidth: lineWidth, scale: scale)
    content.add("q")
    setPen(annotation.color ?? .black)
    let length = first.distance(to: last)
    let path = [start.base] + points.dropFirst().dropLast() + [end.base]
    if points.count == 2, gap > 0, length > gap {
      let (middle, half) = ((first + last) * 0.5, (last - first) * (gap / 2 / length))
      content.path([start.base, middle - half])
      content.path([middle + half, end.base])
    } else {
      content.path(path)
    }
    content.add("S")
    content.setDash([])
    if let fill = annotation.interiorColor { content.setFill(fill) }
    for end in [start, end] where end.draw(in: &content) {
      content.paint(fills: end.isClosed && annotation.interiorColor != nil, strokes: true)
    }
    content.add("Q")
    box =
      scale == 1
      ? bounds.grown(by: LineEnd.reach(lineWidth))
      : [start, end].compactMap(\.bounds).reduce(bounds.grown(by: max(lineWidth, 1))) {
        $0.union($1)
      }
    let tips = Polyline(path, isClosed: false).miterTips(width: lineWidth)
    if let around = Rect(around: tips), around.isFinite { box = box.union(around) }
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
}

extension Painter {
  /// Draws lines, with their total length beside the longest one.
  mutating func drawPerimeter() throws(EngineError) {
    let points = annotation.vertices
    drawLine(points, ends: annotation.lineEndings)
    let sides = Array(zip(points, points.dropFirst()))
    guard let side = sides.max(by: { $0.0.distance(to: $0.1) < $1.0.distance(to: $1.1) }) else {
      return
    }
    if let caption = try caption(from: side.0, to: side.1) { draw(caption) }
  }

  /// Draws an outline with its area in the middle.
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
    if let caption = try caption(at: bounds.center, turn: .identity, above: nil) { draw(caption) }
  }
}

/// The typeset text of a line or an area. It is drawn along the line, or in the middle of the area.
struct LineCaption {
  let picture: Picture
  /// Maps the text's own space to the content's.
  let map: Matrix
  let ink: Rect
  /// The length of the gap that the text needs in the line.
  var gap = 0.0
}

extension Painter {
  mutating func draw(_ caption: LineCaption) {
    draw(caption.picture.object, caption.picture.matrix.then(caption.map))
    box = box.union(caption.map.apply(caption.ink).grown(by: 1))
  }

  /// The caption along a line, never upside down: in a gap of the line if requested and there is room,
  /// or else above it.
  func caption(from: Point, to: Point) throws(EngineError) -> LineCaption? {
    let length = from.distance(to: to)
    guard length > 0 else { return nil }
    var direction = (to - from) * (1 / length)
    if direction.x < 0 || (direction.x == 0 && direction.y > 0) { direction = direction * -1 }
    let shift = annotation.caption?.offset ?? .zero
    let turn = Matrix.translation(shift.x, -shift.y)
      .then(Matrix(direction.x, direction.y, -direction.y, direction.x, 0, 0))
    let place = (from + to) * 0.5
    let isInline = annotation.caption?.position == .inline
    guard isInline, var caption = try caption(at: place, turn: turn, above: nil) else {
      return try caption(at: place, turn: turn, above: lineWidth / 2 + 2)
    }
    // Text beside the line needs no gap.
    guard shift.y.magnitude < caption.ink.height else { return caption }
    let gap = caption.ink.width + 6
    guard gap + 2 * LineEnd.reach(lineWidth) < length else {
      return try self.caption(at: place, turn: turn, above: lineWidth / 2 + 2)
    }
    caption.gap = gap + 2 * shift.x.magnitude
    return caption
  }

  /// - Parameter gap: the distance between the point and the text above it; `nil`: the text is centred
  ///   on the point.
  func caption(
    at place: Point, turn: Matrix, above gap: Double?
  ) throws(EngineError) -> LineCaption? {
    guard let text = annotation.captionText else { return nil }
    var style = annotation.text ?? Annotation.TextStyle()
    if annotation.text == nil {
      style.size = 10
      style.color = annotation.color ?? .black
    }
    style.alignment = .left
    let block = TypesetText(text: text, style: style, width: nil, bleed: 8)
    let (page, extent) = try block.page(in: document.context)
    let picture = try document.addPicture(page)
    let foot = gap.map { extent.ink.y1 + $0 } ?? extent.ink.center.y
    let map = Matrix.translation(-extent.ink.center.x, -foot).then(turn)
      .then(.translation(place.x, place.y))
    return LineCaption(picture: picture, map: map, ink: extent.ink)
  }
}
