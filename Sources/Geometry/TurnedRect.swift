// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A rectangle rotated about its centre.
public struct TurnedRect: Hashable, Sendable {
  /// The rectangle before the rotation, with the same centre.
  public var upright: Rect
  /// The rotation in degrees, clockwise with y down.
  public var rotation: Double

  public init(_ upright: Rect, rotation: Double = 0) {
    self.upright = upright
    self.rotation = rotation
  }

  /// - Parameter size: the size before the rotation.
  public init(center: Point, size: Size, rotation: Double) {
    let origin = Point(center.x - size.width / 2, center.y - size.height / 2)
    self.init(Rect(origin: origin, size: size), rotation: rotation)
  }

  /// The rectangle that covers an upright one after a rotation. The rotation is by quarter turns.
  public init(covering rect: Rect, rotation: Double) {
    if rotation.truncatingRemainder(dividingBy: 180) == 0 {
      self.init(rect, rotation: rotation)
    } else {
      self.init(center: rect.center, size: rect.size.turned, rotation: rotation)
    }
  }

  public var center: Point { upright.center }
  /// The size before the rotation.
  public var size: Size { upright.size }

  /// Maps the rectangle's own coordinates to the plane. They are relative to its own upper left corner.
  public var placement: Matrix {
    Matrix.translation(-size.width / 2, -size.height / 2).then(turn)
      .then(.translation(center.x, center.y))
  }

  /// A point of the plane by its relative position in the rectangle: (-1, -1) is its own upper left
  /// corner, (0, 0) the centre and (1, 1) its own lower right corner.
  public func point(_ x: Double, _ y: Double) -> Point {
    center + turn.apply(Point(x * size.width / 2, y * size.height / 2))
  }

  /// The corners from its own upper left one, clockwise.
  public var corners: [Point] { [point(-1, -1), point(1, -1), point(1, 1), point(-1, 1)] }

  /// The smallest upright rectangle around it.
  public var bounds: Rect {
    if rotation.truncatingRemainder(dividingBy: 180) == 0 { return upright }
    let half = turn.apply(Rect(-size.width / 2, -size.height / 2, size.width / 2, size.height / 2))
    return half.moved(by: center)
  }

  /// A direction of the plane in the rectangle's own axes.
  public func own(_ direction: Point) -> Point { Matrix.turn(-rotation).apply(direction) }

  /// The distance from a point to the rectangle; 0 inside.
  public func distance(to point: Point) -> Double {
    Rect(-size.width / 2, -size.height / 2, size.width / 2, size.height / 2)
      .distance(to: own(point - center))
  }

  private var turn: Matrix { .turn(rotation) }
}

extension Matrix {
  /// A clockwise rotation of the y-down plane about the origin. It is exact for quarter turns.
  public static func turn(_ degrees: Double) -> Matrix {
    let quarters = degrees / 90
    if quarters == quarters.rounded(), let count = Int(exactly: quarters) {
      switch (count % 4 + 4) % 4 {
      case 1: return Matrix(0, 1, -1, 0, 0, 0)
      case 2: return Matrix(-1, 0, 0, -1, 0, 0)
      case 3: return Matrix(0, -1, 1, 0, 0, 0)
      default: return .identity
      }
    }
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return Matrix(cosine, sine, -sine, cosine, 0, 0)
  }
}
