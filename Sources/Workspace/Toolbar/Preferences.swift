// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What a user has arranged for all documents, and finds again in the next session.
public struct Preferences: Hashable, Sendable {
  public var styles = ToolStyles()
  /// `nil` where it was never changed: then new tools find their places by themselves.
  public var toolbar: Toolbar?

  public init() {}

  /// What of them was changed.
  public enum Part: String, CaseIterable, Sendable { case groups, styles }
}
