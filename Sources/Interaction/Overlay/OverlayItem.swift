// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Something to draw over a page; geometry in page space.
public struct OverlayItem: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    case quads([Quad])
    case rect(Rect)
    /// A knob to grip, drawn at the same size at every zoom.
    case handle(Point)
  }

  public var shape: Shape
  /// What it stands for, so that a front end can choose colours: `selection`, `preview`,
  /// `selectionStart`, …
  public var role: String
  public var pageIndex: Int

  public init(_ shape: Shape, role: String, pageIndex: Int) {
    self.shape = shape
    self.role = role
    self.pageIndex = pageIndex
  }
}
