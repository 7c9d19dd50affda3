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

enum WireReadingDirection: String, WireEnum {
  static let name = "Direction"
  case ltr, rtl

  init(_ direction: ReadingDirection) { self = direction == .rightToLeft ? .rtl : .ltr }
  var direction: ReadingDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

struct WireView: WrittenRecord {
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

  init(_ open: OpenView) { self.init(open, showing: open.view) }

  /// The state of an open view if it showed something else.
  init(_ open: OpenView, showing view: View) {
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
    .required("size", \.size, "The size of the window, in pixels."),
    .required("scale", \.scale, "The scale in pixels per point."),
    .required("offset", \.offset, "The position of the view's top left on the canvas, in pixels."),
    .required("rotation", \.rotation, "The clockwise rotation of all pages: 0, 90, 180 or 270."),
    .optional(
      "pageRotations", \.pageRotations,
      "The rotations of single pages, added to `rotation`; absent if there are none."),
    .required("layout", \.layout, "The arrangement of the pages."),
    .optional(
      "scrollAxis", \.scrollAxis,
      "The direction in which continuous layouts scroll; absent for `vertical`."),
    .required("coverPage", \.coverPage, "Whether the first of facing pages stands alone."),
    .required("direction", \.direction, "The reading direction, which orders facing pages."),
    .required("pixelRatio", \.pixelRatio, "The device pixels per pixel."),
    .required("gap", \.gap, "The gap between pages, in points."),
    .required("scaleLimits", \.scaleLimits, "The minimum and maximum scale."),
    .required("fit", \.fit, "The fit that determines the scale, if any."),
    .required(
      "userInterfaceVisible", \.userInterfaceVisible,
      "Whether the front end shows its user interface around the pages."),
    .required("canvasSize", \.canvasSize, "The size of all pages together, in pixels."),
    .required("pageIndex", \.pageIndex, "The current page, from 0."),
    .required("pages", \.pages, "The visible pages with their places."),
    .required("canGoBack", \.canGoBack, "Whether `view/back` has a target."),
    .required("canGoForward", \.canGoForward, "Whether `view/forward` has a target."),
  ]
}

struct WireVisiblePage: WrittenRecord {
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)
  var visible = Rect(0, 0, 0, 0)
  var rotation: Int?
  var bookmarked: Bool?

  init(_ page: VisiblePage, _ bookmarkedPages: Set<Int>, in state: ViewState) {
    rotation = page.rotation == state.rotation ? nil : page.rotation.rawValue
    bookmarked = bookmarkedPages.contains(page.pageIndex) ? true : nil
    pageIndex = page.pageIndex
    rect = page.rect
    visible = page.visible
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required(
      "rect", \.rect,
      "The rectangle of the whole page in view space, including hidden parts."),
    .required("visible", \.visible, "The visible part of the page, in page space."),
    .optional(
      "rotation", \.rotation,
      "The clockwise rotation of the page; absent if it is the view's `rotation`."),
    .optional(
      "bookmarked", \.bookmarked,
      "`true` for a page with a bookmark, once the document's bookmarks have been read."),
  ]
}
