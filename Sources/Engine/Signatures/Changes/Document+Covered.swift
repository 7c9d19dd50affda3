// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Document {
  /// Whether the contents of a page show anything within a rectangle of its user space.
  func shows(inUserSpace sides: [Double], of index: Int) throws(EngineError) -> Bool {
    guard sides.count == 4 else { return false }
    let page = try page(index)
    let area = Rect(
      min(sides[0], sides[2]), min(sides[1], sides[3]), max(sides[0], sides[2]),
      max(sides[1], sides[3]))
    guard let place = try pageGeometry(index).transform.apply(area).intersection(page.bounds)
    else { return false }
    return try page.hasInk(in: place)
  }
}
