// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Copies of a document read the text that the document itself has.
@Suite struct PageReadersTests {
  private func document(_ fixture: String, password: String? = nil) throws -> Document {
    let path = URL(filePath: #filePath).appending(path: "../../Fixtures/\(fixture)").standardized
    return try Document.open(
      .file(path.path), password: password, in: EngineContext(cacheBytes: 1 << 20))
  }

  /// Reads pages of a document for a query that matches every character.
  private func read(
    _ pages: [Int], of document: Document, cancellation: Cancellation = Cancellation()
  ) throws -> [Int: SearchedPage] {
    let readers = try #require(PageReaders(of: document, for: SearchQuery(".", regex: true)))
    readers.assign(pages, among: 2)
    return readers.read(
      pages.count, fromStart: false, on: try document.context.clone(), cancellation: cancellation)
  }

  @Test(arguments: ["pages.pdf", "blocks.pdf", "truncated.pdf", "layers.pdf"])
  func textsAreTheSame(fixture: String) throws {
    let document = try document(fixture)
    let pages = Array(0..<(try document.pageCount))
    let read = try read(pages, of: document)
    for index in pages {
      let own = try? document.page(index).text()
      #expect((read[index] == nil) == (own == nil))
      #expect(read[index]?.text.bytes == own.map { SearchText($0).bytes })
      for match in read[index]?.matches ?? [] {
        #expect(match.quads == own?.quads(of: match.range))
      }
    }
  }

  @Test func pagesThatAreNotThereGiveNothing() throws {
    #expect(try read([-1, 0, 99], of: document("blocks.pdf")).keys.sorted() == [0])
  }

  @Test func whatIsCancelledStops() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(try read([0], of: document("blocks.pdf"), cancellation: cancellation).isEmpty)
  }

  /// What the file says is not what the document shows any more.
  @Test func aChangedDocumentIsNotReadFromItsFile() throws {
    let document = try document("blocks.pdf")
    document.forgetText()
    #expect(PageReaders(of: document, for: try SearchQuery("e")) == nil)
  }

  @Test func aReadPageIsSearched() throws {
    let document = try document("blocks.pdf")
    let query = try SearchQuery("e")
    let readers = try #require(PageReaders(of: document, for: query))
    readers.assign([0], among: 1)
    #expect(document.text.isUnknown)
    let read = readers.read(
      1, fromStart: true, on: try document.context.clone(), cancellation: Cancellation())
    #expect(read[0]?.hasMatch == true)
    #expect(try document.text.hasToRead(0, for: query, cancellation: Cancellation()))
    let found = try document.searchPage(0, for: query, read: read[0])
    #expect(
      found.map(\.quads) == (try self.document("blocks.pdf").searchPage(0, for: query).map(\.quads))
    )
    #expect(!found.isEmpty)
    #expect(!document.text.isUnknown)
    let absent = try SearchQuery("no such words")
    #expect(try !document.text.hasToRead(0, for: absent, cancellation: Cancellation()))
  }

  /// The text of a page without a match is known afterwards, although nothing was found there.
  @Test func aPageWithoutAMatchIsKnown() throws {
    let document = try document("blocks.pdf")
    let query = try SearchQuery("no such words")
    let readers = try #require(PageReaders(of: document, for: query))
    readers.assign([0], among: 1)
    let read = readers.read(
      1, fromStart: false, on: try document.context.clone(), cancellation: Cancellation())
    #expect(read[0]?.hasMatch == false)
    #expect(try document.searchPage(0, for: query, read: read[0]).isEmpty)
    #expect(try document.text.hasToRead(0, for: SearchQuery("e"), cancellation: Cancellation()))
    #expect(!(try document.searchPage(0, for: SearchQuery("e"))).isEmpty)
  }

  /// A reader goes on in its share the next time.
  @Test func readersKeepTheirShares() throws {
    let document = try document("pages.pdf")
    let readers = try #require(PageReaders(of: document, for: SearchQuery("e")))
    let count = try document.pageCount
    readers.assign(Array(0..<count), among: 1)
    var known: [Int] = []
    for _ in 0..<count {
      known +=
        readers.read(
          1, fromStart: false, on: try document.context.clone(), cancellation: Cancellation()
        ).keys
    }
    #expect(known == Array(0..<count))
    #expect(
      readers.read(
        1, fromStart: false, on: try document.context.clone(), cancellation: Cancellation()
      ).isEmpty)
  }
}
