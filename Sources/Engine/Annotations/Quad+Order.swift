// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Quad {
  /// The quad with four corners in a file's order. Acrobat writes upper left, upper right, lower left,
  /// lower right; the standard says that they go around the quad, and some writers begin at the
  /// bottom.
  init(corners: [Point]) {
    let order = Quad.readingOrder(of: corners)
    self.init(
      upperLeft: corners[order[0]], upperRight: corners[order[1]],
      lowerLeft: corners[order[2]], lowerRight: corners[order[3]])
  }

  /// The indices of four corners in the order of reading: upper left, upper right, lower left and lower
  /// right corner of the text. The corners are in page space.
  static func readingOrder(of corners: [Point]) -> [Int] {
    let goesAround = Quad.goesAround(corners)
    let order = goesAround ? [0, 1, 3, 2] : [0, 1, 2, 3]
    let right = corners[order[1]] - corners[order[0]]
    let down = corners[order[2]] - corners[order[0]]
    let turn = right.x * down.y - right.y * down.x
    let runsBackwards = right.x < -right.y.magnitude
    if turn < 0 {
      // A mirror image. Of the two possible corrections, use the one in which the text runs to the
      // right.
      let isTransposed = right.squaredLength < down.squaredLength && down.x > down.y.magnitude
      if isTransposed { return [order[0], order[2], order[1], order[3]] }
      return runsBackwards
        ? [order[1], order[0], order[3], order[2]] : [order[2], order[3], order[0], order[1]]
    }
    return turn > 0 && goesAround && runsBackwards ? Array(order.reversed()) : order
  }

  /// Whether the corners go around the quad. The last two are then swapped compared with Acrobat's
  /// order: the supposed sides are diagonals, which are longer.
  private static func goesAround(_ corners: [Point]) -> Bool {
    let sides =
      (corners[2] - corners[0]).squaredLength + (corners[3] - corners[1]).squaredLength
    let diagonals =
      (corners[3] - corners[0]).squaredLength + (corners[2] - corners[1]).squaredLength
    return diagonals < sides
  }
}

extension Point {
  fileprivate var squaredLength: Double { x * x + y * y }
}
