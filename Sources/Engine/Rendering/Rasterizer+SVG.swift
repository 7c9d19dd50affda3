// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Rasterizer {
  /// The requested part as an SVG document, with text as paths, in pixels at the request's scale.
  ///
  /// The background is transparent, and colours are the page's own.
  ///
  /// - Throws: ``EngineError/cancelled``, and ``EngineError/rejected(_:)`` from
  ///   ``RasterRequest/pixelBounds``.
  public func svg(
    _ list: DisplayList, _ request: RasterRequest, cancellation: Cancellation? = nil
  ) throws(EngineError) -> [UInt8] {
    let box = try request.pixelBounds
    try cancellation?.check()
    let transform = request.transform.then(.translation(Double(-box.x0), Double(-box.y0)))
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call {
      cm_write_svg(
        $0, list.raw, transform.fz, Float(box.width), Float(box.height), cancellation?.cookie,
        &buffer, $1)
    }
    defer { cm_drop_buffer(context.raw, buffer) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    cm_buffer_bytes(context.raw, buffer, &bytes, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
