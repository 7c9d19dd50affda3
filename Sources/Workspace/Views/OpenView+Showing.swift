// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension OpenView {
  /// Changes what is in sight, and tells so where it changed: at once, or as something to be shown
  /// as a movement.
  ///
  /// The change is made again where a fit turned out to need what is drawn on a page; so it must
  /// depend on nothing but the view that it is given.
  ///
  /// - Throws: why it was refused, and ``ViewError/cancelled`` where that reading was; then the view
  ///   is as it was.
  public func show<Result>(
    _ cause: ViewCause, isAnimated: Bool = false, cancellation: Cancellation? = nil,
    _ change: (inout View) throws(ViewError) -> Result
  ) throws(ViewError) -> Result {
    let before = view.state
    var start = view
    var next = start
    var result = try change(&next)
    var learned: Set<Int> = []
    while let page = next.missingContent, learned.insert(page).inserted {
      start.learn(contentBox: try content(ofPage: page, cancellation), ofPage: page)
      next = start
      result = try change(&next)
    }
    view = next
    if view.state != before {
      input.pinching.forget()
      // Handles are as large at every scale.
      if view.state.scale != before.scale { display.isStale = true }
      happen(.viewChanged(cause, isAnimated: isAnimated))
      playback.stopOutOfSight()
    }
    // A tool that moves the pages itself is asked once its event is done.
    if cause == .api || cause == .history { settleTool() }
    pages.settle()
    return result
  }

  /// Takes up what the pages are after a change of the document.
  func takeUp(_ sizes: [Size]) {
    view.forgetContents()
    guard sizes != view.pages.pageSizes else { return }
    do throws(ViewError) {
      try show(.document) { (view) throws(ViewError) in try view.replacePages(sizes) }
    } catch {
      // Pages that are too large to be laid out leave the view with those that it had.
      return
    }
  }

  /// The extent of a page's contents. An unreadable page counts as full: it is shown all the same.
  private func content(
    ofPage index: Int, _ cancellation: Cancellation?
  ) throws(ViewError) -> Rect {
    do throws(EngineError) {
      return try owner.contentBox(index, cancellation: cancellation)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return Rect(origin: .zero, size: owner.pageSizes[index])
    }
  }
}
