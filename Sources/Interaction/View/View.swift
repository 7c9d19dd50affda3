// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A window onto one document: the visible part and its place.
///
/// View space is the window's pixels, origin at its top left, y down. The canvas holds the pages,
/// in pixels at the current scale. Every function throws a ``ViewError`` for values that are not finite,
/// and then leaves the view unchanged.
public struct View: Sendable {
  public internal(set) var state: ViewState
  public internal(set) var pages: PageLayout
  public internal(set) var history = NavigationHistory()
  /// The known extents of the pages' contents. Each is in its page's space.
  var contents: [Int: Rect] = [:]
  /// A page whose contents a fit needed but did not know.
  public internal(set) var missingContent: Int?
  /// How far the user has scrolled beyond a spread's end. It is positive in reading order.
  var overscroll = 0.0
  /// The position before a smart zoom.
  var home: ZoomHome?

  /// A view of pages of these sizes, in page space; scale, offset and page index are clamped to their
  /// limits.
  public init(pageSizes: [Size], state: ViewState) throws(ViewError) {
    self.state = state
    pages = try PageLayout(pageSizes: pageSizes, state: state)
    settle()
    showFitted()
  }

  public var pageCount: Int { pages.pageSizes.count }

  /// The current page: the page last gone to, or after a scroll or zoom the page with the largest
  /// visible area; `nil` for an empty document.
  public var currentPage: Int? { pageCount == 0 ? nil : state.pageIndex }

  public var currentSpread: Int { pages.spreads.index(ofPage: state.pageIndex) }

  /// The size of the canvas in pixels.
  public var canvasSize: Size {
    let size = pages.canvasSize(currentSpread: currentSpread)
    return Size(size.width * state.scale, size.height * state.scale)
  }
}

extension View {
  /// Whether anything of the view differs from another state of it: its settings, the canvas, the visible
  /// pages, or whether it can go back or forward.
  public func looksDifferent(from other: View) -> Bool {
    state != other.state || canvasSize != other.canvasSize || visiblePages != other.visiblePages
      || history.back.isEmpty != other.history.back.isEmpty
      || history.forward.isEmpty != other.history.forward.isEmpty
  }

  /// Whether a page is on the canvas: in a single or facing layout only the current spread is.
  public func isOnCanvas(_ pageIndex: Int) -> Bool {
    (0..<pageCount).contains(pageIndex)
      && pages.spreadsOnCanvas(currentSpread: currentSpread)
        .contains(pages.spreads.index(ofPage: pageIndex))
  }

  /// Throws if the document does not have this page.
  func check(pageIndex: Int) throws(ViewError) {
    guard (0..<pageCount).contains(pageIndex) else {
      throw .noSuchPage(pageIndex: pageIndex, pageCount: pageCount)
    }
  }

  /// Clamps page, scale and offset to their limits.
  mutating func settle() {
    overscroll = 0
    state.pageIndex = min(max(state.pageIndex, 0), max(pageCount - 1, 0))
    state.scale = state.limited(state.scale)
    let canvas = canvasSize
    state.offset = Point(
      Self.settled(state.offset.x, canvas: canvas.width, window: state.size.width),
      Self.settled(state.offset.y, canvas: canvas.height, window: state.size.height))
  }

  private static func settled(_ offset: Double, canvas: Double, window: Double) -> Double {
    canvas <= window ? (canvas - window) / 2 : min(max(offset, 0), canvas - window)
  }
}

extension View {
  /// The clockwise rotation in which a page is shown. It is derived from the map that draws the page, so
  /// that it includes all rotations.
  public func quarterTurn(ofPage pageIndex: Int) -> QuarterTurn {
    guard let map = pages.pageToCanvas(pageIndex) else { return state.rotation }
    if map.a.magnitude >= map.b.magnitude { return map.a < 0 ? .half : .none }
    return map.b > 0 ? .right : .left
  }
}

extension View {
  /// The pages that a reader will likely see next, the likeliest first. They are the page's neighbours
  /// in the spread, the other visible pages, then the next spread.
  ///
  /// - Parameter isForward: whether the reader goes towards the end of the document.
  public func upcomingPages(after pageIndex: Int, isForward: Bool) -> [Int] {
    guard (0..<pageCount).contains(pageIndex) else { return [] }
    let shown = visiblePages.map(\.pageIndex)
    let inSight = shown.contains(pageIndex) ? shown : [pageIndex]
    let edge = (isForward ? inSight.max() : inSight.min()) ?? pageIndex
    let next = pages.spreads.index(ofPage: edge) + (isForward ? 1 : -1)
    let mates = Array(pages.spreads.pages(ofSpread: pages.spreads.index(ofPage: pageIndex)))
    let following = Array(pages.spreads.pages(ofSpread: next))
    var found: [Int] = []
    for page in mates + inSight + (isForward ? following : following.reversed())
    where page != pageIndex && !found.contains(page) { found.append(page) }
    return found
  }
}
