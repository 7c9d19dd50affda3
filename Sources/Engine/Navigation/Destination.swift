// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A place in a document and how to show it (ISO 32000-2, table 149). Coordinates are in page space;
/// a missing one means "as it is now".
public struct Destination: Hashable, Sendable {
  public enum Fit: Hashable, Sendable {
    /// `XYZ`: this point at the view's upper left, with this scale (1: a point is a pixel).
    case position(left: Double?, top: Double?, zoom: Double?)
    /// `Fit`: the whole page.
    case page
    /// `FitH`: the page's width, with this ordinate at the top.
    case width(top: Double?)
    /// `FitV`: the page's height, with this abscissa at the left.
    case height(left: Double?)
    /// `FitR`: this rectangle.
    case rect(Rect)
    /// `FitB`: what is drawn on the page.
    case content
    /// `FitBH`: the width of what is drawn, with this ordinate at the top.
    case contentWidth(top: Double?)
    /// `FitBV`: the height of what is drawn, with this abscissa at the left.
    case contentHeight(left: Double?)
  }

  public var pageIndex: Int
  public var fit: Fit

  public init(pageIndex: Int, fit: Fit) {
    self.pageIndex = pageIndex
    self.fit = fit
  }
}
