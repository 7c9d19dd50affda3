// SPDX-License-Identifier: AGPL-3.0-or-later

/// The division of pages into spreads: a spread is one page, or two in a facing layout.
public struct Spreads: Hashable, Sendable {
  public let pageCount: Int
  /// Whether a spread takes two pages.
  public let isFacing: Bool
  /// Whether the first spread of a facing layout has one page. Only the second of its two places is
  /// taken.
  public let hasCover: Bool

  public init(pageCount: Int, layout: LayoutMode, coverPage: Bool) {
    self.pageCount = max(0, pageCount)
    isFacing = layout.isFacing
    hasCover = layout.isFacing && coverPage
  }

  public var count: Int {
    guard isFacing else { return pageCount }
    if hasCover { return pageCount == 0 ? 0 : pageCount / 2 + 1 }
    return pageCount / 2 + pageCount % 2
  }

  /// The spread of a page. A page that does not exist counts as the nearest one that does.
  public func index(ofPage pageIndex: Int) -> Int {
    let page = min(max(pageIndex, 0), max(pageCount - 1, 0))
    guard isFacing else { return page }
    return page / 2 + (hasCover ? page % 2 : 0)
  }

  /// The pages of a spread in reading order; empty for a spread that does not exist.
  public func pages(ofSpread index: Int) -> Range<Int> {
    guard index >= 0, index < count else { return 0..<0 }
    guard isFacing else { return index..<(index + 1) }
    let first = index * 2 - (hasCover ? 1 : 0)
    return max(first, 0)..<min(first + 2, pageCount)
  }

  /// Whether a page takes the second place of its spread. The places are in reading order.
  public func isSecond(_ pageIndex: Int) -> Bool {
    isFacing && pageIndex % 2 == (hasCover ? 0 : 1)
  }
}
