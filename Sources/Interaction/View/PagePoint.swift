// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A place in a document.
public struct PagePoint: Hashable, Sendable {
  public var pageIndex: Int
  /// The point in page space; it may lie outside the page.
  public var point: Point

  public init(pageIndex: Int, point: Point) {
    self.pageIndex = pageIndex
    self.point = point
  }
}

public struct VisiblePage: Hashable, Sendable {
  public var pageIndex: Int
  /// The whole page in view space, including invisible parts.
  public var rect: Rect
  /// The visible part, in page space.
  public var visible: Rect
  /// The page's clockwise rotation: the view's and its own.
  public var rotation = QuarterTurn.none
}
