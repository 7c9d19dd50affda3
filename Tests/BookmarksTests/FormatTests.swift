// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import Testing

@Suite struct FormatTests {
  private let bookmarks = [
    Bookmark(id: "a", name: "One", pageIndex: 1), Bookmark(id: "b", pageIndex: 1),
    Bookmark(id: "c", name: "Link", action: Action(.uri("u")), sortKey: 2),
    Bookmark(id: "d", pageIndex: 0, sortKey: 0.5),
  ]

  @Test(arguments: [
    (
      BookmarkFormat.csv,
      "id,pageIndex,name,sortKey\na,1,One,\nb,1,,\nd,0,,0.5\n", ["c"]
    ),
    (.apryse, #"{"1":"One","0":"Title of d"}"# + "\n", ["b", "c"]),
    (
      .instantJSON,
      #"{"format":"https://pspdfkit.com/instant-json/v1","bookmarks":["#
        + #"{"v":1,"type":"pspdfkit/bookmark","id":"a","pdfBookmarkId":"a","name":"One","#
        + #""action":{"type":"goTo","pageIndex":1}},"#
        + #"{"v":1,"type":"pspdfkit/bookmark","id":"b","pdfBookmarkId":"b","#
        + #""action":{"type":"goTo","pageIndex":1}},"#
        + #"{"v":1,"type":"pspdfkit/bookmark","id":"c","pdfBookmarkId":"c","name":"Link","#
        + #""action":{"type":"uri","uri":"u"},"sortKey":2},"#
        + #"{"v":1,"type":"pspdfkit/bookmark","id":"d","pdfBookmarkId":"d","#
        + #""action":{"type":"goTo","pageIndex":0},"sortKey":0.5}]}"# + "\n", []
    ),
  ])
  func writing(format: BookmarkFormat, text: String, skipped: [String]) throws {
    let written = format.write(bookmarks) { $0.name ?? "Title of \($0.id)" }
    #expect(String(decoding: written.bytes, as: UTF8.self) == text)
    #expect(written.skipped.map(\.id) == skipped)
    let back = try format.read(written.bytes)
    #expect(back.count == bookmarks.count - skipped.count)
    #expect(back.map(\.action).allSatisfy(bookmarks.map(\.action).contains))
  }

  @Test func spellingsOfOthersAreRead() throws {
    let text = """
      {"bookmarks":[{"name":"N","action":{"type":"goTo","pageIndex":2}},
      {"id":"j","action":{"type":"javascript","script":"s"}},
      {"id":"n","pdfBookmarkId":"p","action":{"type":"named","action":"nextPage"}},
      {"id":"s","action":{"type":"submitForm","subactions":[{"type":"url","url":"v"}]}}]}
      """
    let read = try BookmarkFormat.instantJSON.read(Array(text.utf8))
    #expect(read.map(\.id) == [nil, "j", "p", "s"])
    #expect(
      read.map(\.action.kind) == [
        page(2).kind, .javaScript("s"), .named("NextPage"), .special(.submitForm),
      ])
    #expect(read.last?.action.next == [Action(.uri("v"))])
  }

  @Test func tablesOfOtherProgramsAreRead() throws {
    let text = "\u{FEFF}name,pageIndex\r\n\"a \"\"b\"\",\r\nc\",3\r\n\r\n,0"
    let read = try BookmarkFormat.csv.read(Array(text.utf8))
    #expect(read.map(\.name) == ["a \"b\",\r\nc", nil])
    #expect(read.map(\.action) == [page(3), page(0)])
    #expect(read.allSatisfy { $0.id == nil })
  }

  @Test(arguments: [
    (BookmarkFormat.apryse, "[]"), (.apryse, #"{"x":"a"}"#), (.apryse, #"{"-1":"a"}"#),
    (.apryse, #"{"1":2}"#), (.csv, "\u{FFFF}a"), (.instantJSON, "nothing"),
  ]) func whatIsMalformedIsRefused(format: BookmarkFormat, text: String) {
    #expect(throws: BookmarkError.self) { try format.read(Array(text.utf8)) }
  }

  @Test func takingThemInIsOneStepAndDoublesNothing() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    let map = Array(#"{"1":"The harbour","3":"The open sea"}"#.utf8)
    let incoming = try BookmarkFormat.apryse.read(map)
    let added = try opened.manager.start(taking: incoming)?.finish()
    #expect(added?.map(\.entry.bookmark.name) == ["The open sea"])
    #expect(try opened.manager.start(taking: incoming) == nil)
    #expect(opened.editor.undoNames == ["Import bookmarks"])
    let beyond = try BookmarkFormat.apryse.read(Array(#"{"0":"A","4":"B"}"#.utf8))
    #expect(throws: BookmarkError.self) { try opened.manager.start(taking: beyond)?.finish() }
    #expect(try opened.ids().count == 4)
  }
}
