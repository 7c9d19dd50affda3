// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

/// Settings for turning pages by a tap near the view's side. The defaults are Nutrient's, except for
/// the zoom.
public struct FastScrollSettings: Hashable, Sendable {
  /// The width of the margin, in pixels of the view; at most a third of its width.
  public var margin = 44.0
  /// Whether the new spread is fitted into the view. If not, the scale stays.
  public var resetsZoom = false
  public var isAnimated = false

  public init() {}

  /// Checks that the margin is a valid distance.
  public func check() throws(ViewError) {
    try ViewLimits.check(margin, "margin")
    guard margin >= 0 else { throw .negative(what: "margin") }
  }
}

extension View {
  /// The direction in which a tap turns the pages. The point is in view space. `nil` if the point is
  /// not within the margin of the left or right side, or if there is no further spread in that
  /// direction.
  public func fastScrollDirection(at point: Point, margin: Double) -> ScrollDirection? {
    guard Rect(origin: .zero, size: state.size).contains(point) else { return nil }
    let reach = min(margin, state.size.width / 3)
    let isLeft = point.x < reach
    guard isLeft || point.x > state.size.width - reach else { return nil }
    let isBack = isLeft == (state.direction == .leftToRight)
    let direction = isBack ? ScrollDirection.backward : .forward
    return pages.frame(ofSpread: currentSpread + direction.rawValue) == nil ? nil : direction
  }

  /// Turns to the top of the next or previous spread. The horizontal position stays. A lasting fit also
  /// applies to the new spread. `false` if there is no such spread.
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

  /// The scale at which a spread (canvas points) fits: by its width if one scrolls through the spreads,
  /// else by its height as well.
  func fittingScale(of spread: Rect) -> Double {
    var fitted = self
    fitted.fit(width: spread.width, height: state.layout.isContinuous ? 0 : spread.height)
    return fitted.state.scale
  }
}

extension FastScrollSettings: DeclaredValue {
  public static let blank = FastScrollSettings()

  public static let members: [Member<Self>] = [
    .init(
      "margin", \.margin,
      "The width of the margin, in pixels of the view, at most a third of its width.",
      in: 0 ... .infinity, .told),
    .init(
      "resetsZoom", \.resetsZoom,
      "Whether the new spread is fitted into the view; if not, the zoom is kept.", .told),
    .init("animated", \.isAnimated, "Whether the front end may animate the movement.", .told),
  ]
}

extension SmartZoomSettings: DeclaredValue {
  public static let blank = SmartZoomSettings()

  public static let members: [Member<Self>] = [
    .init("margin", \.margin, "The margin around a block, in points.", in: 0 ... .infinity, .told),
    .init(
      "greatestFactor", \.greatestFactor,
      "The maximum scale, as a multiple of the scale that fits the page's width.",
      in: 1 ... .infinity, .told),
    .init(
      "plainFactor", \.plainFactor, "The zoom factor if there is no block.",
      in: 1 ... .infinity, .told),
    .init("animated", \.isAnimated, "Whether the front end may animate the zoom.", .told),
  ]
}
