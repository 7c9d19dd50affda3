// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Foundation
import TestSupport
import Testing

@Suite struct WritingTests {
  static let actions = [
    page(1), Action(.uri("https://example.org/ä?a=1&b=2")), Action(.named("NextPage")),
    Action(.named("Private")), Action(.launch(file: "a.pdf")), Action(.javaScript("a < b && c")),
    Action(.goToRemote(file: "b.pdf", pageIndex: 3, name: nil)),
    Action(.goToRemote(file: "b.pdf", pageIndex: nil, name: "n")), Action(.special(.hide)),
    Action(.goTo(nil, name: "chapter")), Action(.uri("u"), next: [page(0), Action(.other("Z"))]),
    goTo(.position(left: 1.5, top: 2, zoom: nil)), goTo(.width(top: 7)), goTo(.height(left: nil)),
    goTo(.content), goTo(.contentWidth(top: 1)), goTo(.contentHeight(left: 2)),
  ]

  static func goTo(_ fit: Destination.Fit) -> Action {
    Action(.goTo(Destination(pageIndex: 1, fit: fit), name: "place"))
  }

  @Test(arguments: ["simple.pdf", "bookmarks.pdf"], [SaveMode.incremental, .full])
  func whatIsAddedIsThereAfterSavingAndOpening(fixture: String, mode: SaveMode) throws {
    let opened = try Opened(fixture: fixture)
    for (number, action) in Self.actions.enumerated() {
      let name = number.isMultiple(of: 2) ? "№ \(number) <“\u{1}\u{FFFF}”>" : nil
      try opened.manager.add(name: name, action: action)
    }
    try opened.manager.move(id: "new-3", to: 0)
    let bookmarks = try opened.list()
    #expect(bookmarks.suffix(Self.actions.count).map(\.action) == Self.actions)
    try opened.saved(mode) { path in
      let again = try Opened(.file(path))
      #expect(try again.list() == bookmarks)
      #expect(try again.list(.custom) == opened.list(.custom))
      #expect(!again.document.isRepaired)
      let stream = try #require(try again.document.catalog?["Metadata"])
      #expect(try stream["Type"]?.name == "Metadata")
      #expect(try stream["Subtype"]?.name == "XML")
      #expect(try stream["Filter"] == nil)
      try checkWithQPDF(path)
    }
  }

  @Test func pagesAreInBothRecordsAndTheRestInOne() throws {
    let opened = try Opened(fixture: "simple.pdf")
    try opened.manager.add(id: "p", name: "N", action: page(1))
    try opened.manager.add(id: "u", action: Action(.uri("x:y")))
    let xmp = try opened.xmp
    let json =
      #"[{"uuid":"p","name":"N","action":{"actionType":"Goto","pageIndex":1}},"#
      + #"{"uuid":"u","action":{"actionType":"URI","uri":"x:y"}}]"#
    #expect(xmp.replacing("&quot;", with: "\"").contains(json))
    #expect(xmp.contains("<apple-preview:PageIndex>1</apple-preview:PageIndex>"))
    #expect(xmp.contains("<apple-preview:UUID>p</apple-preview:UUID>"))
    #expect(!xmp.contains("<apple-preview:UUID>u</apple-preview:UUID>"))
    // A bookmark that goes to a page no more leaves Preview's record.
    try opened.manager.add(id: "p", action: Action(.uri("x:z")))
    #expect(try !opened.xmp.contains("apple-preview:UUID"))
  }

  @Test func foreignMetadataStay() throws {
    let opened = try Opened(fixture: "bookmarks.pdf")
    try opened.manager.add(action: page(3))
    let xmp = try opened.xmp
    for part in [
      "A document with bookmarks", "Ann Author", "2024-02-29T12:00:00Z",
      #"xmlns:archive="https://example.org/ns/archive/1.0/""#,
      "<archive:Shelf>B-17</archive:Shelf>", "tides &amp; moons", "naïve",
    ] {
      #expect(xmp.contains(part), "\(part)")
    }
  }

  @Test func whatIsNotUnderstoodStaysInItsItem() throws {
    let opened = try Opened(
      pdf(
        record: #"["odd",{"uuid":"a","color":"red","action":{"actionType":"Goto","pageIndex":0,"#
          + #""anim":1}},{"uuid":"t","action":{"actionType":"Teleport","to":"Mars"}},"#
          + #"{"uuid":"gone","action":{"actionType":"Goto","pageIndex":0}}]"#,
        preview: #"<rdf:li a:PageIndex="?" a:UUID="q"/>"#))
    try opened.manager.add(id: "a", name: "Named", action: page(1))
    try opened.manager.add(id: "t", name: "Trip", action: Action(.other("Teleport")))
    try opened.manager.remove(id: "gone")
    let xmp = try opened.xmp.replacing("&quot;", with: "\"")
    #expect(xmp.contains(#"["odd",{"uuid":"a","color":"red","action":{"actionType":"Goto","#))
    #expect(xmp.contains(#""pageIndex":1,"anim":1},"name":"Named"}"#))
    #expect(xmp.contains(#"{"actionType":"Teleport","to":"Mars"},"name":"Trip"}"#))
    #expect(xmp.contains(#"a:PageIndex="?" a:UUID="q""#))
    #expect(!xmp.contains("gone"))
  }

  @Test func anEncryptedDocumentThatForbidsItIsLeftAlone() throws {
    let opened = try Opened(fixture: "owner.pdf")
    let error = try #require(throws: BookmarkError.self) {
      try opened.manager.add(action: page(0))
    }
    guard case .edit(.notPermitted(by: "document", _)) = error else {
      throw error
    }
  }
}

/// Passes where qpdf is not installed.
func checkWithQPDF(_ path: String) throws {
  #expect(try Program.complaint(about: path) == nil)
}
