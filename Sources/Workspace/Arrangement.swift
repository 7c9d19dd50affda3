// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Tools

/// What the user has arranged: the looks of new annotations, and the toolbar.
public final class Arrangement {
  /// Reads what the user arranged in earlier sessions. It is called once, when that is first needed.
  public var load: () -> Preferences = { Preferences() }
  /// Told what of them was changed.
  public var didChange: (Preferences.Part) -> Void = { _ in }
  public private(set) lazy var preferences = load()

  /// Takes what the user arranged elsewhere, and tells nobody.
  public func takeOver(_ preferences: Preferences) { self.preferences = preferences }

  /// How new annotations look.
  public var styles: ToolStyles {
    get { preferences.styles }
    set {
      guard newValue != preferences.styles else { return }
      preferences.styles = newValue
      didChange(.styles)
    }
  }

  /// How the tools of a table are arranged.
  func toolbar(of tools: [ToolKind]) -> Toolbar { preferences.toolbar ?? .standard(tools) }

  func arrange(_ changes: [ToolbarChange], of tools: [ToolKind]) throws(ToolError) {
    var toolbar = toolbar(of: tools)
    for change in changes { try toolbar.apply(change, tools) }
    let changed = toolbar == .standard(tools) ? nil : toolbar
    guard changed != preferences.toolbar else { return }
    preferences.toolbar = changed
    didChange(.groups)
  }
}
