// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A snapshot for restoring a view, even after its document was replaced.
public struct ViewSnapshot: Hashable, Sendable {
  public var state: ViewState
  /// The page point at the view's upper left corner. It is in the current page's space.
  public var point: Point
  /// The size of the current page, in points.
  public var pageSize: Size
  public var history: NavigationHistory

  public init(state: ViewState, point: Point, pageSize: Size, history: NavigationHistory) {
    self.state = state
    self.point = point
    self.pageSize = pageSize
    self.history = history
  }
}

extension View {
  public var snapshot: ViewSnapshot {
    ViewSnapshot(
      state: state, point: pagePoint(at: leadingCorner), pageSize: currentPageSize,
      history: history)
  }

  /// Restores a snapshot, exactly if the page is unchanged. On a page of another size, the place is
  /// scaled in proportion; if the page is gone, the end of the document is shown. Positions of the
  /// history on removed pages are dropped.
  public mutating func restore(_ captured: ViewSnapshot) throws(ViewError) {
    try captured.check()
    var next = captured.state
    next.pageTurns = next.pageTurns.renumbered { [pageCount] in
      (0..<pageCount).contains($0) ? $0 : nil
    }
    pages = try PageLayout(pageSizes: pages.pageSizes, state: next)
    state = next
    settle()
    if state.pageIndex == captured.state.pageIndex {
      show(captured)
    } else {
      refit()
      showEnd()
    }
    history = captured.history.mapped { (0..<pageCount).contains($0.pageIndex) ? $0 : nil }
  }

  /// Shows the end of the canvas.
  private mutating func showEnd() {
    let canvas = canvasSize
    switch (state.runsSideways, state.runsLeftwards) {
    case (true, true): state.offset.x = 0
    case (true, false): state.offset.x = canvas.width
    case (false, _): state.offset.y = canvas.height
    }
    settle()
  }

  private mutating func show(_ captured: ViewSnapshot) {
    let size = currentPageSize
    guard size != captured.pageSize else {
      show(captured.point, at: leadingCorner)
      // The exact values are kept if they differ from the computed ones only by rounding.
      guard state.offset.distance(to: captured.state.offset) < 1e-3 else { return }
      state.offset = captured.state.offset
      return settle()
    }
    refit()
    func inProportion(_ place: Double, _ old: Double, _ new: Double) -> Double {
      old > 0 ? place * (new / old) : place
    }
    let point = Point(
      inProportion(captured.point.x, captured.pageSize.width, size.width),
      inProportion(captured.point.y, captured.pageSize.height, size.height))
    if point.isFinite { show(point, at: leadingCorner) }
    centreFittedWidth()
  }

  private var currentPageSize: Size {
    pages.pageSizes.indices.contains(state.pageIndex)
      ? pages.pageSizes[state.pageIndex] : Size(0, 0)
  }
}

extension ViewSnapshot {
  /// Throws for numbers that a view cannot calculate with.
  public func check() throws(ViewError) {
    try state.check()
    try ViewLimits.check(point, "point")
    try ViewLimits.check([pageSize])
    for position in history.back + history.forward {
      try ViewLimits.check(position.point, "point")
      try ViewLimits.checkPositive(position.scale, "scale")
    }
  }
}
