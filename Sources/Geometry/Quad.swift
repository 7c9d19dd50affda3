// SPDX-License-Identifier: AGPL-3.0-or-later

/// A four-sided region, for slanted text: the corners are named from the reader's view.
public struct Quad: Hashable, Sendable {
  public var upperLeft: Point
  public var upperRight: Point
  public var lowerLeft: Point
  public var lowerRight: Point

  @inlinable public init(upperLeft: Point, upperRight: Point, lowerLeft: Point, lowerRight: Point) {
    self.upperLeft = upperLeft
    self.upperRight = upperRight
    self.lowerLeft = lowerLeft
    self.lowerRight = lowerRight
  }

  @inlinable public init(_ rect: Rect) {
    self.init(
      upperLeft: Point(rect.x0, rect.y0), upperRight: Point(rect.x1, rect.y0),
      lowerLeft: Point(rect.x0, rect.y1), lowerRight: Point(rect.x1, rect.y1))
  }

  /// Upper left, upper right, lower left, lower right: the order on the wire, and in `QuadPoints` as
  /// Acrobat writes them.
  public var points: [Point] { [upperLeft, upperRight, lowerLeft, lowerRight] }

  /// The smallest rectangle around the quad.
  @inlinable public var bounds: Rect {
    Rect(
      min(upperLeft.x, upperRight.x, lowerLeft.x, lowerRight.x),
      min(upperLeft.y, upperRight.y, lowerLeft.y, lowerRight.y),
      max(upperLeft.x, upperRight.x, lowerLeft.x, lowerRight.x),
      max(upperLeft.y, upperRight.y, lowerLeft.y, lowerRight.y))
  }

  /// Whether the point lies inside or on the edge: within the bounds (the only test for a quad
  /// flattened to a line), and on the same side of all four edges.
  public func contains(_ point: Point) -> Bool {
    guard bounds.contains(point) else { return false }
    let ring = [upperLeft, upperRight, lowerRight, lowerLeft]
    var positive = false
    var negative = false
    for index in 0..<4 {
      let a = ring[index]
      let b = ring[(index + 1) % 4]
      let cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if cross > 0 { positive = true }
      if cross < 0 { negative = true }
    }
    return !(positive && negative)
  }
}
