// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// A box of whole pixels; `x1` and `y1` are exclusive.
public struct PixelBox: Hashable, Sendable {
  public var x0: Int
  public var y0: Int
  public var x1: Int
  public var y1: Int

  public var width: Int { x1 - x0 }
  public var height: Int { y1 - y0 }

  /// The largest coordinate that the engine's rasteriser can address (`BBOX_MAX` in MuPDF).
  public static let largestCoordinate = 1 << 20

  public init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// The pixels that a rectangle touches by more than a thousandth; `nil` beyond ±2²⁰.
  init?(around rect: Rect) {
    let limit = Double(Self.largestCoordinate)
    guard rect.isFinite, rect.x0 >= -limit, rect.y0 >= -limit, rect.x1 <= limit, rect.y1 <= limit
    else { return nil }
    x0 = Int((rect.x0 + 0.001).rounded(.down))
    y0 = Int((rect.y0 + 0.001).rounded(.down))
    x1 = max(x0 + 1, Int((rect.x1 - 0.001).rounded(.up)))
    y1 = max(y0 + 1, Int((rect.y1 - 0.001).rounded(.up)))
  }

  func contains(_ other: PixelBox) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }

  /// The intersection of both boxes; `nil` if it is empty.
  func intersection(_ other: PixelBox) -> PixelBox? {
    let box = PixelBox(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return box.x0 < box.x1 && box.y0 < box.y1 ? box : nil
  }

  var fz: fz_irect {
    fz_irect(
      x0: Int32(clamping: x0), y0: Int32(clamping: y0), x1: Int32(clamping: x1),
      y1: Int32(clamping: y1))
  }
}
