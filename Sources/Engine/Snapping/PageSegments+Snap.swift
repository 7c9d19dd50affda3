// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

public struct SnapPoint: Hashable, Sendable {
  /// The kinds of snap target, the most likely first.
  public enum Kind: String, CaseIterable, Sendable { case corner, intersection, midpoint, edge }

  public var point: Point
  public var kind: Kind
}

extension PageSegments {
  /// The snap target of a point within a distance: the nearest end of a line, or else a crossing of
  /// two lines, or else the middle of a line, or else the nearest point of a line; `nil` if nothing
  /// is near.
  public func snap(_ point: Point, within radius: Double) -> SnapPoint? {
    guard point.isFinite, radius > 0 else { return nil }
    let near = segments(near: point, radius: radius)
    let choices: [(SnapPoint.Kind, [Point])] = [
      (.corner, near.flatMap(\.corners)),
      (.intersection, crossings(of: near.prefix(PageSegments.mostCrossing))),
      (.midpoint, near.compactMap(\.middle)),
      (.edge, near.map { point.nearest(onSegmentFrom: $0.start, to: $0.end) }),
    ]
    for (kind, points) in choices {
      let nearest = points.min { $0.distance(to: point) < $1.distance(to: point) }
      if let nearest, nearest.distance(to: point) <= radius {
        return SnapPoint(point: nearest, kind: kind)
      }
    }
    return nil
  }

  /// The most lines near a point that are tested for crossings.
  private static let mostCrossing = 24

  private func crossings(of segments: ArraySlice<PageSegment>) -> [Point] {
    var points: [Point] = []
    for (offset, first) in segments.enumerated() {
      for second in segments.dropFirst(offset + 1) {
        if let point = first.crossing(second) { points.append(point) }
      }
    }
    return points
  }
}

extension PageSegment {
  fileprivate var corners: [Point] {
    (startsAtCorner ? [start] : []) + (endsAtCorner ? [end] : [])
  }

  /// The middle of a whole line; `nil` for a piece of a curve.
  fileprivate var middle: Point? {
    startsAtCorner && endsAtCorner ? (start + end) * 0.5 : nil
  }

  /// The point where two lines cross; `nil` if they do not cross, only meet at an end, or are
  /// collinear.
  fileprivate func crossing(_ other: PageSegment) -> Point? {
    let (along, across) = (end - start, other.end - other.start)
    let determinant = along.x * across.y - along.y * across.x
    guard determinant.magnitude > 1e-9 else { return nil }
    let between = other.start - start
    let first = (between.x * across.y - between.y * across.x) / determinant
    let second = (between.x * along.y - between.y * along.x) / determinant
    let inside = 1e-6..<1 - 1e-6
    guard inside.contains(first), inside.contains(second) else { return nil }
    return start + along * first
  }
}
