// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Painter {
  /// Draws strokes, with a constant width or one that follows pressure. All strokes form one path, so
  /// that a transparent stroke is not darker at its crossings.
  mutating func drawInk() {
    let color = annotation.color ?? .black
    let width = lineWidth
    content.add("q")
    if annotation.pressures.contains(where: { !$0.isEmpty }) {
      content.setFill(color)
      for (index, stroke) in annotation.strokes.enumerated() {
        let pressures = index < annotation.pressures.count ? annotation.pressures[index] : []
        trace(stroke, pressures, width)
      }
      content.add("f")
    } else {
      setPen(color)
      content.add("J", 1)
      content.add("j", 1)
      for stroke in annotation.strokes { content.path(stroke) }
      content.add("S")
    }
    content.add("Q")
    if let bounds = Rect(around: annotation.strokes.joined()) {
      box = bounds.grown(by: max(width / 2, 0.5))
    }
  }

  /// Adds discs at the points and the shapes that connect them. All have the same orientation, so that
  /// the nonzero rule joins them.
  private mutating func trace(_ stroke: [Point], _ pressures: [Double], _ width: Double) {
    var last: (center: Point, radius: Double)?
    for (index, point) in stroke.enumerated() {
      let pressure = index < pressures.count ? min(max(pressures[index], 0), 1) : 1
      let radius = width / 2 * (leastShare + (1 - leastShare) * pressure)
      content.ellipse(in: Rect(around: point, radius: radius))
      if let last { join(last.center, last.radius, point, radius) }
      last = (point, radius)
    }
  }

  private mutating func join(_ a: Point, _ near: Double, _ b: Point, _ far: Double) {
    let length = a.distance(to: b)
    guard length > 0 else { return }
    let across = Point((a.y - b.y) / length, (b.x - a.x) / length)
    content.path(
      [a - across * near, b - across * far, b + across * far, a + across * near], isClosed: true)
  }
}

/// The share of its full width that a stroke has without pressure. The full width is the border's
/// width, at full pressure.
private let leastShare = 0.2
