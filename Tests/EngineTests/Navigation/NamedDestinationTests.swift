// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Names of places, whatever the tree looks like that has them.
@Suite struct NamedDestinationTests {
  private func document(_ names: String, dests: String = "") throws -> Document {
    let file = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R/Names<</Dests 4 0 R>>\(dests)>>",
      "<</Type/Pages/Kids[3 0 R 7 0 R]/Count 2>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>",
      names,
      "<</Names[(b)[7 0 R/Fit](c)6 0 R]/Kids[4 0 R]>>",
      "<</D[3 0 R/Fit]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>",
    ])
    return try Document.open(.data(file), in: EngineContext(cacheBytes: 0))
  }

  private func page(_ name: String, _ document: Document) throws -> Int? {
    try document.destination(document.makeText(name))?.pageIndex
  }

  @Test func namesAreFoundInUnsortedTreesWithLoops() throws {
    let document = try document(
      "<</Kids[5 0 R]/Names[(z)[3 0 R/Fit](a)[7 0 R/Fit](z)[7 0 R/Fit]]>>")
    #expect(try page("a", document) == 1)
    #expect(try page("b", document) == 1)
    #expect(try page("c", document) == 0)
    // The first of equal names counts.
    #expect(try page("z", document) == 0)
    #expect(try page("aa", document) == nil)
    #expect(try page("", document) == nil)
  }

  @Test func theOldDictionaryIsLookedIntoToo() throws {
    let document = try document("<</Names[(a)[7 0 R/Fit]]>>", dests: "/Dests<</old[7 0 R/Fit]>>")
    #expect(try page("a", document) == 1)
    #expect(try page("old", document) == 1)
    #expect(try page("new", document) == nil)
  }

  /// Where the old dictionary does not have a name object, other readers look into the tree.
  @Test func aNameObjectIsFoundInTheTree() throws {
    let document = try document(
      "<</Names[(both)[7 0 R/Fit](new)[7 0 R/Fit]]>>", dests: "/Dests<</both[3 0 R/Fit]>>")
    #expect(try document.destination(document.makeName("new"))?.pageIndex == 1)
    #expect(try document.destination(document.makeName("both"))?.pageIndex == 0)
    #expect(try document.destination(document.makeName("neither")) == nil)
  }

  /// A destination with an empty name is not that of every name which the file does not have.
  @Test(arguments: [
    "<</Names[()[7 0 R/Fit](a)[3 0 R/Fit]]>>", "<</Names[(a)[3 0 R/Fit]()[7 0 R/Fit]]>>",
  ])
  func anEmptyNameIsOneOfMany(names: String) throws {
    let document = try document(names, dests: "/Dests<</old[7 0 R/Fit]>>")
    #expect(try document.destination(named: "")?.pageIndex == 1)
    #expect(throws: EngineError.self) { try document.destination(named: "nope") }
    #expect(try document.destination(named: "old")?.pageIndex == 1)
    #expect(try document.destination(document.makeName("nope")) == nil)
    #expect(try document.destination(document.makeName("old"))?.pageIndex == 1)
  }

  @Test func aChangeOfTheNamesIsSeen() throws {
    let document = try document("<</Names[(a)[7 0 R/Fit]]>>")
    #expect(try page("a", document) == 1)
    try document.enableJournal()
    try document.operation("rename") { () throws(EngineError) in
      let tree = try document.catalog?["Names"]?["Dests"]
      try tree?["Names"]?.replace(at: 0, with: document.makeText("b"))
      #expect((try? page("b", document)) == 1)
    }
    #expect(try page("a", document) == nil)
    #expect(try page("b", document) == 1)
    try document.undoStep()
    #expect(try page("a", document) == 1)
    #expect(try page("b", document) == nil)
  }

  /// Names of the old dictionary need not be UTF-8.
  @Test func oldNamesAreTold() throws {
    let document = try document(
      "<<>>", dests: "/Dests<</Kap#e4[3 0 R/Fit]/Kap#f6[7 0 R/Fit]/Kap#c3#bc[7 0 R/Fit]>>")
    #expect(
      try document.namedDestinations().map(\.name) == ["Kap\u{E4}", "Kap\u{F6}", "Kap\u{FC}"])
    #expect(try document.destination(named: "Kap\u{E4}")?.pageIndex == 0)
    #expect(try document.destination(named: "Kap\u{F6}")?.pageIndex == 1)
    #expect(try document.destination(named: "Kap\u{FC}")?.pageIndex == 1)
  }
}
