// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension ScrollAxis: WireEnum {}

/// A multiple of 90 degrees.
extension QuarterTurn: MirroredValue {
  var mirror: Int { rawValue }

  init(mirror: Int) throws(WireError) {
    do { try self.init(degrees: mirror) } catch { throw WireError(message: error.description) }
  }
}

/// The rotation of a single page in a view.
struct WirePageRotation: Record {
  static let summary = "The rotation of a single page in a view."
  var pageIndex = 0
  var rotation = QuarterTurn.none

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .required("rotation", \.rotation, "The clockwise rotation: 0, 90, 180 or 270."),
  ]
}

/// A list in page order. The last rotation of a page counts.
extension PageTurns: MirroredValue {
  var mirror: [WirePageRotation] {
    pages.map { page in
      var item = WirePageRotation()
      (item.pageIndex, item.rotation) = (page, self[page])
      return item
    }
  }

  init(mirror: [WirePageRotation]) {
    self.init()
    for item in mirror { self[item.pageIndex] = item.rotation }
  }
}
