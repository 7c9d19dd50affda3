// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// The way in which a destination fits into a view. The kinds are the standard's.
enum FitKind: String, WireEnum {
  static let name = "Fit"
  case position, page, width, height, rect, content, contentWidth, contentHeight

  /// The members of a ``WireDestination`` that belong to the fit.
  var members: [String] {
    Destination.Fit.kinds.first { $0.name == rawValue }?.clientMembers ?? []
  }
}

struct WireDestination: Record {
  static let summary =
    "A place in a document with the way to show it. Coordinates are in page space."

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
    .optional(
      "left", \.left,
      """
      For `position`, `height` and `contentHeight`: the x coordinate at the view's left edge; absent \
      to keep it.
      """),
    .optional(
      "top", \.top,
      """
      For `position`, `width` and `contentWidth`: the y coordinate at the view's top edge; absent to \
      keep it.
      """),
    .optional(
      "zoom", \.zoom,
      "For `position`: the scale in pixels per point, greater than 0; absent to keep it."),
    .optional("rect", \.rect, "For `rect`: the rectangle, which is then required."),
  ]

  /// The largest coordinate, and the scales, that a file keeps exactly enough.
  private static let (farthest, scales) = (10_000_000.0, 0.001...100_000.0)

  init() {}

  /// A member that does not belong to the fit is an error: the file would silently lose it.
  init(wire node: JSONNode) throws(WireError) {
    try self.init(fields: node)
    let fit = fit ?? impliedFit
    let given = [
      ("left", left != nil), ("top", top != nil), ("zoom", zoom != nil), ("rect", rect != nil),
    ]
    for (name, isGiven) in given where isGiven && !fit.members.contains(name) {
      throw WireError(
        path: name,
        message: "The fit \"\(fit.rawValue)\" has no \(name): leave it out, or give another fit.")
    }
    if fit == .rect, rect == nil {
      throw WireError(path: "rect", message: "The fit \"rect\" needs a rectangle.")
    }
    if let zoom, !Self.scales.contains(zoom) {
      throw WireError(
        path: "zoom",
        message: "Expected a scale from 0.001 to 100000, got \(zoom.wireText).")
    }
    for case (let name, let value?) in [("left", left), ("top", top)]
    where value.magnitude > Self.farthest {
      throw WireError(
        path: name, message: "Expected a number from -10000000 to 10000000, got \(value.wireText).")
    }
  }

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
    (left, top) = (left.map(roundedCoordinate), top.map(roundedCoordinate))
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
