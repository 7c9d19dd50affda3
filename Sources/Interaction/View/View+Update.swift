// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension View {
  /// Applies a change, wholly or, if it is refused, not at all.
  ///
  /// The size is applied first, and keeps the canvas point at the view's top left, or, with a lasting
  /// fit to page or content, in its middle. Then come the settings that arrange the pages (rotation,
  /// layout, cover, axis, direction, gap), which keep the current page; then a fit, or else the
  /// scale, which keeps the canvas point under the anchor and ends a fit; then the offset.
  public mutating func update(_ change: ViewChange) throws(ViewError) {
    let next = state.taking(change)
    try next.check()
    if let scale = change.scale { try ViewLimits.checkPositive(scale, "scale") }
    if let offset = change.offset { try ViewLimits.check(offset, "offset") }
    if let anchor = change.anchor { try ViewLimits.check(anchor, "anchor") }
    for page in change.pageTurns?.pages ?? [] { try check(pageIndex: page) }

    let before = state
    let fits = change.fit.flatMap(\.self) != nil
    if next.isLaidOut(like: state) { resize(as: next) } else { try arrange(as: next) }
    if fits {
      showFitted(top: state.offset.y / state.scale)
    } else if let scale = change.scale {
      rescale(to: scale, around: change.anchor ?? middle)
    }
    if let offset = change.offset {
      state.offset = offset
      settle()
    }
    let isMoved =
      state.size != before.size || state.scale != before.scale || state.offset != before.offset
    // A change that keeps or fits the current page leaves it the current one.
    let keepsPage = state.fit != nil || !state.isLaidOut(like: before)
    if isMoved && (change.offset != nil || !keepsPage) { followSight() }
  }

  /// Takes over the page sizes (page space) after the document's pages changed. The current page keeps
  /// its place in the view; if it was turned or cropped, a part of it in the middle does; if it was
  /// removed, the page that now has its index is shown from its top. The known extents of contents are
  /// kept: see ``forgetContents()``.
  ///
  /// - Parameters:
  ///   - changes: the maps from the earlier to the present spaces of pages that were turned or cropped, by
  ///     their new index.
  ///   - newIndex: returns a page's new index; `nil` for a removed page.
  public mutating func replacePages(
    _ sizes: [Size], changes: [Int: Matrix] = [:], newIndex: (Int) -> Int? = { $0 }
  ) throws(ViewError) {
    func known(_ old: Int) -> Int? {
      newIndex(old).flatMap { sizes.indices.contains($0) ? $0 : nil }
    }
    var next = state
    next.pageTurns = state.pageTurns.renumbered(known)
    let layout = try PageLayout(pageSizes: sizes, state: next)
    let size = pages.frame(ofPage: state.pageIndex)?.size
    let kept = known(state.pageIndex)
    let change = kept.flatMap { changes[$0] }
    let before = pages.pageSizes
    let centre = pagePoint(at: middle)
    let turned = before.isPoint(centre, onPage: state.pageIndex) ? change?.apply(centre) : nil
    let (place, anchor) =
      turned.map { ($0, middle) } ?? (pagePoint(at: leadingCorner), leadingCorner)
    pages = layout
    state.pageTurns = next.pageTurns
    state.pageIndex = kept ?? state.pageIndex
    history = history.mapped { position in
      guard let index = known(position.pageIndex) else { return nil }
      return moved(position, from: before, toPage: index, changes[index])
    }
    settle()
    refit()
    if change != nil, state.fit == nil || state.fit == .width {
      show(place, at: anchor)
      centreFittedWidth()
    } else if state.fit != nil,
      change != nil || kept == nil || size != pages.frame(ofPage: state.pageIndex)?.size
    {
      showFitted()
    } else if kept != nil {
      show(place, at: leadingCorner)
    } else {
      showTop()
    }
  }

  /// A position on a page with a new index. Unless the change is `nil`, the page has a new space: what
  /// was in the middle stays there, if the page was.
  private func moved(
    _ old: ViewPosition, from sizes: [Size], toPage index: Int, _ change: Matrix?
  ) -> ViewPosition {
    var position = old
    position.pageIndex = index
    let shown = rotation(ofPage: index).turning(state.size)
    let toMiddle = Point(shown.width, shown.height) * (0.5 / old.scale)
    let middle = old.point + toMiddle
    guard let change, sizes.isPoint(middle, onPage: old.pageIndex) else { return position }
    position.point = change.apply(middle) - toMiddle
    return position
  }

  /// Lays out the pages anew. The part of the current page that was at the view's leading corner stays
  /// there, or, for a new rotation, the part that was in its middle.
  private mutating func arrange(as next: ViewState) throws(ViewError) {
    let layout = try PageLayout(pageSizes: pages.pageSizes, state: next)
    let turns =
      layout.rotation(ofPage: state.pageIndex) != pages.rotation(ofPage: state.pageIndex)
    let place = Rect(around: pagePoint(at: turns ? middle : leadingCorner), radius: 0)
    let kept =
      pages.pageSizes.indices.contains(state.pageIndex)
      ? place.clamped(into: Rect(origin: .zero, size: pages.pageSizes[state.pageIndex])) : place
    state = next
    pages = layout
    settle()
    refit()
    if state.fit == .page || state.fit == .content { return showFitted() }
    show(kept.origin, at: turns ? middle : leadingCorner)
    centreFittedWidth()
  }

  /// Applies a state with the same layout.
  private mutating func resize(as next: ViewState) {
    let isOther = next.size != state.size || next.scaleLimits != state.scaleLimits
    let center = (state.offset + middle) * (1 / state.scale)
    let top = state.offset.y / state.scale
    state = next
    switch state.fit {
    case .width? where isOther: showFitted(top: top)
    case .page? where isOther, .content? where isOther:
      refit()
      showCanvas(center, at: middle)
    default: rescale(to: state.scale, around: middle)
    }
  }

  /// Sets a scale, within the limits. The canvas point under a point of view space stays there, as far
  /// as the canvas allows.
  private mutating func rescale(to scale: Double, around viewPoint: Point) {
    let old = state.scale
    state.scale = state.limited(scale)
    if state.scale != old {
      state.offset = (state.offset + viewPoint) * (state.scale / old) - viewPoint
    }
    settle()
  }
}

extension [Size] {
  /// Whether a point lies on one of these pages. The point is in the page's space.
  fileprivate func isPoint(_ point: Point, onPage index: Int) -> Bool {
    indices.contains(index) && Rect(origin: .zero, size: self[index]).contains(point)
  }
}
