// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

struct StructuredTextTests {
  @Test func theStructureOrdersTheText() throws {
    let text = try #require(try page("tagged.pdf").structuredText())
    #expect(text.layout.map(\.role) == ["H1", "P", "LI", "LI", "P"])
    #expect(
      text.layout.map { $0.lines.map(\.text).joined(separator: " / ") } == [
        "The Heading", "A paragraph with a link / and some more words.", "First item",
        "Second item", "It ends here.",
      ])
    #expect(
      text.html(of: 0..<text.count) == """
        <h1>The Heading</h1>
        <p>A paragraph with a link and some more words.</p>
        <p>First item</p>
        <p>Second item</p>
        <p>It ends here.</p>

        """)
  }

  /// The contents that an element has may be a number, a dictionary, or an array of these (ISO 32000-2, table
  /// 355); some programs write no parent tree.
  @Test(arguments: ["0 1", "D0 D1", "[D0] [D1]", "0 D1", "[0] D1"], [true, false])
  func anElementIsFoundByItsContents(kids: String, hasParentTree: Bool) throws {
    let kids = kids.split(separator: " ").map {
      $0.replacing("D0", with: "<</Type/MCR/Pg 3 0 R/MCID 0>>")
        .replacing("D1", with: "<</Type/MCR/Pg 3 0 R/MCID 1>>")
    }
    let document = try tagged(
      [("P", kids[0]), ("H1", kids[1])], order: "8 0 R 7 0 R", hasParentTree: hasParentTree)
    let text = try #require(try document.page(0).structuredText())
    #expect(text.layout.map(\.role) == ["H1", "P"])
    #expect(text.layout.flatMap { $0.lines.map(\.text) } == ["second", "first"])
    // What is shown to the engine is not in the file.
    let root = try #require(try document.catalog?["StructTreeRoot"])
    #expect((try root["ParentTree"] != nil) == hasParentTree)
    #expect(try document.page(0).text().text.hasPrefix("first"))
  }

  /// Paragraphs are what quotations, items and cells consist of, so the outer role says more.
  @Test(arguments: ["BlockQuote", "LI", "TD", "Caption"])
  func aParagraphHasTheRoleOfItsContainer(role: String) throws {
    let document = try tagged(
      [("P", "0"), ("H2", "1")], order: "9 0 R", container: role, hasParentTree: true)
    let text = try #require(try document.page(0).structuredText())
    #expect(text.layout.map(\.role) == [role, "H2"])
    let tag = role == "BlockQuote" ? "blockquote" : "p"
    #expect(text.html(of: 0..<text.count) == "<\(tag)>first</\(tag)>\n<h2>second</h2>\n")
  }

  /// A page that draws "first" and "second", which belong to elements 7 and 8; the container is element 9.
  private func tagged(
    _ elements: [(role: String, kids: String)], order: String, container: String = "Sect",
    hasParentTree: Bool
  ) throws -> Document {
    var file = MinimalPDF([], entries: hasParentTree ? "/StructParents 0" : "")
    for (id, word) in ["first", "second"].enumerated() {
      file.content +=
        "/P <</MCID \(id)>> BDC BT /F 10 Tf 50 \(100 + 100 * id) Td (\(word)) Tj ET EMC\n"
    }
    let tree = hasParentTree ? "/ParentTree<</Nums[0[7 0 R 8 0 R]]>>" : ""
    let outer = container == "Sect" ? "6 0 R" : "9 0 R"
    let top = container == "Sect" ? "[\(order)]" : "9 0 R"
    file.others = ["<</Type/StructTreeRoot/K \(top)\(tree)>>"]
    for element in elements {
      file.others.append(
        "<</Type/StructElem/S/\(element.role)/P \(outer)/Pg 3 0 R/K \(element.kids)>>")
    }
    file.others.append("<</Type/StructElem/S/\(container)/P 6 0 R/K[7 0 R 8 0 R]>>")
    file.catalog = "/StructTreeRoot 6 0 R/MarkInfo<</Marked true>>"
    return try file.open()
  }

  @Test func withoutItTheContentDoes() throws {
    let text = try page("tagged.pdf").text()
    #expect(text.layout.first?.lines.first?.text == "It ends here.")
    #expect(text.layout.allSatisfy { $0.role == nil })
    #expect(try page("simple.pdf").structuredText() == nil)
  }

  private let context: EngineContext
  private let documents: [String: Document]

  init() throws {
    let context = try EngineContext(cacheBytes: 8 << 20)
    self.context = context
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    var documents: [String: Document] = [:]
    for name in ["tagged.pdf", "simple.pdf"] {
      documents[name] = try Document.open(
        .file(fixtures.appending(path: name).path), in: context)
    }
    self.documents = documents
  }

  private func page(_ fixture: String) throws -> Page {
    try #require(documents[fixture]).page(0)
  }
}
