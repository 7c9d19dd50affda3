// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The line segments of a page, indexed by position.
public final class PageSegments: Sendable {
  /// The most segments that are used.
  static let most = 50_000
  /// The number of rows and columns of the index.
  private static let divisions = 64
  /// The most segments that are kept for a cell. `mostEntries` limits the sum over all cells: a page
  /// may draw everything through one place.
  private static let mostInCell = 512
  private static let mostEntries = 1_000_000

  private let all: [PageSegment]
  private let bounds: Rect
  private let cells: [[Int32]]

  /// - Parameter bounds: the page; segments outside are ignored.
  public init(_ segments: [PageSegment], in bounds: Rect) {
    self.bounds = bounds
    all = segments.filter { $0.start.isFinite && $0.end.isFinite }
    var cells = [[Int32]](repeating: [], count: PageSegments.divisions * PageSegments.divisions)
    var entries = 0
    for (index, segment) in all.enumerated() {
      guard entries < PageSegments.mostEntries, let number = Int32(exactly: index) else { break }
      PageSegments.visit(segment, in: bounds) { cell in
        guard cells.indices.contains(cell), cells[cell].count < PageSegments.mostInCell else {
          return
        }
        cells[cell].append(number)
        entries += 1
      }
    }
    self.cells = cells
  }

  public var isEmpty: Bool { all.isEmpty }
  public var count: Int { all.count }

  /// The segments that pass within a distance of a point, each once.
  func segments(near point: Point, radius: Double) -> [PageSegment] {
    let area = Rect(around: point, radius: max(radius, 0))
    var seen: Set<Int32> = []
    for row in PageSegments.steps(area.y0, area.y1, bounds.y0, bounds.y1) {
      for column in PageSegments.steps(area.x0, area.x1, bounds.x0, bounds.x1) {
        seen.formUnion(cells[row * PageSegments.divisions + column])
      }
    }
    return seen.sorted().map { all[Int($0)] }.filter {
      point.distance(toSegmentFrom: $0.start, to: $0.end) <= radius
    }
  }

  /// The rows or columns that an interval touches.
  private static func steps(
    _ low: Double, _ high: Double, _ first: Double, _ last: Double
  ) -> Range<Int> {
    guard low <= last, high >= first, last > first else { return 0..<0 }
    let size = (last - first) / Double(divisions)
    let lower = Int(min(max((low - first) / size, 0), Double(divisions - 1)))
    let upper = Int(min(max((high - first) / size, 0), Double(divisions - 1)))
    return lower..<upper + 1
  }

  /// Calls `body` for each cell that a segment passes through. The cells come row by row.
  private static func visit(_ segment: PageSegment, in bounds: Rect, _ body: (Int) -> Void) {
    let (upper, lower) =
      segment.start.y <= segment.end.y
      ? (segment.start, segment.end) : (segment.end, segment.start)
    let height = bounds.height / Double(divisions)
    for row in steps(upper.y, lower.y, bounds.y0, bounds.y1) {
      let top = bounds.y0 + Double(row) * height
      let from = reach(upper, lower, upTo: top) ?? upper.x
      let to = reach(upper, lower, upTo: top + height) ?? lower.x
      for column in steps(min(from, to), max(from, to), bounds.x0, bounds.x1) {
        body(row * divisions + column)
      }
    }
  }

  /// The x coordinate of a segment at a height; `nil` if the segment does not reach it, or is
  /// horizontal.
  private static func reach(_ upper: Point, _ lower: Point, upTo y: Double) -> Double? {
    guard lower.y > upper.y, y >= upper.y, y <= lower.y else { return nil }
    return upper.x + (y - upper.y) / (lower.y - upper.y) * (lower.x - upper.x)
  }
}

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
  fileprivate var middle: Point? { startsAtCorner && endsAtCorner ? (start + end) * 0.5 : nil }

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
