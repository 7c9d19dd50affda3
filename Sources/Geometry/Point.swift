// SPDX-License-Identifier: AGPL-3.0-or-later

/// A position in a coordinate space, which the caller must know.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  /// Whether both coordinates are finite. Only then is arithmetic on the point meaningful.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance to another point in the same space.
  @inlinable public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  @inlinable
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
}

/// A width and a height.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with width and height swapped, as after a quarter turn.
  @inlinable public var turned: Size { Size(height, width) }
}

/// Consecutive points: a stroke, corners, a drag.
public struct PointList: Hashable, Sendable {
  public var points: [Point]

  public init(_ points: [Point]) { self.points = points }
}

extension [Point] {
  public var list: PointList {
    get { PointList(self) }
    set { self = newValue.points }
  }
}

extension [[Point]] {
  public var lists: [PointList] {
    get { map(PointList.init) }
    set { self = newValue.map(\.points) }
  }
}
