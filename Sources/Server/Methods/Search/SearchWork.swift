// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

/// The work on a search: the raster threads read the text of some pages at the same time, then each
/// of these pages is searched in a turn. If there is only one raster thread, or the document has
/// changed since it was opened, a turn reads its page itself.
final class SearchWork {
  private let query: SearchQuery
  private let pages: Range<Int>
  private let document: Document
  private let call: Call
  private let cancellation: Cancellation
  private let arrangement: Int
  private let readers: TextReaders?
  /// Where the text is kept beyond the session; `nil` of a document with few pages.
  private let thumbnails: Thumbnails?
  /// The visible pages. A client that takes partial results gets their matches first.
  private var inSight: [Int] = []
  private var seen: Set<Int> = []
  private var pending: Range<Int>
  private let params: SearchFind.Params
  private let choice: MemberChoice<WireSearchMatch>
  /// How many matches to leave out, and how many to return after them.
  private var skip: Int
  private var left: Int
  private var result = SearchFind.Result()
  /// The texts that were read ahead, by page.
  private var texts: [Int: PageText] = [:]
  private var readUpTo: Int
  private var ahead: Int
  /// The pages whose text is known, and has no match.
  private var passed: Set<Int> = []

  /// Reading ahead of fewer pages than these gains nothing.
  private static let leastPages = 8
  /// The text of fewer pages than these is read as fast as it is looked for.
  private static let leastKeptPages = 32
  /// How many pages are searched in a turn that need not be read.
  private static let pagesATurn = 64
  /// More pages than these keep a page that is asked for waiting.
  private static let mostAhead = 32

  init(
    _ params: SearchFind.Params, _ choice: MemberChoice<WireSearchMatch>, _ query: SearchQuery,
    _ pages: Range<Int>, _ document: Document, _ call: Call
  ) {
    self.params = params
    self.choice = choice
    self.query = query
    self.pages = pages
    self.document = document
    self.call = call
    cancellation = call.cancellation
    arrangement = document.arrangement
    pending = pages
    skip = params.skip
    left = params.matches ? params.limit ?? .max : 0
    if params.counts { (result.counts, result.total) = ([], 0) }
    // `limit` and `skip` count matches in the order of pages, so visible pages do not come first.
    if call.wantsPartialResults, params.limit == nil, params.skip == 0 {
      inSight = SearchWork.pagesInSight(of: call.session.documents[params.documentId])
        .filter(pages.contains)
    }
    let threads = call.session.world.threads
    let isShared = threads > 1 && pages.count >= SearchWork.leastPages
    readers = isShared ? TextReaders(of: document) : nil
    let isKept = pages.count >= SearchWork.leastKeptPages
    thumbnails = isKept ? call.session.documents[params.documentId]?.thumbnails : nil
    readUpTo = pages.lowerBound
    ahead = threads * 2
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
    if let readers, index >= readUpTo, document.text.isOfFile {
      if let drawing = try readAhead(readers) { return .draws(drawing) }
    }
    try searchNext(index)
    // Pages that need not be read any more take microseconds.
    var budget = SearchWork.pagesATurn
    while budget > 0, let index = pending.first, index < readUpTo, passed.contains(index) {
      try searchNext(index)
      budget -= 1
    }
    return pending.isEmpty ? try end() : .goesOn
  }

  /// Ends the search, and keeps the text for the next session. The copies of the document are
  /// released on a thread where nobody waits for them.
  private func end() throws(RPCError) -> Turn<SearchFind.Result> {
    try engine(thumbnails?.keepText())
    if let readers {
      let drawing = IdleDrawing(
        draw: { _ in
          readers.removeAll()
          return []
        }, cancellation: Cancellation(), take: { _ in })
      call.session.drawings.drawWhenIdle(drawing) { _ in }
    }
    result.unreadable.sort()
    return .done(result)
  }

  private func searchNext(_ index: Int) throws(RPCError) {
    pending = pending.dropFirst()
    call.sendProgress(done: index - pages.lowerBound, of: pages.count)
    guard !seen.contains(index) else { return }
    try searchOrNote(index)
  }

  private func searchOrNote(_ index: Int) throws(RPCError) {
    do throws(SearchError) {
      try search(index)
    } catch .engine(.damaged) {
      result.unreadable.append(index)
    } catch {
      throw RPCError(error)
    }
  }

  private func search(_ index: Int) throws(SearchError) {
    // One more than wanted tells whether the page has more.
    let isBounded = params.matches && !params.counts && left < .max - skip
    let found = try document.searchPage(
      index, for: query, limit: isBounded ? skip + left + 1 : .max,
      read: texts.removeValue(forKey: index), usesKeptText: true, cancellation: cancellation)
    let rest = found.dropFirst(skip)
    skip -= found.count - rest.count
    let taken = rest.prefix(left).map { choice(WireSearchMatch($0)) }
    left -= taken.count
    if params.matches, rest.count > taken.count {
      result.complete = false
      if !params.counts { pending = 0..<0 }
    }
    tell(taken, of: index, count: found.count)
  }

  private func tell(_ matches: [Excerpt<WireSearchMatch>], of page: Int, count: Int) {
    let counts =
      params.counts && count > 0 ? [PageMatchCount(pageIndex: page, count: count)] : []
    if params.counts { result.total = (result.total ?? 0) + count }
    if !call.wantsPartialResults {
      result.matches += matches
      result.counts? += counts
    } else if !matches.isEmpty || !counts.isEmpty {
      call.sendPartialResult(
        SearchFind.Piece(matches: matches, counts: params.counts ? counts : nil))
    }
  }

  /// Work that reads the next pages that have no text yet; `nil` if there are too few.
  private func readAhead(_ readers: TextReaders) throws(RPCError) -> IdleDrawing? {
    var wanted: [Int] = []
    while readUpTo < pages.upperBound, wanted.count < ahead {
      let index = readUpTo
      let isWanted = try searching(
        document.text.hasToRead(index, for: query, cancellation: cancellation))
      if isWanted { wanted.append(index) } else { passed.insert(index) }
      readUpTo += 1
    }
    guard wanted.count > 1 else { return nil }
    ahead = min(ahead * 2, SearchWork.mostAhead)
    let found = Found()
    // A page that is asked for ends this: what was not read by then is read by the page's own turn.
    let interruption = call.cancellation
    return IdleDrawing(
      draw: { [wanted] context in
        found.texts = readers.texts(of: wanted, on: context, cancellation: interruption)
        return []
      },
      cancellation: interruption, take: { [self] _ in texts = found.texts })
  }
}

extension SearchWork {
  /// The pages that a document's views show, in their order.
  private static func pagesInSight(of open: OpenDocument?) -> [Int] {
    let views = open?.views ?? []
    return Set(views.flatMap { $0.view.visiblePages.map(\.pageIndex) }).sorted()
  }
}

/// Takes texts from the thread that has read them to the main thread. Unchecked: one writes before the
/// other reads.
private final class Found: @unchecked Sendable {
  var texts: [Int: PageText] = [:]
}
