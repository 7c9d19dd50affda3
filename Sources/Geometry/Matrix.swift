// SPDX-License-Identifier: AGPL-3.0-or-later

/// An affine map `[a b c d e f]`: `x' = a*x + c*y + e`, `y' = b*x + d*y + f` (ISO 32000-2, 8.3.3).
public struct Matrix: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var e: Double
  public var f: Double

  @inlinable
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  public static let identity = Matrix(1, 0, 0, 1, 0, 0)

  @inlinable
  public static func scale(_ x: Double, _ y: Double) -> Matrix { Matrix(x, 0, 0, y, 0, 0) }
  @inlinable
  public static func translation(_ x: Double, _ y: Double) -> Matrix { Matrix(1, 0, 0, 1, x, y) }

  /// The map that applies `self` first and `next` after it.
  @inlinable public func then(_ next: Matrix) -> Matrix {
    Matrix(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      e * next.a + f * next.c + next.e, e * next.b + f * next.d + next.f)
  }

  /// The reverse map; `nil` if the map flattens the plane. The determinant is compared with its own
  /// terms, so that a very small scale is still invertible.
  public var inverse: Matrix? {
    let determinant = a * d - b * c
    let terms = max((a * d).magnitude, (b * c).magnitude)
    guard determinant.isNormal, determinant.magnitude > terms * 1e-12 else { return nil }
    return Matrix(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * f - d * e) / determinant, (b * e - a * f) / determinant)
  }

  @inlinable public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
  }

  /// The bounds of the mapped rectangle.
  @inlinable public func apply(_ rect: Rect) -> Rect {
    let first = apply(Point(rect.x0, rect.y0))
    let second = apply(Point(rect.x1, rect.y1))
    let third = apply(Point(rect.x0, rect.y1))
    let fourth = apply(Point(rect.x1, rect.y0))
    return Rect(first.x, first.y, second.x, second.y)
      .union(Rect(third.x, third.y, fourth.x, fourth.y))
  }

  @inlinable public func apply(_ quad: Quad) -> Quad {
    Quad(
      upperLeft: apply(quad.upperLeft), upperRight: apply(quad.upperRight),
      lowerLeft: apply(quad.lowerLeft), lowerRight: apply(quad.lowerRight))
  }
}

extension Matrix {
  /// A clockwise rotation that keeps a page at the origin. It rotates the y-down plane by a multiple of
  /// 90 degrees; `size` is that of the page.
  public static func quarterTurns(degrees: Int, of size: Size) -> Matrix {
    switch ((degrees % 360) + 360) % 360 {
    case 90: return Matrix(0, 1, -1, 0, size.height, 0)
    case 180: return Matrix(-1, 0, 0, -1, size.width, size.height)
    case 270: return Matrix(0, -1, 1, 0, 0, size.width)
    default: return .identity
    }
  }
}
