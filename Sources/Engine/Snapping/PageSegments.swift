// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The line segments of a page, indexed by position.
public final class PageSegments: Sendable {
  /// The most segments that are used.
  static let most = 50_000
  /// The number of rows and columns of the index.
  private static let divisions = 64
  /// The most segments that are kept for a cell, and for all cells: a page may draw everything through
  /// one place.
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

  /// Calls `body` for each cell that a segment passes through, row by row.
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
