// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Bitmap {
  /// The most pixels along a side of a JPEG file (ISO/IEC 10918-1, B.2.2).
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
}
