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
  /// Turns the pages, keeping the scale. The position across the scroll axis stays too, as far as the
  /// new spread is in sight there. A lasting fit of the view overrides both. The turn is not recorded
  /// in the history.
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
      settle(.vertical, on: index)
      centreFittedWidth()
    } else {
      state.offset.y =
        fromItsEnd ? frame.y1 * state.scale - state.size.height : frame.y0 * state.scale
      settle(.horizontal, on: index)
      centreFittedWidth()
    }
    return true
  }

  /// Settles the view on a spread along one axis. The view moves as little as it takes to see the
  /// spread's pages there: all of them or, if they are larger than the window, nothing beside them.
  ///
  /// Smaller pages are centred beside larger ones, and a single one has an empty place beside it, so
  /// they could be out of sight.
  mutating func settle(_ axis: ScrollAxis, on index: Int) {
    let frames = pages.spreads.pages(ofSpread: index).compactMap { pages.frame(ofPage: $0) }
    if let first = frames.first {
      let frame = frames.dropFirst().reduce(first) { $0.union($1) }
      switch axis {
      case .horizontal:
        state.offset.x = seeing(frame.x0, frame.x1, state.size.width, from: state.offset.x)
      case .vertical:
        state.offset.y = seeing(frame.y0, frame.y1, state.size.height, from: state.offset.y)
      }
    }
    settle()
  }

  /// The offset nearest to `offset` at which a window sees an extent. The extent is in canvas points.
  private func seeing(
    _ begin: Double, _ end: Double, _ window: Double, from offset: Double
  ) -> Double {
    let (first, last) = (begin * state.scale, end * state.scale - window)
    return max(min(first, last), min(max(first, last), offset))
  }

  /// Whether moving to an offset would visibly move the canvas.
  func hasWay(to offset: Point) -> Bool {
    var there = self
    there.state.offset = offset
    there.settle()
    return there.state.offset.distance(to: state.offset) >= 0.5
  }
}
