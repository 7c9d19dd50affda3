// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Foundation
import Testing

@Suite struct ReadingTests {
  @Test func bothRecordsAreOneList() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    #expect(
      try opened.list() == [
        Bookmark(
          id: "6F9619FF-8B86-4D01-B42D-00CF4FC964FF", name: "The harbour", pageIndex: 1),
        Bookmark(id: "0E984725-C51C-4BF4-9960-E1C80E27ABA0", pageIndex: 0),
        Bookmark(id: "11B2A9C6-3D57-4E8F-9A51-7F2D6C0B4E33", pageIndex: 2),
      ])
    #expect(try opened.manager.list().allSatisfy { $0.provider == "embedded" })
    #expect(opened.events.isEmpty)
  }

  @Test func aDocumentWithoutMetadataHasNone() throws {
    #expect(try Opened(fixture: "simple.pdf").list().isEmpty)
  }

  @Test func blankMetadataHoldNone() throws {
    let opened = try Opened(pdf(xmp: " \n "))
    #expect(try opened.list().isEmpty)
    try opened.manager.add(action: page(1))
    #expect(try opened.ids() == ["new-1"])
  }

  @Test func pspdfCountsWhereTheRecordsDiffer() throws {
    let opened = try Opened(
      pdf(
        record: #"[{"uuid":"a","action":{"actionType":"Goto","pageIndex":1}}]"#,
        preview: #"<rdf:li a:PageIndex="0" a:UUID="a"/><rdf:li a:PageIndex="x" a:UUID="b"/>"#))
    #expect(try opened.list() == [Bookmark(id: "a", pageIndex: 1)])
  }

  @Test func itemsWithoutIdGetOne() throws {
    let opened = try Opened(
      pdf(
        record: #"[{"action":{"actionType":"Goto","pageIndex":1}}]"#,
        preview: #"<rdf:li a:PageIndex="0"/>"#))
    #expect(try opened.ids() == ["pspdf-0", "preview-0"])
    #expect(try opened.manager.remove(id: "pspdf-0"))
    #expect(try opened.ids() == ["preview-0"])
  }

  @Test(arguments: [
    (#"{"type":"goTo","pageIndex":1}"#, page(1)),
    (#"{"actionType":"URI","uri":"https://example.org"}"#, Action(.uri("https://example.org"))),
    (#"{"type":"uri","url":"https://example.org"}"#, Action(.uri("https://example.org"))),
    (#"{"type":"named","action":"nextPage"}"#, Action(.named("NextPage"))),
    (#"{"type":"launch","filePath":"a.pdf"}"#, Action(.launch(file: "a.pdf"))),
    (#"{"type":"javascript","script":"x"}"#, Action(.javaScript("x"))),
    (
      #"{"type":"goToRemote","relativePath":"a.pdf","namedDestination":"n"}"#,
      Action(.goToRemote(file: "a.pdf", pageIndex: nil, name: "n"))
    ),
    (
      #"{"type":"uri","uri":"u","subAction":{"type":"goTo","pageIndex":0}}"#,
      Action(.uri("u"), next: [page(0)])
    ),
    (#"{"actionType":"URI"}"#, Action(.uri(""))),
    (#"{"actionType":"Goto","pageIndex":-1}"#, Action(.goTo(nil, name: nil))),
    (#"{"actionType":"Teleport","to":"Mars"}"#, Action(.other("Teleport"))),
  ]) func actionsAreReadInManySpellings(json: String, action: Action) throws {
    let opened = try Opened(pdf(record: #"[{"uuid":"a","action":\#(json)}]"#))
    #expect(try opened.list() == [Bookmark(id: "a", action: action)])
  }

  @Test(arguments: ["[{]", "{}", "[1", "null"])
  func aBrokenRecordIsAnErrorAndStays(json: String) throws {
    try expectUntouched(Opened(pdf(record: json)))
  }

  @Test(arguments: ["<x:xmpmeta", "plain text", "<a/>"])
  func brokenMetadataAreAnErrorAndStay(xmp: String) throws {
    try expectUntouched(Opened(pdf(xmp: xmp)))
  }

  private func expectUntouched(_ opened: Opened) throws {
    let before = try opened.xmp
    let isDamage = { (error: BookmarkError) in
      if case .edit(.engine(.damaged)) = error { true } else { false }
    }
    for attempt in [
      { _ = try opened.manager.list() }, { try opened.manager.add(action: page(0)) },
    ] {
      let error = try #require(throws: BookmarkError.self, performing: attempt)
      #expect(isDamage(error))
      #expect(error.message.contains("left unchanged"))
    }
    #expect(throws: EditError.self) {
      try opened.editor.perform(SetBookmarks([], name: "Remove bookmark"), cause: .api)
    }
    #expect(try opened.xmp == before)
    #expect(opened.editor.revision == 0)
  }
}
