// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// A search for what redactions have left, in a document as a save writes it. The raster threads read
/// the visible text of several pages at once.
final class RemainingSearch {
  private let document: Document
  private let call: Call
  private var search: RedactionSearch
  /// Reads ahead for one of the queries; `texts` is `nil` if that would not be faster.
  private var ahead: (queriesLeft: Int, texts: TextPrefetch?) = (0, nil)

  init(_ pending: [PendingRedaction], in document: Document, _ call: Call) {
    (self.document, self.call) = (document, call)
    search = RedactionSearch(pending, in: document)
  }

  /// Does a turn; the last one returns the findings, and how many streams could not be searched.
  func turn() throws(RPCError) -> Turn<(found: [FoundText], unreadable: Int)> {
    var read: PageText?
    if let (pages, query) = search.nextPages, let page = pages.first {
      let texts = texts(of: pages, query)
      if let reading = try texts?.reading(from: page) { return .draws(reading) }
      read = texts?.take(page)
    }
    guard try searching(search.stepEverywhere(read: read)) else { return .goesOn }
    release()
    return .done((search.found, search.unreadable))
  }

  private func texts(of pages: ArraySlice<Int>, _ query: SearchQuery) -> TextPrefetch? {
    if ahead.queriesLeft != search.queriesLeft {
      release()
      let threads = call.session.world.threads
      ahead = (
        search.queriesLeft,
        TextPrefetch(document, query, pages, threads: threads, call.cancellation)
      )
    }
    return ahead.texts
  }

  private func release() {
    guard let texts = ahead.texts else { return }
    call.session.pictures.drawings.drawWhenIdle(texts.release) { _ in }
  }
}
