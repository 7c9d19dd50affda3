// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
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
    let (name, values) = destination.fit.parts
    guard let kind = Destination.Fit.kinds.first(where: { $0.name == name }), let type = types[name]
    else { return [page] }
    let params = zip(kind.members, values).compactMap { name, value in
      value.map { JSONTree.Member(name, .number($0)) }
    }
    return [
      page, ("destinationType", .string(type)), ("params", params.isEmpty ? nil : .object(params)),
    ]
  }

  private static func fit(_ tree: JSONTree) -> Destination.Fit {
    let type = tree.text("destinationType")
    guard let kind = Destination.Fit.kinds.first(where: { types[$0.name] == type }) else {
      return .page
    }
    let params = tree[member: "params"]
    return Destination.Fit(
      name: kind.name, values: kind.members.map { params?[member: $0]?.double }) ?? .page
  }

  /// The values of `destinationType`, by the kind of fit; a whole page has none.
  private static let types = [
    "position": "originAndZoom", "width": "fitWidth", "height": "fitHeight",
    "rect": "fitRectangle", "content": "fitPageBoundingBox",
    "contentWidth": "fitPageBoundingBoxWidth", "contentHeight": "fitPageBoundingBoxHeight",
  ]
}
