// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension View {
  /// The scroll distance that turns to the next spread, in pixels. It counts from the end of a spread.
  static var turnDistance: Double { 40 }

  /// Scrolls by a distance in pixels, limited by the canvas.
  public mutating func scroll(by delta: Point) throws(ViewError) {
    try ViewLimits.check(delta, "distance")
    try update(ViewChange(\.offset, state.offset + delta))
  }

  /// Scrolls like a wheel or touchpad: in a paged layout, scrolling 40 pixels beyond the end of a spread
  /// turns to the next or previous one. On a canvas that extends sideways and is no higher than the
  /// view, vertical distances scroll sideways.
  ///
  /// - Returns: whether there was anything to scroll, or a spread to turn to.
  public mutating func roll(by distance: Point) throws(ViewError) -> Bool {
    try ViewLimits.check(distance, "distance")
    let delta = state.runsSideways ? alongCanvas(distance) : distance
    let isVertical = delta.y.magnitude >= delta.x.magnitude
    let before = state
    let pushed = overscroll
    let isFree = hasWay(to: state.offset + (isVertical ? Point(0, delta.y) : Point(delta.x, 0)))
    try scroll(by: delta)
    let isMirrored = !isVertical && state.direction == .rightToLeft
    let way = (isVertical ? delta.y : delta.x) * (isMirrored ? -1 : 1)
    let next = currentSpread + (way < 0 ? -1 : 1)
    guard !isFree, !state.layout.isContinuous, way != 0, pages.frame(ofSpread: next) != nil
    else { return state != before }
    overscroll = pushed * way > 0 ? pushed + way : way
    guard overscroll.magnitude >= Self.turnDistance else { return true }
    _ = showSpread(next, fromItsEnd: isVertical && way < 0)
    if !isVertical { show(side: delta.x) }
    return true
  }

  /// A distance along the canvas. A vertical distance is turned into a horizontal one, if the canvas
  /// cannot scroll vertically.
  private func alongCanvas(_ distance: Point) -> Point {
    guard distance.y.magnitude >= distance.x.magnitude, canvasSize.height <= state.size.height
    else { return distance }
    return Point(state.runsLeftwards ? -distance.y : distance.y, 0)
  }

  /// Shows the end of the canvas at which scrolling begins. The end depends on the direction.
  private mutating func show(side way: Double) {
    state.offset.x = way > 0 ? 0 : canvasSize.width - state.size.width
    settle(.horizontal, on: currentSpread)
  }

  /// Zooms like a wheel with the control key, around a point. The point is in view space. The scale
  /// changes by one hundredth per pixel, as touchpads send pinches to browsers, and by at most a
  /// quarter per event, such as one notch of a wheel.
  ///
  /// - Returns: whether the scale could change.
  public mutating func zoom(byWheel distance: Double, around point: Point) throws(ViewError) -> Bool
  {
    try ViewLimits.check(distance, "distance")
    let before = state
    let factor = min(max(1 - distance / 100, 0.8), 1.25)
    try update(ViewChange(\.scale, state.limited(state.scale * factor), around: point))
    return state != before
  }

  /// Zooms by a factor; the contents at one point of view space move to another point. A factor of 1 only
  /// scrolls, and keeps a lasting fit.
  public mutating func pinch(
    by factor: Double, from origin: Point, to point: Point
  ) throws(ViewError) {
    try ViewLimits.checkPositive(factor, "scale")
    try ViewLimits.check(origin, "point")
    try ViewLimits.check(point, "point")
    let scale = state.limited(min(state.scale * factor, ViewLimits.scale.upperBound))
    // In one step: limited twice, the contents would leave the fingers.
    let offset = (state.offset + origin) * (scale / state.scale) - point
    let change = ViewChange(\.offset, offset)
    try update(scale == state.scale ? change : change.and(\.scale, scale))
  }
}

/// The direction of page turns, in reading order; the raw values are Nutrient's.
public enum ScrollDirection: Int, CaseIterable, Sendable {
  case backward = -1
  case forward = 1
}
