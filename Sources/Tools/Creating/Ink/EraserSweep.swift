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

  func moved(by offset: Point) -> EraserSweep {
    EraserSweep(from: from + offset, to: to + offset, radius: radius)
  }

  /// Where a straight line enters and leaves the area. The values are shares of the line's length.
  /// `nil` if the line does not touch the area, or touches it only in a point.
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

  /// The least length of an overlap. The end of a cut line lies on the edge, and must not be cut off
  /// again.
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

  /// The shares at which a growing value is within two limits. The value begins at `start`, and grows
  /// by `growth`.
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

extension EraserSweep {
  /// The parts of a stroke outside the area. The stroke is cut at the area's edge, with interpolated
  /// pressure.
  ///
  /// - Returns: `nil` if the area does not touch the stroke.
  func remains(of stroke: [InkStroke.Sample]) -> [[InkStroke.Sample]]? {
    guard let first = stroke.first else { return nil }
    guard stroke.count > 1 else { return contains(first.point) ? [] : nil }
    var pieces: [[InkStroke.Sample]] = []
    var piece = [first]
    var isCut = false
    let area = bounds
    for (a, b) in zip(stroke, stroke.dropFirst()) {
      // A quick check first, since most of a long stroke is far away.
      guard Rect(a.point.x, a.point.y, b.point.x, b.point.y).intersects(area),
        let part = overlap(from: a.point, to: b.point)
      else {
        if piece.isEmpty { piece.append(a) }
        piece.append(b)
        continue
      }
      isCut = true
      if part.enter > 0 { piece.append(a.mixed(with: b, part.enter)) }
      pieces.append(piece)
      piece = part.leave < 1 ? [a.mixed(with: b, part.leave), b] : []
    }
    guard isCut else { return nil }
    pieces.append(piece)
    return pieces.filter { $0.count > 1 && EraserSweep.isLong($0) }
  }

  /// Remaining pieces that are shorter than this are removed, in points.
  private static let leastRemainder = 0.1

  private static func isLong(_ piece: [InkStroke.Sample]) -> Bool {
    var length = 0.0
    for (a, b) in zip(piece, piece.dropFirst()) {
      length += a.point.distance(to: b.point)
      if length >= leastRemainder { return true }
    }
    return false
  }
}

extension InkStroke.Sample {
  /// A sample interpolated between two samples.
  fileprivate func mixed(with other: InkStroke.Sample, _ share: Double) -> InkStroke.Sample {
    var mixed = InkStroke.Sample(point: point + (other.point - point) * share)
    if let pressure, let end = other.pressure {
      mixed.pressure = pressure + (end - pressure) * share
    }
    return mixed
  }
}
