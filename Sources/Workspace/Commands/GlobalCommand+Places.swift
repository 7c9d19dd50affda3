// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// The commands that show another part of the document.
extension GlobalCommand {
  static let places: [CommandName: Action] = moves.mapValues(\.action)

  /// The commands that only move the view.
  static let moves: [CommandName: Move] = [
    "back": move(.history) { $0.goBack() },
    "forward": move(.history) { $0.goForward() },
    "nextPage": turn(.spread, .forward), "previousPage": turn(.spread, .backward),
    "firstPage": move { (view) throws(ViewError) in try go(&view, to: 0) },
    "lastPage": move { (view) throws(ViewError) in try go(&view, to: view.pageCount - 1) },
    "scrollLeft": scroll(-step, 0), "scrollRight": scroll(step, 0),
    "scrollUp": scroll(0, -step), "scrollDown": scroll(0, step),
    "scrollPageUp": turn(.viewport, .backward), "scrollPageDown": turn(.viewport, .forward),
    "zoomIn": zoom { $0 * 1.25 }, "zoomOut": zoom { $0 / 1.25 },
    "zoomToActualSize": zoom { _ in 1 },
    "zoomToPage": fit(.page), "zoomToWidth": fit(.width), "zoomToContent": fit(.content),
  ]

  /// How far an arrow key scrolls, in pixels of the view.
  private static let step = 40.0

  /// A change of the view by a command. It returns whether it handled the command; a command that moves
  /// the view is handled in any case.
  struct Move: Sendable {
    var cause = ViewCause.scroll
    var change: @Sendable (inout View) throws(ViewError) -> Bool

    var action: Action {
      { [self] (view) throws(ToolError) in
        do throws(ViewError) {
          return try view.show(cause) { (view) throws(ViewError) in
            let before = view.state
            return try change(&view) || view.state != before
          }
        } catch {
          throw .view(error)
        }
      }
    }
  }

  private static func move(
    _ cause: ViewCause = .scroll,
    _ change: @escaping @Sendable (inout View) throws(ViewError) -> Bool
  ) -> Move {
    Move(cause: cause, change: change)
  }

  private static func go(_ view: inout View, to page: Int) throws(ViewError) -> Bool {
    guard view.pageCount > 0 else { return false }
    try view.goTo(pageIndex: page)
    return false
  }

  private static func scroll(_ x: Double, _ y: Double) -> Move {
    move { (view) throws(ViewError) in
      try view.scroll(by: Point(x, y))
      return false
    }
  }

  private static func turn(_ unit: TurnUnit, _ direction: ScrollDirection) -> Move {
    move { $0.turn(by: unit, direction) }
  }

  private static func zoom(_ scale: @escaping @Sendable (Double) -> Double) -> Move {
    move(.zoom) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, scale(view.state.scale)))
      return false
    }
  }

  private static func fit(_ mode: FitMode) -> Move {
    move(.zoom) { (view) throws(ViewError) in
      try view.update(ViewChange(\.fit, mode))
      return false
    }
  }
}
