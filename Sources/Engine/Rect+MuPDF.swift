// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Rect {
  /// `nil` for MuPDF's empty, infinite and invalid rectangles.
  init?(_ rect: fz_rect) {
    guard rect.x0 <= rect.x1, rect.y0 <= rect.y1, rect.x0.isFinite, rect.y0.isFinite,
      rect.x1.isFinite, rect.y1.isFinite, rect.x0 > -1e7, rect.x1 < 1e7
    else { return nil }
    self.init(Double(rect.x0), Double(rect.y0), Double(rect.x1), Double(rect.y1))
  }
}

extension Point {
  var fz: fz_point { fz_point(x: Float(x), y: Float(y)) }
}

extension Quad {
  var fz: fz_quad {
    fz_quad(ul: upperLeft.fz, ur: upperRight.fz, ll: lowerLeft.fz, lr: lowerRight.fz)
  }
}

extension Matrix {
  init(_ matrix: fz_matrix) {
    self.init(
      Double(matrix.a), Double(matrix.b), Double(matrix.c),
      Double(matrix.d), Double(matrix.e), Double(matrix.f))
  }

  var fz: fz_matrix {
    fz_matrix(a: Float(a), b: Float(b), c: Float(c), d: Float(d), e: Float(e), f: Float(f))
  }
}
