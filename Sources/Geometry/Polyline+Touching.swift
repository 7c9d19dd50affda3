// SPDX-License-Identifier: AGPL-3.0-or-later

extension Polyline {
  /// Whether the lines, or the areas of closed ones, have a point in common.
  public func touches(_ other: Polyline) -> Bool {
    guard let first = points.first, let start = other.points.first else { return false }
    if isClosed && surrounds(start) || other.isClosed && other.surrounds(first) { return true }
    return segments.contains { mine in
      other.segments.contains { Polyline.cross(mine.0, mine.1, $0.0, $0.1) }
    }
  }

  /// The straight segments; a single point gives a segment of length 0.
  private var segments: [(Point, Point)] {
    guard let first = points.first, let last = points.last else { return [] }
    let open = Array(zip(points, points.dropFirst()))
    return isClosed || open.isEmpty ? open + [(last, first)] : open
  }

  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ from: Point, _ to: Point, _ point: Point) -> Double {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
    let (c0, d0) = (side(a, b, c), side(a, b, d))
    let (a0, b0) = (side(c, d, a), side(c, d, b))
    guard c0 * d0 <= 0, a0 * b0 <= 0 else { return false }
    // Collinear segments meet if their boxes meet.
    return Rect(a.x, a.y, b.x, b.y).intersects(Rect(c.x, c.y, d.x, d.y))
  }
}
