// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Foundation
import Testing

@Suite struct FileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func opened(
    _ files: [FileProvider], isReadOnly: Bool = false
  ) throws -> Opened {
    try Opened(.file(Opened.fixture("simple.pdf")), isReadOnly: isReadOnly, before: files)
  }

  private func file(_ name: String, _ format: BookmarkFileFormat) -> FileProvider {
    FileProvider(folder[name], format)
  }

  @Test func itIsWrittenWhenTheDocumentIsSaved() throws {
    let opened = try opened([file("a.csv", .csv)])
    try opened.manager.add(id: "x", name: "One, \"two\"\nthree", action: page(1))
    try opened.manager.add(id: "y", action: page(0))
    #expect(try folder.names.isEmpty)
    #expect(opened.editor.isDirty)
    try opened.manager.save()
    let text = "id,pageIndex,name,sortKey\nx,1,\"One, \"\"two\"\"\nthree\",\ny,0,,\n"
    #expect(try folder.text("a.csv") == text)
    let again = try self.opened([file("a.csv", .csv)])
    #expect(try again.list() == opened.list())
    #expect(try again.ids() == ["x", "y"])
    #expect(try folder.names == ["a.csv"])
  }

  /// A quote with an accent is one character, and yet a quote.
  @Test func quotesWithAccentsAreWritten() throws {
    let opened = try opened([file("a.csv", .csv)])
    try opened.manager.add(id: "x", name: "a\"\u{301}b", action: page(1))
    try opened.manager.save()
    #expect(try self.opened([file("a.csv", .csv)]).list() == opened.list())
  }

  /// It would make the file one that cannot be read.
  @Test func whatLeadsNowhereIsNotTaken() throws {
    let opened = try opened([file("a.json", .json)])
    try opened.manager.add(id: "x", action: page(1))
    _ = try? opened.manager.add(id: "y", action: Action(.goTo(nil, name: nil)))
    try opened.manager.save()
    let again = try self.opened([file("a.json", .json)])
    #expect(try again.ids().contains("x"))
  }

  @Test(arguments: WritingTests.actions)
  func everyActionIsThereAgain(action: Action) throws {
    let opened = try opened([file("a.json", .json)])
    try opened.manager.add(id: "x", name: "N", action: action)
    try opened.manager.add(id: "y", action: page(0))
    try opened.manager.move(id: "y", to: 0)
    try opened.manager.save()
    let again = try self.opened([file("a.json", .json)])
    #expect(try again.list() == opened.list())
    #expect(try again.ids(.custom) == ["y", "x"])
  }

  @Test func aTableLeavesWhatItCannotHoldToTheNext() throws {
    let opened = try opened([file("a.csv", .csv), file("a.json", .json)])
    let whole = try opened.manager.add(id: "p", action: page(0))
    #expect(whole.entry.provider == "csv:" + folder["a.csv"])
    for (id, action) in [
      ("u", Action(.uri("u"))), ("t", WritingTests.goTo(.width(top: 7))),
      ("n", Action(.goTo(nil, name: "chapter"))), ("q", Action(page(0).kind, next: [page(1)])),
    ] {
      let taken = try opened.manager.add(id: id, action: action)
      #expect(taken.entry.provider == "json:" + folder["a.json"], "\(id)")
    }
    #expect(opened.failures.isEmpty)
    #expect(try opened.ids(.custom) == ["p", "u", "t", "n", "q"])
    let next = try opened.manager.add(id: "p2", action: page(1))
    #expect(next.entry.bookmark.sortKey != nil)
    #expect(try opened.ids(.custom) == ["p", "u", "t", "n", "q", "p2"])
    #expect(try opened.ids(.pageBased) == ["p", "q", "p2", "t", "u", "n"])
  }

  @Test func oneHistoryForAll() throws {
    let opened = try opened([file("a.csv", .csv)])
    try opened.manager.add(id: "p", action: page(0))
    try opened.manager.add(id: "u", action: Action(.uri("u")))
    try opened.manager.add(id: "p", name: "New", action: page(1))
    try opened.manager.add(id: "q", action: page(2))
    try opened.manager.remove(id: "p")
    #expect(
      opened.editor.undoNames == [
        "Add bookmark", "Add bookmark", "Change bookmark", "Add bookmark", "Remove bookmark",
      ])
    var states: [[Bookmark]] = [try opened.list()]
    while opened.editor.canUndo {
      try opened.editor.undo()
      states.append(try opened.list())
    }
    #expect(
      states.map { $0.map(\.id) } == [
        ["q", "u"], ["p", "q", "u"], ["p", "u"], ["p", "u"], ["p"], [],
      ])
    #expect(states[2].first?.name == "New" && states[3].first?.name == nil)
    for state in states.dropLast().reversed() {
      try opened.editor.redo()
      #expect(try opened.list() == state)
    }
    #expect(opened.failures.isEmpty)
  }

  @Test func undoAfterSavingPutsItBackInItsPlace() throws {
    let opened = try opened([file("a.csv", .csv)])
    for (index, id) in ["a", "b", "c"].enumerated() {
      try opened.manager.add(id: id, action: page(index))
    }
    try opened.manager.remove(id: "a")
    try opened.manager.save()
    try opened.editor.undo()
    #expect(try opened.ids() == ["a", "b", "c"])
    try opened.manager.save()
    #expect(try folder.text("a.csv").contains("\na,0,,\nb,1,,\nc,2,,\n"))
  }

  @Test func aGroupIsTakenBack() throws {
    let opened = try opened([file("a.csv", .csv)])
    try opened.manager.add(id: "a", action: page(0))
    try opened.editor.beginGroup("Both")
    try opened.manager.add(id: "b", action: page(1))
    try opened.manager.remove(id: "a")
    try opened.manager.add(id: "u", action: Action(.uri("u")))
    #expect(try opened.ids() == ["b", "u"])
    try opened.editor.rollbackGroup()
    #expect(try opened.ids() == ["a"])
    try opened.editor.beginGroup("Both")
    try opened.manager.add(id: "b", action: page(1))
    try opened.manager.remove(id: "a")
    try opened.editor.commitGroup()
    try opened.editor.undo()
    #expect(try opened.ids() == ["a"])
    try opened.editor.redo()
    #expect(try opened.ids() == ["b"])
  }

  @Test func whatFailsInTheMiddleDoesNothing() throws {
    let opened = try opened([file("a.csv", .csv)], isReadOnly: true)
    try opened.manager.add(id: "a", action: page(0))
    let before = try opened.list()
    let text = try folder.text("a.csv")
    let new = [
      IncomingBookmark(id: "a", name: "Other", action: page(1)),
      IncomingBookmark(id: "b", name: nil, action: page(1)),
      // The document is read-only, and the table does not hold it.
      IncomingBookmark(id: "u", name: nil, action: Action(.uri("u"))),
    ]
    #expect(throws: BookmarkError.self) { try opened.manager.add(new, as: "Add") }
    #expect(try opened.list() == before)
    #expect(try folder.text("a.csv") == text)
    #expect(opened.editor.undoNames == ["Add bookmark"])
    #expect(opened.failures.isEmpty)
  }

  @Test func besideAReadOnlyDocumentItIsWrittenAtOnce() throws {
    let opened = try opened([file("a.csv", .csv)], isReadOnly: true)
    try opened.manager.toggle(pageIndex: 1)
    #expect(try folder.text("a.csv") == "id,pageIndex,name,sortKey\nnew-1,1,,\n")
    #expect(!opened.editor.isDirty)
    try opened.editor.undo()
    #expect(try folder.text("a.csv") == "id,pageIndex,name,sortKey\n")
    try opened.editor.redo()
    #expect(try folder.text("a.csv").contains("new-1"))
  }

  @Test func whereAPlaceCannotBeKeptTheBookmarkIs() throws {
    let opened = try Opened(
      .file(Opened.fixture("bookmarks.pdf")), isReadOnly: true, before: [file("a.csv", .csv)])
    #expect(try opened.manager.add(id: "x", action: page(3)).entry.provider.hasPrefix("csv:"))
    #expect(try opened.ids(.custom).first == "x")
    #expect(throws: BookmarkError.self) { try opened.manager.move(id: "x", to: 1) }
    #expect(opened.failures.isEmpty)
  }

  @Test func whatAnotherProgramWroteMeanwhileStays() throws {
    let opened = try opened([file("a.csv", .csv)])
    try opened.manager.add(id: "a", action: page(0))
    try opened.manager.save()
    try opened.manager.add(id: "b", action: page(1))
    try folder.write("pageIndex,id\n0,a\n2,theirs\n", to: "a.csv")
    try opened.manager.save()
    #expect(
      try folder.text("a.csv") == "id,pageIndex,name,sortKey\na,0,,\ntheirs,2,,\nb,1,,\n")
  }

  @Test func otherMembersOfAJSONFileStay() throws {
    let text =
      #"{"format":"https://pspdfkit.com/instant-json/v1","annotations":[{"id":1}],"#
      + #""bookmarks":[{"id":"a","mine":[1],"action":{"type":"goTo","pageIndex":1,"x":2}}]}"#
    try folder.write(text, to: "a.json")
    let opened = try opened([file("a.json", .json)])
    try opened.manager.add(id: "a", name: "N", action: page(1))
    try opened.manager.save()
    let new =
      #"{"format":"https://pspdfkit.com/instant-json/v1","annotations":[{"id":1}],"#
      + #""bookmarks":[{"id":"a","mine":[1],"action":{"type":"goTo","pageIndex":1,"x":2},"#
      + #""name":"N"}]}"# + "\n"
    #expect(try folder.text("a.json") == new)
  }

  @Test func whatCannotBeWrittenIsSaidAndKept() throws {
    let opened = try opened([file("missing/a.csv", .csv)])
    try opened.manager.add(id: "a", action: page(0))
    let error = try #require(throws: BookmarkError.self) { try opened.manager.save() }
    #expect(error.message.contains("missing/a.csv"))
    try FileManager.default.createDirectory(
      atPath: folder["missing"], withIntermediateDirectories: false)
    try opened.manager.save()
    #expect(try folder.text("missing/a.csv").contains("a,0"))
  }

  @Test func whatIsNotSavedOutlivesAChangeOfProviders() throws {
    let csv = file("a.csv", .csv)
    let opened = try opened([csv])
    try opened.manager.add(id: "a", action: page(0))
    opened.manager.set([EmbeddedProvider(opened.editor)])
    #expect(try opened.ids().isEmpty)
    opened.manager.set([file("a.csv", .csv)])
    #expect(try opened.ids() == ["a"])
    opened.manager.set([])
    try opened.editor.undo()
    try opened.editor.redo()
    try opened.manager.save()
    #expect(try folder.text("a.csv").contains("a,0"))
    let error = try #require(throws: BookmarkError.self) {
      try opened.manager.add(action: page(0))
    }
    guard case .notTaken = error else { throw error }
  }
}
