// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Two annotations that refer to one popup, which belongs to its parent.
@Suite struct SharedPopupTests {
  private func edited(_ change: (Page) throws(EngineError) -> Void) throws -> Page {
    func square(_ id: String) -> String {
      "<</Type/Annot/Subtype/Square/NM(\(id))/Contents(of \(id))/Rect[9 9 60 60]/Popup 7 0 R>>"
    }
    let popup = "<</Type/Annot/Subtype/Popup/NM(p)/Contents(of a)/Rect[99 9 160 60]/Parent 5 0 R>>"
    let document = try FlatFile(annotations: [square("a"), square("b"), popup]).open()
    try document.enableJournal()
    try document.operation("edit") { () throws(EngineError) in try change(document.page(0)) }
    documents.append(document)
    return try document.page(0)
  }

  private let documents = Documents()

  @Test func itIsReadOfItsParentAlone() throws {
    let page = try edited { _ in }
    #expect(try page.annotations.map(\.popup) == ["p", nil, nil])
  }

  @Test func itStaysWithItsParent() throws {
    let page = try edited { (page) throws(EngineError) in
      #expect(try page.remove(["b"]) == ["b"])
    }
    #expect(try page.annotations.map(\.id) == ["a", "p"])
    #expect(try page.annotation("a")?.popup == "p")
  }

  @Test func itGoesWithItsParent() throws {
    let page = try edited { (page) throws(EngineError) in
      #expect(try page.remove(["a"]) == ["a", "p"])
    }
    #expect(try page.annotations.map(\.id) == ["b"])
    #expect(try page.annotationObject("b")["Popup"] == nil)
  }

  @Test func itDoesNotMoveOrReadLikeAnother() throws {
    let page = try edited { (page) throws(EngineError) in
      guard var other = try page.annotation("b") else { return }
      other.contents = "changed"
      try page.update(other)
      try page.move(annotation: "b", by: Point(5, 5), modified: 0)
    }
    #expect(try page.annotation("p")?.rect == Rect(99, 140, 160, 191))
    #expect(try page.annotationObject("p")["Contents"]?.text == "of a")
  }
}

/// Keeps documents as long as their pages are used.
private final class Documents {
  private var all: [Document] = []
  func append(_ document: Document) { all.append(document) }
}
