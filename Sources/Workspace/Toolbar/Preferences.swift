// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A user's preferences for all documents and later sessions.
public struct Preferences: Hashable, Sendable {
  public var styles = ToolStyles()
  /// The toolbar; `nil` if it was never changed, so that new tools get their standard places.
  public var toolbar: Toolbar?

  public init() {}

  /// The changed part of the preferences.
  public enum Part: String, CaseIterable, Sendable { case groups, styles }
}
