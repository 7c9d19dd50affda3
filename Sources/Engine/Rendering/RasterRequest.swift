// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A part of a page to render, with the scale and colours.
///
/// The pixel grid belongs to the whole page: a tile equals the same part of the page's bitmap, pixel
/// for pixel.
public struct RasterRequest: Hashable, Sendable {
  public enum Background: Hashable, Sendable {
    case white
    case transparent
  }

  /// The size of the page, in page space.
  public var pageSize: Size
  /// The part to render, in page space; `nil`: the whole page.
  public var rect: Rect?
  /// Pixels per point.
  public var scale: Double
  /// The clockwise rotation, in addition to the page's own: 0, 90, 180 or 270 degrees.
  public var rotation: Int
  public var colors: Recolor?
  public var background: Background
  /// Tints that are applied before the colours are changed.
  public var tints: [Tint] = []

  /// Whether the colours are those of the page.
  var keepsColors: Bool { tints.isEmpty && colors == nil }

  public init(
    pageSize: Size, rect: Rect? = nil, scale: Double, rotation: Int = 0, colors: Recolor? = nil,
    background: Background = .white
  ) {
    self.pageSize = pageSize
    self.rect = rect
    self.scale = scale
    self.rotation = rotation
    self.colors = colors
    self.background = background
  }

  /// The scale that makes the whole page exactly this many pixels wide. The page is rotated by
  /// `rotation`.
  public static func scale(ofPage size: Size, width: Int, rotation: Int = 0) -> Double {
    Double(width) / turned(size, rotation).width
  }

  /// The scale that makes the whole page exactly this many pixels high. The page is rotated by
  /// `rotation`.
  public static func scale(ofPage size: Size, height: Int, rotation: Int = 0) -> Double {
    Double(height) / turned(size, rotation).height
  }

  /// Maps page space to the whole page's pixels.
  public var transform: Matrix {
    Matrix.quarterTurns(degrees: rotation, of: pageSize).then(.scale(scale, scale))
  }

  /// The pixels to draw, on the whole page's grid.
  ///
  /// - Throws: ``EngineError/rejected(_:)`` for an invalid scale or rectangle,
  ///   ``EngineError/limitExceeded(_:_:)`` for a page with more than 2²⁰ pixels on a side.
  public var pixelBounds: PixelBox {
    get throws(EngineError) {
      let whole = try pagePixelBounds
      guard let rect else { return whole }
      guard let part = rect.intersection(Rect(origin: .zero, size: pageSize)),
        let box = PixelBox(around: transform.apply(part))?.intersection(whole)
      else { throw .rejected("the rectangle lies outside of the page") }
      return box
    }
  }

  var pagePixelBounds: PixelBox {
    get throws(EngineError) {
      guard scale.isFinite, scale > 0, rotation % 90 == 0 else {
        throw .rejected("the scale must be above 0 and the rotation a multiple of 90")
      }
      let page = Rect(origin: .zero, size: Self.turned(pageSize, rotation))
      guard let whole = PixelBox(around: Matrix.scale(scale, scale).apply(page)) else {
        throw .limitExceeded(
          EngineLimit(.pixels, PixelBox.largestCoordinate),
          "At this scale a side of the page is longer than the limit of "
            + "\(PixelBox.largestCoordinate) pixels")
      }
      return whole
    }
  }

  private static func turned(_ size: Size, _ rotation: Int) -> Size {
    rotation % 180 == 0 ? size : size.turned
  }

  /// The longest side of a cell.
  static let cellSide = 2560
  /// The least number of pixels of a page that several threads share.
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

  /// Whether the whole page is large enough for several threads. They then draw it together.
  public var isShared: Bool {
    guard let page = try? pagePixelBounds else { return false }
    return page.width * page.height >= Self.sharedPixels
  }

  /// The positions that divide a side into equal parts. The parts are as few as possible, and both ends
  /// are included.
  private static func cuts(_ length: Int, atLeast least: Int) -> [Int] {
    let parts = max(min(max(1, least), length), (length + cellSide - 1) / cellSide)
    return (0...parts).map { $0 * length / parts }
  }
}
