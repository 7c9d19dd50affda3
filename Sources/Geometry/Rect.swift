// SPDX-License-Identifier: AGPL-3.0-or-later

/// An axis-parallel rectangle with `x0 <= x1` and `y0 <= y1`; it may be as thin as a line or a point.
public struct Rect: Hashable, Sendable {
  public var x0: Double
  public var y0: Double
  public var x1: Double
  public var y1: Double

  /// A rectangle from any two opposite corners.
  @inlinable public init(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    self.x0 = min(x0, x1)
    self.y0 = min(y0, y1)
    self.x1 = max(x0, x1)
    self.y1 = max(y0, y1)
  }

  @inlinable public init(origin: Point, size: Size) {
    self.init(origin.x, origin.y, origin.x + size.width, origin.y + size.height)
  }

  /// The square of side `2 * radius` around a point.
  @inlinable public init(around center: Point, radius: Double) {
    self.init(center.x - radius, center.y - radius, center.x + radius, center.y + radius)
  }

  /// The bounds of all the points; `nil` if there are none.
  public init?(around points: some Sequence<Point>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    self.init(first.x, first.y, first.x, first.y)
    while let point = iterator.next() {
      x0 = min(x0, point.x)
      y0 = min(y0, point.y)
      x1 = max(x1, point.x)
      y1 = max(y1, point.y)
    }
  }

  @inlinable public var width: Double { x1 - x0 }
  @inlinable public var height: Double { y1 - y0 }
  @inlinable public var size: Size { Size(width, height) }
  @inlinable public var origin: Point { Point(x0, y0) }
  @inlinable public var center: Point { Point((x0 + x1) / 2, (y0 + y1) / 2) }
  @inlinable public var area: Double { width * height }
  @inlinable public var isFinite: Bool { x0.isFinite && y0.isFinite && x1.isFinite && y1.isFinite }

  /// Upper left, upper right, lower right, lower left, with y down.
  public var corners: [Point] { [Point(x0, y0), Point(x1, y0), Point(x1, y1), Point(x0, y1)] }

  /// Whether the point lies inside or on the edge.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= x0 && point.x <= x1 && point.y >= y0 && point.y <= y1
  }

  /// The distance from the point to the rectangle; 0 inside.
  @inlinable public func distance(to point: Point) -> Double {
    let dx = max(x0 - point.x, 0, point.x - x1)
    let dy = max(y0 - point.y, 0, point.y - y1)
    return (dx * dx + dy * dy).squareRoot()
  }

  @inlinable public func intersects(_ other: Rect) -> Bool {
    x0 <= other.x1 && other.x0 <= x1 && y0 <= other.y1 && other.y0 <= y1
  }

  /// The intersection of both rectangles; `nil` if they do not meet.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    return Rect(max(x0, other.x0), max(y0, other.y0), min(x1, other.x1), min(y1, other.y1))
  }

  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(min(x0, other.x0), min(y0, other.y0), max(x1, other.x1), max(y1, other.y1))
  }

  /// The part of a straight line within the rectangle. It is in shares of the line's length; `nil` if
  /// the line misses the rectangle, or only touches it.
  public func part(ofLineFrom start: Point, to end: Point) -> Range<Double>? {
    let way = end - start
    var (enter, leave) = (0.0, 1.0)
    for (origin, length, low, high) in [(start.x, way.x, x0, x1), (start.y, way.y, y0, y1)] {
      guard length != 0 else {
        if origin < low || origin > high { return nil }
        continue
      }
      let (a, b) = ((low - origin) / length, (high - origin) / length)
      enter = max(enter, min(a, b))
      leave = min(leave, max(a, b))
    }
    return enter < leave ? enter..<leave : nil
  }

  /// The rectangle grown by a margin on each side; a negative one shrinks it, at most to its centre.
  public func grown(by margin: Double) -> Rect {
    let dx = max(margin, -width / 2)
    let dy = max(margin, -height / 2)
    return Rect(x0 - dx, y0 - dy, x1 + dx, y1 + dy)
  }

  public func moved(by delta: Point) -> Rect {
    Rect(x0 + delta.x, y0 + delta.y, x1 + delta.x, y1 + delta.y)
  }

  /// The rectangle moved by the least distance into another one; if it is too large, it is aligned to
  /// the upper left corner.
  public func clamped(into bounds: Rect) -> Rect {
    let dx = max(min(0, bounds.x1 - x1), bounds.x0 - x0)
    let dy = max(min(0, bounds.y1 - y1), bounds.y0 - y0)
    return moved(by: Point(dx, dy))
  }
}

extension Point {
  /// The nearest point of a rectangle.
  public func clamped(into bounds: Rect) -> Point {
    Point(min(max(x, bounds.x0), bounds.x1), min(max(y, bounds.y0), bounds.y1))
  }
}
