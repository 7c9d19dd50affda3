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
