// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// How a destination fits into a view, by the kinds of the standard.
enum FitKind: String, WireEnum {
  static let name = "Fit"
  case position, page, width, height, rect, content, contentWidth, contentHeight
}

struct WireDestination: Record {
  static let summary = "A place in a document with the way to show it; coordinates in page space."

  var pageIndex = 0
  var fit: FitKind?
  var left: Double?
  var top: Double?
  var zoom: Double?
  var rect: Rect?

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .optional(
      "fit", \.fit,
      """
      The part of the page to show (ISO 32000-2, table 149). By default `rect` if a rectangle is \
      given, `position` if `left`, `top` or `zoom` is given, or else `page`.
      """),
    .optional("left", \.left, "The x coordinate at the view's left edge; absent to keep it."),
    .optional("top", \.top, "The y coordinate at the view's top edge; absent to keep it."),
    .optional("zoom", \.zoom, "The scale in pixels per point; absent to keep it."),
    .optional("rect", \.rect, "The rectangle for the fit `rect`."),
  ]

  init() {}

  init(_ destination: Destination) {
    pageIndex = destination.pageIndex
    switch destination.fit {
    case .position(let left, let top, let zoom):
      (fit, self.left, self.top, self.zoom) = (.position, left, top, zoom)
    case .page: fit = .page
    case .width(let top): (fit, self.top) = (.width, top)
    case .height(let left): (fit, self.left) = (.height, left)
    case .rect(let rect): (fit, self.rect) = (.rect, rect)
    case .content: fit = .content
    case .contentWidth(let top): (fit, self.top) = (.contentWidth, top)
    case .contentHeight(let left): (fit, self.left) = (.contentHeight, left)
    }
  }

  /// The fit that the other members imply.
  private var impliedFit: FitKind {
    if rect != nil { return .rect }
    return left == nil && top == nil && zoom == nil ? .page : .position
  }

  var destination: Destination {
    let fit: Destination.Fit =
      switch fit ?? impliedFit {
      case .position: .position(left: left, top: top, zoom: zoom)
      case .page: .page
      case .width: .width(top: top)
      case .height: .height(left: left)
      case .rect: rect.map { .rect($0) } ?? .page
      case .content: .content
      case .contentWidth: .contentWidth(top: top)
      case .contentHeight: .contentHeight(left: left)
      }
    return Destination(pageIndex: pageIndex, fit: fit)
  }
}
