// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Typeset text to draw along a line, or in the middle of an area.
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
