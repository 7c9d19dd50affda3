// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// Pixels in sRGB, 8 bits per component. The rows are from the top, without gaps.
///
/// Unchecked: ``Rasterizer``'s threads write to separate rows, and nobody writes after it has returned
/// the bitmap.
public final class Bitmap: @unchecked Sendable {
  /// The position of the pixels on the whole page's grid.
  public let box: PixelBox
  /// The layout of the components. Colours are not premultiplied by alpha.
  public let layout: PixelLayout
  public let memory: PixelMemory
  var base: UnsafeMutablePointer<UInt8> { memory.base }

  public var components: Int { layout.components }
  public var width: Int { box.width }
  public var height: Int { box.height }
  /// The number of bytes from one row to the next.
  public var stride: Int { width * components }
  public var byteCount: Int { stride * height }

  /// A bitmap with undefined contents, by default in memory from a pool.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if there is no memory.
  convenience init(
    box: PixelBox, layout: PixelLayout, pool: PixelPool, memory: PixelMemory? = nil
  ) throws(EngineError) {
    let (stride, wide) = box.width.multipliedReportingOverflow(by: layout.components)
    let (count, high) = stride.multipliedReportingOverflow(by: box.height)
    guard !wide, !high, count > 0, let memory = memory ?? pool.take(count) else {
      throw Bitmap.noMemory(box)
    }
    try self.init(box: box, layout: layout, memory: memory)
  }

  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if the memory is too small.
  init(box: PixelBox, layout: PixelLayout, memory: PixelMemory) throws(EngineError) {
    guard box.width * box.height * layout.components <= memory.capacity else {
      throw Bitmap.noMemory(box)
    }
    self.box = box
    self.layout = layout
    self.memory = memory
  }

  private static func noMemory(_ box: PixelBox) -> EngineError {
    .limitExceeded(.memory, "there is no memory for \(box.width) × \(box.height) pixels")
  }

  /// The canvas for a part of the grid. The part must be completely inside the bitmap.
  func canvas(for part: PixelBox) -> cm_canvas {
    let offset = (part.y0 - box.y0) * stride + (part.x0 - box.x0) * components
    return cm_canvas(
      box: part.fz, components: Int32(truncatingIfNeeded: components), is_bgr: layout == .bgra,
      stride: Int32(clamping: stride), samples: base + offset)
  }

  /// Sets all components of a part to a value.
  func fill(_ part: PixelBox, with value: UInt8) {
    let place = canvas(for: part)
    if part.width == width {
      memset(place.samples, Int32(value), stride * part.height)
      return
    }
    for row in 0..<part.height {
      memset(place.samples + row * stride, Int32(value), part.width * components)
    }
  }

  /// Copies the common part of another bitmap. Both bitmaps must have the same grid and layout.
  func copy(from other: Bitmap) {
    guard let common = box.intersection(other.box) else { return }
    let from = other.canvas(for: common)
    let to = canvas(for: common)
    for row in 0..<common.height {
      (to.samples + row * stride).update(
        from: from.samples + row * other.stride, count: common.width * components)
    }
  }

  /// All rows; the pointer is valid only inside the closure.
  public func withBytes<R, E: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeBufferPointer(start: base, count: byteCount))
  }
}

extension Bitmap {
  /// The header of a binary portable pixmap (`P6`).
  public var ppmHeader: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) }

  /// A binary portable pixmap; the pixels must have no alpha.
  public var ppm: [UInt8] {
    withBytes { pixels in
      var bytes = ppmHeader
      bytes.reserveCapacity(bytes.count + pixels.count)
      bytes.append(contentsOf: pixels)
      return bytes
    }
  }
}

extension Bitmap {
  /// The rows in about equal parts, one for each thread; a small bitmap is one part.
  func bands(_ threads: Int) -> [Range<Int>] {
    let isShared = width * height >= RasterRequest.sharedPixels
    let count = isShared ? min(max(1, threads), height) : 1
    return (0..<count).map { $0 * height / count..<($0 + 1) * height / count }
  }

  /// Copies rows of three components into a bitmap with four. Both bitmaps have the same box. The
  /// pixels become opaque.
  func expand(rows: Range<Int>, into target: Bitmap) {
    let first = rows.lowerBound &* width
    cm_add_alpha(
      base + first &* 3, target.base + first &* 4, rows.count &* width, target.layout == .bgra)
  }
}

/// The order of a pixel's components in memory. Each component has one byte.
public enum PixelLayout: Hashable, Sendable {
  case grey, rgb, rgba, bgra

  var components: Int {
    switch self {
    case .grey: 1
    case .rgb: 3
    case .rgba, .bgra: 4
    }
  }
}

extension Bitmap {
  /// The most pixels along a side of a JPEG file. See ISO/IEC 10918-1, B.2.2.
  private static let longestJPEGSide = 65_535

  /// A JPEG file of a bitmap without alpha.
  ///
  /// - Parameter quality: from 1, the smallest file, to 100.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` if a side is too long for the format.
  public func jpeg(quality: Int, on context: EngineContext) throws(EngineError) -> [UInt8] {
    guard max(width, height) <= Bitmap.longestJPEGSide else {
      throw .limitExceeded(
        EngineLimit(.pixels, Bitmap.longestJPEGSide),
        "\(width) × \(height) pixels are more than a JPEG file can have on a side")
    }
    var buffer: UnsafeMutablePointer<fz_buffer>?
    let canvas = canvas(for: box)
    try context.call {
      cm_write_jpeg($0, canvas, Int32(min(max(quality, 1), 100)), &buffer, $1)
    }
    defer { cm_drop_buffer(context.raw, buffer) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    cm_buffer_bytes(context.raw, buffer, &bytes, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Whether red, green and blue are equal throughout these rows. The pixels have three components.
  func hasOnlyGreys(rows: Range<Int>) -> Bool {
    rows.allSatisfy { cm_only_greys(base + $0 &* stride, width) }
  }

  /// Writes rows in PNG's form, each after its filter's number: unfiltered if it mostly has runs of
  /// equal pixels, or else as differences from the previous pixel (`Sub`).
  func filter(
    rows: Range<Int>, _ pixelSize: Int, _ rowSize: Int,
    into block: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard var target = block.baseAddress else { return }
    for row in rows {
      let source = UnsafePointer(base + row &* stride)
      let values = target + 1
      if pixelSize == components {
        values.update(from: source, count: rowSize &- 1)
      } else {
        cm_take_red(source, values, width)
      }
      let isFlat = cm_has_mostly_runs(values, rowSize &- 1, pixelSize)
      target[0] = isFlat ? 0 : 1
      if !isFlat { subtract(values, rowSize &- 1, pixelSize) }
      target += rowSize
    }
  }
}

private func subtract(_ values: UnsafeMutablePointer<UInt8>, _ count: Int, _ pixelSize: Int) {
  for index in stride(from: count - 1, through: pixelSize, by: -1) {
    values[index] &-= values[index &- pixelSize]
  }
}
