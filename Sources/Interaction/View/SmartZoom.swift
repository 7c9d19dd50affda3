// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// How a view zooms to what is touched.
public struct SmartZoomSettings: Hashable, Sendable {
  /// The margin around a block of text or a picture, in points.
  public var margin = 8.0
  /// The greatest scale, as a multiple of that at which the width of the page or spread fits.
  public var greatestFactor = 4.0
  /// How much it zooms where there is no block.
  public var plainFactor = 2.0
  public var isAnimated = true

  public init() {}

  /// Refuses what is no distance, and factors that would not enlarge.
  public func check() throws(ViewError) {
    try ViewLimits.check(margin, "margin")
    guard margin >= 0 else { throw .notPositive(what: "margin, where it is not 0,") }
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
  /// The canvas point, in canvas points, that comes to a point of view space.
  var canvasPoint: Point
  var viewPoint: Point
  /// The fit that the scale follows from then on.
  var fit: FitMode?
}

/// The position to which a view returns from a smart zoom.
struct ZoomHome: Hashable, Sendable {
  /// The view as it was before.
  var state: ViewState

  /// Whether it makes sense to go back there from a state: the pages are laid out as they were, in a
  /// window as large, and have been enlarged since.
  func isKnown(to present: ViewState) -> Bool {
    present.fit == nil && present.size == state.size && present.isLaidOut(like: state)
      && present.scale > state.scale * SmartZoom.likeness
  }
}

extension SmartZoom {
  /// Scales whose ratio is less are alike.
  static let likeness = 1.05
}
