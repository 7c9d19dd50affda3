// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension OpenView {
  /// Changes the visible part, and announces it if it changed: as a jump, or as an animation.
  ///
  /// The change is made again if a fit needs a page's contents that were not read yet; so it must depend
  /// only on the view passed to it.
  ///
  /// - Throws: an error if it was refused, or ``ViewError/cancelled`` if reading contents was
  ///   cancelled; the view is then unchanged.
  public func show<Result>(
    _ cause: ViewCause, isAnimated: Bool = false, cancellation: Cancellation? = nil,
    _ change: (inout View) throws(ViewError) -> Result
  ) throws(ViewError) -> Result {
    let before = view
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
    if view.state != before.state { input.pinching.forget() }
    if view.looksDifferent(from: before) {
      // Handles have the same size at every scale.
      if view.state.scale != before.state.scale { display.isStale = true }
      happen(.viewChanged(cause, isAnimated: isAnimated))
      playback.stopOutOfSight()
    }
    // A tool that moves the pages itself is asked once its event is done.
    if cause == .api || cause == .history { settleTool() }
    pages.settle()
    return result
  }

  /// Takes over the page sizes after a change of the document.
  ///
  /// - Parameter changes: the maps from the earlier to the present spaces of the pages that were turned or
  ///   cropped.
  func takeUp(_ sizes: [Size], _ changes: [Int: Matrix]) {
    view.forgetContents()
    guard sizes != view.pages.pageSizes || !changes.isEmpty else { return }
    input.follow(changes)
    do throws(ViewError) {
      try show(.document) { (view) throws(ViewError) in
        try view.replacePages(sizes, changes: changes)
      }
    } catch {
      // If the pages are too large to be laid out, the view keeps its old pages.
      return
    }
  }

  /// The extent of a page's contents. An unreadable page counts as full, so that it is shown all the
  /// same.
  private func content(ofPage index: Int, _ cancellation: Cancellation?) throws(ViewError) -> Rect {
    do throws(EngineError) {
      return try owner.contentBox(index, cancellation: cancellation)
    } catch .cancelled {
      throw .cancelled
    } catch {
      return Rect(origin: .zero, size: owner.pageSizes[index])
    }
  }

  /// Sets the components' settings, from the next event on.
  public func set(_ settings: ComponentSettings) throws(ViewError) {
    try settings.check()
    input.settings = settings
  }

  public func turn(_ direction: ScrollDirection) throws(ToolError) {
    let settings = settings.fastScroll
    do throws(ViewError) {
      try show(.fastScroll, isAnimated: settings.isAnimated) { (view) throws(ViewError) in
        _ = view.fastScroll(direction, resetsZoom: settings.resetsZoom)
      }
    } catch {
      throw .view(error)
    }
  }

  public func zoom(_ zoom: SmartZoom) throws(ToolError) {
    do throws(ViewError) {
      try show(.smartZoom, isAnimated: settings.smartZoom.isAnimated) { view in
        view.perform(zoom)
      }
    } catch {
      throw .view(error)
    }
  }

  /// The part of its page that a destination shows. It follows ISO 32000-2, table 149.
  public func target(of destination: Destination) throws(ToolError) -> ViewTarget {
    switch destination.fit {
    case .position(nil, nil, nil): return .top
    case .position(let left, let top, let zoom): return .xyz(left: left, top: top, zoom: zoom)
    case .page: return .fitPage
    case .width(let top): return .fitWidth(top: top)
    case .height(let left): return .fitHeight(left: left)
    case .rect(let rect):
      // The rectangle may reach beyond the page, or lie beside it.
      let sizes = view.pages.pageSizes
      guard sizes.indices.contains(destination.pageIndex) else { return .fitRect(rect) }
      let page = Rect(origin: .zero, size: sizes[destination.pageIndex])
      return rect.intersection(page).map(ViewTarget.fitRect) ?? .fitPage
    case .content, .contentHeight: return .fitRect(try contentBox(destination.pageIndex))
    case .contentWidth(let top):
      let box = try contentBox(destination.pageIndex)
      let height = box.width * view.state.size.height / max(view.state.size.width, 1)
      let upper = top ?? box.y0
      return .fitRect(Rect(box.x0, upper, box.x1, upper + height))
    }
  }

  /// The extent of a page's contents; the whole page if it is empty.
  public func contentBox(_ pageIndex: Int) throws(ToolError) -> Rect {
    try engine(owner.contentBox(pageIndex))
  }
}
