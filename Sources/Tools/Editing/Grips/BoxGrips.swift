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

  static func around(_ box: Rect, cornersOnly: Bool) -> [Grip] {
    sides.filter { !cornersOnly || ($0.x != 0 && $0.y != 0) }.map {
      Grip(
        name: $0.name, part: .side(x: $0.x, y: $0.y),
        point: Point(
          box.center.x + Double($0.x) * box.width / 2,
          box.center.y + Double($0.y) * box.height / 2))
    }
  }

  /// The knob that turns is off the top, or off the foot where the page has no room above.
  static func turn(_ box: Rect, page: Rect, scale: Double) -> Grip {
    let away = Grip.size * 2 / scale
    let y = box.y0 - away >= page.y0 || box.y1 + away > page.y1 ? box.y0 - away : box.y1 + away
    return Grip(name: "rotate", part: .turn, point: Point(box.center.x, max(y, page.y0)))
  }
}
