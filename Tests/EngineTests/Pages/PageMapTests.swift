// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// The engine's map of the pages outlasts changes that leave the pages in place, and no other ones.
@Suite struct PageMapTests {
  private static let count = 40
  private let document: Document

  init() throws { document = try Self.document() }

  /// A flat tree, for which the engine makes a map. The pages are the objects from 3 on.
  private static func document(lastKid: String = "42 0 R") throws -> Document {
    let kids = (3..<(2 + count)).map { "\($0) 0 R" }.joined(separator: " ")
    let document = try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R>>",
          "<</Type/Pages/Kids[\(kids) \(lastKid)]/Count \(count)>>",
        ] + (0..<count).map { "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(100 + $0) 99]>>" }),
      forChanges: true)
    try document.enableJournal()
    return document
  }

  private func hasMap(_ document: Document) -> Bool { document.raw.pointee.fwd_page_map != nil }

  private func change(
    _ document: Document, _ body: () throws(EngineError) -> Void
  ) throws(EngineError) {
    try document.operation("Change", body)
  }

  /// The objects of the pages, by their numbers.
  private func pages(_ document: Document) throws -> [Int] {
    try (0..<document.pageCount).compactMap { try document.pageObject($0)?.number }
  }

  @Test func changesOfPagesKeepIt() throws {
    let all = Array(0..<Self.count)
    #expect(try pages(document) == all.map { $0 + 3 })
    try change(document) { () throws(EngineError) in
      try document.rotatePages(all, by: 90)
      #expect(hasMap(document))
      try document.page(7).add(
        Annotation(id: "a", type: .square, pageIndex: 7, rect: Rect(9, 9, 30, 30)))
      #expect(hasMap(document))
      try document.pageObject(7)?.set("MediaBox", document.makeReals([0, 0, 50, 50]))
      try document.requiredCatalog.set("Lang", document.makeText("de"))
      #expect(hasMap(document))
    }
    #expect(try pages(document) == all.map { $0 + 3 })
    #expect(try all.allSatisfy { try document.pageObject($0)?["Rotate"]?.integer == 90 })
  }

  @Test func pageEditsMakeItAnew() throws {
    let before = try pages(document)
    var moved = before
    moved.append(contentsOf: [moved.remove(at: 0)])
    try change(document) { () throws(EngineError) in
      _ = try document.movePages([0], to: Self.count - 1)
      try document.rotatePages([0], by: 90)
    }
    #expect(try pages(document) == moved)
    #expect(try document.pageIndex(of: document.reference(to: 3)) == Self.count - 1)
    try document.undoStep()
    #expect(try pages(document) == before)
    try document.redoStep()
    #expect(try pages(document) == moved)
    #expect(throws: EngineError.self) {
      try change(document) { () throws(EngineError) in
        _ = try document.movePages([3, 4], to: 0)
        throw .rejected("for the test")
      }
    }
    #expect(try pages(document) == moved)
  }

  @Test func entriesOfTheTreeMakeItAnew() throws {
    let before = try pages(document)
    try change(document) { () throws(EngineError) in
      let tree = try document.reference(to: 2)
      let kids = try tree["Kids"]?.elements ?? []
      try tree.set("Kids", document.makeArray(kids.reversed()))
    }
    #expect(try pages(document) == before.reversed())
  }

  /// The map would refer to the dictionary as it was.
  @Test func aTreeWithADirectPageDoesNotKeepIt() throws {
    let document = try Self.document(
      lastKid: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 50 50]>>")
    #expect(try pages(document).last == 0)
    try change(document) { () throws(EngineError) in
      try document.rotatePages(Array(0..<Self.count), by: 90)
      #expect(!hasMap(document))
    }
    #expect(try document.pageObject(Self.count - 1)?["Rotate"]?.integer == 90)
  }
}
