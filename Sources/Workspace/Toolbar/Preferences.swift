// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A user's preferences for all documents and later sessions.
public struct Preferences: Hashable, Sendable {
  public var styles = ToolStyles()
  /// `nil` where it was never changed: then new tools find their places by themselves.
  public var toolbar: Toolbar?

  public init() {}

  /// The changed part of the preferences.
  public enum Part: String, CaseIterable, Sendable { case groups, styles }
}
