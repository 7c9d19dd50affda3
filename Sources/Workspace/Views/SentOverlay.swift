// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The overlay as it was last sent to the client.
public struct SentOverlay: Sendable {
  private(set) var items: [OverlayItem] = []
  private var patched = PatchedOverlay()

  /// Takes a new overlay, and returns it for the client. The client gets it as its ability allows.
  mutating func take(_ overlay: [OverlayItem], for ability: DisplayAbility) -> VersionedOverlay {
    items = overlay
    let shown = ability.shown(overlay)
    guard ability.takesOverlayChanges else { return VersionedOverlay(items: shown) }
    let patch = patched.take(shown)
    return VersionedOverlay(items: shown, version: patched.version, patch: patch)
  }

  /// The overlay as the client has it.
  func last(for ability: DisplayAbility) -> VersionedOverlay {
    ability.takesOverlayChanges
      ? VersionedOverlay(items: patched.items, version: patched.version)
      : VersionedOverlay(items: ability.shown(items))
  }
}

/// The overlay as a client that takes changes has it.
private struct PatchedOverlay: Sendable {
  /// The number of overlays that were sent.
  private(set) var version = 0
  private(set) var items: [OverlayItem] = []

  /// Takes a new overlay, and returns the patch from the previous one; `nil` if the whole overlay
  /// is shorter.
  mutating func take(_ overlay: [OverlayItem]) -> OverlayPatch? {
    version += 1
    let patch = OverlayPatch(from: items, to: overlay)
    items = patch.result
    let isShort = patch.cost < overlay.count || patch.hasGrowth
    guard version == 1 || !isShort, !overlay.isEmpty else { return patch }
    items = overlay.map(\.rounded)
    return nil
  }
}

/// A menu, whole or as a patch, as the client gets it.
public struct VersionedMenu {
  public var items: [MenuItem]
  /// The menu's version, if the client takes patches.
  public var version: Int?
  /// The patch from the previous version's menu. There is one only if it is shorter to send.
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
