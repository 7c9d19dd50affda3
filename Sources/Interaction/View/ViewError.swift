// SPDX-License-Identifier: AGPL-3.0-or-later

/// An error for an invalid setting or place of a view.
public enum ViewError: Error, Equatable, Sendable {
  /// A number that is NaN, infinite, or beyond ``ViewLimits/coordinate``.
  case notFinite(what: String)
  /// A number that has to be greater than 0.
  case notPositive(what: String)
  /// A number that has to be at least 0.
  case negative(what: String)
  /// A factor below 1 for an enlargement.
  case reduces(what: String)
  /// A distance between pages beyond ``ViewLimits/gap``.
  case badGap
  /// Scale limits in the wrong order or range. The lower one is above the upper one, or they are
  /// outside ``ViewLimits/scale``.
  case badScaleLimits
  /// A rotation that is no multiple of 90 degrees.
  case badRotation(degrees: Int)
  /// A page with an invalid width or height. It is negative, not finite or beyond
  /// ``ViewLimits/pageSide``.
  case badPageSize(pageIndex: Int)
  /// A page that the document does not have.
  case noSuchPage(pageIndex: Int, pageCount: Int)
  /// A page that is not in the shown spread. A single or facing layout shows only one spread.
  case notShown(pageIndex: Int)
  /// The extent of a page's contents is not fully known. Its determination was cancelled.
  case cancelled
}

extension ViewError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let what):
      "The \(what) must be a finite number of at most \(ViewLimits.coordinate) in magnitude."
    case .notPositive(let what):
      "The \(what) must be greater than 0."
    case .negative(let what):
      "The \(what) must not be negative."
    case .reduces(let what):
      "The \(what) must be at least 1."
    case .badGap:
      "The gap must be at most \(ViewLimits.gap) points."
    case .badScaleLimits:
      "The scale limits must lie between \(ViewLimits.scale.lowerBound) and "
        + "\(ViewLimits.scale.upperBound), the smaller one first."
    case .badRotation(let degrees):
      "A view turns by 0, 90, 180 or 270 degrees, not by \(degrees)."
    case .badPageSize(let pageIndex):
      "Page \(pageIndex) has a size that cannot be shown; give it one of 0 to "
        + "\(ViewLimits.pageSide) points a side."
    case .noSuchPage(let pageIndex, let pageCount):
      "There is no page \(pageIndex); the document has \(pageCount), counted from 0."
    case .notShown(let pageIndex):
      "Page \(pageIndex) is not on the view's canvas now; go to the page first."
    case .cancelled:
      "The view is unchanged, because reading the page's contents was cancelled; ask again."
    }
  }
}
