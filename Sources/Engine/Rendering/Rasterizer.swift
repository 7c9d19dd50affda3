// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Turns display lists into pixels, on the thread of its context.
public final class Rasterizer {
  let context: EngineContext
  private var colorTable: ColorTable?

  /// The context is the calling thread's own: ``EngineContext/clone()``.
  public init(_ context: EngineContext) {
    self.context = context
  }

  /// - Throws: ``EngineError/limitExceeded(_:_:)`` before any memory is taken,
  ///   ``EngineError/cancelled``, ``EngineError/rejected(_:)`` as ``RasterRequest/pixelBounds``.
  public func render(
    _ list: DisplayList, _ request: RasterRequest, cancellation: Cancellation? = nil
  ) throws(EngineError) -> Bitmap {
    let isOpaque = request.background == .white
    let bitmap = try draw(
      request, components: isOpaque ? 3 : 4, background: isOpaque ? 255 : 0,
      drawing: list, cancellation)
    if !isOpaque { bitmap.divideByAlpha() }
    for tint in request.tints {
      guard let box = PixelBox(around: request.transform.apply(tint.rect)) else { continue }
      bitmap.tint(box, tint.color, opacity: tint.opacity)
    }
    if let colors = request.colors {
      let kept = colors.keepsImages ? try pictureArea(list, request, cancellation) : nil
      bitmap.recolor(with: table(of: colors), keeping: kept)
    }
    return bitmap
  }

  /// The page in grey on white, as for measuring.
  func renderGrey(
    _ list: DisplayList, _ request: RasterRequest, cancellation: Cancellation?
  ) throws(EngineError) -> Bitmap {
    try draw(request, components: 1, background: 255, drawing: list, cancellation)
  }

  /// Where pictures are, 255 inside; `nil` without any.
  private func pictureArea(
    _ list: DisplayList, _ request: RasterRequest, _ cancellation: Cancellation?
  ) throws(EngineError) -> Bitmap? {
    var found = false
    let area = try draw(request, components: 1, background: 0, cancellation) {
      canvas throws(EngineError) in
      var any = false
      try context.call {
        cm_draw_picture_area(
          $0, list.raw, request.transform.fz, canvas, cancellation?.cookie, &any, $1)
      }
      found = found || any
    }
    return found ? area : nil
  }

  private func draw(
    _ request: RasterRequest, components: Int, background: UInt8, drawing list: DisplayList,
    _ cancellation: Cancellation?
  ) throws(EngineError) -> Bitmap {
    let transform = request.transform.fz
    return try draw(request, components: components, background: background, cancellation) {
      canvas throws(EngineError) in
      try context.call { cm_draw($0, list.raw, transform, canvas, cancellation?.cookie, $1) }
    }
  }

  /// Draws cell by cell, the ones at the edge of a tile aside.
  private func draw(
    _ request: RasterRequest, components: Int, background: UInt8, _ cancellation: Cancellation?,
    body: (cm_canvas) throws(EngineError) -> Void
  ) throws(EngineError) -> Bitmap {
    let box = try request.pixelBounds
    try context.limits.check(box)
    try cancellation?.check()
    let bitmap = try Bitmap(box: box, components: components, filledWith: background)
    for cell in try request.cells(touching: box) {
      if box.contains(cell) {
        try body(bitmap.canvas(for: cell))
      } else {
        let aside = try Bitmap(box: cell, components: components, filledWith: background)
        try body(aside.canvas(for: cell))
        bitmap.copy(from: aside)
      }
    }
    return bitmap
  }

  private func table(of colors: Recolor) -> ColorTable {
    if let colorTable, colorTable.colors == colors { return colorTable }
    let table = ColorTable(colors)
    colorTable = table
    return table
  }
}
