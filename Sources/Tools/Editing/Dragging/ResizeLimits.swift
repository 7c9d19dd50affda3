// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// How small and how large a box may become.
struct ResizeLimits {
  var page: Rect
  /// The least width and height, in points.
  var minimum: Double
  var maximum: Double?

  /// How long a box may be on one axis whose lower, upper or (0) neither side moves. What is smaller
  /// or larger than allowed may stay as it is.
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
