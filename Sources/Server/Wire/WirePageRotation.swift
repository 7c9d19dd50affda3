// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension ScrollAxis: WireEnum {}

/// The rotation of a single page in a view.
struct WirePageRotation: Record {
  static let summary = "The rotation of a single page in a view."
  var pageIndex = 0
  var rotation = 0

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .required("rotation", \.rotation, "The clockwise rotation: 0, 90, 180 or 270."),
  ]

  /// The rotations in page order; `nil` if there are none.
  static func list(_ turns: PageTurns) -> [WirePageRotation]? {
    guard !turns.isEmpty else { return nil }
    return turns.pages.map { page in
      var item = WirePageRotation()
      (item.pageIndex, item.rotation) = (page, turns[page].rawValue)
      return item
    }
  }
}

extension PageTurns {
  /// The last rotation of a page counts.
  init(wire items: [WirePageRotation]) throws(ViewError) {
    self.init()
    for item in items { self[item.pageIndex] = try QuarterTurn(degrees: item.rotation) }
  }
}
