// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension Annotation {
  /// Around all that an eraser can touch: a file's rectangle need not hold its strokes.
  var touchedBounds: Rect {
    let points = strokes.flatMap { $0 } + vertices + line + quads.flatMap(\.points)
    guard let drawn = Rect(around: points)?.grown(by: max(border.width, 0) / 2) else { return rect }
    return drawn.union(rect)
  }

  /// Whether the disc comes over what the annotation shows. Its way is followed in steps of half its
  /// radius, so that no line slips through.
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
