// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Server

/// What threads read ahead of a search.
@Suite struct SearchPrefetchTests {
  private static let pages = 20

  /// Calls a function with a document of 20 pages, each with the word "page".
  private func withDocument(_ body: (Document, EngineContext) throws -> Void) throws {
    let path = try ManyPages.file(pages: SearchPrefetchTests.pages)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let context = try EngineContext(cacheBytes: 1 << 20)
    try body(try Document.open(.file(path), in: context), context)
  }

  private func prefetch(
    _ document: Document, _ word: String, readsAll: Bool = true,
    _ makeCancellation: @escaping () -> Cancellation = Cancellation.init,
    start: ((IdleDrawing) -> Void)? = nil
  ) throws -> SearchPrefetch {
    try #require(
      SearchPrefetch(
        document, SearchQuery(word), 0..<SearchPrefetchTests.pages, readsAll: readsAll,
        threads: 2, makeCancellation: makeCancellation, start: start))
  }

  private func perform(_ reading: IdleDrawing?, _ context: EngineContext) throws {
    let reading = try #require(reading)
    reading.take(reading.draw(context))
  }

  /// Text that was read ahead is that of the file: once the document has another one, it is not used.
  @Test(arguments: [false, true]) func textIsForgottenWithTheDocuments(isChanged: Bool) throws {
    try withDocument { document, context in
      let ahead = try prefetch(document, "page", readsAll: false)
      try perform(ahead.reading(from: 0), context)
      if isChanged { document.forgetText() }
      #expect((ahead.take(0) == nil) == isChanged)
      #expect((ahead.take(1) == nil) == isChanged)
      #expect(try (ahead.reading(from: 4) == nil) == isChanged)
    }
  }

  /// One reader has the first half of the pages, the other one the second half.
  @Test func aFirstSearchOfAllPagesIsDivided() throws {
    try withDocument { document, context in
      let ahead = try prefetch(document, "page")
      // Without a team, the calling thread has all shares of a reading: here the first one.
      try perform(ahead.reading(from: 0), context)
      for page in 0..<4 { #expect(ahead.take(page)?.hasMatch == true) }
      #expect(ahead.take(4) == nil)
      try perform(ahead.reading(from: 4), context)
      #expect(ahead.take(9)?.hasMatch == true)
      #expect(try ahead.reading(from: 5) == nil)
    }
  }

  /// While pages that were read are searched, the next ones are read. A search that wants one of these
  /// waits for that reading, and starts no other.
  @Test func theNextPagesAreReadMeanwhile() throws {
    try withDocument { document, context in
      var started: [IdleDrawing] = []
      let ahead = try prefetch(document, "page", start: { started.append($0) })
      try perform(ahead.reading(from: 0), context)
      #expect(started.isEmpty)
      for page in 0..<4 {
        #expect(try ahead.reading(from: page) == nil)
        #expect(ahead.take(page)?.hasMatch == true)
      }
      #expect(started.count == 1)
      let waiting = try #require(try ahead.reading(from: 4))
      #expect(started.count == 1)
      try perform(started.first, context)
      waiting.take(waiting.draw(context))
      #expect(try ahead.reading(from: 4) == nil)
      #expect(ahead.take(4)?.hasMatch == true)
      #expect(started.count == 2)
    }
  }

  /// A search that may end before the last page reads no page before it is wanted.
  @Test func aSearchThatMayEndEarlyReadsNothingMeanwhile() throws {
    try withDocument { document, context in
      let ahead = try prefetch(document, "page", readsAll: false, start: { _ in Issue.record() })
      try perform(ahead.reading(from: 0), context)
      #expect(try ahead.reading(from: 0) == nil)
    }
  }

  @Test func pagesWithoutAMatchArePassed() throws {
    try withDocument { document, context in
      let ahead = try prefetch(document, "zebra")
      #expect(!ahead.isPassed(0))
      try perform(ahead.reading(from: 0), context)
      #expect(ahead.isPassed(0))
      #expect(try ahead.reading(from: 1) == nil)
    }
  }

  /// A request for a picture ends a reading. The page that was wanted is then read by its turn, and the
  /// next reading reads again.
  @Test func anEndedReadingDoesNotEndTheNextOnes() throws {
    try withDocument { document, context in
      var ended = [Cancellation]()
      let ahead = try prefetch(document, "page") {
        ended.append(Cancellation())
        return ended[ended.count - 1]
      }
      let reading = try #require(try ahead.reading(from: 0))
      reading.cancellation.cancel()
      reading.take(reading.draw(context))
      #expect(ahead.take(0) == nil)
      #expect(try ahead.reading(from: 0) == nil)
      try perform(ahead.reading(from: 1), context)
      #expect(ahead.take(1)?.hasMatch == true)
      #expect(ended.count == 2)
    }
  }
}
