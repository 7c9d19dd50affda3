// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension View {
  /// Shows a part of a page. The page becomes the current one. The previous position is recorded for
  /// ``goBack()``, unless nothing moves.
  public mutating func goTo(
    pageIndex: Int, _ target: ViewTarget = .top, isRecorded: Bool = true
  ) throws(ViewError) {
    try check(pageIndex: pageIndex)
    try target.check()
    let left = position
    let present = pagePoint(at: leadingCorner)
    let wasShown = isOnCanvas(pageIndex)
    state.pageIndex = pageIndex
    settle()
    if target.setsScale { state.fit = nil }
    show(target, present: present, wasShown: wasShown)
    if isRecorded, let left, left != position { history.leave(left) }
  }

  /// Goes back to the position before the last `goTo`; `false` if there is none.
  @discardableResult public mutating func goBack() -> Bool {
    guard let position, let previous = history.stepBack(from: position) else { return false }
    show(previous)
    return true
  }

  /// Undoes a ``goBack()``; `false` if there is none to undo.
  @discardableResult public mutating func goForward() -> Bool {
    guard let position, let next = history.stepForward(from: position) else { return false }
    show(next)
    return true
  }
}

extension View {
  /// Shows a target on the current page. `present` is the point at the leading corner before, in the
  /// space of the page that was current then.
  private mutating func show(_ target: ViewTarget, present: Point, wasShown: Bool) {
    switch target {
    case .top:
      // In a fitted spread, a page that is lower than its neighbour begins below the spread's top.
      let top = state.fit == .width ? pages.frame(ofPage: state.pageIndex)?.y0 : nil
      if state.fit == nil { showTop() } else { showFitted(top: top) }
    case .point(let point):
      refit()
      show(point, at: leadingCorner)
    case .rect(let rect):
      reveal(rect, wasShown: wasShown)
    case .xyz(let left, let top, let zoom):
      if let zoom, zoom > 0 { state.scale = state.limited(zoom) } else { refit() }
      show(onPage(left: left, top: top, present), at: leadingCorner)
    case .fitPage:
      guard let spread = pages.frame(ofSpread: currentSpread) else { return }
      fit(width: spread.width, height: spread.height)
      showCanvas(spread.center, at: middle)
    case .fitWidth(let top):
      guard let spread = pages.frame(ofSpread: currentSpread) else { return }
      fit(width: spread.width)
      show(onPage(left: 0, top: top, present), at: leadingCorner)
      showCanvas(Point(spread.center.x, state.offset.y / state.scale), at: Point(middle.x, 0))
    case .fitHeight(let left):
      guard let spread = pages.frame(ofSpread: currentSpread) else { return }
      fit(height: spread.height)
      show(onPage(left: left, top: 0, present), at: leadingCorner)
      showCanvas(Point(state.offset.x / state.scale, spread.center.y), at: Point(0, middle.y))
    case .fitRect(let rect):
      guard let area = pages.pageToCanvas(state.pageIndex)?.apply(rect) else { return }
      fit(width: area.width, height: area.height)
      showCanvas(area.center, at: middle)
    }
  }

  /// The point of the current page that a destination leads to. A place before the page leads to its
  /// edge, and one beyond it to its last part, so that no other page is shown instead.
  private func onPage(left: Double?, top: Double?, _ present: Point) -> Point {
    let size = pages.pageSizes[state.pageIndex]
    let room = rotation(ofPage: state.pageIndex).turning(state.size)
    func clamped(_ place: Double, _ length: Double, _ room: Double) -> Double {
      place < length ? max(place, 0) : max(length - room / state.scale, 0)
    }
    return Point(
      left.map { clamped($0, size.width, room.width) } ?? present.x,
      top.map { clamped($0, size.height, room.height) } ?? present.y)
  }

  /// Scrolls to a rectangle of the current page's space, keeping the scale.
  private mutating func reveal(_ rect: Rect, wasShown: Bool) {
    guard let area = pages.pageToCanvas(state.pageIndex)?.apply(rect) else { return }
    if wasShown, window.contains(area.origin), window.contains(Point(area.x1, area.y1)) { return }
    refit()
    let window = window
    let isWide = area.width > window.width
    let isHigh = area.height > window.height
    showCanvas(
      Point(isWide ? area.x0 : area.center.x, isHigh ? area.y0 : area.center.y),
      at: Point(isWide ? 0 : middle.x, isHigh ? 0 : middle.y))
    // The whole width of the page is in sight: the rectangle must not push the page to the side.
    centreFittedWidth()
  }

  /// The visible part, in canvas points.
  private var window: Rect {
    Rect(
      origin: state.offset * (1 / state.scale),
      size: Size(state.size.width / state.scale, state.size.height / state.scale))
  }
}
