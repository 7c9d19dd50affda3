// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Trigonometric functions of angles in degrees.
enum Trigonometry {
  /// The direction of a vector in 0..<360 degrees; with y down, clockwise from the positive x axis.
  static func degrees(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    return (atan2(y, x) * 180 / .pi).wholeTurn
  }

  /// Exact for quarter turns.
  static func cosine(_ degrees: Double) -> Double {
    switch degrees.wholeTurn {
    case 0: 1
    case 90, 270: 0
    case 180: -1
    default: cos(degrees * .pi / 180)
    }
  }

  static func sine(_ degrees: Double) -> Double { cosine(degrees - 90) }
}
