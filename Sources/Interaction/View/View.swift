// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A window onto one document: what is in sight, and where.
///
/// View space is the window's pixels, origin at its top left, y down. The canvas holds the pages,
/// in pixels at the present scale. Every function refuses what is not finite with a ``ViewError``
/// and then leaves the view as it was.
public struct View: Sendable {
  public internal(set) var state: ViewState
  public internal(set) var pages: PageLayout
  public internal(set) var history = NavigationHistory()
  /// The extent of the pages' contents, in their spaces, as far as it is known.
  var contents: [Int: Rect] = [:]
  /// A page whose content had to be known for a fit, and was not.
  public internal(set) var missingContent: Int?
  /// How far the user has scrolled beyond the end of a spread, in reading order.
  var overscroll = 0.0
  /// The position before a smart zoom.
  var home: ZoomHome?

  /// A view of pages of these sizes, in page space; scale, offset and page index are put within
  /// their limits.
  public init(pageSizes: [Size], state: ViewState) throws(ViewError) {
    self.state = state
    pages = try PageLayout(pageSizes: pageSizes, state: state)
    settle()
    showFitted()
  }

  public var pageCount: Int { pages.pageSizes.count }

  /// The page that the user is at: the one last gone to, or since a scroll or zoom the one with the
  /// most area in sight; `nil` of an empty document.
  public var currentPage: Int? { pageCount == 0 ? nil : state.pageIndex }

  /// The spread of the current page.
  public var currentSpread: Int { pages.spreads.index(ofPage: state.pageIndex) }

  /// The size of the canvas in pixels.
  public var canvasSize: Size {
    let size = pages.canvasSize(currentSpread: currentSpread)
    return Size(size.width * state.scale, size.height * state.scale)
  }
}

extension View {
  /// Whether a page is on the canvas: in a single or facing layout only the current spread is.
  public func isOnCanvas(_ pageIndex: Int) -> Bool {
    (0..<pageCount).contains(pageIndex)
      && pages.spreadsOnCanvas(currentSpread: currentSpread)
        .contains(pages.spreads.index(ofPage: pageIndex))
  }

  /// Refuses a page that the document does not have.
  func check(pageIndex: Int) throws(ViewError) {
    guard (0..<pageCount).contains(pageIndex) else {
      throw .noSuchPage(pageIndex: pageIndex, pageCount: pageCount)
    }
  }

  /// Puts page, scale and offset within their limits.
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
