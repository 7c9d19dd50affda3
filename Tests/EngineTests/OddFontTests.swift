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

  /// The same glyphs for the characters A and B, in a table of codes (1, 0) and one of Unicode (3, 1).
  private static let lettered = """
    000100000007004000020030636d6170007700910000010000000042676c796628204e000000014c000000326865
    61642f6ee7240000007c000000366868656105dd05de000000b400000024686d747803e80000000000f800000008
    6c6f6361000c001900000144000000086d61787000050006000000d800000020000100000001000010083e745f0f
    3cf5000303e800000000e732512e00000000e732512e0000000001f403e800000003000200000000000000010000
    03e80000000003e8000001f401f40001000000000000000000000000000000010001000000030004000100000000
    00020000000000000000000000000000000003e80000000000000000000200010000000000140003000100000022
    0006000e0000004100020001000200040020000000040004000100000042ffff00000041ffffffc0000100000000
    000000000000000c001900010000000001f401f4000300003121112101f4fe0c01f40001000001f401f403e80003
    00001121112101f4fe0c01f401f40000
    """

  /// - Parameter program: the font program, in hexadecimal digits.
  private func document(
    _ shown: String, names: String, program: String = OddFontTests.squares, flags: Int = 4
  ) throws -> Document {
    let font =
      "<</Type/Font/Subtype/TrueType/BaseFont/AAAAAA+Tiny/FirstChar 65/LastChar 66/Widths[1000 1000]"
      + "/Encoding<</Differences[65\(names)]>>/FontDescriptor<</Type/FontDescriptor"
      + "/FontName/AAAAAA+Tiny/Flags \(flags)/FontFile2 6 0 R>>>>"
    let file = RenderFixture.stream("/Filter/ASCIIHexDecode", program + ">")
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

  /// A subset whose glyphs were numbered anew keeps the names that they had.
  @Test(arguments: [4, 32]) func codesCountBeforeNumbers(flags: Int) throws {
    let bottom = try document("A", names: "/g2/g1", program: Self.lettered, flags: flags)
    #expect(try bottom.page(0).inkBounds().map { $0.y0.rounded() } == 200)
    let top = try document("B", names: "/g2/g1", program: Self.lettered, flags: flags)
    #expect(try top.page(0).inkBounds().map { $0.y0.rounded() } == 150)
  }

  @Test(arguments: ["/g9/g0", "/g/g1x", "/g99999999999/x2", "/g0002/g0001", "/g2/g1a"])
  func otherNamesShowNothing(names: String) throws {
    let document = try document("AB", names: names)
    #expect(try document.page(0).inkBounds() == nil)
  }

  /// Some converters name the glyphs of a font that is not embedded by numbers of their own.
  @Test(
    arguments: [
      "/g65/g66/g67", "/g1/g2/g3", "/g70/g41/g4a", "/G65/G66/G4A", "/c165/c166/c167",
      "/AB1/AB2/AB3",
    ],
    ["/Type1/BaseFont/Helvetica", "/TrueType/BaseFont/Arial"])
  func numbersOfAFontThatIsNotEmbeddedSayNothing(names: String, font: String) throws {
    let font = "<</Type/Font/Subtype\(font)/Encoding<</Differences[65\(names)]>>>>"
    let document = try MinimalPDF(
      content: "BT /F 20 Tf 50 50 Td (ABCD) Tj ET", font: font, others: []
    ).open()
    #expect(try document.page(0).text().text == "ABCD")
  }

  /// Names that have a number, and mean a character or a glyph all the same.
  @Test(arguments: [
    ("/Helvetica", "/uni0042/u0043", "BC"), ("/Helvetica", "/afii10017/H18533", "\u{410}\u{25CF}"),
  ])
  func numbersWithAMeaningKeepIt(base: String, names: String, text: String) throws {
    let font = "<</Type/Font/Subtype/Type1/BaseFont\(base)/Encoding<</Differences[65\(names)]>>>>"
    let document = try MinimalPDF(
      content: "BT /F 20 Tf 50 50 Td (AB) Tj ET", font: font, others: []
    ).open()
    #expect(try document.page(0).text().text == text)
  }

  /// The numbers in the names of ZapfDingbats are no characters.
  @Test(
    arguments: [
      ("", "\u{2721}\u{25CF}\u{2714}"),
      ("/Encoding<</Differences[65/a1/a2]>>", "\u{2701}\u{25CF}\u{2714}"),
      ("/Encoding<</Differences[65/a71 108/a206 52/a73]>>", "\u{25CF}\u{2770}\u{25A0}"),
      (
        "/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[65/a100 52/a101 108/a19]>>",
        "\u{275E}\u{2713}\u{2761}"
      ),
    ], ["ZapfDingbats", "AAAAAA+ZapfDingbats"])
  func signsAreNoLetters(encoding: (String, String), name: String) throws {
    let font = "<</Type/Font/Subtype/Type1/BaseFont/\(name)\(encoding.0)>>"
    let document = try MinimalPDF(
      content: "BT /F 20 Tf 50 50 Td (Al4) Tj ET", font: font, others: []
    ).open()
    #expect(try document.page(0).text().text == encoding.1)
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
