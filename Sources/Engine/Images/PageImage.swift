// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

public struct PageImage: Hashable, Sendable {
  /// The index among the page's images, in drawing order.
  public var index: Int
  /// The corners of the stored image, in page space.
  public var quad: Quad
  /// The bounds of the visible part, after clipping by the contents and the page.
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
  /// Whether its bytes are a JPEG file that every program decodes in the same way.
  public var isStoredAsJPEG: Bool

  /// Whether the stored JPEG shows the image as on the page.
  public var isJPEG: Bool { isStoredAsJPEG && turn == .none }

  /// The colour space of the samples.
  public enum ColorSpace: String, CaseIterable, Sendable {
    case grey = "gray"
    case rgb, cmyk, lab, indexed, separation
    /// The samples are a mask for a colour of the drawing (ISO 32000-2, 8.9.6.2).
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

  /// Whether a point in page space is on the visible part of the image.
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
