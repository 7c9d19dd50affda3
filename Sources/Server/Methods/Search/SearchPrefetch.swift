// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// Reads the next pages of a search on the raster threads. Many pages are read at the same time. The
/// search looks for matches or for text to redact.
///
/// In a search that reads all pages for the first time, each thread reads a share of the document, so that
/// it decodes the fonts of its share alone: pages far ahead are then known early.
final class SearchPrefetch {
  /// The most pages read at once. More would delay a request for a page.
  private static let most = 32
  /// The most pages with a match that wait for their turn: each takes some hundred kilobytes.
  private static let mostMatching = 64
  /// Fewer pages than this are not read ahead: it would not be faster.
  private static let leastPages = 8

  private let query: SearchQuery
  private let document: Document
  private let readers: PageReaders
  private let threads: Int
  private let makeCancellation: () -> Cancellation
  /// The pages that were not assigned to the readers yet. `nil` if all were divided among the threads at once.
  private var left: ArraySlice<Int>?
  /// How many pages to read next.
  private var count: Int
  /// The first page that was wanted when the readers were started last.
  private var wanted = -1
  /// The pages that were read but not taken yet.
  private var read: [Int: SearchedPage] = [:]
  /// The pages with known text that has no match.
  private var passed: Set<Int> = []
  /// Starts a reading that nobody waits for; `nil` if pages are only read when they are wanted.
  private let start: ((IdleDrawing) -> Void)?
  private var progress = Progress.stands

  private enum Progress {
    case stands
    case reads
    /// The last reading found nothing to read.
    case isExhausted
  }

  /// Makes a prefetch; `nil` if it is useless or impossible. It is useless if several threads would not
  /// be faster, and impossible if they cannot read the document.
  ///
  /// - Parameters:
  ///   - pages: in the order of the search, which is ascending.
  ///   - readsAll: whether the search does not end before the last page.
  ///   - makeCancellation: makes a cancellation for each reading, since a request for a picture ends
  ///     only the present one.
  ///   - start: starts a reading of pages while the search goes through those that were read before. With
  ///     `nil`, or unless the search reads all pages, they are only read when the search waits for them.
  init?(
    _ document: Document, _ query: SearchQuery, _ pages: some Collection<Int>,
    readsAll: Bool = true,
    threads: Int, makeCancellation: @escaping () -> Cancellation,
    start: ((IdleDrawing) -> Void)? = nil
  ) {
    guard threads > 1, pages.count >= SearchPrefetch.leastPages else { return nil }
    guard let readers = PageReaders(of: document, for: query) else { return nil }
    self.readers = readers
    (self.document, self.query, self.threads) = (document, query, threads)
    self.makeCancellation = makeCancellation
    self.start = readsAll ? start : nil
    count = threads * 2
    let isDivided = readsAll && document.text.isUnknown
    left = isDivided ? nil : Array(pages)[...]
    if isDivided { readers.assign(Array(pages), among: threads) }
  }

  /// Whether a page is known to have no match. Searching it takes microseconds.
  func isPassed(_ index: Int) -> Bool {
    passed.contains(index) || read[index].map { !$0.hasMatch } ?? false
  }

  /// Takes a page that was read ahead. `nil` if the document was changed meanwhile.
  func take(_ index: Int) -> SearchedPage? {
    let page = read.removeValue(forKey: index)
    return document.text.isOfFile ? page : nil
  }

  /// Work after which the search goes on with a page: it reads the page and following pages. `nil` if the
  /// page is read or passed, or if too few pages are left.
  func reading(from index: Int) throws(RPCError) -> IdleDrawing? {
    guard document.text.isOfFile else { return nil }
    guard read[index] == nil, !passed.contains(index) else {
      try readOn()
      return nil
    }
    if progress == .reads {
      return IdleDrawing(draw: { _ in [] }, cancellation: makeCancellation(), take: { _ in })
    }
    // A page that was wanted before is unreadable, or a request for a picture ended the reading.
    guard index > wanted else { return nil }
    if let left {
      guard let next = left.first, index >= next, try assign() else { return nil }
    }
    wanted = index
    return batch()
  }

  /// Starts to read the next pages, which are wanted later.
  private func readOn() throws(RPCError) {
    guard let start, progress == .stands, !isFull else { return }
    if left != nil {
      guard try assign() else { return }
    }
    progress = .reads
    start(batch())
  }

  /// Assigns the next pages that must be read. Returns whether that would be faster.
  private func assign() throws(RPCError) -> Bool {
    let pages = try nextUnknown()
    guard pages.count > 1 else { return false }
    readers.assign(pages, among: threads)
    return true
  }

  private var isFull: Bool {
    read.values.lazy.filter(\.hasMatch).count >= SearchPrefetch.mostMatching
  }

  private func batch() -> IdleDrawing {
    let (count, cancellation, found, isFull) = (count, makeCancellation(), Found(), isFull)
    self.count = min(count * 2, SearchPrefetch.most)
    return IdleDrawing(
      draw: { [readers] context in
        found.pages = readers.read(
          count, fromStart: isFull, on: context, cancellation: cancellation)
        return []
      },
      cancellation: cancellation,
      take: { [self] _ in
        progress = found.pages.isEmpty ? .isExhausted : .stands
        read.merge(found.pages) { $1 }
      })
  }

  /// The next pages that must be read. Known pages without a match are added to ``passed``.
  private func nextUnknown() throws(RPCError) -> [Int] {
    var pages: [Int] = []
    let cancellation = makeCancellation()
    while let next = left?.first, pages.count < count {
      left = left?.dropFirst()
      let isUnknown = try searching(
        document.text.hasToRead(next, for: query, cancellation: cancellation))
      if isUnknown { pages.append(next) } else { passed.insert(next) }
    }
    return pages
  }

  /// Work that releases the copies of the document. It runs on a thread that delays no request.
  var release: IdleDrawing {
    IdleDrawing(
      draw: { [readers] _ in
        readers.removeAll()
        return []
      }, cancellation: Cancellation(), take: { _ in })
  }
}

extension SearchPrefetch {
  /// Reads ahead for a request.
  convenience init?(
    _ document: Document, _ query: SearchQuery, _ pages: some Collection<Int>,
    readsAll: Bool = true,
    _ call: Call
  ) {
    self.init(
      document, query, pages, readsAll: readsAll, threads: call.session.world.threads,
      makeCancellation: { call.cancellation },
      start: { call.session.pictures.drawings.drawWhenIdle(call.limited($0)) { _ in } })
  }
}

/// Passes pages from the thread that read them to the main thread. Unchecked: the write comes before the
/// read.
private final class Found: @unchecked Sendable {
  var pages: [Int: SearchedPage] = [:]
}
