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
      .defaulted("move", \.move, "The tools to move within their group, or whole groups to move."),
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
    let changes = try changes(params)
    try check(changes, shared)
    try tooling(shared.arrange(changes.map(\.change)))
    return Result(
      groups: shared.toolbar.groups.map(WireToolbarGroup.init),
      warning: call.session.userState.preferencesFile?.warning)
  }
}

extension ToolbarUpdate {
  /// A change with the path of the member that asks for it.
  private typealias AskedChange = (path: String, item: Item?, change: ToolbarChange)

  private static func changes(_ params: Params) throws(RPCError) -> [AskedChange] {
    var changes: [AskedChange] = []
    if params.reset { changes.append(("reset", nil, .reset)) }
    if let groups = params.groups {
      changes.append(("groups", nil, .arrange(groups.map(\.group))))
    }
    for (index, item) in params.remove.enumerated() {
      let change = item.name.map { ToolbarChange.remove($0, group: item.group) }
      changes.append(("remove[\(index)]", item, change ?? .removeGroup(item.group)))
    }
    for (index, item) in params.add.enumerated() {
      guard let tool = item.name else {
        throw RPCError(
          WireError(path: "params.add[\(index)].tool", message: "Give the tool to add."))
      }
      changes.append(("add[\(index)]", item, .add(tool, group: item.group, at: item.to)))
    }
    for (index, item) in params.move.enumerated() {
      let change = item.name.map { ToolbarChange.add($0, group: item.group, at: item.to) }
      changes.append(
        ("move[\(index)]", item, change ?? .move(group: item.group, to: item.to ?? .max)))
    }
    return changes
  }

  /// Tries the changes on a copy of the toolbar.
  ///
  /// - Throws: ``ErrorKind/invalidParams`` with the path of the first invalid change,
  ///   ``ErrorKind/notFound`` for an unknown tool.
  private static func check(_ changes: [AskedChange], _ shared: SharedState) throws(RPCError) {
    var toolbar = shared.toolbar
    for (path, item, change) in changes {
      do throws(ToolError) { try toolbar.apply(change, shared.tools) } catch {
        guard case .invalid(let why) = error else { throw RPCError(error) }
        let hasGroup = toolbar.groups.contains { $0.id == item?.group }
        let member = item == nil ? "" : hasGroup ? ".tool" : ".group"
        throw RPCError(WireError(path: "params.\(path)\(member)", message: why))
      }
    }
  }
}

extension ToolbarUpdate.Item {
  fileprivate var name: ToolName? { tool.map(ToolName.init(rawValue:)) }
}
