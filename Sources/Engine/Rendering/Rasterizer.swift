// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Renders display lists to pixels. The work is done by its context's thread and the team's threads.
public final class Rasterizer {
  let context: EngineContext

  /// - Parameter context: the calling thread's own context; see ``EngineContext/clone()``.
  public init(_ context: EngineContext) { self.context = context }

  /// - Parameters:
  ///   - layout: the layout of an opaque picture; one with a transparent background is always `rgba`.
  ///   - memory: the memory for the pixels, if it is large enough.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` before any memory is allocated,
  ///   ``EngineError/cancelled``, and ``EngineError/rejected(_:)`` from ``RasterRequest/pixelBounds``.
  public func render(
    _ list: DisplayList, _ request: RasterRequest, as layout: PixelLayout = .rgb,
    in memory: PixelMemory? = nil, cancellation: Cancellation? = nil
  ) throws(EngineError) -> Bitmap {
    guard request.background == .white else {
      return try drawn(list, request, as: .rgba, nil, cancellation)
    }
    guard layout.components == 4 else {
      return try drawn(list, request, as: layout, memory, cancellation)
    }
    let mixes = try list.traits(context).contains(.mixes)
    if request.keepsColors, !mixes {
      return try draw(request, layout: layout, background: 255, drawing: list, memory, cancellation)
    }
    // With alpha, opaque paper would get an alpha of 254 where the engine blends colours.
    let opaque = try drawn(list, request, as: .rgb, nil, cancellation)
    let expanded = try Bitmap(box: opaque.box, layout: layout, pool: context.pixels, memory: memory)
    let bands = opaque.bands(context.rasterThreads)
    try context.share(bands.count) { index, _ in
      opaque.expand(rows: bands[index], into: expanded)
    }
    return expanded
  }

  /// Renders as ``render(_:_:as:in:cancellation:)`` does, in a layout for a PNG file. The layout is
  /// `rgb`, or `grey` if nothing else is drawn; `grey` takes a third of the memory. PNG files have
  /// either.
  public func renderForPNG(
    _ list: DisplayList, _ request: RasterRequest, cancellation: Cancellation? = nil
  ) throws(EngineError) -> Bitmap {
    let isGrey = try !list.traits(context).contains(.colors)
    let layout = isGrey && request.keepsColors ? PixelLayout.grey : .rgb
    return try render(list, request, as: layout, cancellation: cancellation)
  }

  /// Draws with the requested colours.
  private func drawn(
    _ list: DisplayList, _ request: RasterRequest, as layout: PixelLayout, _ memory: PixelMemory?,
    _ cancellation: Cancellation?
  ) throws(EngineError) -> Bitmap {
    let isOpaque = layout != .rgba
    let bitmap = try draw(
      request, layout: layout, background: isOpaque ? 255 : 0, drawing: list, memory, cancellation)
    if !isOpaque { bitmap.divideByAlpha() }
    for tint in request.tints {
      guard let box = PixelBox(around: request.transform.apply(tint.rect)) else { continue }
      bitmap.tint(box, tint.color, opacity: tint.opacity)
    }
    guard let colors = request.colors else { return bitmap }
    let kept = colors.keepsImages ? try pictureArea(list, request, cancellation) : nil
    let table = ColorTable(colors)
    let bands = bitmap.bands(context.rasterThreads)
    try context.share(bands.count) { index, _ in
      bitmap.recolor(rows: bands[index], with: table, keeping: kept)
    }
    return bitmap
  }

  /// The page in grey on white, for measuring.
  func renderGrey(
    _ list: DisplayList, _ request: RasterRequest, cancellation: Cancellation?
  ) throws(EngineError) -> Bitmap {
    try draw(request, layout: .grey, background: 255, drawing: list, nil, cancellation)
  }

  /// A mask of the images' area, 255 inside; `nil` if there are none.
  private func pictureArea(
    _ list: DisplayList, _ request: RasterRequest, _ cancellation: Cancellation?
  ) throws(EngineError) -> Bitmap? {
    let found = Flag()
    let transform = request.transform.fz
    let area = try draw(request, layout: .grey, background: 0, nil, cancellation) {
      canvas, context throws(EngineError) in
      var any = false
      try context.call {
        cm_draw_picture_area($0, list.raw, transform, canvas, cancellation?.cookie, &any, $1)
      }
      if any { found.set() }
    }
    return found.isSet ? area : nil
  }

  private func draw(
    _ request: RasterRequest, layout: PixelLayout, background: UInt8, drawing list: DisplayList,
    _ memory: PixelMemory?, _ cancellation: Cancellation?
  ) throws(EngineError) -> Bitmap {
    let transform = request.transform.fz
    return try draw(request, layout: layout, background: background, memory, cancellation) {
      canvas, context throws(EngineError) in
      try context.call { cm_draw($0, list.raw, transform, canvas, cancellation?.cookie, $1) }
    }
  }

  /// Draws cell by cell; cells at the edge of a tile are drawn separately.
  private func draw(
    _ request: RasterRequest, layout: PixelLayout, background: UInt8, _ memory: PixelMemory?,
    _ cancellation: Cancellation?,
    body: @Sendable (cm_canvas, EngineContext) throws(EngineError) -> Void
  ) throws(EngineError) -> Bitmap {
    let box = try request.pixelBounds
    try context.limits.check(box)
    try cancellation?.check()
    let bitmap = try Bitmap(box: box, layout: layout, pool: context.pixels, memory: memory)
    let isWhite = bitmap.memory.isWhite && background == 255
    bitmap.memory.isWhite = false
    let cells = try request.cells(touching: box, threads: context.rasterThreads)
    try context.share(cells.count) { index, context throws(EngineError) in
      let cell = cells[index]
      let isWhole = box.contains(cell)
      let target =
        isWhole ? bitmap : try Bitmap(box: cell, layout: layout, pool: context.pixels)
      if !isWhole || !isWhite { target.fill(cell, with: background) }
      try body(target.canvas(for: cell), context)
      if !isWhole { bitmap.copy(from: target) }
    }
    return bitmap
  }
}

extension Rasterizer {
  /// The requested part as an SVG document, with text as paths. Its unit is a pixel at the request's
  /// scale.
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
