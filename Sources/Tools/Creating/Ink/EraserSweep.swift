// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The area that a disc covers on a straight path: a bar with round ends.
struct EraserSweep {
  var from: Point
  var to: Point
  var radius: Double

  var bounds: Rect {
    Rect(around: from, radius: radius).union(Rect(around: to, radius: radius))
  }

  func contains(_ point: Point) -> Bool {
    point.distance(toSegmentFrom: from, to: to) <= radius
  }

  func grown(by margin: Double) -> EraserSweep {
    EraserSweep(from: from, to: to, radius: radius + max(margin, 0))
  }

  /// The points where a straight line enters and leaves the area, as shares of its length; `nil` if
  /// it does not touch the area, or does so in a point.
  func overlap(from a: Point, to b: Point) -> (enter: Double, leave: Double)? {
    let line = b - a
    let square = line.dot(line)
    guard square > 0 else { return contains(a) ? (0, 1) : nil }
    // The area is convex, so the overlaps with its parts form one interval.
    let stretches = [
      disc(around: from, a, line, square), disc(around: to, a, line, square), bar(a, line),
    ].compactMap { $0 }
    let enter = stretches.reduce(Double.infinity) { min($0, $1.enter) }
    let leave = stretches.reduce(-Double.infinity) { max($0, $1.leave) }
    guard enter < 1, leave > 0, (leave - enter) * square.squareRoot() > EraserSweep.leastOverlap
    else { return nil }
    return (max(enter, 0), min(leave, 1))
  }

  /// The end of a cut line lies on the edge, and must not be cut off again.
  private static let leastOverlap = 1e-6

  private func disc(
    around center: Point, _ a: Point, _ line: Point, _ square: Double
  ) -> (enter: Double, leave: Double)? {
    let toStart = a - center
    let half = toStart.dot(line)
    let discriminant = half * half - square * (toStart.dot(toStart) - radius * radius)
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    return ((-half - root) / square, (-half + root) / square)
  }

  private func bar(_ a: Point, _ line: Point) -> (enter: Double, leave: Double)? {
    let length = from.distance(to: to)
    guard length > 0 else { return nil }
    let along = (to - from) * (1 / length)
    let across = Point(-along.y, along.x)
    let toStart = a - from
    guard
      let first = share(of: toStart.dot(along), line.dot(along), within: 0, length),
      let second = share(of: toStart.dot(across), line.dot(across), within: -radius, radius),
      max(first.enter, second.enter) <= min(first.leave, second.leave)
    else { return nil }
    return (max(first.enter, second.enter), min(first.leave, second.leave))
  }

  /// The shares at which a value from `start`, growing by `growth`, is within two limits.
  private func share(
    of start: Double, _ growth: Double, within lower: Double, _ upper: Double
  ) -> (enter: Double, leave: Double)? {
    guard growth != 0 else {
      return start >= lower && start <= upper ? (-.infinity, .infinity) : nil
    }
    let (a, b) = ((lower - start) / growth, (upper - start) / growth)
    return (min(a, b), max(a, b))
  }
}

extension Point {
  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
