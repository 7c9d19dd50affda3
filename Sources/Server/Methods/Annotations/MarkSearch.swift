// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// Searches pages for text to mark. The hidden text of a page takes a step of its own, if there may be any.
/// The raster threads read the visible text of several pages at once.
struct MarkSearch {
  private let query: SearchQuery
  private let document: Document
  private let places: Set<TextPlace>
  private var pages: PageSearch
  /// `nil` if that would not be faster.
  private let ahead: SearchPrefetch?
  /// The visible matches of the page whose hidden text comes next.
  private var seen: (pageIndex: Int, matches: [SearchMatch])?

  /// - Parameter pages: in ascending order.
  init(
    _ query: SearchQuery, in document: Document, _ pages: [Int], _ places: Set<TextPlace>,
    _ call: Call
  ) throws(SearchError) {
    (self.query, self.document, self.places) = (query, document, places)
    self.pages = try PageSearch(query, in: document, pages: pages)
    ahead = SearchPrefetch(document, query, pages, call)
  }

  /// Work on other threads that comes before the next step, if any.
  func reading() throws(RPCError) -> IdleDrawing? {
    guard seen == nil, let page = pages.pending.first else { return nil }
    return try ahead?.reading(from: page)
  }

  /// Work that ends the search.
  var release: IdleDrawing? { ahead?.release }

  var isComplete: Bool { pending == 0 }

  /// How many pages have not been searched to the end.
  var pending: Int { pages.pending.count + (seen == nil ? 0 : 1) }

  /// The page of the next step.
  var page: Int { seen?.pageIndex ?? pages.pending.first ?? 0 }

  /// Takes a step: the matches to mark. A page that fails is not retried.
  mutating func next(_ cancellation: Cancellation) throws(SearchError) -> [SearchMatch] {
    if let (page, seen) = seen {
      self.seen = nil
      return try document.hiddenMatches(
        onPage: page, for: query, besides: seen, cancellation: cancellation)
    }
    let read = pages.pending.first.flatMap { ahead?.take($0) }
    guard let found = try pages.next(read: read, cancellation: cancellation) else { return [] }
    if places.contains(.hidden), document.mayHideText(onPage: found.pageIndex) { seen = found }
    return places.contains(.text) ? found.matches : []
  }
}
