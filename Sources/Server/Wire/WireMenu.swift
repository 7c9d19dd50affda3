// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The menu that the user can choose from.
struct WireMenu: Record {
  static let name = "Menu"
  var items: [WireMenuItem] = []

  init() {}
  init(_ items: [MenuItem]) { self.items = items.map(WireMenuItem.init) }

  static let fields: [Field<Self>] = [
    .required("items", \.items, "All of it, the first on top; none: there is no menu any more.")
  ]
}

/// An item of a menu.
struct WireMenuItem: Record {
  static let name = "MenuItem"
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

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id for `interaction/command`."),
    .required("title", \.title, "The title to show."),
    .required("enabled", \.enabled, "Whether it can be chosen now."),
    .optional("checked", \.checked, "Whether it is on; absent of what is not switched."),
  ]
}
