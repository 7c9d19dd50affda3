// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension View {
  /// How far the user has to scroll beyond an end of a spread to turn to the next, in pixels.
  static var turnDistance: Double { 40 }

  /// Scrolls by a distance in pixels, as far as the canvas goes.
  public mutating func scroll(by delta: Point) throws(ViewError) {
    try ViewLimits.check(delta, "distance")
    try update(ViewChange(offset: state.offset + delta))
  }

  /// Scrolls as a wheel or touchpad does: in a paged layout, what goes beyond the end of a spread
  /// turns to the next or previous one, once it has come to 40 pixels. A canvas that goes on to the
  /// side and is no higher than the view takes vertical distances along it.
  ///
  /// - Returns: whether there was anything to scroll or to turn to.
  public mutating func roll(by distance: Point) throws(ViewError) -> Bool {
    try ViewLimits.check(distance, "distance")
    let delta = state.runsSideways ? alongCanvas(distance) : distance
    let isVertical = delta.y.magnitude >= delta.x.magnitude
    let before = state
    let pushed = overscroll
    let isFree = hasWay(
      to: state.offset + (isVertical ? Point(0, delta.y) : Point(delta.x, 0)))
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

  /// A vertical distance as one to the side, if the canvas has no height to scroll.
  private func alongCanvas(_ distance: Point) -> Point {
    guard distance.y.magnitude >= distance.x.magnitude, canvasSize.height <= state.size.height
    else { return distance }
    return Point(state.runsLeftwards ? -distance.y : distance.y, 0)
  }

  /// Shows the end of the canvas where scrolling by so much begins.
  private mutating func show(side way: Double) {
    state.offset.x = way > 0 ? 0 : canvasSize.width - state.size.width
    settle()
  }

  /// Zooms as a wheel with the control key does, around a point of view space: a pixel by a hundredth,
  /// as touchpads send pinches to browsers, and one event by a quarter at most, as one notch of a
  /// wheel.
  ///
  /// - Returns: whether the scale could change.
  public mutating func zoom(byWheel distance: Double, around point: Point) throws(ViewError) -> Bool
  {
    try ViewLimits.check(distance, "distance")
    let before = state
    let factor = min(max(1 - distance / 100, 0.8), 1.25)
    try update(ViewChange(scale: state.limited(state.scale * factor), anchor: point))
    return state != before
  }

  /// Zooms by a factor around what was at one point of view space, which moves to another.
  public mutating func pinch(
    by factor: Double, from origin: Point, to point: Point
  ) throws(ViewError) {
    try ViewLimits.checkPositive(factor, "scale")
    try ViewLimits.check(origin, "point")
    try ViewLimits.check(point, "point")
    let scale = state.limited(min(state.scale * factor, ViewLimits.scale.upperBound))
    var next = self
    try next.update(ViewChange(scale: scale, anchor: origin))
    try next.scroll(by: origin - point)
    self = next
  }
}
