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
    if points.count == 2, gap > 0, length > gap {
      let (middle, half) = ((first + last) * 0.5, (last - first) * (gap / 2 / length))
      content.path([start.base, middle - half])
      content.path([middle + half, end.base])
    } else {
      content.path([start.base] + points.dropFirst().dropLast() + [end.base])
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
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
}
