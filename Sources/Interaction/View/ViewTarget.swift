// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The part of a page to show, and how. All points and rectangles are in page space.
///
/// The cases cover the explicit destinations of ISO 32000-2, 12.3.2.2. "The leading corner" is the
/// view's top left or, in a rotated view, the corner to which a page's upper left is turned.
/// A fit to something without width or height keeps the scale. Scales are put within the limits.
public enum ViewTarget: Hashable, Sendable {
  /// The top of the page as shown, at the view's top, at the present scale.
  case top
  /// The point at the leading corner, at the present scale.
  case point(Point)
  /// The rectangle at the present scale: nothing moves when all of it is in sight; otherwise it comes
  /// to the middle or, where it is too large, with its upper left to the view's.
  case rect(Rect)
  /// The destination `XYZ`: what is `nil` stays as it is, and so does the scale for a zoom of 0.
  case xyz(left: Double?, top: Double?, zoom: Double?)
  /// The whole page, in a facing layout the whole spread (`Fit`).
  case fitPage
  /// The page's width, in a facing layout the spread's, with the height `top` at the leading corner,
  /// `nil` for the present one (`FitH`).
  case fitWidth(top: Double?)
  /// The page's height, in a facing layout the spread's, with `left` at the leading corner, `nil` for
  /// the present one (`FitV`).
  case fitHeight(left: Double?)
  /// The rectangle as large as it can be, in the middle (`FitR`, and `FitB` with the content's box).
  case fitRect(Rect)
}

extension ViewTarget {
  /// Whether it is a zoom, which gives a lasting fit up.
  var setsScale: Bool {
    switch self {
    case .top, .point, .rect: false
    case .xyz(_, _, let zoom): zoom ?? 0 > 0
    case .fitPage, .fitWidth, .fitHeight, .fitRect: true
    }
  }

  /// Refuses numbers that a view could not calculate with.
  func check() throws(ViewError) {
    switch self {
    case .top, .fitPage: return
    case .point(let point): try ViewLimits.check(point, "point")
    case .rect(let rect), .fitRect(let rect): try ViewLimits.check(rect, "rectangle")
    case .xyz(let left, let top, let zoom):
      try ViewLimits.check(left ?? 0, "left")
      try ViewLimits.check(top ?? 0, "top")
      try ViewLimits.check(zoom ?? 0, "zoom")
      guard zoom ?? 0 >= 0 else { throw .notPositive(what: "zoom, where it is not 0,") }
    case .fitWidth(let top): try ViewLimits.check(top ?? 0, "top")
    case .fitHeight(let left): try ViewLimits.check(left ?? 0, "left")
    }
  }
}
