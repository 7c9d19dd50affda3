// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The limits of a box's size.
struct ResizeLimits {
  var page: Rect
  /// The least width and height, in points.
  var minimum: Double
  var maximum: Double?

  /// The permitted lengths of a box on one axis, if its lower, upper or (0) neither side moves. A box
  /// outside the limits may keep its size.
  func range(
    _ low: Double, _ high: Double, side: Int, page: ClosedRange<Double>
  ) -> SizeRange {
    let length = high - low
    let middle = (low + high) / 2
    let room =
      side > 0
      ? page.upperBound - low
      : side < 0
        ? high - page.lowerBound
        : 2 * min(middle - page.lowerBound, page.upperBound - middle)
    let most = max(min(room, maximum ?? .infinity), 0)
    return SizeRange(least: min(minimum, length), most: max(most, min(minimum, length)))
  }
}

struct SizeRange {
  var least: Double
  var most: Double

  func limit(_ length: Double) -> Double { max(min(length, most), least) }
  func contains(_ length: Double) -> Bool { length >= least && length <= most }
}
