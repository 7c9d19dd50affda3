// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate

extension Bitmap {
  /// A PNG file (ISO/IEC 15948): grey where every pixel is, RGB or RGBA otherwise, 8 bits.
  ///
  /// Made for speed: rendered pages compress well by runs alone.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` where there is no memory.
  public func png() throws(EngineError) -> [UInt8] {
    let isGrey = components == 1 || (components == 3 && hasOnlyGreys)
    let pixelSize = isGrey ? 1 : components
    let rowSize = width &* pixelSize &+ 1
    let blockRows = max(1, (256 << 10) / rowSize)
    let bound = RunDeflater.bound(
      rowSize * height, blocks: (height + blockRows - 1) / blockRows)
    return [UInt8](unsafeUninitializedCapacity: bound + 128) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      var file = PNGFile(start)
      file.header(width, height, colorType: isGrey ? 0 : components == 3 ? 2 : 6)
      file.chunk("IDAT") { compress($0, pixelSize, rowSize, blockRows) }
      file.chunk("IEND") { _ in 0 }
      count = file.count
    }
  }

  /// Writes the filtered rows as a zlib stream (RFC 1950), and returns its length.
  private func compress(
    _ target: UnsafeMutablePointer<UInt8>, _ pixelSize: Int, _ rowSize: Int, _ blockRows: Int
  ) -> Int {
    target[0] = 0x78
    target[1] = 0x01
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rowSize * blockRows)
    var deflater = RunDeflater(
      pixelSize: pixelSize, blockSize: rowSize * blockRows, target: target + 2)
    defer {
      deflater.deallocate()
      block.deallocate()
    }
    var checksum: UInt32 = 1
    for first in Swift.stride(from: 0, to: height, by: blockRows) {
      let rows = min(blockRows, height - first)
      filter(rows: first..<first + rows, pixelSize, rowSize, into: block)
      let filled = UnsafeBufferPointer(rebasing: block[..<(rows * rowSize)])
      checksum = libdeflate_adler32(checksum, filled.baseAddress, filled.count)
      deflater.append(filled, isLast: first + rows == height)
    }
    var end = deflater.finish()
    for shift: UInt32 in [24, 16, 8, 0] {
      end[0] = UInt8(truncatingIfNeeded: checksum >> shift)
      end += 1
    }
    return end - target
  }
}

/// The chunks of a PNG file, written one after the other into memory that is large enough.
private struct PNGFile {
  private let start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0

  init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    for byte: UInt8 in [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] { append(byte) }
  }

  mutating func header(_ width: Int, _ height: Int, colorType: UInt8) {
    chunk("IHDR") { body in
      var fields = PNGFile(at: body)
      fields.append(number: width)
      fields.append(number: height)
      for byte in [8, colorType, 0, 0, 0] { fields.append(byte) }
      return fields.count
    }
  }

  private init(at start: UnsafeMutablePointer<UInt8>) { self.start = start }

  /// `body` writes the chunk's data and returns its length.
  mutating func chunk(_ name: StaticString, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    let begin = count
    count += 4
    name.withUTF8Buffer { for byte in $0 { append(byte) } }
    count += body(start + count)
    let end = count
    count = begin
    append(number: end - begin - 8)
    count = end
    append(number: Int(libdeflate_crc32(0, start + begin + 4, end - begin - 4)))
  }

  private mutating func append(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  private mutating func append(number: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
