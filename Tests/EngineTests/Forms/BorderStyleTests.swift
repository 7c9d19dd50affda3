// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// A field that is filled in keeps the style of its border (ISO 32000-2, table 168).
@Suite struct BorderStyleTests {
  /// The appearance of a text field that was filled in.
  private func content(_ entries: String) throws -> String {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]"
          + "/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 5 0 R>>>>>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(text)/Rect[10 60 190 90]"
          + "/MK<</BC[0 0 1]/BG[1 1 0]>>\(entries)>>",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      ]), forChanges: true)
    try document.enableJournal()
    try document.operation("set") { () throws(EngineError) in
      _ = try document.set([FieldSetting("text", .text("Filled"))])
    }
    let widget = try #require(try document.form["text"]?.widgets.first?.object)
    #expect(try widget["MK"]?["BC"]?.reals == [0, 0, 1])
    #expect(try widget["BS"]?["W"]?.real == (entries.contains("BS") ? 2 : nil))
    let bytes = try widget["AP"]?["N"]?.streamBytes(limit: 1 << 16) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func dashesStay() throws {
    for entries in ["/BS<</W 2/S/D/D[4 3]>>", "/Border[0 0 2[4 3]]"] {
      let drawn = try content(entries)
      #expect(drawn.contains("[4 3] 0 d\n1 1 178 28 re\nS"))
      #expect(drawn.contains("(Filled) Tj") || drawn.contains("(Filled)Tj"))
    }
  }

  @Test func anUnderlineIsNoBox() throws {
    let drawn = try content("/BS<</W 2/S/U>>")
    #expect(drawn.contains("0 29 m\n180 29 l\nS"))
    #expect(!drawn.contains("1 1 178 28 re"))
  }

  /// The fill is yellow, so the dark edge of a beveled border is a darker yellow.
  @Test(arguments: [
    ("B", "1 1 1 rg", "0.5 0.5 0 rg"), ("I", "0.5 0.5 0.5 rg", "0.75 0.75 0.75 rg"),
  ])
  func edgesAreLightAndDark(style: String, upper: String, lower: String) throws {
    let drawn = try content("/BS<</W 2/S/\(style)>>")
    #expect(drawn.contains("\(upper)\n2 28 m\n2 2 l\n178 2 l"))
    #expect(drawn.contains("\(lower)\n2 28 m\n178 28 l\n178 2 l"))
    #expect(drawn.contains("1 1 178 28 re\nS"))
  }
}
