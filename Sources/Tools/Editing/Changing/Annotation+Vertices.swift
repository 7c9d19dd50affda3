// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension Annotation {
  /// The corners of a line, polyline or polygon.
  var corners: [Point] {
    get { type == .line ? line : vertices }
    set {
      if type == .line { line = newValue } else { vertices = newValue }
    }
  }

  /// Whether a line connects the last corner to the first.
  var isRing: Bool { type == .polygon }

  /// The minimum number of corners.
  var leastCorners: Int { type == .polygon ? 3 : 2 }

  /// The annotation with different corners. Its rectangle keeps the same margin around them.
  func withCorners(_ points: [Point]) -> Annotation {
    var changed = self
    changed.corners = points
    if let before = Rect(around: corners), let after = Rect(around: points) {
      changed.rect = Insets(of: before, in: rect).around(after)
    }
    return changed
  }

  /// The sides, each with the index of its first corner.
  var sides: [(index: Int, from: Point, to: Point)] {
    let points = corners
    guard points.count > 1 else { return [] }
    return points.indices.compactMap { index in
      let next = index + 1 < points.count ? index + 1 : 0
      guard next > 0 || isRing else { return nil }
      return (index, points[index], points[next])
    }
  }

  /// The rectangle of the text in a free text.
  var textFrame: Rect { textBox ?? rect }

  /// The callout with another tip, knee or frame. The line ends at the middle of the frame's side
  /// nearest to the point before. The annotation's rectangle follows when it is updated.
  func withCallout(tip: Point, knee: Point?, frame: Rect) -> Annotation {
    var changed = self
    let end = Annotation.attachment(of: frame, to: knee ?? tip)
    changed.callout = [tip] + (knee.map { [$0] } ?? []) + [end]
    changed.textBox = frame
    return changed
  }

  /// The callout with another frame.
  func withCallout(frame: Rect) -> Annotation {
    guard let tip = callout.first else { return self }
    return withCallout(tip: tip, knee: callout.count > 2 ? callout[1] : nil, frame: frame)
  }

  private static func attachment(of frame: Rect, to point: Point) -> Point {
    let middles = [
      Point(frame.x0, frame.center.y), Point(frame.x1, frame.center.y),
      Point(frame.center.x, frame.y0), Point(frame.center.x, frame.y1),
    ]
    return middles.min { $0.distance(to: point) < $1.distance(to: point) } ?? frame.center
  }
}
