// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// Reads the text of the next pages of a search, many pages at the same time on the raster threads. The
/// search looks for matches or for text to redact.
final class TextPrefetch {
  /// The most pages read at once. More would delay a request for a page.
  private static let most = 32

  private let query: SearchQuery
  private let document: Document
  private let readers: TextReaders
  private let cancellation: Cancellation
  /// The pages that were not examined yet.
  private var left: ArraySlice<Int>
  /// How many pages to read next.
  private var count: Int
  /// The texts that were read but not taken yet, by page.
  private var texts: [Int: PageText] = [:]
  /// The pages with known text that has no match.
  private var passed: Set<Int> = []

  /// Fewer pages than this are not read ahead: it would not be faster.
  private static let leastPages = 8

  /// `nil` if several threads would not be faster, or cannot read the document.
  ///
  /// - Parameter pages: in the order of the search, which is ascending.
  init?(
    _ document: Document, _ query: SearchQuery, _ pages: some Collection<Int>, threads: Int,
    _ cancellation: Cancellation
  ) {
    guard threads > 1, pages.count >= TextPrefetch.leastPages else { return nil }
    guard let readers = TextReaders(of: document) else { return nil }
    self.readers = readers
    (self.document, self.query, self.cancellation) = (document, query, cancellation)
    left = Array(pages)[...]
    count = threads * 2
  }

  /// Whether a page's text is known and has no match, so that searching it takes microseconds.
  func isPassed(_ index: Int) -> Bool { passed.contains(index) }

  /// The text of a page, if it was read ahead, and the document was not changed meanwhile.
  func take(_ index: Int) -> PageText? {
    document.text.isOfFile ? texts.removeValue(forKey: index) : nil
  }

  /// Work that reads the text of a page and of following pages without text; `nil` if it is done
  /// already, or if too few pages are left.
  func reading(from index: Int) throws(RPCError) -> IdleDrawing? {
    guard let next = left.first, index >= next, document.text.isOfFile else { return nil }
    var wanted: [Int] = []
    while let next = left.first, wanted.count < count {
      left = left.dropFirst()
      let isWanted = try searching(
        document.text.hasToRead(next, for: query, cancellation: cancellation))
      if isWanted { wanted.append(next) } else { passed.insert(next) }
    }
    guard wanted.count > 1 else { return nil }
    count = min(count * 2, TextPrefetch.most)
    let found = Found()
    // A request for a page ends this; the turn of each unread page then reads the page itself.
    let interruption = cancellation
    return IdleDrawing(
      draw: { [wanted, readers] context in
        found.texts = readers.texts(of: wanted, on: context, cancellation: interruption)
        return []
      },
      cancellation: interruption, take: { [self] _ in texts = found.texts })
  }

  /// Work that releases the copies of the document, on a thread that delays no request.
  var release: IdleDrawing {
    IdleDrawing(
      draw: { [readers] _ in
        readers.removeAll()
        return []
      }, cancellation: Cancellation(), take: { _ in })
  }
}

/// Passes texts from the thread that read them to the main thread. Unchecked: the write comes
/// before the read.
private final class Found: @unchecked Sendable {
  var texts: [Int: PageText] = [:]
}
