// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Glibc

/// Pixels in sRGB, 8 bits a component, rows from the top without gaps.
///
/// Unchecked: nobody writes to the bytes once ``Rasterizer`` has handed the bitmap out.
public final class Bitmap: @unchecked Sendable {
  /// Where the pixels lie on the whole page's grid.
  public let box: PixelBox
  /// 1: grey, 3: red, green, blue, 4: those and alpha, not multiplied into them.
  public let components: Int
  let base: UnsafeMutablePointer<UInt8>

  public var width: Int { box.width }
  public var height: Int { box.height }
  /// Bytes from a row to the next.
  public var stride: Int { width * components }
  public var byteCount: Int { stride * height }

  /// - Throws: ``EngineError/limitExceeded(_:_:)`` where there is no memory.
  init(box: PixelBox, components: Int, filledWith value: UInt8) throws(EngineError) {
    let (stride, wide) = box.width.multipliedReportingOverflow(by: components)
    let (count, high) = stride.multipliedReportingOverflow(by: box.height)
    // Fresh memory from calloc is zero without being touched.
    guard !wide, !high, count > 0, let memory = value == 0 ? calloc(count, 1) : malloc(count) else {
      throw .limitExceeded(
        .memory, "there is no memory for \(box.width) × \(box.height) pixels")
    }
    if value != 0 { memset(memory, Int32(value), count) }
    self.box = box
    self.components = components
    base = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { free(base) }

  /// The place of a box of the grid that the bitmap holds wholly.
  func canvas(for part: PixelBox) -> cm_canvas {
    let offset = (part.y0 - box.y0) * stride + (part.x0 - box.x0) * components
    return cm_canvas(
      box: part.fz, components: Int32(truncatingIfNeeded: components),
      stride: Int32(clamping: stride), samples: base + offset)
  }

  /// Takes over what it has in common with a bitmap of the same grid and components.
  func copy(from other: Bitmap) {
    guard let common = box.intersection(other.box) else { return }
    let from = other.canvas(for: common)
    let to = canvas(for: common)
    for row in 0..<common.height {
      (to.samples + row * stride).update(
        from: from.samples + row * other.stride, count: common.width * components)
    }
  }

  /// All rows, valid inside of the closure.
  public func withBytes<R, E: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try body(UnsafeBufferPointer(start: base, count: byteCount))
  }
}
