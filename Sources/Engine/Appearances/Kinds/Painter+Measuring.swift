// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

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
