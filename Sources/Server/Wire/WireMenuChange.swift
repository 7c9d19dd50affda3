// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The difference between a menu and its previous version.
struct WireMenuChange: WrittenRecord {
  static let summary = """
    The change from a menu's previous version. The items of all parts, in order, form the new \
    menu.
    """
  var base = 0
  var version = 0
  var parts: [WireMenuPart] = []

  init(_ patch: MenuPatch, version: Int) {
    (base, self.version) = (version - 1, version)
    parts = patch.parts.map(WireMenuPart.init)
  }

  static let fields: [Field<Self>] = [
    .required(
      "base", \.base,
      """
      The version that the parts refer to; 0 for an empty menu. A client with another version must \
      call `tool/get`.
      """),
    .required("version", \.version, "The new version."),
    .required("parts", \.parts, "The parts, from top to bottom; none if there is no menu."),
  ]
}

/// A part of the new menu: items of the previous version, or new ones.
struct WireMenuPart: WireValue {
  private let part: MenuPatch.Part

  init(_ part: MenuPatch.Part) { self.part = part }

  init(wire node: JSONNode) throws(WireError) {
    if node[member: "items"] != nil {
      let items: [WireMenuItem] = try node.read("items")
      part = .new(items.map(\.item))
    } else {
      part = .kept(from: try node.read("from"), count: try node.read("count"))
    }
  }

  static var wireType: WireType {
    .named(
      .init(
        "MenuPart", "MenuPart", "Items of the previous version, or new ones.",
        is: .union([
          .object(
            ObjectType(
              "KeptMenuItems", "Items of the previous version.",
              [
                .required("from", .integer, "The index of the first item in that version."),
                .required("count", .integer, "The number of items."),
              ])),
          .object(
            ObjectType(
              "NewMenuItems", "New or changed items.",
              [.required("items", .array(of: WireMenuItem.wireType), "The items.")])),
        ])))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch part {
      case .new(let items): writer.member("items", items.map(WireMenuItem.init))
      case .kept(let from, let count):
        writer.member("from", from)
        writer.member("count", count)
      }
    }
  }
}
