// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension View {
  /// The visible pages in order, with their places in view space.
  public var visiblePages: [VisiblePage] {
    let window = Rect(origin: .zero, size: state.size)
    let spreads = pages.spreads(beside: viewToCanvas.apply(window), currentSpread: currentSpread)
    return spreads.flatMap { pages.spreads.pages(ofSpread: $0) }.compactMap { pageIndex in
      guard let rect = frame(ofPage: pageIndex), let part = rect.intersection(window),
        part.width > 0 || rect.width == 0, part.height > 0 || rect.height == 0,
        let map = pages.canvasToPage(pageIndex)
      else { return nil }
      let bounds = Rect(origin: .zero, size: pages.pageSizes[pageIndex])
      let visible = viewToCanvas.then(map).apply(part).intersection(bounds)
      return VisiblePage(
        pageIndex: pageIndex, rect: rect, visible: visible ?? bounds,
        rotation: rotation(ofPage: pageIndex))
    }
  }

  /// The map from a page's space to view space. Throws `noSuchPage`, and `notShown` for a page that
  /// is not on the canvas.
  public func pageToView(_ pageIndex: Int) throws(ViewError) -> Matrix {
    try check(pageIndex: pageIndex)
    guard isOnCanvas(pageIndex), let map = pages.pageToCanvas(pageIndex) else {
      throw .notShown(pageIndex: pageIndex)
    }
    return map.then(canvasToView)
  }

  /// The map from view space to a page's space; throws as ``pageToView(_:)`` does.
  public func viewToPage(_ pageIndex: Int) throws(ViewError) -> Matrix {
    try check(pageIndex: pageIndex)
    guard isOnCanvas(pageIndex), let map = pages.canvasToPage(pageIndex) else {
      throw .notShown(pageIndex: pageIndex)
    }
    return viewToCanvas.then(map)
  }

  /// The page under a point of view space. The result has the point in that page's space; `nil` between
  /// pages.
  public func page(at viewPoint: Point) -> PagePoint? {
    guard let nearest = nearestPage(to: viewPoint),
      let frame = frame(ofPage: nearest.pageIndex), frame.contains(viewPoint)
    else { return nil }
    return nearest
  }

  /// The page nearest to a point of view space. The result has the point in that page's space, even if
  /// it lies outside the page. The nearest spread is found along the scroll axis only, and then the
  /// nearest page in it. `nil` for an empty document, or for a point that is not finite.
  public func nearestPage(to viewPoint: Point) -> PagePoint? {
    let canvasPoint = viewToCanvas.apply(viewPoint)
    guard canvasPoint.isFinite,
      let spread = pages.spread(nearest: canvasPoint, currentSpread: currentSpread)
    else { return nil }
    let candidates = pages.spreads.pages(ofSpread: spread).compactMap { pageIndex in
      frame(ofPage: pageIndex).map { (pageIndex, $0.distance(to: viewPoint)) }
    }
    guard let nearest = candidates.min(by: { $0.1 < $1.1 }),
      let map = pages.canvasToPage(nearest.0)
    else { return nil }
    return PagePoint(pageIndex: nearest.0, point: viewToCanvas.then(map).apply(viewPoint))
  }

  /// The visible pages that a straight line passes over. The line is in view space. The pages are in
  /// the order in which it comes to them.
  public func pages(onLineFrom start: Point, to end: Point) -> [Int] {
    let passed = visiblePages.compactMap { page in
      page.rect.part(ofLineFrom: start, to: end).map { (page.pageIndex, entry: $0.lowerBound) }
    }
    return passed.sorted { $0.entry < $1.entry }.map(\.0)
  }

  /// A page's frame in view space. Its spread is taken to be on the canvas.
  func frame(ofPage pageIndex: Int) -> Rect? {
    pages.frame(ofPage: pageIndex).map { canvasToView.apply($0) }
  }

  /// The map from canvas points to view space.
  private var canvasToView: Matrix {
    Matrix.scale(state.scale, state.scale).then(.translation(-state.offset.x, -state.offset.y))
  }

  /// The map from view space to canvas points.
  private var viewToCanvas: Matrix {
    Matrix.translation(state.offset.x, state.offset.y)
      .then(.scale(1 / state.scale, 1 / state.scale))
  }

  /// Makes the page with the largest visible area the current one. Pages that are visible as wholes count
  /// as equally large. The current page stays if none has more; if no page is visible, the one nearest to
  /// the view's middle becomes current.
  mutating func followSight() {
    let window = Rect(origin: .zero, size: state.size)
    let areas = visiblePages.map { page in
      let area = page.rect.intersection(window)?.area ?? 0
      return (pageIndex: page.pageIndex, area: area, isWhole: area >= page.rect.area * (1 - 1e-9))
    }
    guard let most = areas.max(by: { $0.area < $1.area }) else {
      state.pageIndex = nearestPage(to: window.center)?.pageIndex ?? state.pageIndex
      return
    }
    let tied = areas.filter {
      $0.area >= most.area * (1 - 1e-9) || ($0.isWhole && most.isWhole)
    }
    if !tied.contains(where: { $0.pageIndex == state.pageIndex }) {
      state.pageIndex = tied.first?.pageIndex ?? most.pageIndex
    }
  }
}
