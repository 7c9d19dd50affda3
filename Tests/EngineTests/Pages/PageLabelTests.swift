// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Labels of pages in trees of numbers that are made to harm: the engine follows them without limits.
@Suite struct PageLabelTests {
  private func label(_ nodes: [String]) throws -> String {
    let pages = [
      "<</Type/Catalog/Pages 2 0 R/PageLabels 4 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>",
    ]
    let objects = (pages + nodes).enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }
    let text = "%PDF-1.7\n\(objects.joined())trailer\n<</Root 1 0 R>>\n%%EOF\n"
    let document = try Document.open(
      .data(Array(text.utf8)), in: EngineContext(cacheBytes: 1 << 20))
    return try document.pageLabel(0)
  }

  /// A chain of nodes above the one that has labels, each with so many links to the next.
  private func chain(_ length: Int, links: Int) -> [String] {
    (0..<length).map { node in
      "<</Kids[" + String(repeating: "\(node + 5) 0 R ", count: links) + "]>>"
    } + ["<</Nums[0 <</S/r/St 4>>]>>"]
  }

  @Test func aTreeIsRead() throws {
    #expect(try label(chain(3, links: 1)) == "iv")
  }

  @Test func eachNodeIsReadOnce() throws {
    #expect(try label(["<</Kids[4 0 R]>>"]) == "1")
    #expect(try label(chain(60, links: 2)) == "iv")
    #expect(try label(chain(100, links: 1)) == "iv")
  }

  @Test(arguments: [
    ("/S/D/St 0", "0"), ("/S/D/St 0/P(A-)", "A-0"), ("/S/R/St 0", ""), ("/S/R/St 1994", "MCMXCIV"),
    ("/S/r/St 3999", "mmmcmxcix"), ("/S/A/St 26", "Z"), ("/S/a/St 28", "bb"),
    ("/P(cover)", "cover"),
    ("/S/A/St 9000000", "9000000"), ("/S/D", "1"), ("/S/X/St 4", ""), ("", ""),
  ])
  func aLabelHasItsStyle(section: String, expected: String) throws {
    #expect(try label(["<</Nums[0<<\(section)>>]>>"]) == expected)
  }
}
