// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The smallest rectangle around what the contents show, in page space, a point more at most on
  /// each side; `nil` of an empty page.
  ///
  /// What counts is what can be seen: the page is drawn small and searched for pixels that are not
  /// (nearly) white. So white fills and invisible text count as paper, and a page with a background
  /// of another colour is full. Annotations do not count.
  ///
  /// - Throws: ``EngineError/cancelled``.
  public func inkBounds(cancellation: Cancellation? = nil) throws(EngineError) -> Rect? {
    let list = try displayList(.contents, cancellation: cancellation)
    let scale = min(1, 1500 / max(size.width, size.height, 1))
    let bitmap = try Rasterizer(context).renderGrey(
      list, RasterRequest(pageSize: size, scale: scale), cancellation: cancellation)
    guard let box = bitmap.inkBox else { return nil }
    return Rect(
      Double(box.x0) / scale, Double(box.y0) / scale, Double(box.x1) / scale,
      Double(box.y1) / scale
    ).intersection(bounds)
  }
}

extension Page {
  /// Whether the contents show anything within a rectangle in page space, as ``inkBounds(cancellation:)``
  /// sees it.
  func hasInk(in rect: Rect) throws(EngineError) -> Bool {
    let list = try displayList(.contents, cancellation: nil)
    let scale = min(1, 1500 / max(size.width, size.height, 1))
    let bitmap = try Rasterizer(context).renderGrey(
      list, RasterRequest(pageSize: size, scale: scale), cancellation: nil)
    return bitmap.hasInk(in: rect, scale: scale)
  }
}

extension Bitmap {
  fileprivate func hasInk(in rect: Rect, scale: Double) -> Bool {
    func place(_ value: Double, _ limit: Int) -> Int {
      Int(exactly: min(max(value * scale, 0), Double(limit)).rounded(.down)) ?? 0
    }
    let columns = place(rect.x0, width)..<max(place(rect.x0, width), place(rect.x1 + 1, width))
    for y in place(rect.y0, height)..<max(place(rect.y0, height), place(rect.y1 + 1, height)) {
      let row = UnsafePointer(base) + y * stride
      if columns.contains(where: { isInk(row[$0]) }) { return true }
    }
    return false
  }

  /// Of a grey bitmap, the box of the pixels that are not nearly white.
  fileprivate var inkBox: PixelBox? {
    var box: PixelBox?
    var row = UnsafePointer(base)
    for y in 0..<height {
      var first = 0
      while first < width, !isInk(row[first]) { first &+= 1 }
      if first < width {
        var last = width &- 1
        while !isInk(row[last]) { last &-= 1 }
        let here = PixelBox(x0: first, y0: y, x1: last + 1, y1: y + 1)
        box = box?.union(here) ?? here
      }
      row += stride
    }
    return box
  }
}

/// Whether a grey is further from white than the grain of scanned paper and faint tints are.
private func isInk(_ grey: UInt8) -> Bool { grey < 248 }

extension PixelBox {
  fileprivate func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }
}
