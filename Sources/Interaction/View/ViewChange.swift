// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// New settings for a view; `nil` members are unchanged.
public struct ViewChange: Hashable, Sendable {
  public var size: Size?
  /// The scale in pixels per point; clamped to the limits.
  public var scale: Double?
  /// The point of view space whose canvas point stays in place when the scale changes; the middle of
  /// the view unless given.
  public var anchor: Point?
  /// The canvas point, in pixels of the new scale, for the view's top left; clamped to the canvas.
  public var offset: Point?
  public var rotation: QuarterTurn?
  /// The rotations of single pages, which replace all previous ones.
  public var pageTurns: PageTurns?
  public var layout: LayoutMode?
  public var scrollAxis: ScrollAxis?
  public var coverPage: Bool?
  public var direction: ReadingDirection?
  public var pixelRatio: Double?
  public var gap: Double?
  public var scaleLimits: ClosedRange<Double>?
  /// The fit for the scale to follow, instead of `scale`; `.some(nil)` removes the fit.
  public var fit: FitMode??

  public init(
    size: Size? = nil, scale: Double? = nil, anchor: Point? = nil, offset: Point? = nil,
    rotation: QuarterTurn? = nil, pageTurns: PageTurns? = nil, layout: LayoutMode? = nil,
    scrollAxis: ScrollAxis? = nil, coverPage: Bool? = nil, direction: ReadingDirection? = nil,
    pixelRatio: Double? = nil, gap: Double? = nil, scaleLimits: ClosedRange<Double>? = nil,
    fit: FitMode?? = nil
  ) {
    self.size = size
    self.scale = scale
    self.anchor = anchor
    self.offset = offset
    self.rotation = rotation
    self.pageTurns = pageTurns
    self.layout = layout
    self.scrollAxis = scrollAxis
    self.coverPage = coverPage
    self.direction = direction
    self.pixelRatio = pixelRatio
    self.gap = gap
    self.scaleLimits = scaleLimits
    self.fit = fit
  }
}

extension ViewChange {
  /// Throws for values that are invalid in every view. The document's pages are not known here.
  public func check() throws(ViewError) {
    var view = try View(pageSizes: [], state: ViewState(size: Size(1, 1)))
    var change = self
    change.pageTurns = nil
    try view.update(change)
  }
}

extension ViewState {
  /// Applies all settings of a change except those that need a view.
  public mutating func take(_ change: ViewChange) { self = taking(change) }

  /// The state with all settings of a change except those that need a view (scale, offset).
  func taking(_ change: ViewChange) -> ViewState {
    var state = self
    state.size = change.size ?? size
    state.rotation = change.rotation ?? rotation
    state.pageTurns = change.pageTurns ?? pageTurns
    state.layout = change.layout ?? layout
    state.scrollAxis = change.scrollAxis ?? scrollAxis
    state.coverPage = change.coverPage ?? coverPage
    state.direction = change.direction ?? direction
    state.pixelRatio = change.pixelRatio ?? pixelRatio
    state.gap = change.gap ?? gap
    state.scaleLimits = change.scaleLimits ?? scaleLimits
    state.fit = change.fit ?? (change.scale == nil ? fit : nil)
    return state
  }

  /// Whether another state has the same layout, so that the pages need not be laid out anew.
  func isLaidOut(like other: ViewState) -> Bool {
    rotation == other.rotation && pageTurns == other.pageTurns && layout == other.layout
      && scrollAxis == other.scrollAxis && coverPage == other.coverPage
      && direction == other.direction && gap == other.gap
  }
}
