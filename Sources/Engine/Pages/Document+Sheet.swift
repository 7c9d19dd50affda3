// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Document {
  /// Maps the whole sheet (the media box, neither cropped nor rotated; origin at its upper left
  /// corner, y down, 1/72 inch) to page space.
  public func sheetToPage(_ index: Int) throws(EngineError) -> Matrix {
    let map = try pageGeometry(index).transform
    let box = try pageObject(index)?.inherited("MediaBox")?.rect ?? Rect(0, 0, 612, 792)
    return Matrix(1, 0, 0, -1, box.x0, box.y1).then(map)
  }
}
