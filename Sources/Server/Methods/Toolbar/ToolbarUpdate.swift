// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ToolbarUpdate: PromptMethod {
  static let name = "toolbar/update"
  static let effect = Effect.arranges()
  static let summary = """
    Arranges the tools otherwise, for this session and those to come: makes all of the changes, in \
    the order of the params below, or none.
    """
  static let errors: [ErrorKind] = [.notFound]

  struct Params: Record {
    static let name = "ToolbarUpdateParams"
    var reset = false
    var groups: [WireToolbarGroup]?
    var remove: [Item] = []
    var add: [Item] = []
    var move: [Item] = []

    static let fields: [Field<Self>] = [
      .defaulted("reset", \.reset, false, "Whether to reset everything."),
      .optional("groups", \.groups, "All groups anew."),
      .defaulted("remove", \.remove, [], "Tools that go out of a group, or whole groups."),
      .defaulted("add", \.add, [], "Tools that come into a group."),
      .defaulted(
        "move", \.move, [], "Tools that go to another place in their group, or whole groups."),
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
      .optional("tool", \.tool, "The tool's id; without it the group itself is meant."),
      .optional("to", \.to, "Its new place, from 0; the last one unless given.", in: 0...),
    ]
  }

  struct Result: Record {
    static let name = "ToolbarUpdateResult"
    var groups: [WireToolbarGroup] = []
    var warning: String?
    static let fields: [Field<Self>] = [
      .required("groups", \.groups, "All groups as they are now."),
      .optional(
        "warning", \.warning, "Why what was arranged could not be read, or cannot be kept."),
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
        throw RPCError(WireError(path: "params.add", message: "Name the tool to be added."))
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
