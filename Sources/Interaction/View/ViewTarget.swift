// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The part of a page to show, and how. All points and rectangles are in page space.
///
/// The cases cover the explicit destinations of ISO 32000-2, 12.3.2.2. "The leading corner" is the
/// view's top left or, in a rotated view, the corner to which a page's upper left is turned.
/// A fit to something without width or height keeps the scale. Scales are clamped to the limits.
public enum ViewTarget: Hashable, Sendable {
  /// The top of the page at the view's top, keeping the scale. The top is that of the page as shown.
  case top
  /// The point at the leading corner, keeping the scale.
  case point(Point)
  /// The rectangle, keeping the scale: nothing moves if all of it is visible; otherwise it is centred
  /// or, if it is too large, its upper left is placed at the view's.
  case rect(Rect)
  /// The destination `XYZ`: `nil` members keep their values; so does the scale for a zoom of 0.
  case xyz(left: Double?, top: Double?, zoom: Double?)
  /// The whole page, in a facing layout the whole spread (`Fit`).
  case fitPage
  /// The page's width, with the height `top` at the leading corner (`FitH`). In a facing layout, it is
  /// the spread's width. `nil` keeps the current height.
  case fitWidth(top: Double?)
  /// The page's height, with `left` at the leading corner (`FitV`). In a facing layout, it is the
  /// spread's height. `nil` keeps the current position.
  case fitHeight(left: Double?)
  /// The rectangle as large as possible, centred. It is `FitR`, and `FitB` with the content's box.
  case fitRect(Rect)
}

extension ViewTarget {
  /// Whether the target sets the scale, which ends a lasting fit.
  var setsScale: Bool {
    switch self {
    case .top, .point, .rect: false
    case .xyz(_, _, let zoom): zoom ?? 0 > 0
    case .fitPage, .fitWidth, .fitHeight, .fitRect: true
    }
  }

  /// Throws for numbers that a view cannot calculate with.
  func check() throws(ViewError) {
    switch self {
    case .top, .fitPage: return
    case .point(let point): try ViewLimits.check(point, "point")
    case .rect(let rect), .fitRect(let rect): try ViewLimits.check(rect, "rectangle")
    case .xyz(let left, let top, let zoom):
      try ViewLimits.check(left ?? 0, "left")
      try ViewLimits.check(top ?? 0, "top")
      try ViewLimits.check(zoom ?? 0, "zoom")
      guard zoom ?? 0 >= 0 else { throw .negative(what: "zoom") }
    case .fitWidth(let top): try ViewLimits.check(top ?? 0, "top")
    case .fitHeight(let left): try ViewLimits.check(left ?? 0, "left")
    }
  }
}
