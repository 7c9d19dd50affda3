// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import TestSupport
import Testing

@testable import Bookmarks

/// A change of one bookmark among many reads, writes and logs that one alone. Work is counted: time
/// would depend on the machine.
@Suite struct EmbeddedChangeTests {
  private static let count = 300

  private func opened() throws -> Opened {
    let opened = try Opened(fixture: "simple.pdf")
    let all = (0..<Self.count).map {
      IncomingBookmark(id: "b\($0)", name: "Place \($0) <&> “é”, [\"]", action: page($0 % 2))
    }
    try opened.manager.add(all, as: "Add bookmarks")
    return opened
  }

  /// What a fresh reader of the same document finds.
  private func read(_ opened: Opened) throws -> [Bookmark] {
    try opened.document.freshBookmarks()
  }

  @Test func oneChangeTouchesOneItem() throws {
    let opened = try opened()
    let manager = opened.manager
    let records = EmbeddedRecords.of(opened.document)
    // The first move gives every bookmark its key.
    try manager.move(id: "b5", to: 0)
    let before = (records.itemsRead, records.rewrites)
    try manager.add(id: "new", name: "New", action: page(1))
    try manager.add(id: "b7", name: "Renamed \u{FFFF}", action: page(0))
    try manager.add(id: "b8", name: nil, action: Action(.uri("x:y")))
    try manager.add(id: "b8", name: nil, action: page(1))
    try manager.remove(id: "b9")
    try manager.move(id: "new", to: 0)
    let now = try opened.list()
    #expect(now.count == Self.count)
    #expect(records.rewrites == before.1)
    #expect(records.itemsRead == before.0)
    #expect(try read(opened) == now)
    #expect(opened.failures.isEmpty)
  }

  @Test func undoReadsOnlyWhatComesBack() throws {
    let opened = try opened()
    let before = try opened.list()
    let records = EmbeddedRecords.of(opened.document)
    let rewrites = records.rewrites
    try opened.manager.add(id: "b7", name: "Renamed", action: page(0))
    try opened.manager.remove(id: "b9")
    let after = try opened.list()
    let itemsRead = records.itemsRead
    try opened.editor.undo()
    try opened.editor.undo()
    #expect(try opened.list() == before)
    #expect(records.itemsRead == itemsRead + 2)
    try opened.editor.redo()
    try opened.editor.redo()
    #expect(try opened.list() == after)
    #expect(try read(opened) == after)
    #expect(records.rewrites == rewrites)
  }

  @Test func theLogHoldsTheChangeAlone() throws {
    let opened = try opened()
    let provider = EmbeddedProvider(opened.editor)
    let bookmark = Bookmark(id: "b7", name: "Renamed", pageIndex: 1)
    _ = try provider.add(bookmark)
    let edit = try #require(try provider.edit(as: "Change bookmark") as? ChangeBookmarks)
    #expect(edit.changes == [.add(bookmark)])
    #expect(try ChangeBookmarks(encoded: edit.encoded).changes == edit.changes)
    let gone = ChangeBookmarks([.remove(bookmark)], name: "Remove bookmark")
    #expect(try ChangeBookmarks(encoded: gone.encoded).changes == gone.changes)
  }

  /// The quick way and the slow one say the same, whatever the records were before.
  @Test(arguments: ["simple.pdf", "bookmarks.pdf", "apryse.pdf"])
  func changesComeToTheSameAsANewRecord(fixture: String) throws {
    for seed in 0..<10 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let quick = try Opened(fixture: fixture)
      let slow = try Opened(fixture: fixture)
      for number in 0..<12 {
        var wanted = BookmarkDraft(
          try EmbeddedRecords.of(quick.document).bookmarks(of: quick.document))
        let known = wanted.bookmarks.randomElement(using: &random)
        let id = Bool.random(using: &random) ? known?.id ?? "n" : "n\(number)"
        let change: BookmarkChange =
          switch UInt8.random(in: 0..<4, using: &random) {
          case 0: .remove(known ?? Bookmark(id: id, pageIndex: 0))
          case 1: .add(Bookmark(id: id, name: "u\(number)", action: Action(.uri("x:\(number)"))))
          default: .add(Bookmark(id: id, name: "p\(number)", pageIndex: number % 2))
          }
        wanted.make(change)
        try quick.editor.perform(ChangeBookmarks([change], name: "Change"), cause: .api)
        try slow.editor.perform(SetBookmarks(wanted.bookmarks, name: "Change"), cause: .api)
        #expect(try quick.document.freshBookmarks() == slow.document.freshBookmarks())
        #expect(try quick.document.freshBookmarks().count == wanted.bookmarks.count)
      }
      try quick.saved(.incremental) { path in
        let again = try Opened(.file(path))
        #expect(try again.list() == quick.document.freshBookmarks())
      }
    }
  }

  @Test(arguments: [
    "[]", "[ ]", " [1,2] ", #"[{"a":",]"},"\"[",[1,[2]]]"#, "[1, 2\n]",
  ])
  func textsComeApartAtTheirElements(text: String) throws {
    let elements = try #require(RecordText.elements(of: text))
    #expect(
      "[" + elements.joined(separator: ",") + "]" == text.trimmingCharacters(in: .whitespaces)
        || elements.isEmpty)
    #expect(elements.count == ["[]": 0, "[ ]": 0, " [1,2] ": 2, "[1, 2\n]": 2][text] ?? 3)
  }

  @Test(arguments: ["", "{}", "[", "]", "[1", "[\"]", "1", "[[1]", "[1]]"])
  func whatIsNoArrayDoesNotComeApart(text: String) {
    #expect(RecordText.elements(of: text) == nil)
  }
}

extension Document {
  /// The bookmarks as a reader without any cache finds them.
  fileprivate func freshBookmarks() throws -> [Bookmark] {
    try EmbeddedRecords().bookmarks(of: self)
  }
}
