// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Text that a page draws several times, to look bold or for a shadow, is read once.
@Suite struct DrawnCopiesTests {
  private func document(_ shown: [(x: Double, y: Double, text: String)], size: Int = 12) throws
    -> Document
  {
    var file = MinimalPDF([])
    for piece in shown {
      file.content += "BT /F \(size) Tf \(piece.x) \(piece.y) Td (\(piece.text)) Tj ET\n"
    }
    return try file.open()
  }

  private func text(_ shown: [(x: Double, y: Double, text: String)]) throws -> String {
    let document = try document(shown)
    return try document.page(0).text().text
  }

  @Test(arguments: [(0.3, 0.0), (0.3, -0.3), (1.0, -1.0), (-1.5, 1.5)])
  func copiesAreOmitted(dx: Double, dy: Double) throws {
    let document = try document([
      (50, 200, "Hello World"), (50 + dx, 200 + dy, "Hello World"),
    ])
    let text = try document.page(0).text()
    #expect(text.text == "Hello World")
    #expect(!text.showsAll)
    #expect(try document.searchPage(0, for: SearchQuery("Hello")).count == 1)
    let quad = try #require(text.quads(of: 0..<5).first)
    #expect(abs(quad.bounds.x0 - 50) < 1)
  }

  @Test func eachWordIsComparedAlone() throws {
    #expect(
      try text([(50, 200, "Hello"), (50.3, 200, "Hello World")]) == "Hello World")
    #expect(
      try text([
        (50, 200, "One two"), (50, 186, "three four"), (50.3, 200, "One two"),
        (50.3, 186, "three four"),
      ]) == "One two\nthree four")
  }

  @Test func whatOnlyLooksAlikeStays() throws {
    #expect(try text([(50, 200, "Hello"), (50, 186, "Hello")]) == "Hello\nHello")
    #expect(try text([(50, 200, "Hallo"), (50.3, 200, "Hello")]).contains("Hello"))
    #expect(try text([(50, 200, "ha ha ha")]) == "ha ha ha")
    let dots = (0..<6).map { (x: 50 + 3.4 * Double($0), y: 200.0, text: ".") }
    #expect(try text(dots).count { $0 == "." } == 6)
    // Two lines that are an equals sign together.
    #expect(try text([(50, 200, "-"), (50, 198, "-")]).count { $0 == "-" } == 2)
  }

  /// The search for what a redaction left must see each copy.
  @Test func allTextHasEachCopy() throws {
    let document = try document([(50, 200, "Xanadu"), (52, 198, "Xanadu")])
    #expect(try document.page(0).allText().first?.text == "Xanadu\nXanadu")
    let query = try SearchQuery("Xanadu")
    let seen = try document.searchPage(0, for: query)
    #expect(seen.count == 1)
    #expect(try document.hiddenMatches(onPage: 0, for: query, besides: seen).count == 1)
  }
}
