// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Ligatures in text from right to left, which files draw glyph by glyph from the left.
@Suite struct ReversedLigatureTests {
  /// A line of glyphs of 5 points. The letters are `m` meem, `l` lam and alef, as two characters, `L` the
  /// same as one (U+FEFB), `r` alef and lam, `s` seen, `b` beh, and `i` kasra, which has no width.
  private func text(_ glyphs: String) throws -> PageText {
    let content = "BT /F 10 Tf 50 200 Td (\(glyphs)) Tj ET"
    let map = """
      /CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def
      1 begincodespacerange <00> <ff> endcodespacerange
      7 beginbfchar <6d> <0645> <6c> <06440627> <4c> <fefb> <72> <06270644> <73> <0633>
      <62> <0628> <69> <0650> endbfchar
      endcmap end end
      """
    let widths = (32...122).map { $0 == 0x69 ? "0" : "500" }.joined(separator: " ")
    let font =
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R"
      + "/FirstChar 32/LastChar 122/Widths[\(widths)]>>"
    let file = MinimalPDF(content: content, font: font, others: [MinimalPDF.stream(map)])
    return try file.open().page(0).text()
  }

  /// Salam: seen, lam-alef, meem.
  @Test(arguments: ["mls", "mLs"]) func lettersOfALigatureKeepTheirOrder(glyphs: String) throws {
    let text = try text(glyphs)
    #expect(text.text == "\u{633}\u{644}\u{627}\u{645}")
    let edges = (0..<4).compactMap { text.quad(of: $0)?.bounds }.map { [$0.x0, $0.x1] }
    #expect(edges == [[60, 65], [57.5, 60], [55, 57.5], [50, 55]])
  }

  @Test func aVowelMarkStaysBehindItsLetter() throws {
    #expect(try text("lib").text == "\u{628}\u{650}\u{644}\u{627}")
  }

  /// Some programs write the letters of a ligature as they stand from the left.
  @Test func ligaturesThatAreWrittenInReverseAreKept() throws {
    #expect(try text("mrs").text == "\u{633}\u{644}\u{627}\u{645}")
  }
}
