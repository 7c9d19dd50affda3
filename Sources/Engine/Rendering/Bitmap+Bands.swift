// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

extension Bitmap {
  /// The rows in about equal parts, one for each thread; one part of a small bitmap.
  func bands(_ threads: Int) -> [Range<Int>] {
    let isShared = width * height >= RasterRequest.sharedPixels
    let count = isShared ? min(max(1, threads), height) : 1
    return (0..<count).map { $0 * height / count..<($0 + 1) * height / count }
  }

  /// Writes rows of three components into a bitmap of the same box with four, which are opaque there.
  func expand(rows: Range<Int>, into target: Bitmap) {
    let isReversed = target.layout == .bgra
    let first = rows.lowerBound &* width
    let count = rows.count &* width
    let source = UnsafeRawPointer(base + first &* 3)
    let pixels = UnsafeMutableRawPointer(target.base + first &* 4)
    // Four bytes are read at once; the last of them belongs to the next pixel.
    for index in 0..<max(0, count &- 1) {
      let four = source.loadUnaligned(fromByteOffset: index &* 3, as: UInt32.self).littleEndian
      let color = isReversed ? four.byteSwapped &>> 8 : four & 0xFF_FFFF
      pixels.storeBytes(
        of: (color | 0xFF00_0000).littleEndian, toByteOffset: index &* 4, as: UInt32.self)
    }
    guard count > 0 else { return }
    let (last, end) = (base + (first &+ count &- 1) &* 3, target.base + (first &+ count &- 1) &* 4)
    (end[0], end[1], end[2], end[3]) = (
      last[isReversed ? 2 : 0], last[1], last[isReversed ? 0 : 2], 255
    )
  }
}

/// Something that any of several threads may find.
final class Flag: Sendable {
  private let value = Atomic(false)

  func set() { value.store(true, ordering: .relaxed) }

  var isSet: Bool { value.load(ordering: .relaxed) }
}
