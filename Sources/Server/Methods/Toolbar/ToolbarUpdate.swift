// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ToolbarUpdate: PromptMethod {
  static let name = "toolbar/update"
  static let effect = Effect.arranges()
  static let summary = """
    Rearranges the toolbar, for this session and later ones. Applies all changes in the order of \
    the members below, or none.
    """
  static let errors: [ErrorKind] = [.notFound]

  struct Params: Record {
    var reset = false
    var groups: [WireToolbarGroup]?
    var remove: [Item] = []
    var add: [Item] = []
    var move: [Item] = []

    static let fields: [Field<Self>] = [
      .defaulted("reset", \.reset, "Whether to reset the whole toolbar first."),
      .optional("groups", \.groups, "All groups, replacing the present ones."),
      .defaulted(
        "remove", \.remove,
        "The tools to remove from a group, or whole groups to remove."),
      .defaulted("add", \.add, "The tools to add to a group."),
      .defaulted(
        "move", \.move, "The tools to move within their group, or whole groups to move."),
    ]
  }

  /// A tool in a group, or the group.
  struct Item: Record {
    static let name = "ToolbarPlace"
    static let summary = "A place in the toolbar."
    var group = ""
    var tool: String?
    var to: Int?

    static let fields: [Field<Self>] = [
      .required("group", \.group, "The group's id."),
      .optional("tool", \.tool, "The tool's id; without it, the place is that of the group."),
      .optional("to", \.to, "The new index, from 0; by default the last.", in: 0...),
    ]
  }

  struct Result: WrittenRecord {
    var groups: [WireToolbarGroup] = []
    var warning: String?
    static let fields: [Field<Self>] = [
      .required("groups", \.groups, "All groups after the change."),
      .optional(
        "warning", \.warning, "Why the saved arrangement could not be read, or cannot be saved."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let shared = call.session.documents.shared
    var changes: [ToolbarChange] = params.reset ? [.reset] : []
    if let groups = params.groups { changes.append(.arrange(groups.map(\.group))) }
    changes += params.remove.map { item in
      item.name.map { .remove($0, group: item.group) } ?? .removeGroup(item.group)
    }
    for item in params.add {
      guard let tool = item.name else {
        throw RPCError(WireError(path: "params.add", message: "Give the tool to add."))
      }
      changes.append(.add(tool, group: item.group, at: item.to))
    }
    changes += params.move.map { item in
      item.name.map { .add($0, group: item.group, at: item.to) }
        ?? .move(group: item.group, to: item.to ?? .max)
    }
    try tooling(shared.arrange(changes))
    return Result(
      groups: shared.toolbar.groups.map(WireToolbarGroup.init),
      warning: call.session.userState.preferencesFile?.warning)
  }
}

extension ToolbarUpdate.Item {
  fileprivate var name: ToolName? { tool.map(ToolName.init(rawValue:)) }
}
