// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import Testing

/// The bookmarks of a document that was made from some pages of another one.
@Suite struct PartBookmarksTests {
  private func settled(_ opened: Opened, from pages: [Int]) throws -> [Bookmark] {
    try opened.document.enableJournal()
    try opened.document.operation("settle") { () throws(EngineError) in
      try PartBookmarks.settle(in: opened.document, from: pages)
    }
    return try opened.list(.pageBased)
  }

  /// The fixture has a bookmark on each of its first three pages, of four.
  @Test func theyFollowTheirPages() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    let left = try settled(opened, from: [3, 2])
    #expect(left.map(\.pageIndex) == [1])
  }

  @Test func theOnesOfOtherPagesAreGone() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    #expect(try settled(opened, from: [3]).isEmpty)
    let xmp = try opened.xmp
    #expect(!xmp.contains("11B2A9C6-3D57-4E8F-9A51-7F2D6C0B4E33"))
  }
}

/// Bookmarks with an action that names a place.
@Suite struct NamedPlaceTests {
  @Test func theyHaveThePageOfThePlace() throws {
    let opened = try Opened(fixture: "outline.pdf")
    let named = try #require(
      try opened.document.namedDestinations().first { $0.destination != nil })
    let place = try #require(named.destination)
    let entry = try opened.manager
      .add(id: "named", action: Action(.goTo(nil, name: named.name))).entry
    #expect(entry.bookmark.pageIndex == place.pageIndex)
    #expect(entry.bookmark.action.kind == .goTo(place, name: named.name))
    #expect(try opened.manager.at(pageIndex: place.pageIndex).map(\.bookmark.id) == ["named"])
  }

  @Test func aNameThatLeadsNowhereHasNoPage() throws {
    let opened = try Opened(fixture: "outline.pdf")
    let entry = try opened.manager.add(action: Action(.goTo(nil, name: "nowhere"))).entry
    #expect(entry.bookmark.pageIndex == nil)
  }
}
