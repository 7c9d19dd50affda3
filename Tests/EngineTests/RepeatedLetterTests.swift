// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Letters that stand side by side are all read, however large their font is, and a letter that is drawn twice to
/// look bold is read once.
@Suite struct RepeatedLetterTests {
  /// A page with letters of a Type 3 font whose size is more than ten times their advance.
  private func document(_ content: String) throws -> Document {
    let font =
      "<</Type/Font/Subtype/Type3/FontBBox[0 0 40 40]/FontMatrix[.0042 0 0 .0042 0 0]"
      + "/CharProcs<</one 6 0 R/l 6 0 R/i 6 0 R/space 7 0 R>>/Resources<<>>/FirstChar 32/LastChar 108"
      + "/Encoding<</Differences[32/space 49/one 105/i 108/l]>>"
      + "/Widths[\(Array(repeating: "20", count: 77).joined(separator: " "))]>>"
    return try MinimalPDF(
      content: content, font: font,
      others: [
        RenderFixture.stream("", "20 0 0 0 20 30 d1 2 0 16 30 re f"),
        RenderFixture.stream("", "20 0 0 0 20 30 d1"),
      ]
    ).open()
  }

  @Test(arguments: ["11", "1111 lll illi", "l11l i1i"])
  func lettersSideBySideAreRead(text: String) throws {
    let document = try document("BT /F 58 Tf 50 100 Td (\(text)) Tj ET")
    let read = try document.page(0).text().text
    #expect(read == text)
    #expect(try document.searchPage(0, for: SearchQuery(text)).count == 1)
  }

  @Test func aBoldLetterIsReadOnce() throws {
    let document = try document("BT /F 58 Tf 50 100 Td [(1) 83 (1)] TJ 9 0 Td [(l) 83 (l)] TJ ET")
    #expect(try document.page(0).text().text == "1l")
  }
}
