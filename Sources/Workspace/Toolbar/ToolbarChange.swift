// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

public enum ToolbarChange: Hashable, Sendable {
  /// Replaces the whole toolbar.
  case arrange([Toolbar.Group])
  /// Adds a tool to a group, or moves it within the group; at the end unless a place is given.
  case add(ToolName, group: String, at: Int?)
  case remove(ToolName, group: String)
  /// Moves a group to another place among the groups.
  case move(group: String, to: Int)
  case removeGroup(String)
  /// Restores the standard toolbar.
  case reset
}

extension Toolbar {
  /// - Parameter kinds: the existing tools.
  /// - Throws: ``ToolError/unknownTool(_:)``, or ``ToolError/invalid(_:)`` for an invalid change.
  public mutating func apply(_ change: ToolbarChange, _ kinds: [ToolKind]) throws(ToolError) {
    switch change {
    case .arrange(let groups):
      try Toolbar.check(groups, kinds, known: self)
      self.groups = groups
    case .add(let tool, let id, let place):
      guard kinds.contains(where: { $0.name == tool }) else { throw .unknownTool(tool) }
      let index = try index(of: id)
      groups[index].tools.removeAll { $0 == tool }
      let end = groups[index].tools.count
      groups[index].tools.insert(tool, at: min(max(place ?? end, 0), end))
    case .remove(let tool, let id):
      let index = try index(of: id)
      guard groups[index].tools.contains(tool) else {
        throw .invalid("Group \(id) has no tool \(tool.rawValue): toolbar/get lists its tools.")
      }
      groups[index].tools.removeAll { $0 == tool }
    case .move(let id, let place):
      let group = groups.remove(at: try index(of: id))
      groups.insert(group, at: min(max(place, 0), groups.count))
    case .removeGroup(let id): groups.remove(at: try index(of: id))
    case .reset: self = .standard(kinds)
    }
  }

  private func index(of id: String) throws(ToolError) -> Int {
    guard let index = groups.firstIndex(where: { $0.id == id }) else {
      throw .invalid("There is no group \(id): toolbar/get lists all groups.")
    }
    return index
  }

  private static func check(
    _ groups: [Group], _ kinds: [ToolKind], known: Toolbar
  ) throws(ToolError) {
    let names = Set(kinds.map(\.name)).union(known.groups.flatMap(\.tools))
    var ids: Set<String> = []
    for group in groups {
      guard !group.id.isEmpty, ids.insert(group.id).inserted else {
        throw .invalid("Each group needs a unique id.")
      }
      guard Set(group.tools).count == group.tools.count else {
        throw .invalid("Group \(group.id) names a tool twice: name it once.")
      }
      for tool in group.tools where !names.contains(tool) { throw .unknownTool(tool) }
    }
  }
}
