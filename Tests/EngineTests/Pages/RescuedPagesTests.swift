// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Page trees that are not what they say.
@Suite struct RescuedPagesTests {
  /// Two pages, of 100 and 200 points, beneath what stands in for the root of the tree.
  private func file(
    root: String, parents: (Int, Int) = (2, 2),
    types: (String, String) = ("/Type/Page", "/Type/Page"),
    more: [String] = []
  ) -> [UInt8] {
    MinimalPDF.file(
      [
        "<</Type/Catalog/Pages 2 0 R>>", root,
        "<<\(types.0)/Parent \(parents.0) 0 R/MediaBox[0 0 100 50]>>",
        "<<\(types.1)/Parent \(parents.1) 0 R/MediaBox[0 0 200 50]>>",
      ] + more)
  }

  private func widths(_ bytes: [UInt8]) throws -> [Int] {
    let document = try MinimalPDF.open(bytes)
    return try (0..<document.pageCount).map { Int(try document.page($0).size.width) }
  }

  @Test(arguments: [
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 1>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 7>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count -2>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 99999999>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count/Two>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]>>",
    "<</Type/Pages/Count 2>>",
    "<</Type/Pages/Kids null/Count 2>>",
    "<</Type/Pages/Kids 9 0 R/Count 2>>",
    "<</Type/Pages/Kids[2 0 R 3 0 R 2 0 R 4 0 R]/Count 4>>",
    "<</Type/Pages/Kids[3 0 R/No 1 0 R null(x)4 0 R]/Count 3>>",
    "<</Kids[3 0 R 4 0 R]/Count 3>>",
    "null", "7",
  ])
  func pagesAreFoundWhateverTheTreeSays(root: String) throws {
    #expect(try widths(file(root: root)) == [100, 200])
  }

  /// A file that was cut off has neither a trailer nor, mostly, a catalog.
  @Test func pagesAreFoundWithoutACatalog() throws {
    let whole = MinimalPDF.file([
      "<</Type/Font/Subtype/Type1/BaseFont/Courier>>", "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 50]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 50]>>",
    ])
    let end = try #require(whole.indices.first { whole[$0...].starts(with: Array("xref".utf8)) })
    #expect(try widths(Array(whole[..<end])) == [100, 200])
  }

  @Test func aTreeThatIsAPageIsThatPage() throws {
    #expect(try widths(file(root: "<</Type/Page/MediaBox[0 0 300 50]>>")) == [300])
  }

  @Test func pagesWithoutATypeAreFound() throws {
    let bytes = file(root: "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 1>>", types: ("", ""))
    #expect(try widths(bytes) == [100, 200])
  }

  @Test func pagesOfANodeWithoutKidsTakeItsPlace() throws {
    let bytes = file(
      root: "<</Type/Pages/Kids[5 0 R 3 0 R]/Count 2>>", parents: (2, 5),
      more: ["<</Type/Pages/Parent 2 0 R/Count 1>>"])
    #expect(try widths(bytes) == [200, 100])
  }

  @Test func whatPagesInheritStaysTheirs() throws {
    let bytes = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 5/MediaBox[0 0 70 50]>>", "<</Type/Page>>",
    ])
    #expect(try widths(bytes) == [70])
  }

  @Test func aSoundTreeStaysAsItIs() throws {
    let document = try MinimalPDF.open(file(root: "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>"))
    #expect(!document.opening.hasRebuiltPages)
    let other = try MinimalPDF.open(file(root: "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 1>>"))
    #expect(other.opening.hasRebuiltPages)
  }

  @Test(arguments: [
    "<</Type/Pages/Kids[]/Count 0>>", "<</Type/Pages/Kids[2 0 R]/Count 1>>", "null",
  ])
  func aFileWithoutPagesIsRefused(root: String) {
    let bytes = MinimalPDF.file(["<</Type/Catalog/Pages 2 0 R>>", root])
    #expect(throws: EngineError.damaged("no page could be recovered")) {
      try MinimalPDF.open(bytes)
    }
  }

  /// Cut anywhere, a file shows some of its pages, or is refused.
  @Test(arguments: 1...9) func aFileThatWasCutShowsPagesOrIsRefused(tenths: Int) throws {
    let whole = file(root: "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>")
    do {
      let document = try MinimalPDF.open(Array(whole.prefix(whole.count * tenths / 10)))
      #expect(try document.pageCount > 0)
      #expect(document.isRepaired)
    } catch EngineError.damaged {
      #expect(tenths < 6)
    }
  }
}
