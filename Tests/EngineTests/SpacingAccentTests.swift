// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Letters that are drawn as two glyphs, an accent and a letter below it, are one character.
@Suite struct SpacingAccentTests {
  /// A line of Helvetica at 10 points, with moves in thousandths of the size.
  private func text(_ array: String) throws -> PageText {
    var page = MinimalPDF([])
    page.content = "BT /F 10 Tf 50 200 Td [\(array)] TJ ET\n"
    return try page.open().page(0).text()
  }

  /// An accent is 333 wide and an `e` 556: 445 back from its end is 112 before its start.
  @Test func accentsOverLettersArePartOfThem() throws {
    let text = try text(#"(m\264) 445 (ecanique)"#)
    #expect(text.text == "mécanique")
    let letters = [1, 2].compactMap { text.quad(of: $0)?.bounds }
    #expect(letters.count == 2)
    #expect(letters.allSatisfy { $0.width < 6 })
  }

  @Test func accentsMayFollowTheirLetter() throws {
    #expect(try text(#"(Vale) 445 (\264) -112 (ry)"#).text == "Valéry")
  }

  @Test func cedillasAreBelowTheirLetter() throws {
    #expect(try text(#"(gar\270) 416 (con)"#).text == "garçon")
  }

  @Test func accentsBesideLettersStay() throws {
    #expect(try text(#"(`echo a^b ~user \250x)"#).text == "`echo a^b ~user ¨x")
  }

  /// There is no letter `q` with an acute accent.
  @Test func accentsOverOtherLettersStay() throws {
    #expect(try text(#"(\264) 445 (q)"#).text == "´q")
  }

  @Test func wordsWithAccentsAreFound() throws {
    var page = MinimalPDF([])
    page.content = #"BT /F 10 Tf 50 200 Td [(G\250) 445 (odel) ] TJ ET"#
    let document = try page.open()
    let found = try document.searchPage(0, for: SearchQuery("Gödel"))
    #expect(found.count == 1)
  }
}
