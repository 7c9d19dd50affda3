// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The proportions to which a box snaps while it is resized.
struct AspectSnap {
  private let box: Rect
  private let isCorner: Bool
  private let movesAcross: Bool

  /// How far from the old height-to-width ratio a corner may be.
  private static let ratioReach = 0.05
  /// How far from a square an edge may be, in points.
  private static let squareReach = 10.0

  init(_ box: Rect, x: Int, y: Int) {
    self.box = box
    isCorner = x != 0 && y != 0
    movesAcross = x != 0
  }

  /// The nearby size with the original proportions, or for an edge that of a square; `nil` if none is
  /// near.
  func snap(_ size: Size) -> Size? {
    isCorner ? proportions(size) : square(size)
  }

  private func proportions(_ size: Size) -> Size? {
    guard box.width > 0, box.height > 0, size.width > 0 else { return nil }
    let ratio = box.height / box.width
    guard (size.height / size.width - ratio).magnitude <= AspectSnap.ratioReach else { return nil }
    return Size(size.width, size.width * ratio)
  }

  private func square(_ size: Size) -> Size? {
    guard (size.width - size.height).magnitude <= AspectSnap.squareReach else { return nil }
    let side = movesAcross ? size.height : size.width
    return Size(side, side)
  }
}
