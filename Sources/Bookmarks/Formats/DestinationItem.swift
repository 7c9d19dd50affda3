// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// Destinations as members of an action. A whole page is only a `pageIndex`. For other views, only the
/// names of Instant JSON's `destinationType` are documented, so the coordinates (in page space) are in a
/// `params` member of our own.
enum DestinationItem {
  /// The destination; `nil` if there is no page. An unknown view becomes the whole page.
  static func destination(_ tree: JSONTree) -> Destination? {
    tree.index("pageIndex").map { Destination(pageIndex: $0, fit: fit(tree)) }
  }

  static func members(_ destination: Destination) -> [(String, JSONTree?)] {
    let page = ("pageIndex", Optional(JSONTree.integer(Int64(destination.pageIndex))))
    let (type, values): (String, [(String, Double?)])
    switch destination.fit {
    case .page: return [page]
    case .position(let left, let top, let zoom):
      (type, values) = ("originAndZoom", [("left", left), ("top", top), ("zoom", zoom)])
    case .width(let top): (type, values) = ("fitWidth", [("top", top)])
    case .height(let left): (type, values) = ("fitHeight", [("left", left)])
    case .rect(let rect):
      let edges = [("x0", rect.x0), ("y0", rect.y0), ("x1", rect.x1), ("y1", rect.y1)]
      (type, values) = ("fitRectangle", edges)
    case .content: (type, values) = ("fitPageBoundingBox", [])
    case .contentWidth(let top): (type, values) = ("fitPageBoundingBoxWidth", [("top", top)])
    case .contentHeight(let left):
      (type, values) = ("fitPageBoundingBoxHeight", [("left", left)])
    }
    let params = values.compactMap { name, value in
      value.map { JSONTree.Member(name, .number($0)) }
    }
    return [
      page, ("destinationType", .string(type)), ("params", params.isEmpty ? nil : .object(params)),
    ]
  }

  private static func fit(_ tree: JSONTree) -> Destination.Fit {
    let params = tree[member: "params"]
    func value(_ name: String) -> Double? { params?[member: name]?.double }
    switch tree.text("destinationType") {
    case "originAndZoom":
      return .position(left: value("left"), top: value("top"), zoom: value("zoom"))
    case "fitWidth": return .width(top: value("top"))
    case "fitHeight": return .height(left: value("left"))
    case "fitRectangle":
      guard let x0 = value("x0"), let y0 = value("y0"), let x1 = value("x1"), let y1 = value("y1")
      else { return .page }
      return .rect(Rect(x0, y0, x1, y1))
    case "fitPageBoundingBox": return .content
    case "fitPageBoundingBoxWidth": return .contentWidth(top: value("top"))
    case "fitPageBoundingBoxHeight": return .contentHeight(left: value("left"))
    default: return .page
    }
  }
}
