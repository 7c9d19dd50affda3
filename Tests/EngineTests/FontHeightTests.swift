// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Fonts that declare impossible heights of their letters: selections and marks of a line keep to the
/// line all the same.
@Suite struct FontHeightTests {
  /// A page as old versions of Ghostscript make it of bitmap fonts: glyphs of 60 pixels, a `FontBBox` of
  /// 1,000 or 1, and a font of 0.12 points. Each word has its place, and so has a letter with kerning.
  private static func bitmapPage(boxSize: Int) throws -> Document {
    var content = ""
    for (x, y, word) in [
      (50, 200, "An"), (67.6, 200, "example"),
      (50, 188, "the"), (75, 188, "v"), (81.6, 188, "alue"),
    ] {
      content += "BT /F 0.12 Tf 1 0 0 -1 \(x) \(y) Tm (\(word)) Tj ET\n"
    }
    let glyph = "60 0 2 -20 58 70 d1 2 -20 56 90 re f"
    let letters = "A n e x a m p l t h v u".split(separator: " ")
    let procedures = letters.map { "/\($0) 6 0 R" }.joined()
    let widths = Array(repeating: "60", count: 91).joined(separator: " ")
    let font =
      "<</Type/Font/Subtype/Type3/FontBBox[0 0 \(boxSize) \(boxSize)]/FontMatrix[1 0 0 -1 0 0]"
      + "/FirstChar 32/LastChar 122/Widths[\(widths)]/CharProcs<<\(procedures)>>"
      + "/Encoding<</Type/Encoding/Differences[65/A 97/a 101/e 104/h 108/l/m/n 112/p"
      + " 116/t/u/v 120/x]>>>>"
    return try MinimalPDF(content: content, font: font, others: [MinimalPDF.stream(glyph)]).open()
  }

  @Test(arguments: [1, 1000]) func wordsOfBitmapFontsAreDivided(boxSize: Int) throws {
    let text = try Self.bitmapPage(boxSize: boxSize).page(0).text()
    #expect(text.text == "An example\nthe value")
  }

  @Test(arguments: [1, 1000]) func linesOfBitmapFontsAreAsHighAsTheirLetters(boxSize: Int) throws {
    let text = try Self.bitmapPage(boxSize: boxSize).page(0).text()
    let lines = text.layout.flatMap(\.lines).map(\.rect)
    #expect(lines.map { (Double($0.height)).rounded() } == [11, 11])
    // From 70 pixels above the line to 20 below it.
    #expect(lines.map { Double($0.y0).rounded() } == [92, 104])
  }

  /// Cambria has signs of formulas that are six times higher than its letters.
  @Test(.enabled(if: TextSamples.corpus.contains { $0.hasSuffix("issue4665.pdf") }))
  func lettersBesideSignsOfFormulasAreAsHighAsLetters() throws {
    let path = try #require(TextSamples.corpus.first { $0.hasSuffix("issue4665.pdf") })
    let text = try TextSamples.open(path).page(0).text()
    let quad = try #require(text.quad(of: 0))
    #expect(quad.bounds.height < 20)
  }
}
