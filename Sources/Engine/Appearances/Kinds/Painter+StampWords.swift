// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// Draws words in a rounded frame with optional arrow ends, and a smaller second line.
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
