// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The grips at the corners and edges of a box, and the grip that rotates it.
enum BoxGrips {
  private static let sides: [(name: String, x: Int, y: Int)] = [
    ("topLeft", -1, -1), ("top", 0, -1), ("topRight", 1, -1), ("right", 1, 0),
    ("bottomRight", 1, 1), ("bottom", 0, 1), ("bottomLeft", -1, 1), ("left", -1, 0),
  ]

  /// The grips are named by the sides of the box, which rotate with it.
  static func around(_ box: TurnedRect, cornersOnly: Bool) -> [Grip] {
    sides.filter { !cornersOnly || ($0.x != 0 && $0.y != 0) }.map {
      Grip(
        name: $0.name, part: part($0.x, $0.y, turnedBy: box.rotation),
        point: box.point(Double($0.x), Double($0.y)))
    }
  }

  /// Maps a side for a rotation: after a quarter turn, it is another side of the rectangle on the page.
  /// A box at another angle is resized along its own axes.
  private static func part(_ x: Int, _ y: Int, turnedBy rotation: Double) -> Grip.Part {
    guard rotation.truncatingRemainder(dividingBy: 90) == 0 else { return .side(x: x, y: y) }
    let side = Matrix.turn(rotation).apply(Point(Double(x), Double(y)))
    return .side(x: Int(side.x), y: Int(side.y))
  }

  /// The rotation grip is above the box, or below it if the page has no room above.
  static func turn(_ box: TurnedRect, page: Rect, scale: Double) -> Grip {
    let away = Matrix.turn(box.rotation).apply(Point(0, Grip.size * 2 / scale))
    let (above, below) = (box.point(0, -1) - away, box.point(0, 1) + away)
    let isBelow = !page.contains(above) && page.contains(below)
    return Grip(
      name: "rotate", part: .turn, point: (isBelow ? below : above).clamped(into: page))
  }
}
