// SPDX-License-Identifier: AGPL-3.0-or-later

extension View {
  /// The pages that a reader of a page is likely to see next, the likeliest first: its neighbours
  /// in the spread, the other visible pages, then the next spread.
  ///
  /// - Parameter isForward: whether the reader goes towards the end of the document.
  public func upcomingPages(after pageIndex: Int, isForward: Bool) -> [Int] {
    guard (0..<pageCount).contains(pageIndex) else { return [] }
    let shown = visiblePages.map(\.pageIndex)
    let inSight = shown.contains(pageIndex) ? shown : [pageIndex]
    let edge = (isForward ? inSight.max() : inSight.min()) ?? pageIndex
    let next = pages.spreads.index(ofPage: edge) + (isForward ? 1 : -1)
    let mates = Array(pages.spreads.pages(ofSpread: pages.spreads.index(ofPage: pageIndex)))
    let following = Array(pages.spreads.pages(ofSpread: next))
    var found: [Int] = []
    for page in mates + inSight + (isForward ? following : following.reversed())
    where page != pageIndex && !found.contains(page) { found.append(page) }
    return found
  }
}
