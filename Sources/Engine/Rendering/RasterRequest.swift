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

  /// The scale at which the whole page, rotated by `rotation`, is exactly this many pixels wide.
  public static func scale(ofPage size: Size, width: Int, rotation: Int = 0) -> Double {
    Double(width) / turned(size, rotation).width
  }

  /// The scale at which the whole page, rotated by `rotation`, is exactly this many pixels high.
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
}
