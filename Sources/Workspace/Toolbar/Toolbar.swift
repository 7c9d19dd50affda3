// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// How the tools are arranged for the user. A tool may stand in several groups.
public struct Toolbar: Hashable, Sendable {
  public struct Group: Hashable, Sendable {
    public var id: String
    public var title: String
    /// Also tools that there are not now: a client's own tool may come back.
    public var tools: [ToolName]

    public init(id: String, title: String, tools: [ToolName]) {
      self.id = id
      self.title = title
      self.tools = tools
    }
  }

  public var groups: [Group]

  public init(groups: [Group]) { self.groups = groups }

  /// The group of what the user likes best; empty at first.
  public static let favourites = "favourites"

  /// Each tool in its own group. Empty groups are left out, except the favourites.
  public static func standard(_ kinds: [ToolKind]) -> Toolbar {
    var groups = ToolGroup.allCases.map { group in
      Group(
        id: group.rawValue, title: group.title,
        tools: kinds.filter { $0.group == group }.map(\.name))
    }
    groups.removeAll(where: \.tools.isEmpty)
    groups.append(Group(id: favourites, title: "Favourites", tools: []))
    return Toolbar(groups: groups)
  }
}
