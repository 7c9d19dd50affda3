// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// Reads pages for a query on several threads. Each thread uses a copy of the document, which was
/// opened from the same bytes.
///
/// Unchecked: each copy has a context of its own, and serves one thread at a time.
public final class PageReaders: @unchecked Sendable {
  private let source: OpenSource
  private let password: String?
  private let terms: SearchQuery.Terms
  private let free = Mutex<[Reader]>([])
  private let shares = Mutex(PageShares([], among: 1))

  private struct Reader: @unchecked Sendable {
    let document: Document
    let query: SearchQuery
    /// The page that was read last.
    var last: Int?

    /// `nil` if the page is unreadable, or the query takes too long.
    func search(_ page: Int, _ cancellation: Cancellation) -> SearchedPage? {
      guard
        let text = try? PageTextBuilder.text(ofPage: page, in: document, cancellation: cancellation)
      else { return nil }
      return try? SearchedPage(text, query, cancellation: cancellation)
    }
  }

  /// `nil` if the document's text differs from its file.
  public init?(of document: Document, for query: SearchQuery) {
    guard document.text.isOfFile, document.source.isUnchanged else { return nil }
    source = document.source
    password = document.opening.password
    terms = query.terms
  }

  /// Divides pages among readers. Pages that were assigned before, and not read yet, are forgotten.
  ///
  /// - Parameter pages: in ascending order.
  public func assign(_ pages: [Int], among readers: Int) {
    shares.withLock { $0 = PageShares(pages, among: readers) }
  }

  /// Reads some of the assigned pages. Unreadable pages, pages on which the query takes too long, and
  /// those after a cancellation are missing.
  ///
  /// - Parameters:
  ///   - count: the number of pages to read at most.
  ///   - fromStart: whether to divide the first pages that are left. If not, each reader goes on in
  ///     its share.
  ///   - context: the calling thread's context; its team helps.
  public func read(
    _ count: Int, fromStart: Bool, on context: EngineContext, cancellation: Cancellation
  ) -> [Int: SearchedPage] {
    let found = Mutex<[Int: SearchedPage]>([:])
    let left = Mutex(count)
    let threads = min(context.rasterThreads, count)
    let first = fromStart ? shares.withLock { $0.removeFirst(count) } : []
    let firstShares = Mutex(PageShares(first, among: threads))
    // An error is reported to callers that ask the document itself for the page.
    try? context.share(threads) { _, context throws(EngineError) in
      func next(after last: Int?) -> Int? {
        guard
          left.withLock({
            $0 -= 1
            return $0 >= 0
          })
        else { return nil }
        return fromStart
          ? firstShares.withLock { $0.next(after: last) } : shares.withLock { $0.next(after: last) }
      }
      guard var reader = try reader(on: context) else { return }
      defer { free.withLock { [reader] in $0.append(reader) } }
      while let page = next(after: reader.last) {
        reader.last = page
        try cancellation.check()
        if let searched = reader.search(page, cancellation) {
          found.withLock { $0[page] = searched }
        }
      }
    }
    return found.withLock { $0 }
  }

  /// Closes the copies. Callable on any thread while none is in use.
  public func removeAll() { free.withLock { $0 = [] } }

  /// The idle copy whose pages come first, or else a new one.
  private func reader(on context: EngineContext) throws(EngineError) -> Reader? {
    let idle = free.withLock { free in
      let first = free.indices.min { free[$0].last ?? -1 < free[$1].last ?? -1 }
      return first.map { free.remove(at: $0) }
    }
    if let idle { return idle }
    // The same terms compiled before. If they do not compile now, the document's thread reads the pages.
    guard let query = try? SearchQuery(terms) else { return nil }
    return Reader(
      document: try Document.open(source, password: password, in: try context.separate()),
      query: query)
  }
}
