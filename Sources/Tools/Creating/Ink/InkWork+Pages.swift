// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

extension InkWork {
  /// The pages with complete strokes, in the order in which they were drawn on.
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
