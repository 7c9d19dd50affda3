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

  var viewId: String
  var view: View
  var isUserInterfaceVisible: Bool
  var bookmarkedPages: Set<Int>

  init(_ open: OpenView) { self.init(open, showing: open.view) }

  /// The state of an open view if it showed something else.
  init(_ open: OpenView, showing view: View) {
    viewId = open.id
    self.view = view
    isUserInterfaceVisible = open.display.isUserInterfaceVisible
    bookmarkedPages = open.owner.bookmarks.bookmarkedPages ?? []
  }

  private var pageRotations: [WirePageRotation]? { WirePageRotation.list(view.state.pageTurns) }
  private var scrollAxis: ScrollAxis? {
    view.state.scrollAxis == .vertical ? nil : view.state.scrollAxis
  }
  private var direction: WireReadingDirection { WireReadingDirection(view.state.direction) }
  private var scaleLimits: ScaleLimits { ScaleLimits(view.state.scaleLimits) }
  private var fit: Nullable<FitMode> { Nullable(view.state.fit) }
  private var pageIndex: Int { view.currentPage ?? 0 }
  private var pages: [WireVisiblePage] {
    view.visiblePages.map { WireVisiblePage($0, bookmarkedPages, in: view.state) }
  }
  private var canGoBack: Bool { !view.history.back.isEmpty }
  private var canGoForward: Bool { !view.history.forward.isEmpty }

  static let fields: [Field<Self>] = [
    .required("viewId", \.viewId, "The view's id in requests."),
    .required("size", \.view.state.size, "The size of the window, in pixels."),
    .required("scale", \.view.state.scale, "The scale in pixels per point."),
    .required(
      "offset", \.view.state.offset, "The position of the view's top left on the canvas, in pixels."
    ),
    .required(
      "rotation", \.view.state.rotation.rawValue,
      "The clockwise rotation of all pages: 0, 90, 180 or 270."),
    .optional(
      "pageRotations", \.pageRotations,
      "The rotations of single pages, added to `rotation`; absent if there are none."),
    .required("layout", \.view.state.layout, "The arrangement of the pages."),
    .optional(
      "scrollAxis", \.scrollAxis,
      "The direction in which continuous layouts scroll; absent for `vertical`."),
    .required(
      "coverPage", \.view.state.coverPage, "Whether the first of facing pages stands alone."),
    .required("direction", \.direction, "The reading direction, which orders facing pages."),
    .required("pixelRatio", \.view.state.pixelRatio, "The device pixels per pixel."),
    .required("gap", \.view.state.gap, "The gap between pages, in points."),
    .required("scaleLimits", \.scaleLimits, "The minimum and maximum scale."),
    .required("fit", \.fit, "The fit that determines the scale, if any."),
    .required(
      "userInterfaceVisible", \.isUserInterfaceVisible,
      "Whether the front end shows its user interface around the pages."),
    .required("canvasSize", \.view.canvasSize, "The size of all pages together, in pixels."),
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
