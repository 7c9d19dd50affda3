// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Moves of a view by their names.
extension View {
  /// Shows the top of the next spread; `false` at the last.
  @discardableResult mutating func showNextSpread() -> Bool { turn(by: .spread, .forward) }

  /// Shows the top of the previous spread; `false` at the first.
  @discardableResult mutating func showPreviousSpread() -> Bool {
    turn(by: .spread, .backward)
  }

  /// Zooms to a rectangle of a page's space, centred, as far as the limits allow.
  mutating func zoomTo(_ rect: Rect, pageIndex: Int) throws(ViewError) {
    try goTo(pageIndex: pageIndex, .fitRect(rect))
  }
}
