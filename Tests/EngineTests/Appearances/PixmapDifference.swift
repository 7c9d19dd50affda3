// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// How two engines differ in what they paint of an annotation, as shares of what is painted there: a
/// drawing that is missing, in one or both, differs by 1, however thin it is.
///
/// Engines disagree on the pixels at each edge, for they weigh coverage, fit thin lines to the grid and
/// put letters on whole pixels in their own ways. So the means of blocks of 4 by 4 pixels are compared.
struct PixmapDifference {
  /// The sum of differences over the sum of what is painted.
  let mean: Double
  /// Blocks that differ by more than a quarter of the whole scale over the blocks that are painted.
  let share: Double
}

extension Pixmap {
  private static let block = 4

  /// - Parameter rect: in pixels.
  func difference(from other: Pixmap, in rect: Rect) -> PixmapDifference {
    guard width == other.width, height == other.height else { return .init(mean: 1, share: 1) }
    let size = Pixmap.block
    let (x0, y0) = (max(0, Int(rect.x0) - size), max(0, Int(rect.y0) - size))
    let (x1, y1) = (min(width, Int(rect.x1) + size), min(height, Int(rect.y1) + size))
    var (difference, paint, differing, painted) = (0, 0, 0, 0)
    for y in stride(from: y0, to: y1 - size, by: size) {
      for x in stride(from: x0, to: x1 - size, by: size) {
        let (a, b) = (block(x, y), other.block(x, y))
        let apart = abs(a.0 - b.0) + abs(a.1 - b.1) + abs(a.2 - b.2)
        let full = 255 * size * size
        let ink = max(3 * full - a.0 - a.1 - a.2, 3 * full - b.0 - b.1 - b.2)
        difference += apart
        paint += ink
        if apart > 3 * full / 4 { differing += 1 }
        if ink > full / 8 { painted += 1 }
      }
    }
    guard paint > 0, painted > 0 else { return .init(mean: 1, share: 1) }
    return .init(
      mean: Double(difference) / Double(paint), share: Double(differing) / Double(painted))
  }

  private func block(_ x: Int, _ y: Int) -> (Int, Int, Int) {
    samples.withUnsafeBufferPointer { bytes in
      var sums = (0, 0, 0)
      for row in y..<y + Pixmap.block {
        var at = (row * width + x) * 3
        for _ in 0..<Pixmap.block {
          sums.0 += Int(bytes[at])
          sums.1 += Int(bytes[at + 1])
          sums.2 += Int(bytes[at + 2])
          at += 3
        }
      }
      return sums
    }
  }
}
