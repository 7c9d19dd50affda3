// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension View {
  /// The clockwise rotation in which a page is shown. It is derived from the map that draws the page, so
  /// that it includes all rotations.
  public func quarterTurn(ofPage pageIndex: Int) -> QuarterTurn {
    guard let map = pages.pageToCanvas(pageIndex) else { return state.rotation }
    if map.a.magnitude >= map.b.magnitude { return map.a < 0 ? .half : .none }
    return map.b > 0 ? .right : .left
  }
}
