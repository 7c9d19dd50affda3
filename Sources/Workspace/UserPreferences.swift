// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The user's preferences: the styles of new annotations, and the toolbar.
public final class UserPreferences {
  /// Reads the preferences of earlier sessions. Called once, when they are first needed.
  public var load: () -> Preferences = { Preferences() }
  /// Called with the part that changed, and the preferences before.
  public var didChange: (Preferences.Part, Preferences) -> Void = { _, _ in }
  public private(set) lazy var preferences = load()

  /// Takes over preferences that changed elsewhere, without calling ``didChange``.
  public func takeOver(_ preferences: Preferences) { self.preferences = preferences }

  /// Makes the changes between two states of the preferences elsewhere. Other changes made here stay.
  public func takeOver(_ new: Preferences, since old: Preferences) {
    preferences.takeOver(new, since: old)
  }

  /// The styles of new annotations.
  public var styles: ToolStyles {
    get { preferences.styles }
    set {
      guard newValue != preferences.styles else { return }
      let before = preferences
      preferences.styles = newValue
      didChange(.styles, before)
    }
  }

  /// The toolbar of a table of tools.
  func toolbar(of tools: [ToolKind]) -> Toolbar { preferences.toolbar ?? .standard(tools) }

  func arrange(_ changes: [ToolbarChange], of tools: [ToolKind]) throws(ToolError) {
    var toolbar = toolbar(of: tools)
    for change in changes { try toolbar.apply(change, tools) }
    let changed = toolbar == .standard(tools) ? nil : toolbar
    guard changed != preferences.toolbar else { return }
    let before = preferences
    preferences.toolbar = changed
    didChange(.groups, before)
  }
}
