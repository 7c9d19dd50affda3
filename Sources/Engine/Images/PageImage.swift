// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

public struct PageImage: Hashable, Sendable {
  /// The index among the page's images, in drawing order.
  public var index: Int
  /// The corners of the stored image, in page space.
  public var quad: Quad
  /// The bounds of the visible part, in page space. The contents and the page clip the image.
  public var rect: Rect
  /// The width in pixels, as stored.
  public var width: Int
  public var height: Int
  public var bitsPerComponent: Int
  public var colorSpace: ColorSpace
  /// Whether parts of it are transparent.
  public var hasAlpha: Bool
  /// The rotation and mirroring on the page, in quarter turns.
  public var turn: ImageTurn
  /// Whether the bytes are a JPEG file that all programs decode alike.
  public var isStoredAsJPEG: Bool

  /// Whether the stored JPEG shows the image as on the page.
  public var isJPEG: Bool { isStoredAsJPEG && turn == .none }

  /// The colour space of the samples.
  public enum ColorSpace: String, CaseIterable, Sendable {
    case grey = "gray"
    case rgb, cmyk, lab, indexed, separation
    /// The samples are a mask for a colour of the drawing. See ISO 32000-2, 8.9.6.2.
    case stencil

    init(_ space: cm_image_space) {
      switch space {
      case CM_IMAGE_GREY: self = .grey
      case CM_IMAGE_CMYK: self = .cmyk
      case CM_IMAGE_LAB: self = .lab
      case CM_IMAGE_INDEXED: self = .indexed
      case CM_IMAGE_SEPARATION: self = .separation
      case CM_IMAGE_STENCIL: self = .stencil
      default: self = .rgb
      }
    }
  }

  /// `nil` if the image is placed at excessive coordinates.
  init?(_ raw: cm_image_info, index: Int) {
    guard let rect = Rect(raw.visible), Rect(fz_transform_rect(fz_unit_rect, raw.matrix)) != nil
    else { return nil }
    let matrix = Matrix(raw.matrix)
    self.index = index
    self.rect = rect
    quad = Quad(
      upperLeft: matrix.apply(Point(0, 0)), upperRight: matrix.apply(Point(1, 0)),
      lowerLeft: matrix.apply(Point(0, 1)), lowerRight: matrix.apply(Point(1, 1)))
    width = Int(raw.width)
    height = Int(raw.height)
    bitsPerComponent = Int(raw.bits)
    colorSpace = ColorSpace(raw.space)
    hasAlpha = raw.has_alpha
    turn = ImageTurn(nearest: matrix)
    isStoredAsJPEG = raw.is_jpeg
  }

  /// The visible outline of the image: upright, without the clipped parts.
  public var outline: Quad {
    let (a, b, c) = (quad.upperLeft, quad.upperRight, quad.lowerLeft)
    let isUpright = a.x == b.x && a.y == c.y || a.y == b.y && a.x == c.x
    return isUpright ? Quad(rect) : quad
  }

  /// Whether a point is on the visible part of the image. The point is in page space.
  public func contains(_ point: Point) -> Bool { rect.contains(point) && quad.contains(point) }
}

/// One of the eight axis-parallel placements of a rectangle.
public struct ImageTurn: Hashable, Sendable {
  /// Whether columns become rows.
  public var isTransposed = false
  /// Whether left and right, or top and bottom, are then swapped.
  public var isMirroredAcross = false
  public var isMirroredDown = false

  public static let none = ImageTurn()

  /// The placement nearest to a matrix.
  init(nearest matrix: Matrix) {
    isTransposed = abs(matrix.a) + abs(matrix.d) < abs(matrix.b) + abs(matrix.c)
    isMirroredAcross = (isTransposed ? matrix.c : matrix.a) < 0
    isMirroredDown = (isTransposed ? matrix.b : matrix.d) < 0
  }

  private init() {}

  /// Maps the unit square to itself, y down.
  var matrix: fz_matrix {
    let (x, y): (Float, Float) = (isMirroredAcross ? -1 : 1, isMirroredDown ? -1 : 1)
    let (e, f): (Float, Float) = (isMirroredAcross ? 1 : 0, isMirroredDown ? 1 : 0)
    return isTransposed
      ? fz_matrix(a: 0, b: y, c: x, d: 0, e: e, f: f)
      : fz_matrix(a: x, b: 0, c: 0, d: y, e: e, f: f)
  }
}

extension Page {
  /// The most images that are read from a page.
  static let mostImages: Int32 = 10_000

  /// The images in the page's contents, in drawing order. They are read once and kept with the page.
  /// Images of annotations, soft masks and repeated patterns are not included.
  ///
  /// - Throws: ``EngineError/cancelled``, or the error that prevents interpreting the page.
  public func images(cancellation: Cancellation? = nil) throws(EngineError) -> [PageImage] {
    if let known = contents.images { return known }
    try cancellation?.check()
    var raw: UnsafeMutablePointer<cm_image_info>?
    var count: Int32 = 0
    try context.call {
      cm_page_images($0, self.raw, Page.mostImages, cancellation?.cookie, &raw, &count, $1)
    }
    defer { cm_drop_image_infos(context.raw, raw) }
    let found = UnsafeBufferPointer(start: raw, count: raw == nil ? 0 : Int(count))
    let images = found.enumerated().compactMap { PageImage($0.element, index: $0.offset) }
    contents.images = images
    return images
  }

  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func image(_ index: Int) throws(EngineError) -> PageImage {
    guard let image = try images().first(where: { $0.index == index }) else {
      throw .notFound(
        what: "image", "Page \(self.index) has no image \(index): page/images lists them.")
    }
    return image
  }

  /// The image at a point in page space: the topmost, but one that nearly fills the page only if there
  /// is no other.
  public func image(at point: Point) throws(EngineError) -> PageImage? {
    let hits = try images().filter { $0.contains(point) }
    return hits.last { !fills($0) } ?? hits.last
  }

  /// Whether the image covers more than nine tenths of the page. Nutrient's object finder ignores such
  /// images.
  private func fills(_ image: PageImage) -> Bool {
    image.rect.width * image.rect.height > 0.9 * size.width * size.height
  }
}
