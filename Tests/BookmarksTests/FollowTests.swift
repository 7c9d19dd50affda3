// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Testing

@Suite struct FollowTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func opened() throws -> Opened {
    try Opened(
      .file(Opened.fixture("bookmarks.pdf")), before: [FileProvider(folder["a.csv"], .csv)])
  }

  /// The first page goes, and a new one comes before the last.
  private func moved(_ index: Int) -> Int? { [nil, 0, 1, 3][index] }

  @Test func bookmarksFollowTheirPagesAndUndoBringsThemBack() throws {
    let opened = try opened()
    try opened.manager.add(id: "first", name: "A", action: page(0))
    try opened.manager.add(id: "last", action: page(3))
    try opened.manager.add(id: "link", action: Action(.uri("u"), next: [page(0), page(3)]))
    let before = try opened.list()
    let edit = try #require(try opened.manager.followPages { $0.moved(to: moved($0.pageIndex)) })
    try opened.editor.perform(edit, cause: .api)
    let pages = try opened.list().map { [$0.id: $0.pageIndex] }
    #expect(
      pages == [
        ["last": 3], ["6F9619FF-8B86-4D01-B42D-00CF4FC964FF": 0],
        ["11B2A9C6-3D57-4E8F-9A51-7F2D6C0B4E33": 1], ["link": nil],
      ])
    #expect(try opened.list().last?.action.next == [page(3)])
    try opened.editor.undo()
    #expect(try opened.list() == before)
    try opened.editor.redo()
    #expect(try opened.ids().count == 4)
    #expect(opened.editor.undoNames.last == "Move bookmarks with their pages")
  }

  @Test func wherePagesStayNothingIsToDo() throws {
    let opened = try opened()
    let edit = try opened.manager.followPages { $0 }
    #expect(edit == nil)
  }

  @Test func annotatingNeedNotBeAllowedForIt() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    let edit = try #require(try opened.manager.followPages { $0.moved(to: $0.pageIndex + 1) })
    #expect(edit.permissions.isEmpty)
    #expect(try SetBookmarks(encoded: edit.encoded).permissions.isEmpty)
  }

  @Test func aSidecarThatCannotBeReadIsReported() throws {
    try folder.write("nothing", to: "a.csv")
    let opened = try opened()
    let edit = try #require(try opened.manager.followPages { $0.moved(to: 3 - $0.pageIndex) })
    #expect(opened.failures.map(\.operation) == [.list])
    try opened.editor.perform(edit, cause: .api)
    #expect(try opened.ids(.pageBased).first == "11B2A9C6-3D57-4E8F-9A51-7F2D6C0B4E33")
    #expect(try folder.text("a.csv") == "nothing")
  }
}
