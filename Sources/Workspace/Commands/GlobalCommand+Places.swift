// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// The commands that show another part of the document.
extension GlobalCommand {
  static let places: [CommandName: Action] = [
    "back": move(.history) { $0.goBack() },
    "forward": move(.history) { $0.goForward() },
    "nextPage": move { $0.showNextSpread() },
    "previousPage": move { $0.showPreviousSpread() },
    "firstPage": move { (view) throws(ViewError) in try go(&view, to: 0) },
    "lastPage": move { (view) throws(ViewError) in try go(&view, to: view.pageCount - 1) },
    "scrollLeft": scroll(-step, 0), "scrollRight": scroll(step, 0),
    "scrollUp": scroll(0, -step), "scrollDown": scroll(0, step),
    "scrollPageUp": move { (view) throws(ViewError) in try turn(&view, -1) },
    "scrollPageDown": move { (view) throws(ViewError) in try turn(&view, 1) },
    "zoomIn": zoom { $0 * 1.25 }, "zoomOut": zoom { $0 / 1.25 },
    "zoomToActualSize": zoom { _ in 1 },
    "zoomToPage": fit(.fitPage), "zoomToWidth": fit(.fitWidth(top: nil)),
  ]

  /// How far an arrow key scrolls, in pixels of the view.
  private static let step = 40.0

  private typealias Move = @Sendable (inout View) throws(ViewError) -> Bool

  private static func move(_ cause: ViewCause = .tool, _ move: @escaping Move) -> Action {
    { (view) throws(ToolError) in
      do throws(ViewError) {
        return try view.show(cause) { (view) throws(ViewError) in
          let before = view.state
          return try move(&view) || view.state != before
        }
      } catch {
        throw .view(error)
      }
    }
  }

  private static func go(_ view: inout View, to page: Int) throws(ViewError) -> Bool {
    guard view.pageCount > 0 else { return false }
    try view.goTo(pageIndex: page)
    return false
  }

  private static func scroll(_ x: Double, _ y: Double) -> Action {
    move { (view) throws(ViewError) in
      try view.scroll(by: Point(x, y))
      return false
    }
  }

  /// Nearly the height of the view, so that a line stays in sight; at an end of the canvas, the page
  /// before or after it.
  private static func turn(_ view: inout View, _ direction: Double) throws(ViewError) -> Bool {
    let before = view.state.offset
    try view.scroll(by: Point(0, direction * view.state.size.height * 0.9))
    guard view.state.offset == before else { return true }
    return direction > 0 ? view.showNextSpread() : view.showPreviousSpread()
  }

  private static func zoom(_ scale: @escaping @Sendable (Double) -> Double) -> Action {
    move { (view) throws(ViewError) in
      try view.update(ViewChange(scale: scale(view.state.scale)))
      return false
    }
  }

  private static func fit(_ target: ViewTarget) -> Action {
    move { (view) throws(ViewError) in
      guard let page = view.currentPage else { return false }
      try view.goTo(pageIndex: page, target, isRecorded: false)
      return false
    }
  }
}
