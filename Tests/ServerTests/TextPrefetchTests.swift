// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Server

/// Text that threads read ahead is that of the file: once the document has another one, it is not used.
@Suite struct TextPrefetchTests {
  @Test(arguments: [false, true]) func textIsForgottenWithTheDocuments(isChanged: Bool) throws {
    let path = try ManyPages.file(pages: 20)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let context = try EngineContext(cacheBytes: 1 << 20)
    let document = try Document.open(.file(path), in: context)
    let ahead = try #require(
      TextPrefetch(document, try SearchQuery("page"), 0..<20, threads: 2, Cancellation()))
    let reading = try #require(try ahead.reading(from: 0))
    reading.take(reading.draw(context))
    if isChanged { document.forgetText() }
    #expect((ahead.take(0) == nil) == isChanged)
    #expect((ahead.take(1) == nil) == isChanged)
    #expect(try (ahead.reading(from: 4) == nil) == isChanged)
  }
}
