// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// Whether a wave or cloud would have too many arcs. Nobody could see the arcs, and they would take
  /// unbounded time and memory: MuPDF draws a wave in steps of a seventh of its quad's height, and
  /// makes a cloud's arcs as wide as its intensity says.
  var isTooFineToDraw: Bool {
    type == .squiggly ? waveCount > Self.mostArcs : cloudCount > Self.mostArcs
  }

  private static let mostArcs = 100_000.0

  private var waveCount: Double {
    quads.reduce(0) { count, quad in
      let width = quad.upperLeft.distance(to: quad.upperRight)
      let height = quad.upperLeft.distance(to: quad.lowerLeft)
      return width > 0 ? count + 7 * width / height : count
    }
  }

  private var cloudCount: Double {
    guard border.cloudiness > 0 else { return 0 }
    let points = vertices.isEmpty ? rect.corners : vertices
    let around = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return around / (6 * border.cloudiness + 0.8 * max(border.width, 0))
  }
}
