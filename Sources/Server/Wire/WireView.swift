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

extension ReadingDirection: WireEnum {
  public static let name = "Direction"
}

extension ViewState: DeclaredRecord {
  public static let fields = declaredFields
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

  private var pageIndex: Int { view.currentPage ?? 0 }
  private var pages: [WireVisiblePage] {
    view.visiblePages.map { WireVisiblePage($0, bookmarkedPages, in: view.state) }
  }
  private var canGoBack: Bool { !view.history.back.isEmpty }
  private var canGoForward: Bool { !view.history.forward.isEmpty }

  static let fields: [Field<Self>] =
    [.required("viewId", \.viewId, "The view's id in requests.")]
    + ViewState.writtenFields.map { $0.at(\.view.state) } + [
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
  var rotation: QuarterTurn?
  var bookmarked: Bool?

  init(_ page: VisiblePage, _ bookmarkedPages: Set<Int>, in state: ViewState) {
    rotation = page.rotation == state.rotation ? nil : page.rotation
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
      """
      `true` for a page with a bookmark, once the document's bookmarks have been read. Only \
      `bookmarks/didChange` reports later changes.
      """),
  ]
}

/// The wire form of a view's range of scales. It has no infinite limits.
struct WireZoom: Record {
  static let name = "ScaleRange"
  static let summary = "A range of scales."
  private var minimum: Double?
  private var maximum: Double?

  static let fields: [Field<Self>] = [
    .optional("min", \.minimum, "The minimum; no limit unless given."),
    .optional("max", \.maximum, "The maximum; no limit unless given."),
  ]

  init() {}

  init(_ range: ClosedRange<Double>) {
    if range.lowerBound > 0 { minimum = range.lowerBound }
    if range.upperBound < .greatestFiniteMagnitude { maximum = range.upperBound }
  }

  init(wire node: JSONNode) throws(WireError) {
    try self.init(fields: node)
    guard lower <= upper else { throw WireError(message: "min must not be greater than max.") }
  }

  private var lower: Double { minimum ?? 0 }
  private var upper: Double { maximum ?? .greatestFiniteMagnitude }

  var range: ClosedRange<Double> { lower...max(lower, upper) }
}
