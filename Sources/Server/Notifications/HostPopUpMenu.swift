// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Scripts

enum HostPopUpMenu: ClientRequest {
  static let name = "host/popUpMenu"
  static let summary = """
    A script of the document pops up a menu. Show it at the pointer, and answer with the choice. \
    There is no deadline. An error, or a choice that the menu does not offer, counts as no choice.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var items: [ScriptMenuItem] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("items", \.items, "The items, from top to bottom."),
    ]
  }

  struct Result: Record {
    var choice: Int?
    static let fields: [Field<Self>] = [
      .optional("choice", \.choice, "The `choice` of the chosen item; absent if none was chosen.")
    ]
  }
}

extension ScriptMenuItem: WrittenRecord {
  public static let summary = """
    An item of a script's pop-up menu. An item that can be chosen has a `choice`, a submenu has \
    `items`, and a separator has neither.
    """

  public static let fields: [Field<Self>] = [
    .required("title", \.title.shownLine, "The title to show; empty for a separator."),
    .required(
      "enabled", \.isEnabled, "Whether the item can be chosen, or the submenu can be opened."),
    .required("checked", \.isMarked, "Whether the item has a mark."),
    .optional("choice", \.choice, "The number to answer with if this item is chosen."),
    .optional("items", \.items, "The items of a submenu."),
  ]

  private var choice: Int? {
    if case .choice(let number) = kind { number } else { nil }
  }
  private var items: [ScriptMenuItem]? {
    if case .submenu(let items) = kind { items } else { nil }
  }
}
