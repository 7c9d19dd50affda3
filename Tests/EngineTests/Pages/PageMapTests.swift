// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// The map of the pages of a flat tree is filled without the pages.
@Suite struct PageMapTests {
  /// A tree whose root has these kids, and pages with their numbers from 100 on.
  private func open(kids: String, count: Int, nodes: [Int: String] = [:]) throws -> Document {
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[\(kids)]/Count \(count)>>",
    ]
    for number in 3..<150 {
      objects.append(
        nodes[number] ?? "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Mark \(number)>>")
    }
    return try MinimalPDF.open(MinimalPDF.file(objects))
  }

  private func references(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0) 0 R" }.joined(separator: " ")
  }

  private func marks(_ document: Document) throws -> [Int?] {
    try (0..<document.pageCount).map { try document.pageObject($0)?["Mark"]?.integer }
  }

  @Test func pagesOfAFlatTreeAreFound() throws {
    let document = try open(kids: references((10..<110).reversed()), count: 100)
    #expect(try marks(document) == (10..<110).reversed())
    #expect(try document.page(99).size.width == 400)
    let page = try #require(try document.pageObject(40))
    #expect(try document.pageIndex(of: page) == 40)
  }

  @Test func pagesOfNodesWithinAFlatNodeAreFound() throws {
    let node = "<</Type/Pages/Parent 2 0 R/Kids[\(references(20..<60))]/Count 40>>"
    let kids = references(60..<100) + " 3 0 R " + references(100..<110)
    let document = try open(kids: kids, count: 90, nodes: [3: node])
    #expect(try marks(document) == Array(60..<100) + Array(20..<60) + Array(100..<110))
  }

  @Test func aWrongCountIsLeftToTheEngine() throws {
    let document = try open(kids: references(10..<60), count: 70)
    #expect(try marks(document) == Array(10..<60))
  }

  @Test func aPageCanBeMovedAfterwards() throws {
    let document = try open(kids: references(10..<110), count: 100)
    _ = try marks(document)
    try document.enableJournal()
    try document.operation("Remove") { () throws(EngineError) in
      _ = try document.deletePages([0])
    }
    #expect(try marks(document) == Array(11..<110))
    try document.undoStep()
    #expect(try marks(document) == Array(10..<110))
  }
}
