// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Fonts with codes and names that the engine does not know.
@Suite struct OddFontTests {
  /// A TrueType font with a square at the bottom as glyph 1, and one at the top as glyph 2, without names or
  /// characters.
  private static let squares = """
    000100000006004000020020676c7966000000000000006c000000446865616400000000000000b000000036
    6868656100000000000000e800000024686d7478000000000000010c000000086c6f63610000000000000114
    000000086d617870000000000000011c0000002000010000000001f401f400030000010101010000000001f4
    0000000001f40000fe0c000101f401f403e803e8000300000101010101f4000001f4000001f401f40000fe0c
    0001000000010000000000005f0f3cf5000003e8000000000000000000000000000000000000000003e803e8
    0000000800020000000000000001000003e80000000003e80000000003e80001000000000000000000000000
    0000000103e80000000000000000000000110022000100000003000400010000000000020000000000000000
    0000000000000000
    """

  private func document(_ shown: String, names: String) throws -> Document {
    let font =
      "<</Type/Font/Subtype/TrueType/BaseFont/AAAAAA+Tiny/FirstChar 65/LastChar 66/Widths[1000 1000]"
      + "/Encoding<</Differences[65\(names)]>>/FontDescriptor<</Type/FontDescriptor"
      + "/FontName/AAAAAA+Tiny/Flags 4/FontFile2 6 0 R>>>>"
    let file = RenderFixture.stream("/Filter/ASCIIHexDecode", Self.squares + ">")
    return try MinimalPDF(
      content: "BT /F 100 Tf 50 50 Td (\(shown)) Tj ET", font: font, others: [file]
    ).open()
  }

  /// Printers of Windows write names such as `g5167`.
  @Test(arguments: ["/g2/g1", "/glyph2/glyph1", "/index2/index1", "/cid2/cid1"])
  func glyphsAreNamedByTheirNumbers(names: String) throws {
    let top = try document("A", names: names)
    #expect(try top.page(0).inkBounds().map { $0.y0.rounded() } == 150)
    let bottom = try document("B", names: names)
    #expect(try bottom.page(0).inkBounds().map { $0.y0.rounded() } == 200)
  }

  @Test(arguments: ["/g9/g0", "/g/g1x", "/g99999999999/x2", "/g0002/g0001", "/g2/g1a"])
  func otherNamesShowNothing(names: String) throws {
    let document = try document("AB", names: names)
    #expect(try document.page(0).inkBounds() == nil)
  }

  /// Report writers put tabs and line ends into strings: a simple font has no glyph for them.
  @Test(
    arguments: ["\\t", "\\n", "\\r"],
    ["/Encoding/WinAnsiEncoding", "/Encoding/MacRomanEncoding", ""])
  func controlsAreSpaces(code: String, encoding: String) throws {
    var file = MinimalPDF([(50, 200, "Name:\(code)John\(code)")])
    file.font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica\(encoding)>>"
    let document = try file.open()
    #expect(try document.page(0).text().text == "Name: John")
    #expect(try document.searchPage(0, for: SearchQuery("Name: John")).count == 1)
  }
}
