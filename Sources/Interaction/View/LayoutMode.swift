// SPDX-License-Identifier: AGPL-3.0-or-later

/// The arrangement of a document's pages on a view's canvas.
public enum LayoutMode: String, CaseIterable, Sendable {
  /// One page at a time.
  case single
  /// All pages in one column.
  case continuous
  /// Two pages side by side, one such spread at a time.
  case facing
  /// All spreads of two pages in one column.
  case facingContinuous

  /// Whether two pages are side by side.
  public var isFacing: Bool { self == .facing || self == .facingContinuous }

  /// Whether all spreads are on the canvas. If not, only the current one is.
  public var isContinuous: Bool { self == .continuous || self == .facingContinuous }
}

/// The order of the pages of a spread.
public enum ReadingDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
