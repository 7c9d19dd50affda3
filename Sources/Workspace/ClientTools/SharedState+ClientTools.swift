// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Tools

/// Why a client's tool cannot be registered.
public enum ToolRegistrationRefusal: Error, Hashable {
  /// The server has a tool of this name.
  case nameTaken
  /// The server has no such tool to wrap.
  case nothingToWrap(ToolName)
}

extension SharedState {
  /// Adds a client's tool to the table, or lets it wrap one of the server's tools. It replaces a
  /// client's tool with the same name.
  ///
  /// Whether the name is taken. A wrapper may have the name of the tool that it wraps.
  public func register(_ tool: ClientToolRegistration) throws(ToolRegistrationRefusal) {
    let isStock = ToolTable.kinds.contains { $0.name == tool.name }
    if let inner = tool.wraps {
      guard ToolTable.kinds.contains(where: { $0.name == inner }) else {
        throw .nothingToWrap(inner)
      }
      guard !isStock || inner == tool.name else { throw .nameTaken }
      _ = unregister(tool.name)
      wrappers.append(tool)
      return
    }
    guard !isStock else { throw .nameTaken }
    let kind = ToolKind(
      tool.name, title: tool.title, group: tool.group, creates: tool.creates
    ) { ClientTool(tool) }
    _ = unregister(tool.name)
    tools.append(kind)
  }

  /// Removes a client's tool from the table. Views that use it change to the default tool; if it
  /// wrapped a tool, they go on with that tool alone.
  ///
  /// - Returns: whether the client had registered it.
  public func unregister(_ name: ToolName) -> Bool {
    if isWrapper(name) {
      wrappers.removeAll { $0.name == name }
      return true
    }
    let isOwn = ToolTable.kinds.contains { $0.name == name }
    guard !isOwn, tools.contains(where: { $0.name == name }) else { return false }
    tools.removeAll { $0.name == name }
    return true
  }

  /// The client's tools that wrap a tool, the outermost first.
  public func wrappers(of tool: ToolName) -> [ToolName] {
    wrappers.reversed().filter { $0.wraps == tool }.map(\.name)
  }

  /// Whether the client has registered a wrapper of this name.
  func isWrapper(_ name: ToolName) -> Bool { wrappers.contains { $0.name == name } }

  /// The tool that a name stands for.
  func resolved(_ name: ToolName) -> ToolName {
    wrappers.first { $0.name == name }?.wraps ?? name
  }

  /// A tool with all its current wrappers, in the order of registration. If the wrappers have
  /// changed, all of them start anew; the tool itself goes on.
  func fitted(_ tool: any Tool) -> any Tool {
    let wanted = wrappers.filter { $0.wraps == tool.name }
    var present: [WrappedTool] = []
    var inner = tool
    while let outer = inner as? WrappedTool {
      present.insert(outer, at: 0)
      inner = outer.inner
    }
    if present.map(\.registration) == wanted { return tool }
    return wanted.reduce(inner) { WrappedTool($1, around: $0) }
  }
}
