// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The distance of a page turn.
public enum TurnUnit: String, CaseIterable, Sendable {
  /// Moves to the top of the next or previous spread.
  case spread
  /// Moves by nearly a windowful, so that a line stays in sight; at an end of a spread in a paged
  /// layout, to the next or previous spread.
  case viewport
}

extension View {
  /// Turns the pages, keeping the scale and the position across the scroll axis unless the view has a
  /// lasting fit. Not recorded in the history.
  ///
  /// - Returns: `false` if there are no more pages in that direction.
  @discardableResult public mutating func turn(
    by unit: TurnUnit, _ direction: ScrollDirection
  ) -> Bool {
    let next = currentSpread + direction.rawValue
    switch unit {
    case .spread: return showSpread(next)
    case .viewport:
      let before = state.offset
      let end = before + windowful(direction)
      if hasWay(to: end) || state.layout.isContinuous {
        state.offset = end
        settle()
        followSight()
        return state.offset != before
      }
      return showSpread(next, fromItsEnd: direction == .backward)
    }
  }

  /// The part of a window's extent by which pages are turned.
  static var windowful: Double { 0.9 }

  /// The distance to the next or previous windowful, in pixels.
  private func windowful(_ direction: ScrollDirection) -> Point {
    let part = Double(direction.rawValue) * Self.windowful
    guard state.runsSideways else { return Point(0, part * state.size.height) }
    return Point(part * state.size.width * (state.runsLeftwards ? -1 : 1), 0)
  }

  /// Shows the top of a spread, or its end; `false` if there is no such spread.
  mutating func showSpread(_ index: Int, fromItsEnd: Bool = false) -> Bool {
    guard let frame = pages.frame(ofSpread: index) else { return false }
    state.pageIndex = pages.spreads.pages(ofSpread: index).lowerBound
    settle()
    refit()
    if state.fit == .page || state.fit == .content {
      showFitted()
    } else if state.runsSideways {
      state.offset.x =
        state.runsLeftwards
        ? frame.x1 * state.scale - state.size.width : frame.x0 * state.scale
      settle()
      centreFittedWidth()
    } else {
      state.offset.y =
        fromItsEnd ? frame.y1 * state.scale - state.size.height : frame.y0 * state.scale
      settle()
      centreFittedWidth()
    }
    return true
  }

  /// Whether moving to an offset would visibly move the canvas.
  func hasWay(to offset: Point) -> Bool {
    var there = self
    there.state.offset = offset
    there.settle()
    return there.state.offset.distance(to: state.offset) >= 0.5
  }
}
