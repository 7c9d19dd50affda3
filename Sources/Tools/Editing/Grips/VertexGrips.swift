// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The corners of a line, polyline or polygon, and the middles of its sides, which become corners when
/// they are dragged.
enum VertexGrips {
  /// The midpoints of sides shorter than this are left out, in pixels of the view.
  private static let shortSide = Grip.size * 3

  static func along(_ annotation: Annotation, scale: Double) -> [Grip] {
    var grips = annotation.corners.enumerated().map { index, point in
      Grip(name: "vertex-\(index)", part: .vertex(index), point: point)
    }
    guard annotation.type != .line else { return grips }
    for side in annotation.sides where side.from.distance(to: side.to) * scale >= shortSide {
      grips.append(
        Grip(
          name: "midpoint-\(side.index)", part: .midpoint(side.index),
          point: (side.from + side.to) * 0.5))
    }
    return grips
  }
}
