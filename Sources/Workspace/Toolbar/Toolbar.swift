// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The arrangement of tools for the user. A tool may be in several groups.
public struct Toolbar: Hashable, Sendable {
  public struct Group: Hashable, Sendable {
    public var id: String
    public var title: String
    /// The group's tools, including unknown ones: a client's tool may be registered again.
    public var tools: [ToolName]

    public init(id: String, title: String, tools: [ToolName]) {
      self.id = id
      self.title = title
      self.tools = tools
    }
  }

  public var groups: [Group]

  public init(groups: [Group]) { self.groups = groups }

  /// The group of the user's favourite tools; empty at first.
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

/// A user's preferences for all documents and later sessions.
public struct Preferences: Hashable, Sendable {
  public var styles = ToolStyles()
  /// The toolbar; `nil` if it was never changed, so that new tools get their standard places.
  public var toolbar: Toolbar?

  public init() {}

  /// Makes the changes between two states of the preferences elsewhere.
  public mutating func takeOver(_ new: Preferences, since old: Preferences) {
    if new.toolbar != old.toolbar { toolbar = new.toolbar }
    styles.takeOver(new.styles, since: old.styles)
  }

  /// The changed part of the preferences.
  public enum Part: String, CaseIterable, Sendable { case groups, styles }
}
