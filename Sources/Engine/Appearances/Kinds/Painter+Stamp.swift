// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  mutating func drawStamp() throws(EngineError) {
    let size = annotation.uprightBox
    standUpright(size, in: annotation.rect)
    let rect = Rect(origin: .zero, size: size)
    if annotation.crop != nil {
      guard case .image = annotation.picture else {
        throw .unsupported("only a stamp with a picture can be cropped")
      }
    }
    switch annotation.picture {
    case .image(let bytes): try drawPicture(document.addPicture(bytes), in: rect)
    case .words(let words): try drawWords(words, in: rect)
    case .mark(let mark): drawMark(mark, in: rect)
    case .strokes(let strokes):
      let width = lineWidth > 0 ? lineWidth : 1
      drawStrokes(strokes, annotation.color ?? .black, width: width, in: rect)
    case nil: try drawWords(StandardStamp(icon: annotation.icon).words, in: rect)
    }
  }

  /// Draws the visible part of a picture in a rectangle. It is centred and as large as it fits.
  private mutating func drawPicture(_ added: Picture, in rect: Rect) throws(EngineError) {
    guard added.size.width > 0, added.size.height > 0 else {
      throw .unsupported("a picture without a size cannot be drawn")
    }
    let picture = annotation.crop == nil ? try document.centred(added, in: rect.size) : added
    framed = picture.object
    let part = try annotation.shownPart
    let shown = Matrix.scale(picture.size.width, picture.size.height).apply(part)
    let scale = min(rect.width / shown.width, rect.height / shown.height)
    let size = Size(shown.width * scale, shown.height * scale)
    content.add("q")
    if annotation.crop != nil {
      content.rect(TurnedRect(center: rect.center, size: size, rotation: 0).upright)
      content.add("W")
      content.add("n")
    }
    draw(
      picture.object,
      picture.matrix.then(.translation(-shown.center.x, -shown.center.y))
        .then(.scale(scale, scale)).then(.translation(rect.center.x, rect.center.y)))
    content.add("Q")
  }

  private mutating func drawMark(_ mark: Annotation.Mark, in rect: Rect) {
    let color = annotation.color ?? .black
    let side = min(rect.width, rect.height)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(rect.center.x + (x - 0.5) * side, rect.center.y + (y - 0.5) * side)
    }
    content.add("q")
    content.setStroke(color)
    content.setFill(color)
    content.add("w", side * 0.12)
    content.add("J", 1)
    content.add("j", 1)
    switch mark {
    case .check:
      content.path([at(0.12, 0.55), at(0.4, 0.84), at(0.88, 0.16)])
      content.add("S")
    case .cross:
      content.path([at(0.14, 0.14), at(0.86, 0.86)])
      content.path([at(0.86, 0.14), at(0.14, 0.86)])
      content.add("S")
    case .dot:
      content.ellipse(in: Rect(around: rect.center, radius: side * 0.3))
      content.add("f")
    }
    content.add("Q")
  }

  /// Draws hand-drawn lines, as large as they fit with their width.
  mutating func drawStrokes(
    _ strokes: [[Point]], _ color: Color, width: Double, in rect: Rect
  ) {
    guard let bounds = Rect(around: strokes.joined()) else { return }
    let inner = rect.grown(by: -width / 2)
    let ratios = [(inner.width, bounds.width), (inner.height, bounds.height)]
    let scale = ratios.filter { $0.1 > 0 }.map { $0.0 / $0.1 }.min() ?? 1
    let map = Matrix.translation(-bounds.center.x, -bounds.center.y)
      .then(.scale(scale, scale)).then(.translation(rect.center.x, rect.center.y))
    content.add("q")
    content.setStroke(color)
    content.add("w", width)
    content.add("J", 1)
    content.add("j", 1)
    for stroke in strokes { content.smooth(stroke.map(map.apply)) }
    content.add("S")
    content.add("Q")
  }

  /// Draws words in a rounded frame, and a smaller second line. The frame has optional arrow ends.
  mutating func drawWords(_ words: Annotation.StampWords, in rect: Rect) throws(EngineError) {
    let color = annotation.color ?? StandardStamp(icon: annotation.icon).color
    let fill = annotation.interiorColor ?? color.mixedWithWhite(0.88)
    let side = min(rect.width, rect.height)
    let width = side * 0.05
    let frame = rect.grown(by: -width / 2)
    let point = min(rect.height * 0.4, rect.width * 0.2)
    content.add("q")
    content.setStroke(color)
    content.setFill(fill)
    content.add("w", width)
    content.add("j", 1)
    if words.pointsLeft || words.pointsRight {
      content.path(
        arrow(frame, words.pointsLeft ? point : 0, words.pointsRight ? point : 0), isClosed: true)
    } else {
      content.roundedRect(frame, radius: side * 0.16)
    }
    content.add("B")
    content.add("Q")

    var style = Annotation.TextStyle()
    style.size = 24
    style.color = color
    let margin = side * 0.18
    var inner = Rect(
      frame.x0 + (words.pointsLeft ? point : margin), frame.y0 + margin,
      frame.x1 - (words.pointsRight ? point : margin), frame.y1 - margin)
    if let second = words.secondLine, !second.isEmpty {
      let split = inner.y0 + inner.height * 0.64
      let lower = Rect(inner.x0, split + inner.height * 0.08, inner.x1, inner.y1)
      try draw(line: second, style: style, fitting: lower)
      inner = Rect(inner.x0, inner.y0, inner.x1, split)
    }
    try draw(line: words.text, style: style, isBold: true, fitting: inner)
  }

  private func arrow(_ frame: Rect, _ left: Double, _ right: Double) -> [Point] {
    let middle = frame.center.y
    var points = [Point(frame.x0 + left, frame.y0), Point(frame.x1 - right, frame.y0)]
    if right > 0 { points.append(Point(frame.x1, middle)) }
    points += [Point(frame.x1 - right, frame.y1), Point(frame.x0 + left, frame.y1)]
    if left > 0 { points.append(Point(frame.x0, middle)) }
    return points
  }
}

extension Color {
  func mixedWithWhite(_ share: Double) -> Color {
    Color(
      red: red + (1 - red) * share, green: green + (1 - green) * share,
      blue: blue + (1 - blue) * share)
  }
}
