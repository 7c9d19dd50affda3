// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
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

  /// Other readers go by the kids alone.
  @Test(arguments: ["", "/Type/Page", "/Type/Other", "/Type 7"], [false, true])
  func aNodeOfAnyTypeLeadsToItsPages(type: String, isInner: Bool) throws {
    let node = "<<\(type)/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 9 9]"
    let bytes =
      isInner
      ? file(
        root: "<</Type/Pages/Kids[5 0 R]/Count 2>>", parents: (5, 5),
        more: [node + "/Parent 2 0 R>>"])
      : file(root: node + ">>")
    #expect(try widths(bytes) == [100, 200])
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    try MinimalPDF.open(bytes).write(to: place.path, WriteOptions())
    let written = try MinimalPDF.open(Array(Data(contentsOf: place)))
    #expect(!written.opening.hasRebuiltPages)
    #expect(try written.pageCount == 2)
  }

  /// A page's own entry of that name leads to no pages, or the page has contents.
  @Test(arguments: ["/Kids[1 0 R]", "/Kids[7]", "/Kids[3 0 R]", "/Kids[4 0 R]/Contents 9 0 R"])
  func aPageWithKidsStaysAPage(kids: String) throws {
    let page = "/Type/Page\(kids)"
    let root = "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>"
    #expect(try widths(file(root: root, types: (page, "/Type/Page"))) == [100, 200])
    #expect(try widths(file(root: "<<\(page)/MediaBox[0 0 300 50]>>")).first ?? 0 > 0)
  }

  @Test func aTreeThatIsAPageIsThatPage() throws {
    #expect(try widths(file(root: "<</Type/Page/MediaBox[0 0 300 50]>>")) == [300])
  }

  /// A good first page does not vouch for the kids behind it.
  @Test(arguments: [
    ("2 0 R", [] as [String]), ("null", []), ("9 0 R", []), ("7 0 R", []),
    ("5 0 R", ["<</Type/Pages/Kids[6 0 R]/Count 1>>", "<</Type/Pages/Kids[5 0 R]/Count 1>>"]),
    ("5 0 R", ["<</Type/Pages/Kids[]/Count 0>>"]), ("5 0 R", ["<</Type/Font>>"]),
    ("5 0 R", ["42"]),
  ])
  func kidsThatAreNoPagesAreLeftOut(kid: String, more: [String]) throws {
    let two = "<</Type/Pages/Kids[3 0 R \(kid)]/Count 2>>"
    #expect(try widths(file(root: two, more: more)) == [100])
    let between = "<</Type/Pages/Kids[3 0 R \(kid) 4 0 R]/Count 3>>"
    #expect(try widths(file(root: between, more: more)) == [100, 200])
  }

  /// In a large document not every kid is looked at. The fields, annotations and files of the other pages are
  /// listed all the same.
  @Test(arguments: [[100], [30, 30, 30, 10]])
  func aPageThatTheTreeDoesNotLeadToIsPassedOver(nodes: [Int]) throws {
    // The objects from 10 on are pages; the last node has a loop for its second page.
    let pages = (0..<100).map { "\(10 + $0) 0 R" }
    var (start, bad) = (0, 0)
    var kids = nodes.map { count in
      defer { start += count }
      bad = start + 1
      return (start..<start + count).map {
        start + 1 == $0 && start + count == 100 ? "8 0 R" : pages[$0]
      }
      .joined(separator: " ")
    }
    let root = nodes.count == 1 ? kids.removeFirst() : "3 0 R 4 0 R 5 0 R 6 0 R"
    let inner = (0..<4).map { place in
      kids.isEmpty
        ? "null" : "<</Type/Pages/Parent 2 0 R/Kids[\(kids[place])]/Count \(nodes[place])>>"
    }
    let document = try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]>>>>",
          "<</Type/Pages/Kids[\(root)]/Count 100>>",
        ] + inner + [
          "<</Type/Annot/Subtype/Widget/FT/Tx/T(field)/V(x)/Rect[9 9 90 30]>>",
          "<</Type/Pages/Kids[9 0 R]/Count 1>>", "<</Type/Pages/Kids[8 0 R]/Count 1>>",
        ]
          + pages.indices.map {
            "<</Type/Page/MediaBox[0 0 100 50]\($0 == 99 ? "/Annots[7 0 R]" : "")>>"
          }))
    #expect(try document.pageCount == 100)
    #expect(throws: EngineError.self) { try document.pageObject(bad) }
    #expect(try document.readablePage(bad) == nil)
    #expect(try document.readablePage(99)?.number == 109)
    #expect(try document.formFields.map(\.id) == ["field"])
    #expect(try document.annotationIDs.count == 1)
    #expect(try document.embeddedFiles.isEmpty)
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

  /// The engine refuses a page with a stray word when the tree leads to it, and repairs the table then.
  @Test(arguments: ["/Parent R 0 2", "/Parent 2 0 R stray", " stray/ /Parent 2 0 R"], [0, 1])
  func pagesWithStrayWordsStayInTheirPlace(broken: String, place: Int) throws {
    let parents = (0..<3).map { $0 == place ? broken : "/Parent 2 0 R" }
    let bytes = MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 200 50]>>",
      "<</Type/Page\(parents[0])/MediaBox[0 0 100 50]>>", "<</Type/Page\(parents[1])>>",
      "<</Type/Page\(parents[2])/MediaBox[0 0 300 50]>>",
    ])
    #expect(try widths(bytes) == [100, 200, 300])
    let document = try MinimalPDF.open(bytes)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try document.write(to: file.path, WriteOptions())
    #expect(try widths(Array(Data(contentsOf: file))) == [100, 200, 300])
  }

  @Test func manyPagesWithStrayWordsStayInTheirPlace() throws {
    let pages = (0..<200).map { place in
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(100 + place) 50]\(place % 2 == 0 ? "" : " word")>>"
    }
    let kids = pages.indices.map { "\(3 + $0) 0 R" }.joined(separator: " ")
    let bytes = MinimalPDF.file(
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[\(kids)]/Count 200>>"] + pages)
    #expect(try widths(bytes) == Array(100..<300))
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
