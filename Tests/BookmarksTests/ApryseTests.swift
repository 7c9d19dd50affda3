// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Testing

/// The bookmarks that Apryse's apps put into a document.
@Suite struct ApryseTests {
  private func opened() throws -> Opened { try Opened(fixture: "apryse.pdf") }

  /// What its record says: titles and pages.
  private func record(_ document: Document) throws -> [String] {
    var found: [String] = []
    var next = try document.catalog?["pdftronUserBookmarks"]?["First"]
    while let item = next, found.count < 9 {
      let action = try document.action(of: item)
      guard case .goTo(let destination, _)? = action?.kind else { break }
      found.append("\(try item["Title"]?.text ?? "") \(destination?.pageIndex ?? -1)")
      next = try item["Next"]
    }
    return found
  }

  @Test func theyAreRead() throws {
    let opened = try opened()
    let list = try opened.list()
    #expect(list.map(\.name) == ["The hill", "The island", nil])
    #expect(list.map(\.pageIndex) == [0, 2, 3])
    #expect(list.allSatisfy { $0.id.hasPrefix("pdftron-") })
    #expect(!opened.editor.isDirty)
  }

  @Test(arguments: [SaveMode.incremental, .full])
  func whatIsChangedIsChangedThere(mode: SaveMode) throws {
    let opened = try opened()
    let ids = try opened.ids()
    try opened.manager.add(id: ids[0], name: "The mountain", action: page(1))
    try opened.manager.remove(id: ids[2])
    #expect(try record(opened.document) == ["The mountain 1", "The island 2"])
    #expect(try opened.document.catalog?["pdftronUserBookmarks"]?["Count"]?.integer == 2)
    #expect(try !opened.xmp.contains("Bookmarks"))
    try opened.saved(mode) { path in
      let again = try Opened(.file(path))
      #expect(try again.list().map(\.name) == ["The mountain", "The island"])
      try checkWithQPDF(path)
    }
    try opened.editor.undo()
    try opened.editor.undo()
    #expect(
      try record(opened.document) == ["The hill 0", "The island 2", "Nowhere any more -1", " 3"])
    #expect(try opened.ids() == ids)
  }

  @Test(arguments: [SaveMode.incremental, .full])
  func whatTheRecordCannotHoldIsInXMPUnderTheSameId(mode: SaveMode) throws {
    let opened = try opened()
    let ids = try opened.ids()
    try opened.manager.move(id: ids[2], to: 0)
    try opened.manager.add(id: ids[1], name: "A link", action: Action(.uri("u")))
    try opened.manager.add(id: "new", action: page(3))
    let list = try opened.list(.custom)
    #expect(list.map(\.id) == [ids[2], ids[0], ids[1], "new"])
    try opened.saved(mode) { path in
      let again = try Opened(.file(path))
      #expect(try again.list(.custom) == list)
      #expect(try again.ids().count == 4)
    }
  }

  @Test func withTheLastOfThemTheRecordGoes() throws {
    let opened = try opened()
    for id in try opened.ids() { try opened.manager.remove(id: id) }
    #expect(try opened.document.catalog?["pdftronUserBookmarks"] == nil)
    #expect(try opened.document.catalog?["Metadata"] == nil)
    try opened.editor.undo()
    #expect(try record(opened.document) == [" 3"])
  }

  @Test func theyFollowTheirPages() throws {
    let opened = try opened()
    let edit = try #require(
      try opened.manager.followPages {
        $0.moved(to: $0.pageIndex == 0 ? nil : $0.pageIndex - 1)
      })
    try opened.editor.perform(edit, cause: .api)
    #expect(try record(opened.document) == ["The island 1", " 2"])
  }
}
