// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Testing

/// Keeps bookmarks of pages, and leaves the others to the next.
private final class PageProvider: BookmarkProvider {
  let id = "pages"
  let kind = "test"
  var kept: [Bookmark] = []
  var failure: BookmarkError?
  private(set) var saves = 0

  func bookmarks() throws(BookmarkError) -> [Bookmark] {
    if let failure { throw failure }
    return kept
  }

  func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    if let failure { throw failure }
    guard bookmark.pageIndex != nil else { return false }
    kept.removeAll(where: bookmark.isSame)
    kept.append(bookmark)
    return true
  }

  func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    if let failure { throw failure }
    let count = kept.count
    kept.removeAll(where: bookmark.isSame)
    return kept.count < count
  }

  func save() throws(BookmarkError) {
    saves += 1
    if let failure { throw failure }
  }
}

@Suite struct ChainTests {
  private let pages = PageProvider()

  private func opened(_ fixture: String = "simple.pdf", isReadOnly: Bool = false) throws -> Opened {
    try Opened(.file(Opened.fixture(fixture)), isReadOnly: isReadOnly, before: [pages])
  }

  @Test func theFirstThatTakesItKeepsIt() throws {
    let opened = try opened()
    #expect(try opened.manager.add(id: "p", action: page(0)).entry.provider == "pages")
    #expect(try opened.manager.add(id: "u", action: Action(.uri("u"))).entry.provider == "embedded")
    #expect(pages.kept.map(\.id) == ["p"])
    #expect(opened.editor.undoNames == ["Add bookmark", "Add bookmark"])
    #expect(try opened.ids() == ["p", "u"])
    #expect(try opened.manager.remove(id: "u"))
    #expect(try opened.manager.remove(id: "p"))
    #expect(pages.kept.isEmpty)
    #expect(opened.events.map(\.cause) == [.add, .add, .remove, .remove])
  }

  @Test func aChangedKindMovesToAnotherProvider() throws {
    let opened = try opened()
    try opened.manager.add(id: "x", action: page(0))
    let there = try opened.manager.add(id: "x", action: Action(.uri("u")))
    #expect(there.replaced && there.entry.provider == "embedded" && pages.kept.isEmpty)
    let back = try opened.manager.add(id: "x", action: page(1))
    #expect(back.entry.provider == "pages")
    #expect(try !opened.xmp.contains("uuid"))
    #expect(opened.events.map(\.cause) == [.add, .replace, .replace])
  }

  @Test func theFirstProvidersBookmarkHidesOthersOfItsId() throws {
    pages.kept = [Bookmark(id: "6F9619FF-8B86-4D01-B42D-00CF4FC964FF", pageIndex: 3)]
    let list = try opened("bookmarks.pdf").manager.list()
    #expect(list.count == 3)
    #expect(list.first?.provider == "pages" && list.first?.bookmark.pageIndex == 3)
  }

  @Test func aFailingProviderIsPassedOverAndReported() throws {
    let failure = BookmarkError.provider("It is away.")
    pages.failure = failure
    let opened = try opened()
    let added = try opened.manager.add(action: page(0))
    #expect(added.entry.provider == "embedded")
    // That it cannot be read was told already.
    #expect(opened.failures.map(\.error) == [failure])
    #expect(opened.failures.map(\.operation) == [.list])
    #expect(opened.manager.failures.map(\.provider) == ["pages"])
    #expect(throws: failure) { try opened.manager.save() }
    #expect(pages.saves == 1)
  }

  @Test func moveAcrossProviders() throws {
    let opened = try opened()
    try opened.manager.add(id: "p", action: page(0))
    try opened.manager.add(id: "u", action: Action(.uri("u")))
    try opened.manager.move(id: "u", to: 0)
    #expect(try opened.ids(.custom) == ["u", "p"])
    #expect(opened.events.last?.cause == .reorder)
  }

  @Test func aReadOnlyDocumentLeavesItToTheNext() throws {
    let opened = try Opened(
      .file(Opened.fixture("simple.pdf")), isReadOnly: true, after: [pages])
    let added = try opened.manager.add(action: page(0))
    #expect(added.entry.provider == "pages" && opened.failures.isEmpty)
    #expect(throws: BookmarkError.self) { try opened.manager.add(action: Action(.uri("u"))) }
  }

  @Test func whereNoneTakesItThatIsSaid() throws {
    let opened = try opened()
    let manager = BookmarkManager(of: opened.editor, providers: [pages], makeID: { "n" })
    let error = try #require(throws: BookmarkError.self) {
      try manager.add(action: Action(.uri("u")))
    }
    guard case .notTaken = error else { throw error }
  }
}
