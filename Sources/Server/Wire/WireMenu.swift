// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

/// The menu that the user can choose from.
struct WireMenu: Record {
  var items: [WireMenuItem] = []
  var version: Int?

  init() {}
  init(_ items: [MenuItem]) { self.items = items.map(WireMenuItem.init) }
  init(_ menu: VersionedMenu) {
    self.init(menu.items)
    version = menu.version
  }

  static let fields: [Field<Self>] = [
    .required("items", \.items, "All items, from top to bottom; none if there is no menu."),
    .optional(
      "version", \.version,
      "The menu's version in this view, for a client that takes changes."),
  ]
}

struct WireMenuItem: Record {
  var id = ""
  var title = ""
  var enabled = true
  var checked: Bool?

  init() {}

  init(_ item: MenuItem) {
    id = item.id.rawValue
    title = item.title
    enabled = item.isEnabled
    checked = item.isChecked
  }

  var item: MenuItem {
    MenuItem(CommandName(rawValue: id), title, isEnabled: enabled, isChecked: checked)
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id for `interaction/command`."),
    .required("title", \.title, "The title to show."),
    .required("enabled", \.enabled, "Whether the item can be chosen now."),
    .optional("checked", \.checked, "Whether the item is checked; absent if it has no check mark."),
  ]
}

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
