// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The difference between a menu and its previous version.
struct WireMenuChange: Record {
  static let name = "MenuChange"
  static let summary = """
    How the menu follows from the version before: its items are those of the parts, one part after \
    the other.
    """
  var base = 0
  var version = 0
  var parts: [WireMenuPart] = []

  init() {}

  init(_ patch: MenuPatch, version: Int) {
    (base, self.version) = (version - 1, version)
    parts = patch.parts.map(WireMenuPart.init)
  }

  static let fields: [Field<Self>] = [
    .required(
      "base", \.base,
      "The version that the parts refer to; 0: a menu without items. A client that has another one "
        + "asks for `tool/get`."),
    .required("version", \.version, "The version that comes of it."),
    .required("parts", \.parts, "The items, the first on top; none: there is no menu any more."),
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
        "MenuPart", "MenuPart", "Items of the version before, or new ones.",
        is: .union([
          .object(
            ObjectType(
              "KeptMenuItems", "Items of the version before.",
              [
                .required("from", .integer, "The index of the first one there."),
                .required("count", .integer, "How many."),
              ])),
          .object(
            ObjectType(
              "NewMenuItems", "Items that were not there, or are different.",
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
