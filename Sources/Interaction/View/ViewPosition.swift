// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A place in a document to come back to.
public struct ViewPosition: Hashable, Sendable {
  public var pageIndex: Int
  /// The point that is shown at the leading corner (the view's top left, unless the view is rotated), in
  /// page space; it may lie outside the page.
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

  /// Scrolls so that a point of the current page's space is at a point of view space, as far as the
  /// canvas allows.
  mutating func show(_ point: Point, at viewPoint: Point) {
    guard let map = pages.pageToCanvas(state.pageIndex) else { return }
    showCanvas(map.apply(point), at: viewPoint)
  }

  /// Scrolls so that a point in canvas points is at a point of view space, as far as the canvas allows.
  mutating func showCanvas(_ canvasPoint: Point, at viewPoint: Point) {
    state.offset = canvasPoint * state.scale - viewPoint
    settle()
  }

  /// Shows the upper left of the current page, as rotated, at the view's upper left; or the upper right
  /// at its upper right, if the canvas extends to the left.
  mutating func showTop() {
    guard let frame = pages.frame(ofPage: state.pageIndex) else { return }
    if state.runsLeftwards {
      showCanvas(Point(frame.x1, frame.y0), at: Point(state.size.width, 0))
    } else {
      showCanvas(frame.origin, at: .zero)
    }
  }

  /// The point of the current page's space that is at a point of view space.
  func pagePoint(at viewPoint: Point) -> Point {
    guard let map = pages.canvasToPage(state.pageIndex) else { return .zero }
    return map.apply((viewPoint + state.offset) * (1 / state.scale))
  }

  /// The corner of the view, in view space, at which the rotated page has its upper left corner.
  var leadingCorner: Point {
    let corner = rotation(ofPage: state.pageIndex).leadingCorner
    return Point(corner.x * state.size.width, corner.y * state.size.height)
  }

  /// The middle of the view, in view space.
  public var middle: Point { Point(state.size.width / 2, state.size.height / 2) }
}
