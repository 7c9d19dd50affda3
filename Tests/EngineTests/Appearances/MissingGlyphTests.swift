// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

@Suite struct MissingGlyphTests {
  private func missing(_ text: String) throws -> [Character] {
    let document = try TextSamples.open(TextSamples.fixture("simple.pdf"))
    return try document.charactersWithoutGlyph(in: text, font: "Helvetica")
  }

  @Test func whatNoFontHasIsTold() throws {
    #expect(try missing("a\u{10FFFC}b\u{10FFFD}\u{10FFFC}") == ["\u{10FFFC}", "\u{10FFFD}"])
  }

  @Test(arguments: ["plain", "Grüße", "Ωμέγα", "Привет", "a\u{200D}\u{FE0F}\u{00A0}\n"])
  func whatFontsHaveIsNot(text: String) throws { #expect(try missing(text) == []) }
}
