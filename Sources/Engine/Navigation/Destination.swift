// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A place in a document and how to show it (ISO 32000-2, table 149). Coordinates are in page space; a
/// missing one keeps the present value.
public struct Destination: Hashable, Sendable {
  public enum Fit: Hashable, Sendable {
    /// `XYZ`: this point at the view's upper left corner, at this scale (1: a point is a pixel).
    case position(left: Double?, top: Double?, zoom: Double?)
    /// `Fit`: the whole page.
    case page
    /// `FitH`: the page's width, with this y coordinate at the top.
    case width(top: Double?)
    /// `FitV`: the page's height, with this x coordinate at the left.
    case height(left: Double?)
    /// `FitR`: this rectangle.
    case rect(Rect)
    /// `FitB`: the bounding box of the page's contents.
    case content
    /// `FitBH`: the width of the contents, with this y coordinate at the top.
    case contentWidth(top: Double?)
    /// `FitBV`: the height of the contents, with this x coordinate at the left.
    case contentHeight(left: Double?)
  }

  public var pageIndex: Int
  public var fit: Fit

  public init(pageIndex: Int, fit: Fit) {
    self.pageIndex = pageIndex
    self.fit = fit
  }
}
