// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

/// The work on a search: the raster threads read the text of several pages at once, then each turn
/// searches one of them. If there is only one raster thread, or the document has changed since it
/// was opened, a turn reads its page itself.
final class SearchWork {
  private let query: SearchQuery
  private let pages: Range<Int>
  private let document: Document
  private let call: Call
  private let arrangement: Int
  /// Reads pages ahead; `nil` if that would not be faster.
  private let ahead: SearchPrefetch?
  /// The store that keeps the text beyond the session; `nil` for a document with few pages.
  private let thumbnails: Thumbnails?
  /// The visible pages. With partial results, their matches are sent first.
  private var inSight: [Int] = []
  private var seen: Set<Int> = []
  private var pending: Range<Int>
  private var found: SearchYield

  /// The text of fewer pages than this is not kept: reading it is as fast as looking it up.
  private static let leastKeptPages = 32
  /// The number of pages per turn if no text need be read.
  private static let pagesATurn = 64

  init(
    _ params: SearchFind.Params, _ choice: MemberChoice<SearchMatch>, _ query: SearchQuery,
    _ pages: Range<Int>, _ document: Document, _ call: Call
  ) {
    self.query = query
    self.pages = pages
    self.document = document
    self.call = call
    arrangement = document.arrangement
    pending = pages
    found = SearchYield(params, choice, call)
    let open = call.session.documents[params.documentId]
    // `limit` and `skip` count matches in the order of pages, so visible pages do not come first.
    if call.wantsPartialResults, params.limit == nil, params.skip == 0 {
      inSight = SearchWork.pagesInSight(of: open).filter(pages.contains)
    }
    ahead = SearchPrefetch(
      document, query, pages, readsAll: params.limit == nil || params.counts, call)
    thumbnails = pages.count >= SearchWork.leastKeptPages ? open?.thumbnails : nil
  }

  func turn() throws(RPCError) -> Turn<SearchFind.Result> {
    guard let index = pending.first else { return try end() }
    try requireUnmoved(document, since: arrangement)
    if let thumbnails, try !engine(thumbnails.prepareText()) { return .goesOn }
    if !inSight.isEmpty {
      let index = inSight.removeFirst()
      seen.insert(index)
      try searchOrNote(index)
      return .goesOn
    }
    if let reading = try ahead?.reading(from: index) { return .draws(reading) }
    try searchNext(index)
    var budget = SearchWork.pagesATurn
    while budget > 0, let index = pending.first, ahead?.isPassed(index) == true {
      try searchNext(index)
      budget -= 1
    }
    return pending.isEmpty ? try end() : .goesOn
  }

  /// Ends the search, and stores the text for the next session.
  private func end() throws(RPCError) -> Turn<SearchFind.Result> {
    try engine(thumbnails?.keepText())
    if let ahead { call.session.pictures.drawings.drawWhenIdle(ahead.release) { _ in } }
    var result = found.result
    result.unreadable.sort()
    return .done(result)
  }

  private func searchNext(_ index: Int) throws(RPCError) {
    pending = pending.dropFirst()
    call.sendProgress(done: index - pages.lowerBound, of: pages.count)
    guard !seen.contains(index) else {
      _ = ahead?.take(index)
      return
    }
    try searchOrNote(index)
  }

  private func searchOrNote(_ index: Int) throws(RPCError) {
    do throws(SearchError) {
      let matches = try document.searchPage(
        index, for: query, limit: found.limit, read: ahead?.take(index), usesKeptText: true,
        cancellation: call.cancellation)
      if !found.take(matches, ofPage: index) { pending = 0..<0 }
    } catch .engine(.damaged) {
      found.noteUnreadable(index)
    } catch {
      throw RPCError(error)
    }
  }

  /// The pages visible in a document's views, in page order.
  private static func pagesInSight(of open: OpenDocument?) -> [Int] {
    let pages = open?.views.flatMap { $0.view.visiblePages.map(\.pageIndex) } ?? []
    return Set(pages).sorted()
  }
}
