// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// A search for what redactions have left in a document. It searches the document as a save writes it.
/// The raster threads read the visible text of several pages at once.
final class RemainingSearch {
  private let document: Document
  private let call: Call
  private var search: RedactionSearch
  /// Reads ahead for one of the queries; `prefetch` is `nil` if that would not be faster.
  private var ahead: (queriesLeft: Int, prefetch: SearchPrefetch?) = (0, nil)

  init(_ pending: [PendingRedaction], in document: Document, _ call: Call) {
    (self.document, self.call) = (document, call)
    search = RedactionSearch(pending, in: document)
  }

  /// Does a turn; the last one returns the findings, and how many streams could not be searched.
  func turn() throws(RPCError) -> Turn<(found: [FoundText], unreadable: Int)> {
    var read: SearchedPage?
    if let (pages, query) = search.nextPages, let page = pages.first {
      let prefetch = prefetch(of: pages, query)
      if let reading = try prefetch?.reading(from: page) { return .draws(reading) }
      read = prefetch?.take(page)
    }
    guard try searching(search.stepEverywhere(read: read)) else { return .goesOn }
    release()
    return .done((search.found, search.unreadable))
  }

  private func prefetch(of pages: ArraySlice<Int>, _ query: SearchQuery) -> SearchPrefetch? {
    if ahead.queriesLeft != search.queriesLeft {
      release()
      ahead = (search.queriesLeft, SearchPrefetch(document, query, pages, call))
    }
    return ahead.prefetch
  }

  private func release() {
    guard let prefetch = ahead.prefetch else { return }
    call.session.pictures.drawings.drawWhenIdle(prefetch.release) { _ in }
  }
}
