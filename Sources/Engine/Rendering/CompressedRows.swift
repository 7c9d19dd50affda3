// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate
import Synchronization

/// Rows of a bitmap in PNG's form, filtered and compressed: a part of a zlib stream (RFC 1950) that
/// begins and ends at a byte boundary.
struct CompressedRows {
  /// The size of a block with a Huffman code of its own. Making a code takes as long as writing some
  /// thousand tokens.
  private static let blockBytes = 1 << 20

  private let memory: PixelMemory
  private(set) var count = 0
  /// Adler-32 and the length of the uncompressed bytes.
  private var checksum: UInt32 = 1
  private var length = 0

  init(
    _ rows: Range<Int>, of bitmap: Bitmap, _ pixelSize: Int, _ pool: PixelPool
  ) throws(EngineError) {
    let rowSize = bitmap.width &* pixelSize &+ 1
    let blockRows = max(1, CompressedRows.blockBytes / rowSize)
    let blocks = (rows.count + blockRows - 1) / blockRows
    let isLast = rows.upperBound == bitmap.height
    guard
      let memory = PixelPool.scratch(RunDeflater.bound(rowSize * rows.count, blocks: blocks)),
      let block = pool.take(rowSize * blockRows)
    else { throw .limitExceeded(.memory, "there is no memory for the picture's file") }
    self.memory = memory
    let filtered = UnsafeMutableBufferPointer(start: block.base, count: rowSize * blockRows)
    var deflater = RunDeflater(
      pixelSize: pixelSize, rowSize: rowSize, blockSize: rowSize * blockRows, target: memory.base)
    defer { deflater.deallocate() }
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: blockRows) {
      let end = min(first + blockRows, rows.upperBound)
      bitmap.filter(rows: first..<end, pixelSize, rowSize, into: filtered)
      let filled = UnsafeBufferPointer(rebasing: filtered[..<((end - first) * rowSize)])
      checksum = libdeflate_adler32(checksum, filled.baseAddress, filled.count)
      length += filled.count
      deflater.append(filled, isLast: isLast && end == rows.upperBound)
    }
    count = (isLast ? deflater.finish() : deflater.finishAtByte()) - memory.base
  }

  /// Compresses the parts of a bitmap. The threads of the context's team share the work.
  static func parts(
    _ bands: [Range<Int>], _ context: EngineContext?,
    _ make: @Sendable (Range<Int>) throws(EngineError) -> CompressedRows
  ) throws(EngineError) -> [CompressedRows] {
    guard let context, bands.count > 1 else {
      var parts: [CompressedRows] = []
      for band in bands { parts.append(try make(band)) }
      return parts
    }
    let made = Mutex<[Int: CompressedRows]>([:])
    try context.share(bands.count) { index, _ throws(EngineError) in
      let part = try make(bands[index])
      made.withLock { $0[index] = part }
    }
    return made.withLock { made in bands.indices.compactMap { made[$0] } }
  }

  /// Writes a complete zlib stream, and returns its length.
  static func join(_ parts: [CompressedRows], into target: UnsafeMutablePointer<UInt8>) -> Int {
    (target[0], target[1]) = (0x78, 0x01)
    var end = target + 2
    var checksum: UInt32 = 1
    for part in parts {
      end.update(from: part.memory.base, count: part.count)
      end += part.count
      checksum = joined(checksum, part.checksum, part.length)
    }
    for shift: UInt32 in [24, 16, 8, 0] {
      end[0] = UInt8(truncatingIfNeeded: checksum >> shift)
      end += 1
    }
    return end - target
  }

  /// The Adler-32 checksum of two consecutive pieces. See RFC 1950, 8.2. It is computed from the
  /// checksums of the pieces and the length of the second one.
  static func joined(_ first: UInt32, _ second: UInt32, _ length: Int) -> UInt32 {
    let base = 65_521
    let (a1, b1) = (Int(first & 0xFFFF), Int(first >> 16))
    let (a2, b2) = (Int(second & 0xFFFF), Int(second >> 16))
    // The second sum started at 1 instead of at the end of the first.
    let a = (a1 + a2 + base - 1) % base
    let b = (b1 + b2 + (length % base) * (a1 + base - 1)) % base
    return UInt32(b) << 16 | UInt32(a)
  }
}
