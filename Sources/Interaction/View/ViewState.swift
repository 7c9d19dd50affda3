// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

/// All settings of a view, which can be captured, stored and restored.
public struct ViewState: Hashable, Sendable {
  /// The client's window onto the pages, in pixels.
  public var size: Size
  /// The scale in pixels per point.
  public var scale: Double
  /// The canvas point at the view's top left, in pixels. It is negative if the canvas is smaller than
  /// the view and thus centred.
  public var offset: Point
  /// The current page: in a paged layout it chooses the spread that is on the canvas.
  public var pageIndex: Int
  public var rotation: QuarterTurn
  /// Rotations of single pages, added to `rotation`.
  public var pageTurns = PageTurns()
  public var layout: LayoutMode
  /// The axis of a continuous layout; unused in a paged layout.
  public var scrollAxis = ScrollAxis.vertical
  /// Whether a facing layout's first page stands alone, like a cover.
  public var coverPage: Bool
  public var direction: ReadingDirection
  /// Device pixels per pixel of the view: what a client renders at is `scale * pixelRatio`.
  public var pixelRatio: Double
  /// The distance between pages that are neighbours on the canvas, in points.
  public var gap: Double
  public var scaleLimits: ClosedRange<Double>
  /// The fit that the scale follows. It follows the fit on a new size, rotation, layout or page, until
  /// something else sets the scale.
  public var fit: FitMode?

  public init(
    size: Size, scale: Double = 1, offset: Point = .zero, pageIndex: Int = 0,
    rotation: QuarterTurn = .none, layout: LayoutMode = .continuous, coverPage: Bool = false,
    direction: ReadingDirection = .leftToRight, pixelRatio: Double = 1, gap: Double = 10,
    scaleLimits: ClosedRange<Double> = 0.02...64, fit: FitMode? = nil
  ) {
    self.size = size
    self.scale = scale
    self.offset = offset
    self.pageIndex = pageIndex
    self.rotation = rotation
    self.layout = layout
    self.coverPage = coverPage
    self.direction = direction
    self.pixelRatio = pixelRatio
    self.gap = gap
    self.scaleLimits = scaleLimits
    self.fit = fit
  }
}

/// What a client reads and sets. The current page follows from these and from the user's moves.
extension ViewState: DeclaredValue {
  public static let blank = ViewState(size: Size(0, 0))

  public static let members = position + arrangement

  /// The window and what it shows.
  private static let position: [Member<Self>] = [
    .init("size", \.size, "The size of the window, in pixels.", .told),
    .init("scale", \.scale, "The scale in pixels per point.", .told),
    .init(
      "offset", \.offset, "The position of the view's top left on the canvas, in pixels.", .told),
  ]

  /// How pages are laid out and scaled.
  public static let arrangement: [Member<Self>] = [
    .init("rotation", \.rotation, "The clockwise rotation: 0, 90, 180 or 270.", .told),
    .init(
      "pageRotations", \.pageTurns,
      """
      The rotations of single pages, added to `rotation`; absent if there are none. A change \
      replaces all previous ones. The file does not change.
      """),
    .init("layout", \.layout, "The arrangement of the pages.", .told),
    .init(
      "scrollAxis", \.scrollAxis,
      "The direction in which continuous layouts scroll; absent for `vertical`."),
    .init("coverPage", \.coverPage, "Whether the first of facing pages stands alone.", .told),
    .init("direction", \.direction, "The reading direction, which orders facing pages.", .told),
    .init("pixelRatio", \.pixelRatio, "The device pixels per pixel.", .told),
    .init("gap", \.gap, "The gap between pages, in points.", in: 0...(.infinity), .told),
    .init("scaleLimits", \.scaleLimits, "The minimum and maximum scale.", .told),
    .init(
      "fit", \.fit, "The fit that determines the scale, instead of `scale`; `null` for none.",
      .told),
  ]
}

extension ViewState {
  /// Throws for numbers that a view cannot calculate with.
  func check() throws(ViewError) {
    try ViewLimits.checkPositive(size.width, "view's width")
    try ViewLimits.checkPositive(size.height, "view's height")
    try ViewLimits.checkPositive(scale, "scale")
    try ViewLimits.checkPositive(pixelRatio, "pixel ratio")
    try ViewLimits.check(offset, "offset")
    try ViewLimits.check(gap, "gap")
    guard gap >= 0 else { throw .negative(what: "gap") }
    guard gap <= ViewLimits.gap else { throw .badGap }
    guard ViewLimits.scale.contains(scaleLimits.lowerBound),
      ViewLimits.scale.contains(scaleLimits.upperBound)
    else { throw .badScaleLimits }
  }

  /// The scale, clamped to the limits.
  func limited(_ scale: Double) -> Double {
    min(max(scale, scaleLimits.lowerBound), scaleLimits.upperBound)
  }
}
