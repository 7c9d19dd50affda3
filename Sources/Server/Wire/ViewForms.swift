// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import Workspace

extension LayoutMode: WireEnum {
  public static let name = "Layout"
}

/// The reading direction as the wire spells it.
enum DirectionForm: String, WireEnum {
  static let name = "Direction"
  case ltr, rtl

  init(_ direction: ReadingDirection) { self = direction == .rightToLeft ? .rtl : .ltr }
  var direction: ReadingDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// What a view shows.
struct ViewForm: Record {
  static let name = "View"
  static let summary = "What a view shows, and how."

  var viewId = ""
  var size = Size(0, 0)
  var scale = 1.0
  var offset = Point.zero
  var rotation = 0
  var layout = LayoutMode.continuous
  var coverPage = false
  var direction = DirectionForm.ltr
  var pixelRatio = 1.0
  var gap = 0.0
  var canvasSize = Size(0, 0)
  var pageIndex = 0
  var pages: [VisiblePageForm] = []
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
    layout = state.layout
    coverPage = state.coverPage
    direction = DirectionForm(state.direction)
    pixelRatio = state.pixelRatio
    gap = state.gap
    canvasSize = view.canvasSize
    pageIndex = view.currentPage ?? 0
    pages = view.visiblePages.map(VisiblePageForm.init)
    canGoBack = !view.history.back.isEmpty
    canGoForward = !view.history.forward.isEmpty
  }

  static let fields: [Field<Self>] = [
    .required("viewId", \.viewId, "What requests call the view."),
    .required("size", \.size, "The window's size, in pixels."),
    .required("scale", \.scale, "Pixels per point."),
    .required("offset", \.offset, "The canvas pixel at the view's top left."),
    .required("rotation", \.rotation, "Clockwise turn of all pages: 0, 90, 180 or 270."),
    .required("layout", \.layout, "How pages are arranged."),
    .required("coverPage", \.coverPage, "Whether the first of facing pages stands alone."),
    .required("direction", \.direction, "Which of facing pages comes first."),
    .required("pixelRatio", \.pixelRatio, "Device pixels per pixel."),
    .required("gap", \.gap, "Points between pages."),
    .required("canvasSize", \.canvasSize, "All pages together, in pixels."),
    .required("pageIndex", \.pageIndex, "The current page."),
    .required("pages", \.pages, "The pages in sight, and where they are in view space."),
    .required("canGoBack", \.canGoBack, "Whether `view/back` leads anywhere."),
    .required("canGoForward", \.canGoForward, "Whether `view/forward` leads anywhere."),
  ]
}

/// A page in sight.
struct VisiblePageForm: Record {
  static let name = "VisiblePage"
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)

  init() {}

  init(_ page: VisiblePage) {
    pageIndex = page.pageIndex
    rect = page.rect
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page."),
    .required("rect", \.rect, "The whole page in view space, also what is out of sight."),
  ]
}
