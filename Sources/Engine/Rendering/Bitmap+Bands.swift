// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Synchronization

extension Bitmap {
  /// The rows in about equal parts, one for each thread; a small bitmap is one part.
  func bands(_ threads: Int) -> [Range<Int>] {
    let isShared = width * height >= RasterRequest.sharedPixels
    let count = isShared ? min(max(1, threads), height) : 1
    return (0..<count).map { $0 * height / count..<($0 + 1) * height / count }
  }

  /// Copies rows of three components into a bitmap of the same box with four, as opaque pixels.
  func expand(rows: Range<Int>, into target: Bitmap) {
    let first = rows.lowerBound &* width
    cm_add_alpha(
      base + first &* 3, target.base + first &* 4, rows.count &* width, target.layout == .bgra)
  }
}

/// A flag that any thread may set.
final class Flag: Sendable {
  private let value = Atomic(false)

  func set() { value.store(true, ordering: .relaxed) }

  var isSet: Bool { value.load(ordering: .relaxed) }
}
