// SPDX-License-Identifier: AGPL-3.0-or-later

/// Points joined by straight lines.
public struct Polyline: Hashable, Sendable {
  public var points: [Point]
  /// Whether a line connects the last point to the first.
  public var isClosed: Bool

  public init(_ points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  /// A polygon that follows the ellipse in the rectangle. It does so to a thousandth of the ellipse's
  /// radius.
  public static func ellipse(in rect: Rect) -> Polyline {
    var points: [Point] = []
    var direction = Point(1, 0)
    let (cosine, sine) = (0.996_194_698_091_745_5, 0.087_155_742_747_658_18)  // of 5 degrees
    for _ in 0..<72 {
      points.append(
        Point(
          rect.center.x + direction.x * rect.width / 2,
          rect.center.y + direction.y * rect.height / 2))
      direction = Point(
        direction.x * cosine - direction.y * sine, direction.x * sine + direction.y * cosine)
    }
    return Polyline(points, isClosed: true)
  }

  /// The total length of the lines.
  public var length: Double {
    let open = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard isClosed, let first = points.first, let last = points.last else { return open }
    return open + last.distance(to: first)
  }

  /// The ends of mitered corners: where the outer edges of two strokes of this width meet. Corners that are
  /// sharper than the limit, the default of PDF (ISO 32000-2, 8.4.3.5), are bevelled and have none.
  public func miterTips(width: Double, limit: Double = 10) -> [Point] {
    var corners: [Point] = []
    for point in points where corners.last.map({ $0.distance(to: point) > 0 }) ?? true {
      corners.append(point)
    }
    if isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count > 2 else { return [] }
    let last = corners.count - 1
    return corners.indices.compactMap { index in
      guard isClosed || (index > 0 && index < last) else { return nil }
      let (corner, before) = (corners[index], corners[index > 0 ? index - 1 : last])
      let after = corners[index < last ? index + 1 : 0]
      let (a, b) = ((before - corner).unit, (after - corner).unit)
      // Twice the cosine of half the angle between the strokes, along its bisector.
      let inwards = a + b
      let cosine = inwards.distance(to: .zero) / 2
      let sine = max(0, 1 - cosine * cosine).squareRoot()
      guard sine * limit >= 1, cosine > 0 else { return nil }
      return corner - inwards * (width / 2 / sine / (2 * cosine))
    }
  }

  /// The enclosed area; parts that are traversed in opposite directions cancel out.
  public var area: Double {
    guard let first = points.first, var previous = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      let (a, b) = (previous - first, point - first)
      sum += a.x * b.y - b.x * a.y
      previous = point
    }
    return sum.magnitude / 2
  }

  /// The distance from a point to the nearest line; infinite if there are no points.
  public func distance(to point: Point) -> Double {
    guard let first = points.first, let last = points.last else { return .infinity }
    var nearest = point.distance(to: first)
    for (a, b) in zip(points, points.dropFirst()) {
      nearest = min(nearest, point.distance(toSegmentFrom: a, to: b))
    }
    return isClosed ? min(nearest, point.distance(toSegmentFrom: last, to: first)) : nearest
  }

  /// Whether the point lies in the enclosed area, by the even-odd rule.
  public func surrounds(_ point: Point) -> Bool {
    guard var previous = points.last else { return false }
    var inside = false
    for current in points {
      if (current.y > point.y) != (previous.y > point.y) {
        let share = (point.y - current.y) / (previous.y - current.y)
        if point.x < current.x + share * (previous.x - current.x) { inside.toggle() }
      }
      previous = current
    }
    return inside
  }
}

extension Point {
  /// The distance to the nearest point of a line segment.
  public func distance(toSegmentFrom a: Point, to b: Point) -> Double {
    distance(to: nearest(onSegmentFrom: a, to: b))
  }

  /// The nearest point of a line segment.
  public func nearest(onSegmentFrom a: Point, to b: Point) -> Point {
    let line = b - a
    let square = line.x * line.x + line.y * line.y
    guard square > 0 else { return a }
    let share = ((x - a.x) * line.x + (y - a.y) * line.y) / square
    return a + line * min(max(share, 0), 1)
  }
}

extension Quad {
  /// The distance from the point to the quad; 0 inside.
  public func distance(to point: Point) -> Double {
    guard !contains(point) else { return 0 }
    return Polyline([upperLeft, upperRight, lowerRight, lowerLeft], isClosed: true)
      .distance(to: point)
  }
}

extension Polyline {
  /// Whether the polylines have a point in common. The area of a closed one counts, too.
  public func touches(_ other: Polyline) -> Bool {
    guard let first = points.first, let start = other.points.first else { return false }
    if isClosed && surrounds(start) || other.isClosed && other.surrounds(first) { return true }
    return segments.contains { mine in
      other.segments.contains { Polyline.cross(mine.0, mine.1, $0.0, $0.1) }
    }
  }

  /// Whether the polylines touch, or are closer than a distance.
  public func comes(within distance: Double, of other: Polyline) -> Bool {
    touches(other) || points.contains { other.distance(to: $0) < distance }
      || other.points.contains { self.distance(to: $0) < distance }
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

extension Point {
  /// The vector of this direction with the length 1.
  fileprivate var unit: Point {
    let length = distance(to: .zero)
    return length > 0 ? self * (1 / length) : self
  }
}
