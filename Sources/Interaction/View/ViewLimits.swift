// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The bounds within which a view's arithmetic works. Within them, it stays exact enough and never
/// overflows.
public enum ViewLimits {
  /// The maximum magnitude of an accepted coordinate.
  public static let coordinate = 1e30
  /// The maximum width or height of a page in points. It is above 14,400 units (ISO 32000-2, annex C) of
  /// the largest UserUnit in use, 75,000.
  public static let pageSide = 1e10
  /// The maximum distance between pages, in points.
  public static let gap = 1e6
  /// The outermost limits of a scale, in pixels per point.
  public static let scale = 1e-6...1e6
}

extension ViewLimits {
  static func check(_ value: Double, _ what: String) throws(ViewError) {
    guard value.isFinite, value.magnitude <= coordinate else { throw .notFinite(what: what) }
  }

  static func check(_ point: Point, _ what: String) throws(ViewError) {
    try check(point.x, what)
    try check(point.y, what)
  }

  static func check(_ rect: Rect, _ what: String) throws(ViewError) {
    try check(Point(rect.x0, rect.y0), what)
    try check(Point(rect.x1, rect.y1), what)
  }

  static func checkPositive(_ value: Double, _ what: String) throws(ViewError) {
    try check(value, what)
    guard value > 0 else { throw .notPositive(what: what) }
  }

  static func check(_ pageSizes: [Size]) throws(ViewError) {
    let sides = 0...pageSide
    for (pageIndex, size) in pageSizes.enumerated()
    where !(sides.contains(size.width) && sides.contains(size.height)) {
      throw .badPageSize(pageIndex: pageIndex)
    }
  }
}
