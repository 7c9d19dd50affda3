// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Free texts of other programs stay bold and italic when their style is edited.
@Suite struct ForeignWeightTests {
  private func open(_ entries: String, font: String) throws -> Document {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
        "<</Type/Annot/Subtype/FreeText/NM(text)/Rect[50 100 250 140]/Contents(Hamburg)"
          + "/AP<</N 5 0 R>>\(entries)>>",
        "<</Type/XObject/Subtype/Form/BBox[0 0 200 40]/Resources<</Font<</F1 6 0 R>>>>/Length 33>>"
          + "stream\nBT /F1 20 Tf 3 10 Td (Hamburg) Tj ET\nendstream",
        "<</Type/Font/Subtype/Type1/BaseFont/\(font)>>",
      ]), forChanges: true)
    try document.enableJournal()
    return document
  }

  /// The font that the text is drawn with now.
  private func drawn(_ document: Document) throws -> String {
    let form = try document.page(0).annotationObject("text")["AP"]?["N"]
    return try #require(try DrawnText(in: form)?.font)
  }

  @Test(arguments: [
    ("/DA(/TiBI 20 Tf)", "Times-BoldItalic", true, true),
    ("/DA(/HeBo 20 Tf)", "Helvetica-Bold", true, false),
    ("/DA(/CoOb 20 Tf)", "Courier-Oblique", false, true),
    ("/DA(/F1 20 Tf)", "ABCDEF+Courier-BoldOblique", true, true),
    ("/DA(/Helv 20 Tf)/DS(font: italic bold 20pt Helvetica)", "Helvetica", true, true),
    ("", "Times-Italic", false, true),
    ("/DA(/HeBo 20 Tf)/DS(font: 20pt Helvetica)", "Helvetica", false, false),
    ("/DA(/Helv 20 Tf)", "Helvetica", false, false),
  ])
  func theyStaySo(_ entries: String, _ font: String, _ isBold: Bool, _ isItalic: Bool) throws {
    let document = try open(entries, font: font)
    let edits: [(inout Annotation) -> Void] = [
      { $0.text?.size = 18 }, { $0.text?.color = Color(red: 1, green: 0, blue: 0) },
      { $0.contents = "Bremen" },
    ]
    for edit in edits {
      let changed = try document.editText(edit)
      #expect(changed.text?.isBold == isBold && changed.text?.isItalic == isItalic)
      let name = try drawn(document)
      #expect(name.contains("Bold") == isBold, "\(name)")
      #expect((name.contains("Italic") || name.contains("Oblique")) == isItalic, "\(name)")
    }
  }

  private func picture(of rich: String) throws -> [UInt8] {
    let document = try open("/DA(/Helv 20 Tf)/RC(\(rich))", font: "Helvetica")
    let yellow = Color(red: 1, green: 1, blue: 0)
    #expect(try document.editText { $0.interiorColor = yellow }.richText == rich)
    let list = try document.displayListInPassing(ofPage: 0)
    let request = RasterRequest(pageSize: list.size, scale: 1)
    return try Rasterizer(document.context).render(list, request).bytes
  }

  /// Each run of a rich text has its own weight.
  @Test func oneBoldWordOfARichTextMakesNoOtherBold() throws {
    let partly = try picture(of: "<body><p><b>Ham</b>burg</p></body>")
    #expect(try partly != picture(of: "<body><p><b>Hamburg</b></p></body>"))
  }
}
