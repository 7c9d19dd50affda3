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

  /// The annotation with different corners, and a rectangle with the same margin around them.
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
}
