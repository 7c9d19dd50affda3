// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

/// Directions in the y-down plane, in degrees clockwise from rightwards.
enum Angle {
  /// The direction between two points; `nil` if they are equal.
  static func direction(from a: Point, to b: Point) -> Double? {
    guard a != b else { return nil }
    return atan2(b.y - a.y, b.x - a.x) * 180 / .pi
  }

  static func vector(_ degrees: Double) -> Point {
    let quarters = degrees / 90
    if quarters == quarters.rounded() {
      // Exact, so that a quarter turn keeps whole coordinates.
      let index = Int(exactly: quarters.truncatingRemainder(dividingBy: 4)) ?? 0
      return [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)][(index + 4) % 4]
    }
    return Point(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
  }

  /// The angle in 0..<360, rounded to a ten-thousandth.
  static func whole(_ degrees: Double) -> Double {
    let rest = ((degrees * 10_000).rounded() / 10_000).truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest + 0
  }

  /// The nearest multiple, if it is within reach.
  static func snapped(_ degrees: Double, to multiple: Double, within reach: Double) -> Double? {
    let nearest = (degrees / multiple).rounded() * multiple
    return (nearest - degrees).magnitude <= reach ? nearest : nil
  }
}
