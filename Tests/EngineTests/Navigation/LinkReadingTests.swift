// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Links of a page are the same whatever was read of the page before.
@Suite struct LinkReadingTests {
  private static let files =
    ["actions.pdf", "annotations.pdf", "layers.pdf", "pages.pdf"].map(TextSamples.fixture)
    + TextSamples.corpus

  @Test(arguments: files)
  func annotationsThatWereReadGiveTheSameLinks(_ path: String) throws {
    guard let fresh = try? TextSamples.open(path), let read = try? TextSamples.open(path),
      let loaded = try? TextSamples.open(path)
    else {
      #expect(TextSamples.corpus.contains(path), "A fixture cannot be opened.")
      return
    }
    for index in 0..<min(try fresh.pageCount, 3) {
      guard let links = try? fresh.links(onPage: index) else { continue }
      _ = try? read.annotations(onPage: index)
      #expect(try read.links(onPage: index) == links, "page \(index)")
      guard let page = try? loaded.page(index) else { continue }
      #expect(try page.links == links, "page \(index)")
    }
  }

  @Test func anEditIsSeenByThePageThatWasRead() throws {
    let document = try TextSamples.open(TextSamples.fixture("actions.pdf"))
    try document.enableJournal()
    let before = try document.links(onPage: 0)
    let ids = try document.annotations(onPage: 0).filter { $0.type == .link }.map(\.id)
    #expect(!before.isEmpty && ids.count >= before.count)
    try document.operation("remove") { () throws(EngineError) in
      _ = try document.page(0).remove(ids)
    }
    #expect(try document.links(onPage: 0).isEmpty)
    #expect(try document.annotations(onPage: 0).allSatisfy { $0.type != .link })
    try document.undoStep()
    #expect(try document.links(onPage: 0) == before)
  }
}
