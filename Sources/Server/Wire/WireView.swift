// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import Workspace

extension LayoutMode: WireEnum {
  public static let name = "Layout"
}

extension FitMode: WireEnum {
  public static let name = "ViewFit"
}

extension TurnUnit: WireEnum {}

/// The reading direction as the wire spells it.
enum WireReadingDirection: String, WireEnum {
  static let name = "Direction"
  case ltr, rtl

  init(_ direction: ReadingDirection) { self = direction == .rightToLeft ? .rtl : .ltr }
  var direction: ReadingDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// The state of a view.
struct WireView: Record {
  static let name = "View"
  static let summary = "The state of a view."

  var viewId = ""
  var size = Size(0, 0)
  var scale = 1.0
  var offset = Point.zero
  var rotation = 0
  var pageRotations: [WirePageRotation]?
  var layout = LayoutMode.continuous
  var scrollAxis: ScrollAxis?
  var coverPage = false
  var direction = WireReadingDirection.ltr
  var pixelRatio = 1.0
  var gap = 0.0
  var scaleLimits = ScaleLimits()
  var fit = Nullable<FitMode>(nil)
  var userInterfaceVisible = true
  var canvasSize = Size(0, 0)
  var pageIndex = 0
  var pages: [WireVisiblePage] = []
  var canGoBack = false
  var canGoForward = false

  init() {}

  init(_ open: OpenView) {
    let view = open.view
    let state = view.state
    viewId = open.id
    size = state.size
    scale = state.scale
    offset = state.offset
    rotation = state.rotation.rawValue
    pageRotations = WirePageRotation.list(state.pageTurns)
    layout = state.layout
    scrollAxis = state.scrollAxis == .vertical ? nil : state.scrollAxis
    coverPage = state.coverPage
    direction = WireReadingDirection(state.direction)
    pixelRatio = state.pixelRatio
    gap = state.gap
    scaleLimits = ScaleLimits(state.scaleLimits)
    fit = Nullable(state.fit)
    userInterfaceVisible = open.display.isUserInterfaceVisible
    canvasSize = view.canvasSize
    pageIndex = view.currentPage ?? 0
    let bookmarked = open.owner.bookmarks.bookmarkedPages ?? []
    pages = view.visiblePages.map { WireVisiblePage($0, bookmarked, in: state) }
    canGoBack = !view.history.back.isEmpty
    canGoForward = !view.history.forward.isEmpty
  }

  static let fields: [Field<Self>] = [
    .required("viewId", \.viewId, "The view's id in requests."),
    .required("size", \.size, "The window's size, in pixels."),
    .required("scale", \.scale, "Pixels per point."),
    .required("offset", \.offset, "The canvas pixel at the view's top left."),
    .required("rotation", \.rotation, "Clockwise turn of all pages: 0, 90, 180 or 270."),
    .optional(
      "pageRotations", \.pageRotations,
      "Turns of single pages on top of `rotation`; absent if there are none."),
    .required("layout", \.layout, "How pages are arranged."),
    .optional(
      "scrollAxis", \.scrollAxis,
      "Which way the pages of continuous layouts follow; absent: `vertical`."),
    .required("coverPage", \.coverPage, "Whether the first of facing pages stands alone."),
    .required("direction", \.direction, "Which of facing pages comes first."),
    .required("pixelRatio", \.pixelRatio, "Device pixels per pixel."),
    .required("gap", \.gap, "Points between pages."),
    .required("scaleLimits", \.scaleLimits, "The least and the greatest scale."),
    .required("fit", \.fit, "The fit that the scale follows."),
    .required(
      "userInterfaceVisible", \.userInterfaceVisible,
      "Whether the front end shows what lies around the pages."),
    .required("canvasSize", \.canvasSize, "All pages together, in pixels."),
    .required("pageIndex", \.pageIndex, "The current page."),
    .required("pages", \.pages, "The pages in sight, and where they are."),
    .required("canGoBack", \.canGoBack, "Whether `view/back` leads anywhere."),
    .required("canGoForward", \.canGoForward, "Whether `view/forward` leads anywhere."),
  ]
}

/// A page in sight.
struct WireVisiblePage: Record {
  static let name = "VisiblePage"
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)
  var visible = Rect(0, 0, 0, 0)
  var rotation: Int?
  var bookmarked: Bool?

  init() {}

  init(_ page: VisiblePage, _ bookmarkedPages: Set<Int>, in state: ViewState) {
    rotation = page.rotation == state.rotation ? nil : page.rotation.rawValue
    bookmarked = bookmarkedPages.contains(page.pageIndex) ? true : nil
    pageIndex = page.pageIndex
    rect = page.rect
    visible = page.visible
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page."),
    .required("rect", \.rect, "The whole page in view space, also what is out of sight."),
    .required("visible", \.visible, "The part of it that is in sight, in page space."),
    .optional(
      "rotation", \.rotation,
      "How far the page is turned clockwise; absent: as the view's `rotation` says."),
    .optional(
      "bookmarked", \.bookmarked,
      "`true` of a page that has a bookmark, once the document's bookmarks have been read."),
  ]
}
