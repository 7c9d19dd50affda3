// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension Annotation {
  /// The bounds of all parts that an eraser can touch. The annotation's own rectangle may not contain
  /// all its strokes.
  var touchedBounds: Rect {
    let points = strokes.flatMap { $0 } + vertices + line + quads.flatMap(\.points)
    guard let drawn = Rect(around: points)?.grown(by: max(border.width, 0) / 2) else { return rect }
    return drawn.union(rect)
  }

  /// Whether the disc passes over the visible annotation. Its path is sampled in steps of half its
  /// radius, so that no line is missed.
  func isTouched(by disc: EraserSweep) -> Bool {
    let length = disc.from.distance(to: disc.to)
    let steps = min(max((length / max(disc.radius / 2, 0.1)).rounded(.up), 1), 10_000)
    guard let count = Int(exactly: steps) else { return false }
    return (0...count).contains { step in
      let share = Double(step) / Double(count)
      return distance(to: disc.from + (disc.to - disc.from) * share) <= disc.radius
    }
  }
}
