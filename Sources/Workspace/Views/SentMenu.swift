// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A menu, whole or as a patch, as the client gets it.
public struct VersionedMenu {
  public var items: [MenuItem]
  /// The menu's version, if the client takes patches.
  public var version: Int?
  /// The patch from the menu of the previous version, if that is shorter to send.
  public var patch: MenuPatch?
}

/// The menu as the client has it.
struct SentMenu {
  private(set) var items: [MenuItem] = []
  private var version = 0

  /// Records a menu that is sent now.
  ///
  /// - Parameter takesChanges: whether the client takes patches.
  mutating func take(_ menu: [MenuItem], takesChanges: Bool) -> VersionedMenu {
    let patch = MenuPatch(from: items, to: menu)
    items = menu
    version += 1
    guard takesChanges else { return VersionedMenu(items: menu) }
    return VersionedMenu(
      items: menu, version: version, patch: patch.cost < menu.count ? patch : nil)
  }

  /// The whole menu as last sent.
  func last(takesChanges: Bool) -> VersionedMenu {
    VersionedMenu(items: items, version: takesChanges ? version : nil)
  }
}
