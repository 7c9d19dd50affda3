// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A callout's line: from its subject, over a knee, to its box.
enum CalloutLine {
  /// Tip, knee and end. The end is the edge midpoint of the box nearest to the tip. From there the line
  /// leaves the box at a right angle, for half of the distance to the tip, up to 20 points.
  static func points(from tip: Point, to box: Rect) -> [Point] {
    let end = nearestMiddle(of: box, to: tip)
    return [tip, knee(from: tip, end, box), end]
  }

  /// The edge midpoint nearest to a point.
  static func nearestMiddle(of box: Rect, to point: Point) -> Point {
    let middles = [
      Point(box.x0, box.center.y), Point(box.x1, box.center.y), Point(box.center.x, box.y0),
      Point(box.center.x, box.y1),
    ]
    return middles.min { $0.distance(to: point) < $1.distance(to: point) } ?? box.center
  }

  private static func knee(from tip: Point, _ end: Point, _ box: Rect) -> Point {
    let isAside = end.y == box.center.y
    let way = isAside ? tip.x - end.x : tip.y - end.y
    let outward: Double =
      isAside ? (end.x < box.center.x ? -1 : 1) : (end.y < box.center.y ? -1 : 1)
    // For a tip behind the edge, the line would cross the box.
    let length = min(max(way * outward / 2, 0), 20)
    return isAside
      ? Point(end.x + outward * length, end.y) : Point(end.x, end.y + outward * length)
  }
}
