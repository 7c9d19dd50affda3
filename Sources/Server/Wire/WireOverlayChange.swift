// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

/// The difference between an overlay and its previous version.
struct WireOverlayChange: WrittenRecord {
  static let summary = """
    The change from an overlay's previous version. The items of all parts, in order, form the new \
    overlay.
    """
  var base = 0
  var version = 0
  var parts: [WireOverlayPart] = []

  init(_ patch: OverlayPatch, version: Int) {
    (base, self.version) = (version - 1, version)
    parts = patch.parts.map(WireOverlayPart.init)
  }

  static let fields: [Field<Self>] = [
    .required(
      "base", \.base,
      """
      The version that the parts refer to. A client with another version must call `tool/get` for \
      the `overlay`.
      """),
    .required("version", \.version, "The new version."),
    .required("parts", \.parts, "The parts, lowest item first; none to clear the overlay."),
  ]
}

/// A part of the new list: items of the previous version, or new items.
struct WireOverlayPart: WireValue {
  private enum Content {
    case kept(from: Int, count: Int, offset: Point)
    case items([WireOverlayItem])
    case grown(from: Int, keeping: Int, lines: [[Point]])
  }
  private let content: Content

  init(_ part: OverlayPatch.Part) {
    switch part {
    case .kept(let from, let count, let offset):
      content = .kept(from: from, count: count, offset: offset)
    case .new(let items): content = .items(items.map(WireOverlayItem.init))
    case .grown(let from, let keeping, let lines):
      content = .grown(from: from, keeping: keeping, lines: lines)
    }
  }

  init(wire node: JSONNode) throws(WireError) {
    if node[member: "items"] != nil {
      content = .items(try node.read("items"))
    } else if node[member: "grown"] != nil {
      let lines: [PointList] = try node.read("lines")
      content = .grown(
        from: try node.read("grown"), keeping: try node.read("keep"), lines: lines.map(\.points))
    } else {
      content = .kept(
        from: try node.read("from"), count: try node.read("count"),
        offset: try node.readIfPresent("offset") ?? Point(0, 0))
    }
  }

  static var wireType: WireType {
    .named(
      .init(
        "OverlayPart", "OverlayPart",
        "Items of the previous version, new items, or an extended path.",
        is: .union([
          .object(
            ObjectType(
              "KeptItems", "Items of the previous version.",
              [
                .required("from", .integer, "The index of the first item in that version."),
                .required("count", .integer, "The number of items."),
                .optional("offset", Point.wireType, "The distance that all their points moved."),
              ])),
          .object(
            ObjectType(
              "NewItems", "New or changed items.",
              [.required("items", .array(of: WireOverlayItem.wireType), "The items.")])),
          .object(
            ObjectType(
              "GrownPath", "A path of the previous version, such as a stroke, that has grown.",
              [
                .required("grown", .integer, "The index of the path in that version."),
                .required("keep", .integer, "The number of points that its last line keeps."),
                .required(
                  "lines", .array(of: PointList.wireType),
                  "The first line continues the last line after those points; the others follow it."
                ),
              ])),
        ])))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch content {
      case .items(let items): writer.member("items", items)
      case .grown(let from, let keeping, let lines):
        writer.member("grown", from)
        writer.member("keep", keeping)
        writer.member("lines", lines.map(PointList.init))
      case .kept(let from, let count, let offset):
        writer.member("from", from)
        writer.member("count", count)
        if offset != Point(0, 0) { writer.member("offset", offset) }
      }
    }
  }
}
