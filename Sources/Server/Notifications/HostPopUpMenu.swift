// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Scripts

enum HostPopUpMenu: ClientRequest {
  static let name = "host/popUpMenu"
  static let summary = """
    A script of the document pops up a menu: show it where the pointer is, and answer with what was \
    chosen. There is no deadline; an error, a cancel, and a choice that the menu does not offer count \
    as none.
    """

  struct Params: Record {
    static let name = "HostPopUpMenuParams"
    var documentId = ""
    var items: [WireScriptMenuItem] = []
    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("items", \.items, "The items, the first on top."),
    ]
  }

  struct Result: Record {
    static let name = "HostPopUpMenuResult"
    var choice: Int?
    static let fields: [Field<Self>] = [
      .optional("choice", \.choice, "The `choice` of the chosen item; absent: none was chosen.")
    ]
  }
}

/// An item of a menu that a script pops up, on the wire.
struct WireScriptMenuItem: Record {
  static let name = "ScriptMenuItem"
  static let summary = """
    An item of a menu that a script pops up: one that can be chosen has a `choice`, a submenu has \
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
    .required("title", \.title.shownLine, "What to show; empty for a separator."),
    .required(
      "enabled", \.enabled, "Whether the item can be chosen; a submenu, whether it can be opened."),
    .required("checked", \.checked, "Whether the item has a mark."),
    .optional("choice", \.choice, "The number to answer with if the item is chosen."),
    .optional("items", \.items, "The items of a submenu."),
  ]
}
