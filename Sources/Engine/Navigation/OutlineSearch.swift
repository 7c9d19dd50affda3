// SPDX-License-Identifier: AGPL-3.0-or-later

extension [OutlineItem] {
  /// The path of entries down to the section of a page: to the deepest of the entries for the nearest
  /// page at or before it, and the last of those. Empty before the first entry.
  public func path(toPage pageIndex: Int) -> [OutlineItem] {
    var search = OutlineSearch(pageIndex: pageIndex)
    search.visit(self)
    return search.best
  }
}

private struct OutlineSearch {
  let pageIndex: Int
  private(set) var best: [OutlineItem] = []
  private var trail: [OutlineItem] = []
  private var bestPage = -1

  init(pageIndex: Int) { self.pageIndex = pageIndex }

  mutating func visit(_ items: [OutlineItem]) {
    for item in items {
      trail.append(item)
      if let page = item.pageIndex, page <= pageIndex,
        (page, trail.count) >= (bestPage, best.count)
      {
        (best, bestPage) = (trail, page)
      }
      visit(item.children)
      trail.removeLast()
    }
  }
}
