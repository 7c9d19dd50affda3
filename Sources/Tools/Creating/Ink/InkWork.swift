// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// The strokes that are under way: complete ones, and the one that is being drawn. A stroke that runs
/// over the edge of its page has a part for each page that it runs over.
struct InkWork {
  /// The page that is drawn on.
  private(set) var pageIndex: Int
  /// The parts of each complete stroke.
  private var complete: [[InkStroke]] = []
  /// The parts of the stroke that is being drawn. The last one grows.
  private var drawn: [InkStroke] = []
  /// The growing part up to the edge of its page. The pointer left the page there. `nil` while the
  /// pointer is on the page.
  private var inside: InkStroke?
  /// The last position of the pointer. It is in the space of the pointer's page, also beside the page.
  private(set) var pointer = Point.zero
  private var undone: [[InkStroke]] = []
  /// The tolerance of previews, in points.
  private var tolerance: Double

  /// The number of preview points that counts as many. If all strokes together exceed it, their
  /// previews are simplified further, up to the coarsest tolerance, so that each move sends little.
  private static let manyPreviewPoints = 2000
  private let coarsest: Double

  /// - Parameter tolerance: the initial tolerance of a preview, in points; it grows to eight times as
  ///   much for a long one.
  init(pageIndex: Int, tolerance: Double) {
    self.pageIndex = pageIndex
    self.tolerance = tolerance
    coarsest = tolerance * 8
  }

  var isDrawing: Bool { !drawn.isEmpty }
  var isEmpty: Bool { complete.isEmpty && drawn.isEmpty }
  /// The parts of the complete strokes, in order.
  var strokes: [InkStroke] { complete.flatMap(\.self) }
  var all: [InkStroke] { strokes + drawn }
  /// The last point of the stroke that is being drawn.
  var last: InkStroke.Sample? { drawn.last?.last }

  mutating func begin(at sample: InkStroke.Sample, onPage page: Int) {
    pageIndex = page
    drawn = [InkStroke(sample, onPage: page, tolerance: tolerance)]
    (inside, pointer) = (nil, sample.point)
    undone = []
  }

  /// Notes where the pointer is. `edge` is the point where it left its page, if it is beside it.
  mutating func follow(_ pointer: Point, leavingAt edge: InkStroke.Sample?) {
    self.pointer = pointer
    guard let edge else {
      inside = nil
      return
    }
    guard inside == nil, var part = drawn.last else { return }
    part.extend(to: edge, least: 0)
    inside = part
  }

  mutating func extend(to sample: InkStroke.Sample, least: Double) {
    guard let index = drawn.indices.last else { return }
    drawn[index].extend(to: sample, least: least)
    keepPreviewsSmall()
  }

  /// Takes the stroke that is being drawn to another page. The old page keeps the part up to the edge
  /// where the pointer left it, without what followed the edge since.
  ///
  /// - Parameter entry: the beginning of the part on the new page.
  mutating func turn(to page: Int, at entry: InkStroke.Sample) {
    guard let index = drawn.indices.last else { return }
    if let inside { drawn[index] = inside }
    pageIndex = page
    drawn.append(InkStroke(entry, onPage: page, tolerance: tolerance))
    (inside, pointer) = (nil, entry.point)
  }

  /// Ends the stroke that is being drawn. Parts smaller than `least` both ways are dropped. A stroke
  /// that never moved is a dot.
  mutating func end(least: Double) {
    var parts = drawn
    drawn = []
    let isDot = parts.count == 1 && parts[0].bounds.size == Size(0, 0)
    if !isDot { parts.removeAll { $0.bounds.width < least && $0.bounds.height < least } }
    if !parts.isEmpty { complete.append(parts) }
  }

  mutating func addDot(_ sample: InkStroke.Sample, onPage page: Int) {
    begin(at: sample, onPage: page)
    end(least: 0)
  }

  mutating func dropDrawn() { drawn = [] }

  /// Removes the current stroke, or the last one; returns whether there was one.
  mutating func undo() -> Bool {
    if isDrawing {
      drawn = []
      return true
    }
    guard let last = complete.popLast() else { return false }
    undone.append(last)
    return true
  }

  mutating func redo() -> Bool {
    guard !isDrawing, let last = undone.popLast() else { return false }
    complete.append(last)
    return true
  }

  private var previewCount: Int {
    (complete + [drawn]).reduce(0) { $1.reduce($0) { $0 + $1.preview.count } }
  }

  private mutating func keepPreviewsSmall() {
    while tolerance < coarsest, previewCount > InkWork.manyPreviewPoints {
      tolerance *= 2
      for stroke in complete.indices {
        for part in complete[stroke].indices { complete[stroke][part].coarsenPreview() }
      }
      for part in drawn.indices { drawn[part].coarsenPreview() }
      inside?.coarsenPreview()
    }
  }

  /// The pages with complete strokes. They are in the order in which they were drawn on.
  var pages: [Int] { InkWork.pages(of: strokes) }

  /// The complete strokes of one page, for an ink annotation.
  func points(onPage page: Int) -> [[Point]] { strokes(onPage: page).map(\.points) }

  /// The pressures of one page's strokes; empty unless a pen drew any of them.
  func pressures(onPage page: Int) -> [[Double]] {
    let strokes = strokes(onPage: page)
    return strokes.contains(where: \.hasPressure) ? strokes.map(\.pressures) : []
  }

  /// The area of one page's lines at this width; `nil` if the page has none.
  func bounds(onPage page: Int, width: Double) -> Rect? {
    let strokes = strokes(onPage: page)
    guard let first = strokes.first else { return nil }
    return strokes.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
      .grown(by: max(width, 0) / 2)
  }

  func strokes(onPage page: Int) -> [InkStroke] { strokes.filter { $0.pageIndex == page } }

  /// One path a page, for the overlay.
  ///
  /// - Parameter predicted: the predicted points of the stroke that is being drawn.
  func overlay(_ style: OverlayItem.Style, predicted: [Point]) -> [OverlayItem] {
    let all = all
    return InkWork.pages(of: all).map { page in
      var lines = all.filter { $0.pageIndex == page }.map(\.preview.points)
      if isDrawing, page == pageIndex { lines[lines.count - 1] += predicted }
      return OverlayItem(
        .path(lines, isClosed: false), role: .preview, pageIndex: page, style: style)
    }
  }

  private static func pages(of strokes: [InkStroke]) -> [Int] {
    var pages: [Int] = []
    for stroke in strokes where !pages.contains(stroke.pageIndex) { pages.append(stroke.pageIndex) }
    return pages
  }
}
