// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// Reads the text of pages on several threads, with copies of a document opened from the same bytes.
///
/// Unchecked: each copy has a context of its own, and serves one thread at a time.
public final class TextReaders: @unchecked Sendable {
  private let source: OpenSource
  private let password: String?
  private let free = Mutex<[Reader]>([])

  private struct Reader: @unchecked Sendable {
    let document: Document
    /// The page that was read last.
    var last = -1
  }

  /// `nil` if the document's text differs from its file.
  public init?(of document: Document) {
    guard document.text.isOfFile, document.source.isUnchanged else { return nil }
    source = document.source
    password = document.opening.password
  }

  /// The texts of pages, by index; unreadable pages, and those after a cancellation, are missing.
  ///
  /// - Parameters:
  ///   - pages: in ascending order.
  ///   - context: the calling thread's context; its team helps.
  public func texts(
    of pages: [Int], on context: EngineContext, cancellation: Cancellation
  ) -> [Int: PageText] {
    let texts = Mutex<[Int: PageText]>([:])
    let threads = min(context.rasterThreads, pages.count)
    let shares = Mutex(PageShares(pages.count, among: threads))
    // An error is reported to callers that ask the document itself for the text.
    try? context.share(threads) { _, context throws(EngineError) in
      var place = shares.withLock { $0.next(after: nil) }
      guard let first = place else { return }
      var reader = try reader(near: pages[first], on: context)
      defer { free.withLock { [reader] in $0.append(reader) } }
      while let next = place {
        try cancellation.check()
        reader.last = pages[next]
        if let text = try? Page(pages[next], of: reader.document).text(cancellation: cancellation) {
          texts.withLock { $0[pages[next]] = text }
        }
        place = shares.withLock { $0.next(after: next) }
      }
    }
    return texts.withLock { $0 }
  }

  /// Closes the copies. Callable on any thread while none is in use.
  public func removeAll() { free.withLock { $0 = [] } }

  /// An idle copy, or else a new one: best the one that read the pages before `page` last.
  private func reader(near page: Int, on context: EngineContext) throws(EngineError) -> Reader {
    let idle = free.withLock { free -> Reader? in
      let before = free.indices.filter { free[$0].last < page }
      let nearest = before.max { free[$0].last < free[$1].last } ?? free.indices.last
      return nearest.map { free.remove(at: $0) }
    }
    if let idle { return idle }
    return Reader(
      document: try Document.open(source, password: password, in: try context.separate()))
  }
}
