// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Scripts

enum HostPopUpMenu: ClientRequest {
  static let name = "host/popUpMenu"
  static let summary = """
    A script of the document pops up a menu: show it at the pointer, and answer with the choice. \
    There is no deadline. An error, a cancel, or a choice that the menu does not offer counts as \
    no choice.
    """

  struct Params: Record {
    static let name = "HostPopUpMenuParams"
    var documentId = ""
    var items: [WireScriptMenuItem] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("items", \.items, "The items, from top to bottom."),
    ]
  }

  struct Result: Record {
    static let name = "HostPopUpMenuResult"
    var choice: Int?
    static let fields: [Field<Self>] = [
      .optional("choice", \.choice, "The `choice` of the chosen item; absent if none was chosen.")
    ]
  }
}

/// The wire form of an item in a script's pop-up menu.
struct WireScriptMenuItem: Record {
  static let name = "ScriptMenuItem"
  static let summary = """
    An item of a script's pop-up menu. An item that can be chosen has a `choice`, a submenu has \
    `items`, and a separator has neither.
    """

  var title = ""
  var enabled = true
  var checked = false
  var choice: Int?
  var items: [WireScriptMenuItem]?

  init() {}

  init(_ item: ScriptMenuItem) {
    title = item.title
    enabled = item.isEnabled
    checked = item.isMarked
    switch item.kind {
    case .choice(let number): choice = number
    case .submenu(let below): items = below.map(WireScriptMenuItem.init)
    case .separator: break
    }
  }

  static let fields: [Field<Self>] = [
    .required("title", \.title.shownLine, "The title to show; empty for a separator."),
    .required(
      "enabled", \.enabled, "Whether the item can be chosen, or the submenu can be opened."),
    .required("checked", \.checked, "Whether the item has a mark."),
    .optional("choice", \.choice, "The number to answer with if this item is chosen."),
    .optional("items", \.items, "The items of a submenu."),
  ]
}
