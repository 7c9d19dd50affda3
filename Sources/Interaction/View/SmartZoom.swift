// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Settings for zooming to a touched block.
public struct SmartZoomSettings: Hashable, Sendable {
  /// The margin around a block of text or a picture, in points.
  public var margin = 8.0
  /// The maximum scale, as a multiple of the fitting scale. The fitting scale fits the width of the
  /// page or spread.
  public var greatestFactor = 4.0
  /// The zoom factor if there is no block.
  public var plainFactor = 2.0
  public var isAnimated = true

  public init() {}

  /// Checks the settings. The margin must be a valid distance, and the factors must enlarge.
  public func check() throws(ViewError) {
    try ViewLimits.check(margin, "margin")
    guard margin >= 0 else { throw .negative(what: "margin") }
    for (factor, name) in [(greatestFactor, "greatest factor"), (plainFactor, "plain factor")] {
      try ViewLimits.check(factor, name)
      guard factor >= 1 else { throw .reduces(what: name) }
    }
  }
}

/// The effect of a smart zoom.
public struct SmartZoom: Hashable, Sendable {
  /// The part of the page, in its space, that will be visible; `nil` zooms back out.
  public var target: Rect?
  var pageIndex: Int
  var scale: Double
  /// The canvas point that will be at `viewPoint`. It is in canvas points, and `viewPoint` is in view
  /// space.
  var canvasPoint: Point
  var viewPoint: Point
  /// The fit that the scale will follow.
  var fit: FitMode?
}

/// The position to which a view returns from a smart zoom.
struct ZoomHome: Hashable, Sendable {
  var state: ViewState

  /// Whether zooming back from a state makes sense: the layout and the window's size are the same, and
  /// the scale has been enlarged since.
  func isKnown(to present: ViewState) -> Bool {
    present.fit == nil && present.size == state.size && present.isLaidOut(like: state)
      && present.scale > state.scale * SmartZoom.likeness
  }
}

extension SmartZoom {
  /// Scales with a smaller ratio than this count as equal.
  static let likeness = 1.05
}
