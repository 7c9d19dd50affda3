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
