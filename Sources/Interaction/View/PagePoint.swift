// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A place in a document.
public struct PagePoint: Hashable, Sendable {
  public var pageIndex: Int
  /// In page space; it may lie outside the page.
  public var point: Point

  public init(pageIndex: Int, point: Point) {
    self.pageIndex = pageIndex
    self.point = point
  }
}

/// A page that is in sight.
public struct VisiblePage: Hashable, Sendable {
  public var pageIndex: Int
  /// The whole page in view space, also the parts that are out of sight.
  public var rect: Rect
  /// The part in sight, in page space.
  public var visible: Rect
  /// How far the page is turned clockwise, by the view and by itself.
  public var rotation: QuarterTurn

  public init(pageIndex: Int, rect: Rect, visible: Rect, rotation: QuarterTurn = .none) {
    self.pageIndex = pageIndex
    self.rect = rect
    self.visible = visible
    self.rotation = rotation
  }
}
