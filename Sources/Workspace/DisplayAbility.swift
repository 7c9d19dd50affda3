// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The display abilities of the client besides pages. By default it can show everything.
public struct DisplayAbility: Sendable {
  /// The kinds of overlay items that it draws.
  public var overlayKinds = Set(OverlayKind.allCases)
  public var showsMenus = true
  /// The requirements that it can ask its user for.
  public var requirements = Set(Requirement.Kind.allCases)

  /// Whether it accepts overlays as patches of the previous ones.
  public var takesOverlayChanges = false
  /// Whether it accepts menus as patches of the previous ones.
  public var takesMenuChanges = false

  public init() {}

  /// The overlay in a form that the client can draw.
  func shown(_ overlay: [OverlayItem]) -> [OverlayItem] {
    guard overlayKinds.count < OverlayKind.allCases.count else { return overlay }
    return overlay.compactMap { $0.drawn(as: overlayKinds) }
  }
}

/// The overlay as the client has it.
struct ToldOverlay: Sendable {
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
