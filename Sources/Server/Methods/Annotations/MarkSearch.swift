// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Workspace

/// Searches pages for text to mark. The hidden text of a page takes a step of its own, if there may be any.
struct MarkSearch {
  private let query: SearchQuery
  private let document: Document
  private let places: Set<TextPlace>
  private var pages: PageSearch
  /// The visible matches of the page whose hidden text comes next.
  private var seen: (pageIndex: Int, matches: [SearchMatch])?

  init(
    _ query: SearchQuery, in document: Document, _ pages: [Int], _ places: Set<TextPlace>
  ) throws(EngineError) {
    (self.query, self.document, self.places) = (query, document, places)
    self.pages = try PageSearch(query, in: document, pages: pages)
  }

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
    guard let found = try pages.next(cancellation: cancellation) else { return [] }
    if places.contains(.hidden), document.mayHideText(onPage: found.pageIndex) { seen = found }
    return places.contains(.text) ? found.matches : []
  }
}
