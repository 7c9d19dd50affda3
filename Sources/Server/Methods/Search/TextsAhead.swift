// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// Reads the text of the next pages of a search, many at the same time on the raster threads.
final class TextsAhead {
  /// More pages than these keep a page that is asked for waiting.
  private static let most = 32

  private let query: SearchQuery
  private let document: Document
  private let readers: TextReaders
  private let cancellation: Cancellation
  /// The pages that were not looked at yet.
  private var left: Range<Int>
  /// How many pages are read next.
  private var count: Int
  /// The texts that were read and not taken yet, by page.
  private var texts: [Int: PageText] = [:]
  /// The pages whose text is known, and has no match.
  private var passed: Set<Int> = []

  /// `nil` of a document that cannot be read by several threads.
  init?(
    _ document: Document, _ query: SearchQuery, _ pages: Range<Int>, threads: Int,
    _ cancellation: Cancellation
  ) {
    guard let readers = TextReaders(of: document) else { return nil }
    self.readers = readers
    (self.document, self.query, self.cancellation) = (document, query, cancellation)
    left = pages
    count = threads * 2
  }

  /// Whether a page's text is known, and has no match: to search it takes microseconds.
  func isPassed(_ index: Int) -> Bool { passed.contains(index) }

  /// The text of a page, if it was read.
  func take(_ index: Int) -> PageText? { texts.removeValue(forKey: index) }

  /// Work that reads the texts of a page and of those after it that have none yet; `nil` if it was done,
  /// or if there are too few of them.
  func reading(from index: Int) throws(RPCError) -> IdleDrawing? {
    guard index >= left.lowerBound, document.text.isOfFile else { return nil }
    var wanted: [Int] = []
    while let next = left.first, wanted.count < count {
      left = left.dropFirst()
      let isWanted = try searching(
        document.text.hasToRead(next, for: query, cancellation: cancellation))
      if isWanted { wanted.append(next) } else { passed.insert(next) }
    }
    guard wanted.count > 1 else { return nil }
    count = min(count * 2, TextsAhead.most)
    let found = Found()
    // A page that is asked for ends this: what was not read by then is read by the page's own turn.
    let interruption = cancellation
    return IdleDrawing(
      draw: { [wanted, readers] context in
        found.texts = readers.texts(of: wanted, on: context, cancellation: interruption)
        return []
      },
      cancellation: interruption, take: { [self] _ in texts = found.texts })
  }

  /// Work that releases the copies of the document, on a thread where nobody waits for them.
  var release: IdleDrawing {
    IdleDrawing(
      draw: { [readers] _ in
        readers.removeAll()
        return []
      }, cancellation: Cancellation(), take: { _ in })
  }
}

/// Takes texts from the thread that has read them to the main thread. Unchecked: one writes before the
/// other reads.
private final class Found: @unchecked Sendable {
  var texts: [Int: PageText] = [:]
}
