// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Copies of a document read the text that the document itself has.
@Suite struct TextReadersTests {
  private func document(_ fixture: String, password: String? = nil) throws -> Document {
    let path = URL(filePath: #filePath).appending(path: "../../Fixtures/\(fixture)").standardized
    return try Document.open(
      .file(path.path), password: password, in: EngineContext(cacheBytes: 1 << 20))
  }

  @Test(arguments: ["pages.pdf", "blocks.pdf", "truncated.pdf", "layers.pdf"])
  func textsAreTheSame(fixture: String) throws {
    let document = try document(fixture)
    let readers = try #require(TextReaders(of: document))
    let pages = Array(0..<(try document.pageCount))
    let texts = readers.texts(
      of: pages, on: try document.context.clone(), cancellation: Cancellation())
    for page in pages {
      let own = try? document.page(page).text()
      #expect(
        texts[page].map { $0.text(of: 0..<$0.count) } == own.map { $0.text(of: 0..<$0.count) })
      #expect(texts[page]?.quads(of: 0..<3) == own?.quads(of: 0..<3))
    }
  }

  @Test func pagesThatAreNotThereGiveNothing() throws {
    let document = try document("blocks.pdf")
    let readers = try #require(TextReaders(of: document))
    let texts = readers.texts(
      of: [0, 99, -1], on: try document.context.clone(), cancellation: Cancellation())
    #expect(texts.keys.sorted() == [0])
  }

  @Test func whatIsCancelledStops() throws {
    let document = try document("blocks.pdf")
    let readers = try #require(TextReaders(of: document))
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(
      readers.texts(of: [0], on: try document.context.clone(), cancellation: cancellation).isEmpty)
  }

  /// What the file says is not what the document shows any more.
  @Test func aChangedDocumentIsNotReadFromItsFile() throws {
    let document = try document("blocks.pdf")
    document.forgetText()
    #expect(TextReaders(of: document) == nil)
  }

  @Test func aReadTextIsSearched() throws {
    let document = try document("blocks.pdf")
    let readers = try #require(TextReaders(of: document))
    let texts = readers.texts(
      of: [0], on: try document.context.clone(), cancellation: Cancellation())
    let query = try SearchQuery("e")
    #expect(try document.text.hasToRead(0, for: query, cancellation: Cancellation()))
    let found = try document.searchPage(0, for: query, read: texts[0])
    #expect(
      found.map(\.quads) == (try self.document("blocks.pdf").searchPage(0, for: query).map(\.quads))
    )
    #expect(!found.isEmpty)
    let absent = try SearchQuery("no such words")
    #expect(try !document.text.hasToRead(0, for: absent, cancellation: Cancellation()))
  }
}
