// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Testing

/// A front end with a provider of its own.
private final class Client {
  var kept: [Bookmark] = []
  var failure: BookmarkError?
  private(set) var asked: [ClientProvider.Question] = []
  /// Where the answers to these questions go after the deadline.
  private(set) var late: [(ClientProvider.Answer) -> Void] = []
  var isLate = false

  var provider: ClientProvider {
    ClientProvider("mine", timeoutMilliseconds: 5) {
      [unowned self] (question, late) throws(BookmarkError) in
      asked.append(question)
      if isLate {
        self.late.append(late)
        throw .late("It gave no answer in time.")
      }
      if let failure { throw failure }
      switch question {
      case .list: return .bookmarks(kept)
      case .add(let bookmark):
        guard bookmark.pageIndex != nil else { return .done(false) }
        kept.removeAll(where: bookmark.isSame)
        kept.append(bookmark)
        return .done(true)
      case .remove(let bookmark):
        let count = kept.count
        kept.removeAll(where: bookmark.isSame)
        return .done(kept.count < count)
      case .save: return .done(true)
      }
    }
  }

  func opened() throws -> Opened {
    try Opened(.file(Opened.fixture("simple.pdf")), before: [provider])
  }
}

@Suite struct ClientTests {
  private let client = Client()

  @Test func itIsAskedOnceForItsList() throws {
    client.kept = [Bookmark(id: "a", pageIndex: 0)]
    let opened = try client.opened()
    #expect(client.asked.isEmpty)
    #expect(try opened.ids() == ["a"])
    let added = try opened.manager.add(id: "b", action: page(1))
    #expect(added.entry.provider == "client:mine")
    #expect(try opened.ids() == ["a", "b"])
    try opened.manager.save()
    #expect(
      client.asked == [.list, .add(Bookmark(id: "b", pageIndex: 1)), .save])
  }

  @Test func itIsToldOfWhatIsUndone() throws {
    let opened = try client.opened()
    try opened.manager.add(id: "a", name: "One", action: page(0))
    try opened.manager.add(id: "a", name: "Two", action: page(0))
    try opened.manager.remove(id: "a")
    #expect(client.kept.isEmpty)
    try opened.editor.undo()
    #expect(client.kept.map(\.name) == ["Two"])
    try opened.editor.undo()
    #expect(client.kept.map(\.name) == ["One"])
    try opened.editor.undo()
    #expect(client.kept.isEmpty)
    try opened.editor.redo()
    #expect(client.kept.map(\.name) == ["One"])
    #expect(try opened.list() == client.kept)
  }

  @Test func oneThatFailsIsPassedOverAndNotAskedAgainForItsList() throws {
    client.failure = .late("It gave no answer.")
    let opened = try client.opened()
    #expect(try opened.manager.add(id: "a", action: page(0)).entry.provider == "embedded")
    _ = try opened.list()
    #expect(client.asked.filter { $0 == .list }.count == 1)
    #expect(opened.failures.first?.operation == .list)
    // Its failure does not keep the document from being saved.
    try opened.manager.save()
    #expect(opened.failures.last?.operation == .save)
    client.failure = nil
    client.kept = [Bookmark(id: "b", pageIndex: 1)]
    #expect(opened.manager.clientDidChange("mine"))
    #expect(try opened.ids() == ["b", "a"])
    #expect(opened.events.last?.cause == .add)
    #expect(!opened.manager.clientDidChange("other"))
  }

  @Test func whatItTookIsTakenBackWhereTheRestFails() throws {
    let opened = try client.opened()
    client.kept = [Bookmark(id: "old", name: "Old", pageIndex: 2)]
    opened.manager.set([client.provider])
    let new = [
      IncomingBookmark(id: "a", name: nil, action: page(0)),
      IncomingBookmark(id: "old", name: "New", action: page(2)),
      IncomingBookmark(id: "u", name: nil, action: Action(.uri("u"))),
    ]
    #expect(throws: BookmarkError.self) { try opened.manager.add(new, as: "Add") }
    #expect(client.kept == [Bookmark(id: "old", name: "Old", pageIndex: 2)])
    #expect(opened.editor.undoNames.isEmpty)
  }

  @Test func whatItCouldNotUndoIsReported() throws {
    let opened = try client.opened()
    try opened.manager.add(id: "a", action: page(0))
    client.failure = .provider("It is gone.")
    try opened.editor.undo()
    #expect(opened.failures.map(\.operation) == [.remove])
    #expect(try opened.ids() == ["a"])
  }

  @Test func whatItMissedItIsToldWhenItIsBack() throws {
    let opened = try client.opened()
    try opened.manager.add(id: "a", action: page(0))
    try opened.manager.add(id: "b", action: page(1))
    opened.manager.set([EmbeddedProvider(opened.editor)])
    try opened.editor.undo()
    #expect(opened.failures.map(\.provider) == ["client:mine"])
    #expect(client.kept.map(\.id) == ["a", "b"])
    opened.manager.set([client.provider])
    #expect(client.kept.map(\.id) == ["a"])
    #expect(try opened.ids() == ["a"])
  }

  @Test func thoseWithOneIdAreOne() throws {
    client.kept = [Bookmark(id: "a", pageIndex: 0), Bookmark(id: "a", pageIndex: 1)]
    #expect(try client.opened().ids() == ["a"])
  }

  @Test func aListThatComesLateIsTaken() throws {
    client.isLate = true
    let opened = try client.opened()
    #expect(try opened.ids().isEmpty)
    #expect(opened.manager.staleProviders == ["client:mine"])
    client.late[0](.bookmarks([Bookmark(id: "a", pageIndex: 0)]))
    #expect(try opened.ids() == ["a"])
    #expect(opened.manager.staleProviders.isEmpty)
    #expect(opened.events.last?.added.map(\.bookmark.id) == ["a"])
  }

  @Test func aListThatFailsLeavesTheLastOne() throws {
    client.kept = [Bookmark(id: "a", pageIndex: 0)]
    let opened = try client.opened()
    #expect(try opened.ids() == ["a"])
    client.failure = .provider("It is offline.")
    #expect(opened.manager.clientDidChange("mine"))
    #expect(try opened.ids() == ["a"])
    #expect(opened.manager.staleProviders == ["client:mine"])
    (client.failure, client.kept) = (nil, [])
    #expect(try opened.manager.list(isRetrying: true).isEmpty)
    #expect(opened.manager.staleProviders.isEmpty)
  }

  @Test func aBookmarkThatIsTakenLateHasOneHome() throws {
    let opened = try client.opened()
    #expect(try opened.ids().isEmpty)
    client.isLate = true
    #expect(try opened.manager.add(id: "a", action: page(0)).entry.provider == "embedded")
    client.isLate = false
    client.kept = [Bookmark(id: "a", pageIndex: 0)]
    client.late[0](.done(true))
    #expect(client.kept.isEmpty)
    #expect(try opened.ids() == ["a"])
    #expect(try opened.manager.remove(id: "a"))
    #expect(try opened.ids().isEmpty)
  }

  @Test(arguments: [false, true])
  func aBookmarkThatIsGoneIsNotTakenLate(isUndone: Bool) throws {
    let opened = try client.opened()
    #expect(try opened.ids().isEmpty)
    client.isLate = true
    try opened.manager.add(id: "a", action: page(0))
    client.isLate = false
    if isUndone { try opened.editor.undo() } else { try opened.manager.remove(id: "a") }
    #expect(try opened.ids().isEmpty)
    client.kept = [Bookmark(id: "a", pageIndex: 0)]
    client.late[0](.done(true))
    #expect(client.kept.isEmpty)
    #expect(try opened.ids().isEmpty)
    if isUndone { try opened.editor.redo() } else { try opened.editor.undo() }
    #expect(try opened.ids() == ["a"])
    #expect(client.kept.isEmpty)
  }

  @Test func whatIsRemovedLateIsTold() throws {
    client.kept = [Bookmark(id: "a", pageIndex: 0)]
    let opened = try client.opened()
    #expect(try opened.ids() == ["a"])
    client.isLate = true
    #expect(throws: BookmarkError.self) { try opened.manager.remove(id: "a") }
    #expect(try opened.ids() == ["a"])
    client.late[0](.done(true))
    #expect(try opened.ids().isEmpty)
    #expect(opened.events.last?.removed == ["a"])
  }

  @Test func allHomesOfABookmarkAreLeft() throws {
    let opened = try client.opened()
    opened.manager.set([EmbeddedProvider(opened.editor)])
    try opened.manager.add(id: "a", action: page(0))
    client.kept = [Bookmark(id: "a", pageIndex: 1)]
    opened.manager.set([client.provider, EmbeddedProvider(opened.editor)])
    #expect(try opened.manager.remove(id: "a"))
    #expect(client.kept.isEmpty)
    #expect(try opened.ids().isEmpty)
  }

  @Test func aProviderThatKeepsWhatItShallRemoveFails() throws {
    client.kept = [Bookmark(id: "u", action: Action(.uri("u")))]
    let opened = try client.opened()
    #expect(try opened.ids() == ["u"])
    client.kept = []
    #expect(throws: BookmarkError.self) { try opened.manager.remove(id: "u") }
    #expect(opened.editor.undoNames.isEmpty)
  }
}
