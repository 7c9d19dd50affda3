// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Tools

extension SharedState {
  /// Enters a client's tool in the table; one of the same name that the client brought before goes.
  ///
  /// - Returns: whether it was entered: a tool of the server's own keeps its name.
  public func register(_ tool: ClientToolRegistration) -> Bool {
    guard !ToolTable.kinds.contains(where: { $0.name == tool.name }) else { return false }
    let kind = ToolKind(
      tool.name, title: tool.title, group: tool.group, creates: tool.creates
    ) { ClientTool(tool) }
    tools.removeAll { $0.name == tool.name }
    tools.append(kind)
    return true
  }

  /// Takes a client's tool from the table; who works with it goes on with the default tool.
  ///
  /// - Returns: whether the client had brought it.
  public func unregister(_ name: ToolName) -> Bool {
    let isOwn = ToolTable.kinds.contains { $0.name == name }
    guard !isOwn, tools.contains(where: { $0.name == name }) else { return false }
    tools.removeAll { $0.name == name }
    return true
  }
}
