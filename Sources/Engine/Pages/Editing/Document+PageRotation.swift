// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Rotates pages clockwise with their contents and annotations. Only within an operation of the
  /// journal.
  ///
  /// - Parameter degrees: a multiple of 90.
  public func rotatePages(_ pages: [Int], by degrees: Int) throws(EngineError) {
    guard degrees % 90 == 0 else {
      throw .unsupported("pages turn by multiples of 90 degrees, not by \(degrees)")
    }
    try check(pages: pages)
    for index in pages {
      let old = try pageGeometry(index).rotation
      let new = ((old + degrees % 360) % 360 + 360) % 360
      try pageObject(index)?.set("Rotate", makeInteger(new))
    }
    reloadPages()
  }
}
