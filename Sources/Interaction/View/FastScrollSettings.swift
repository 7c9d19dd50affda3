// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// How a tap near a side of the view turns the pages; the defaults are Nutrient's, but for the zoom.
public struct FastScrollSettings: Hashable, Sendable {
  /// How near, in the view's pixels; never more than a third of its width.
  public var margin = 44.0
  /// Whether the new spread is fitted into the view, instead of shown at the present scale.
  public var resetsZoom = false
  public var isAnimated = false

  public init() {}

  /// Refuses a margin that is no distance.
  public func check() throws(ViewError) {
    try ViewLimits.check(margin, "margin")
    guard margin >= 0 else { throw .notPositive(what: "margin, where it is not 0,") }
  }
}

extension View {
  /// Which way a tap at a point of view space turns the pages; `nil` where it is not within the margin
  /// of the left or right side, and where there is no further spread that way.
  public func fastScrollDirection(at point: Point, margin: Double) -> ScrollDirection? {
    guard Rect(origin: .zero, size: state.size).contains(point) else { return nil }
    let reach = min(margin, state.size.width / 3)
    let isLeft = point.x < reach
    guard isLeft || point.x > state.size.width - reach else { return nil }
    let isBack = isLeft == (state.direction == .leftToRight)
    let direction = isBack ? ScrollDirection.backward : .forward
    return pages.frame(ofSpread: currentSpread + direction.rawValue) == nil ? nil : direction
  }

  /// Turns to the top of the next or previous spread, at the present horizontal position; `false`
  /// where there is none. A lasting fit holds on the new spread as well.
  @discardableResult public mutating func fastScroll(
    _ direction: ScrollDirection, resetsZoom: Bool
  ) -> Bool {
    guard turn(by: .spread, direction) else { return false }
    guard resetsZoom, state.fit == nil, let spread = pages.frame(ofSpread: currentSpread) else {
      return true
    }
    state.scale = fittingScale(of: spread)
    settle()
    showCanvas(Point(spread.center.x, spread.y0), at: Point(middle.x, 0))
    return true
  }

  /// The scale at which a spread (canvas points) is seen as a whole: by its width where one scrolls
  /// through the spreads, else by its height as well.
  func fittingScale(of spread: Rect) -> Double {
    var fitted = self
    fitted.fit(width: spread.width, height: state.layout.isContinuous ? 0 : spread.height)
    return fitted.state.scale
  }
}
