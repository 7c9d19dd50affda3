// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A place in a document to come back to.
public struct ViewPosition: Hashable, Sendable {
  public var pageIndex: Int
  /// The point at the leading corner, in page space. The leading corner is the view's top left, unless
  /// the view is rotated. The point may lie outside the page.
  public var point: Point
  /// The scale in pixels per point.
  public var scale: Double
  /// The fit that the scale followed.
  public var fit: FitMode?

  public init(pageIndex: Int, point: Point, scale: Double, fit: FitMode? = nil) {
    self.pageIndex = pageIndex
    self.point = point
    self.scale = scale
    self.fit = fit
  }
}

extension View {
  /// The current position of the view; `nil` if the document is empty.
  public var position: ViewPosition? {
    currentPage.map { pageIndex in
      ViewPosition(
        pageIndex: pageIndex, point: pagePoint(at: leadingCorner), scale: state.scale,
        fit: state.fit)
    }
  }

  /// Shows a position as far as the document still has it. If its scale followed a fit, the fit
  /// applies again to the current window.
  mutating func show(_ position: ViewPosition) {
    state.pageIndex = position.pageIndex
    state.scale = position.scale
    state.fit = position.fit
    settle()
    refit()
    show(position.point, at: leadingCorner)
  }

  /// Scrolls a page point to a point of view space. The point is in the current page's space. It gets
  /// there as far as the canvas allows.
  mutating func show(_ point: Point, at viewPoint: Point) {
    guard let map = pages.pageToCanvas(state.pageIndex) else { return }
    showCanvas(map.apply(point), at: viewPoint)
  }

  /// Scrolls a canvas point to a point of view space. It gets there as far as the canvas allows.
  mutating func showCanvas(_ canvasPoint: Point, at viewPoint: Point) {
    state.offset = canvasPoint * state.scale - viewPoint
    settle()
  }

  /// Shows the upper left of the current page, as rotated. It is shown at the view's upper left. If the
  /// canvas extends to the left, it is the upper right at the view's upper right.
  mutating func showTop() {
    guard let frame = pages.frame(ofPage: state.pageIndex) else { return }
    if state.runsLeftwards {
      showCanvas(Point(frame.x1, frame.y0), at: Point(state.size.width, 0))
    } else {
      showCanvas(frame.origin, at: .zero)
    }
  }

  /// The page point that is at a point of view space. It is in the current page's space.
  func pagePoint(at viewPoint: Point) -> Point {
    guard let map = pages.canvasToPage(state.pageIndex) else { return .zero }
    return map.apply((viewPoint + state.offset) * (1 / state.scale))
  }

  /// The view's corner for the upper left of the rotated page. It is in view space.
  var leadingCorner: Point {
    let corner = rotation(ofPage: state.pageIndex).leadingCorner
    return Point(corner.x * state.size.width, corner.y * state.size.height)
  }

  /// The middle of the view, in view space.
  public var middle: Point { Point(state.size.width / 2, state.size.height / 2) }
}
