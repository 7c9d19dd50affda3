// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A simplified preview of a line under way: leaves out points within a tolerance of the line between
/// their neighbours. Each new point costs the same, however long the line is.
///
/// It keeps the cone of directions in which a straight line from the last kept point passes all
/// points after it; a point outside of the cone ends the straight line (a sleeve, after Zhao and
/// Saalfeld, "Linear-Time Sleeve-Fitting Polyline Simplification Algorithms", 1997).
struct StrokePreview {
  /// The tolerance in points.
  private(set) var tolerance: Double
  private var kept: [Point] = []
  /// The newest point; it is shown, but not kept yet.
  private var last: Point?
  private var cone: Cone?

  /// The directions from the last kept point.
  private struct Cone {
    var left: Point
    var right: Point
    /// The distance of the farthest point: a nearer point means that the line has turned.
    var reach: Double
  }

  init(tolerance: Double) { self.tolerance = max(tolerance, 0) }

  var points: [Point] {
    guard let last else { return kept }
    return kept + [last]
  }
  var count: Int { kept.count + (last == nil ? 0 : 1) }

  mutating func append(_ point: Point) {
    guard let anchor = kept.last else {
      kept.append(point)
      return
    }
    if !fits(point, from: anchor), let last {
      kept.append(last)
      cone = nil
      _ = fits(point, from: last)
    }
    last = point
  }

  /// Increases the tolerance, and simplifies again.
  mutating func coarsen() {
    var coarse = StrokePreview(tolerance: tolerance * 2)
    for point in points { coarse.append(point) }
    self = coarse
  }

  /// Whether one line passes all points from the anchor to this one. The cone is narrowed.
  private mutating func fits(_ point: Point, from anchor: Point) -> Bool {
    let line = point - anchor
    let distance = point.distance(to: anchor)
    guard distance > 2 * tolerance else { return (cone?.reach ?? 0) <= 2 * tolerance }
    let direction = line * (1 / distance)
    let sine = tolerance / distance
    let cosine = (1 - sine * sine).squareRoot()
    let left = direction.turned(cosine, sine)
    let right = direction.turned(cosine, -sine)
    guard var cone else {
      self.cone = Cone(left: left, right: right, reach: distance)
      return true
    }
    guard distance >= cone.reach - 2 * tolerance,
      direction.cross(cone.left) >= 0, cone.right.cross(direction) >= 0,
      direction.dot(cone.left + cone.right) > 0
    else { return false }
    if left.cross(cone.left) > 0 { cone.left = left }
    if cone.right.cross(right) > 0 { cone.right = right }
    cone.reach = max(cone.reach, distance)
    self.cone = cone
    return true
  }
}

extension Point {
  fileprivate func cross(_ other: Point) -> Double { x * other.y - y * other.x }
  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  fileprivate func turned(_ cosine: Double, _ sine: Double) -> Point {
    Point(x * cosine - y * sine, x * sine + y * cosine)
  }
}
