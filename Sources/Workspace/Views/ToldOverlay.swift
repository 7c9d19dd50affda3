// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The overlay that the client was last told of.
struct ToldOverlay: Sendable {
  private(set) var items: [OverlayItem] = []
  private var sent = SentOverlay()

  /// Takes a new overlay, and returns the news for a client with this ability.
  mutating func take(_ overlay: [OverlayItem], for ability: DisplayAbility) -> OverlayNews {
    items = overlay
    let shown = ability.shown(overlay)
    guard ability.takesOverlayChanges else { return OverlayNews(items: shown) }
    let patch = sent.take(shown)
    return OverlayNews(items: shown, version: sent.version, patch: patch)
  }

  /// The overlay as the client has it.
  func lastNews(for ability: DisplayAbility) -> OverlayNews {
    ability.takesOverlayChanges
      ? OverlayNews(items: sent.items, version: sent.version)
      : OverlayNews(items: ability.shown(items))
  }
}

/// The overlay as a client that takes changes has it.
private struct SentOverlay: Sendable {
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
