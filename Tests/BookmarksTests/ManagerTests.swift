// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Testing

@testable import Bookmarks

@Suite struct ManagerTests {
  @Test func aKnownIdIsReplacedAndAnotherIsASecondBookmark() throws {
    let opened = try Opened(fixture: "simple.pdf")
    let first = try opened.manager.add(id: "a", name: "One", action: page(0))
    #expect(!first.replaced && first.entry.provider == "embedded")
    let second = try opened.manager.add(id: "a", name: "Two", action: page(0))
    #expect(second.replaced)
    #expect(second.entry.bookmark.isSame(as: first.entry.bookmark))
    #expect(second.entry.bookmark != first.entry.bookmark)
    try opened.manager.add(action: page(0))
    #expect(try opened.list().map(\.name) == ["Two", nil])
    #expect(try opened.manager.at(pageIndex: 0).count == 2)
    #expect(opened.events.map(\.cause) == [.add, .replace, .add])
    #expect(opened.events.last?.added.count == 1)
  }

  /// Each new bookmark once went through a million ids.
  @Test func anIdThatIsFreeIsAskedForOnce() throws {
    let opened = try Opened(fixture: "simple.pdf")
    var asked: [String] = []
    let id = opened.manager.newID { id in
      asked.append(id)
      return asked.count < 3
    }
    #expect(asked == ["new-1", "new-2", "new-3"] && id == "new-3")
  }

  @Test func removing() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    let id = try #require(try opened.ids().last)
    #expect(try opened.manager.remove(id: id))
    #expect(try !opened.manager.remove(id: id))
    #expect(try opened.ids().count == 2)
    #expect(opened.events.map(\.cause) == [.remove])
    for id in try opened.ids() { try opened.manager.remove(id: id) }
    #expect(try !opened.xmp.contains(":Bookmarks"))
  }

  @Test func toggleIsOneStep() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    try opened.manager.add(name: "Second of the page", action: page(1))
    guard case .removed(let removed) = try opened.manager.toggle(pageIndex: 1) else {
      Issue.record("It was bookmarked.")
      return
    }
    #expect(removed.count == 2)
    #expect(opened.editor.undoNames == ["Add bookmark", "Remove 2 bookmarks"])
    guard case .added(let entry) = try opened.manager.toggle(pageIndex: 1) else {
      Issue.record("It was not bookmarked.")
      return
    }
    #expect(try opened.manager.at(pageIndex: 1) == [entry])
    #expect(throws: BookmarkError.self) { try opened.manager.toggle(pageIndex: 4) }
    #expect(throws: BookmarkError.self) { try opened.manager.add(action: page(-1)) }
  }

  @Test func undoAndRedoShowTheListAsItWas() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    let before = try opened.list()
    let xmp = try opened.xmp
    try opened.manager.add(name: "New", action: page(3))
    let after = try opened.list()
    #expect(after.count == before.count + 1)
    try opened.editor.undo()
    #expect(try opened.list() == before)
    #expect(try opened.xmp == xmp)
    try opened.editor.redo()
    #expect(try opened.list() == after)
    #expect(opened.events.map(\.cause) == [.add, .remove, .add])
    #expect(opened.editor.undoNames == ["Add bookmark"])
  }

  @Test func undoTakesNewMetadataAway() throws {
    let opened = try Opened(fixture: "simple.pdf")
    try opened.manager.toggle(pageIndex: 0)
    try opened.editor.undo()
    #expect(try opened.document.catalog?["Metadata"] == nil)
    #expect(try opened.list().isEmpty)
    try opened.editor.redo()
    #expect(try opened.ids() == ["new-1"])
  }

  @Test func aReadOnlyDocumentIsNotChanged() throws {
    let opened = try Opened(.file(Opened.fixture("bookmarks.pdf")), isReadOnly: true)
    let error = try #require(throws: BookmarkError.self) {
      try opened.manager.toggle(pageIndex: 3)
    }
    #expect(error.message.contains("for reading only"))
    #expect(try opened.ids().count == 3)
    #expect(opened.events.isEmpty)
  }

  @Test(arguments: [
    (Bookmark(id: "", name: "Name", pageIndex: 0), "Name"),
    (Bookmark(id: "", name: "", pageIndex: 1), "2"),
    (Bookmark(id: "", pageIndex: 99), "Bookmark"),
    (Bookmark(id: "", action: Action(.uri("x:y"))), "x:y"),
    (Bookmark(id: "", action: Action(.javaScript("z"))), "Script"),
    (Bookmark(id: "", action: Action(.goTo(nil, name: "chapter"))), "chapter"),
  ]) func displayNames(bookmark: Bookmark, name: String) throws {
    let manager = try Opened(fixture: "simple.pdf").manager
    #expect(manager.displayName(of: bookmark) == name)
  }

  @Test func idsThatAreTakenArePassedOver() throws {
    let opened = try Opened(fixture: "simple.pdf")
    try opened.manager.add(id: "new-1", action: page(0))
    #expect(try opened.manager.add(action: page(0)).entry.bookmark.id == "new-2")
  }

  @Test func idsAreRandomUUIDs() {
    var zeros = Constant(value: 0)
    #expect(BookmarkID.make(using: &zeros) == "00000000-0000-4000-8000-000000000000")
    var ones = Constant(value: .max)
    #expect(BookmarkID.make(using: &ones) == "FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF")
  }
}

private struct Constant: RandomNumberGenerator {
  let value: UInt64
  mutating func next() -> UInt64 { value }
}
