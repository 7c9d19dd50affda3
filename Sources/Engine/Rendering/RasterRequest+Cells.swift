// SPDX-License-Identifier: AGPL-3.0-or-later

extension RasterRequest {
  /// The longest side of a cell.
  static let cellSide = 2560
  /// Pages with at least this number of pixels are divided among several threads.
  static let sharedPixels = 1 << 20

  /// The cells that a box of the page's grid touches.
  ///
  /// The engine's rounding differs at the edge of a bitmap (for lines, gradients, scaled pictures), so
  /// a tile drawn alone differs slightly from the same part of the page. Therefore everything is drawn
  /// in cells that depend only on the page's size in pixels and the number of threads, and tiles are
  /// cut from them.
  func cells(touching box: PixelBox, threads: Int) throws(EngineError) -> [PixelBox] {
    let page = try pagePixelBounds
    let columns = Self.cuts(page.width, atLeast: 1)
    // A side is at most ``PixelBox/largestCoordinate``.
    let isShared = page.width * page.height >= Self.sharedPixels
    let rows = Self.cuts(page.height, atLeast: isShared ? threads : 1)
    var cells: [PixelBox] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) where top < box.y1 && bottom > box.y0 {
      for (left, right) in zip(columns, columns.dropFirst()) where left < box.x1 && right > box.x0 {
        cells.append(PixelBox(x0: left, y0: top, x1: right, y1: bottom))
      }
    }
    return cells
  }

  /// Whether the whole page is large enough to be drawn by several threads.
  public var isShared: Bool {
    guard let page = try? pagePixelBounds else { return false }
    return page.width * page.height >= Self.sharedPixels
  }

  /// The positions that divide a side into as few equal parts as possible, including both ends.
  private static func cuts(_ length: Int, atLeast least: Int) -> [Int] {
    let parts = max(min(max(1, least), length), (length + cellSide - 1) / cellSide)
    return (0...parts).map { $0 * length / parts }
  }
}
