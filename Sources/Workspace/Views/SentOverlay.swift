// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The overlay as it was last sent to the client.
public struct SentOverlay: Sendable {
  private(set) var items: [OverlayItem] = []
  private var patched = PatchedOverlay()

  /// Takes a new overlay, and returns it as a client with this ability gets it.
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
