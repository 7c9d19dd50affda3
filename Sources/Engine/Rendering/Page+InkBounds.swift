// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The bounds of the visible contents, in page space; `nil` for an empty page. Each side is larger by
  /// at most a point, or by 1/1500 of the page's longer side if that is more.
  ///
  /// The page is drawn at a small scale and searched for pixels that are not (nearly) white. So white
  /// fills and invisible text count as paper, and a page with a coloured background is full.
  /// Annotations do not count.
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

extension Bitmap {
  /// Whether a grey bitmap has visible pixels in a rectangle. The rectangle is in page space. The
  /// criterion is that of ``Page/inkBounds(cancellation:)``.
  func hasInk(in rect: Rect, scale: Double) -> Bool {
    let (columns, rows) = pixels(in: rect, scale: scale)
    for y in rows {
      let row = UnsafePointer(base) + y * stride
      if columns.contains(where: { isInk(row[$0]) }) { return true }
    }
    return false
  }

  /// The pixels of a whole page's bitmap within a rectangle. The rectangle is in page space, and gets a
  /// point more on each side.
  func pixels(in rect: Rect, scale: Double) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      func place(_ value: Double) -> Int {
        Int(exactly: min(max(value * scale, 0), Double(limit)).rounded(.down)) ?? 0
      }
      return place(low)..<max(place(low), place(high + 1))
    }
    return (range(rect.x0, rect.x1, width), range(rect.y0, rect.y1, height))
  }

  /// The box of a grey bitmap's pixels that are not nearly white.
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

/// Whether a grey counts as ink. It does if it is darker than the grain of scanned paper and faint
/// tints.
private func isInk(_ grey: UInt8) -> Bool { grey < 248 }

extension PixelBox {
  fileprivate func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }
}
