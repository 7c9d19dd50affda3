// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The corners and edges of a box, and the knob that turns it.
enum BoxGrips {
  private static let sides: [(name: String, x: Int, y: Int)] = [
    ("topLeft", -1, -1), ("top", 0, -1), ("topRight", 1, -1), ("right", 1, 0),
    ("bottomRight", 1, 1), ("bottom", 0, 1), ("bottomLeft", -1, 1), ("left", -1, 0),
  ]

  /// The grips are named as the box has its sides, which are turned with it.
  static func around(_ box: TurnedRect, cornersOnly: Bool) -> [Grip] {
    sides.filter { !cornersOnly || ($0.x != 0 && $0.y != 0) }.map {
      Grip(
        name: $0.name, part: part($0.x, $0.y, turnedBy: box.rotation),
        point: box.point(Double($0.x), Double($0.y)))
    }
  }

  /// After a quarter turn another side of the rectangle on the page is meant. A box that leans is
  /// resized along its own axes.
  private static func part(_ x: Int, _ y: Int, turnedBy rotation: Double) -> Grip.Part {
    guard rotation.truncatingRemainder(dividingBy: 90) == 0 else { return .side(x: x, y: y) }
    let side = Matrix.turn(rotation).apply(Point(Double(x), Double(y)))
    return .side(x: Int(side.x), y: Int(side.y))
  }

  /// The knob that turns is off the top of the box, or off its foot where the page has no room above.
  static func turn(_ box: TurnedRect, page: Rect, scale: Double) -> Grip {
    let away = Matrix.turn(box.rotation).apply(Point(0, Grip.size * 2 / scale))
    let (above, below) = (box.point(0, -1) - away, box.point(0, 1) + away)
    let isBelow = !page.contains(above) && page.contains(below)
    return Grip(
      name: "rotate", part: .turn, point: (isBelow ? below : above).clamped(into: page))
  }
}
