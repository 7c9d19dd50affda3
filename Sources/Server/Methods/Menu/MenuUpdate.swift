// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum MenuUpdate: PromptMethod {
  static let name = "menu/update"
  static let effect = Effect.arranges(.latest())
  static let summary = """
    Removes items from a view's menus, and adds the client's items. Replaces the changes of an \
    earlier call.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var remove: [String]?
    var add: [MenuAddition]?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("remove", \.remove, "The ids of items to remove."),
      .optional("add", \.add, "The items to add to each menu that is not empty."),
    ]
  }

  struct Result: DisplayRecord {
    var display = WireDisplay()
    static let fields: [Field<Self>] = Field<Self>.display
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    var changes = MenuChanges()
    changes.removed = Set((params.remove ?? []).map(CommandName.init(rawValue:)))
    for (index, addition) in (params.add ?? []).enumerated() {
      guard !addition.id.isEmpty else {
        throw RPCError(WireError(path: "params.add[\(index)].id", message: "An item needs an id."))
      }
      let item = MenuItem(CommandName(rawValue: addition.id), addition.title)
      changes.added.append(.init(item, before: addition.before.map(CommandName.init(rawValue:))))
    }
    view.display.menuChanges = changes
    return try tooling(Result(display: WireDisplay(view.display.change())))
  }
}

/// A menu item that a client adds.
struct MenuAddition: Record {
  var id = ""
  var title = ""
  var before: String?

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id for `menu/didChoose` and `interaction/command`."),
    .required("title", \.title, "The title to show."),
    .optional("before", \.before, "The id of the item to insert it before; by default at the end."),
  ]
}
