// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// An image that a page shows.
public struct PageImage: Hashable, Sendable {
  /// Its place among the page's images, in the order in which they are drawn.
  public var index: Int
  /// The corners of the stored image, in page space.
  public var quad: Quad
  /// The box of what can be seen of it: the clip and the page's edge cut it off.
  public var rect: Rect
  /// In pixels, as stored.
  public var width: Int
  public var height: Int
  public var bitsPerComponent: Int
  public var colorSpace: ColorSpace
  /// Whether not all of it is opaque.
  public var hasAlpha: Bool
  /// How it is turned and mirrored on the page, in quarter turns.
  public var turn: ImageTurn
  /// Whether its bytes are a JPEG file that any program reads as the document does.
  public var isStoredAsJPEG: Bool

  /// Whether that file shows it as the page does.
  public var isJPEG: Bool { isStoredAsJPEG && turn == .none }

  /// The colour space of its samples.
  public enum ColorSpace: String, CaseIterable, Sendable {
    case grey = "gray"
    case rgb, cmyk, lab, indexed, separation
    /// They say only where the colour of the drawing goes (ISO 32000-2, 8.9.6.2).
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

  /// `nil` of an image that is placed beyond all measure.
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

  /// The visible outline of the image: upright, without the parts that are cut off.
  public var outline: Quad {
    let (a, b, c) = (quad.upperLeft, quad.upperRight, quad.lowerLeft)
    let isUpright = a.x == b.x && a.y == c.y || a.y == b.y && a.x == c.x
    return isUpright ? Quad(rect) : quad
  }

  /// Whether a point of page space is on what can be seen of it.
  public func contains(_ point: Point) -> Bool { rect.contains(point) && quad.contains(point) }
}

/// One of the eight ways to put an upright rectangle onto an upright rectangle.
public struct ImageTurn: Hashable, Sendable {
  /// Whether columns become rows.
  public var isTransposed = false
  /// Whether left and right, and top and bottom, are then exchanged.
  public var isMirroredAcross = false
  public var isMirroredDown = false

  public static let none = ImageTurn()

  /// The upright placement nearest to a matrix.
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
