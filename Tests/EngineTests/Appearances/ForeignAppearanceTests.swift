// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// Annotations that another program drew keep how they look until their text or style is edited.
struct ForeignAppearanceTests {
  /// A free text whose appearance is green and 20 points large, whatever its other entries say.
  private static func document(_ entries: String) throws -> Document {
    let drawing = "BT 0 0.5 0 rg /F 20 Tf 4 10 Td (Green) Tj ET"
    var page = MinimalPDF([])
    page.entries =
      "/Annots[<</Type/Annot/Subtype/FreeText/NM(text)/Rect[50 100 150 140]"
      + "/Contents(Green)\(entries)>>]"
    let document = try page.open()
    try document.enableJournal()
    try document.operation("draw") { () throws(EngineError) in
      let made = try document.makeForm(drawing)
      try document.page(0).annotationObject("text").set(
        "AP", document.makeDictionary(["N": made]))
    }
    try document.page(0).reloadAnnotations()
    return document
  }

  private func drawing(_ document: Document) throws -> String {
    let form = try #require(try document.page(0).annotationObject("text")["AP"]?["N"])
    return String(decoding: try form.streamBytes(limit: 10_000), as: UTF8.self)
  }

  @Test func resizingKeepsTheDrawing() throws {
    let document = try Self.document("/DA(/Helv 12 Tf 0 g)")
    let before = try drawing(document)
    _ = try document.editText { $0.rect = Rect(20, 20, 220, 100) }
    #expect(try drawing(document) == before)
  }

  @Test func turningShowsTheSameDrawingAndDoesNotPileUp() throws {
    let document = try Self.document("/DA(/Helv 12 Tf 0 g)")
    let before = try drawing(document)
    for degrees in [30.0, 90, 200, 0] {
      let turned = try document.editText { $0 = $0.turned(to: degrees) }
      #expect(turned.rotation == degrees)
      let form = try #require(try document.page(0).annotationObject("text")["AP"]?["N"])
      let inner = try #require(try form[PrivateKey.turned])
      #expect(String(decoding: try inner.streamBytes(limit: 10_000), as: UTF8.self) == before)
      #expect(try inner[PrivateKey.turned] == nil)
    }
    let back = try #require(try document.page(0).annotation("text"))
    #expect((back.rect.x0 - 50).magnitude < 0.1 && (back.rect.width - 100).magnitude < 0.1)
  }

  @Test func editingTheTextDrawsAnew() throws {
    let document = try Self.document("/DA(/Helv 12 Tf 0 g)")
    let before = try drawing(document)
    _ = try document.editText { $0.contents = "Other" }
    #expect(try drawing(document) != before)
    let drawn = try drawing(document)
    _ = try document.editText { $0.rect = Rect(20, 20, 220, 100) }
    #expect(try drawing(document) != drawn, "What is drawn here is drawn anew when it is resized.")
  }

  @Test(arguments: [
    ("/DA(0 Tc 16.25 TL 0.5 0 0.5 rg //Helvetica 22 Tf)", "Helvetica", 22, "#800080"),
    ("/DA(16.25 TL /Cour 12 Tf)/DS(font: Helv 12.0pt; color:#E52237)", "Helvetica", 12, "#e52237"),
    (
      "/DA(1 0 0 rg /Cour 14 Tf)/DS(font: Courier 14pt; color:#0000FF)"
        + "/RC(<body style=\"font-family:Times;font-size:20pt;color:#A52A2A\"><p>Green</p></body>)",
      "Times", 20, "#a52a2a"
    ),
    (
      "/DA(0 0 1 rg /TiRo 14 Tf)/DS(font: italic bold 'Times New Roman',serif 14.0pt)",
      "Times New Roman", 14, "#0000ff"
    ),
    ("/DA(/Helv 9 Tf)/DS(font: 14pt Arial Narrow, sans-serif)", "Arial Narrow", 14, "#008000"),
    ("", "Times", 20, "#008000"),
    ("/DA(/Helv 0 Tf)", "Helvetica", 20, "#008000"),
  ])
  func styleIsReadWhereItStands(
    entries: String, font: String, size: Double, color: String
  ) throws {
    let document = try Self.document(entries)
    let style = try #require(try document.page(0).annotation("text")?.text)
    #expect(style.font == font)
    #expect((style.size - size).magnitude < 0.01)
    #expect(style.color.css == color)
  }

  @Test(arguments: [
    "/DS(font: Courier 14.0pt; text-align:right; color:#FF0000)",
    "/RC(<body style=\"font:14pt Courier;text-align:right;color:#FF0000\"><p>Green</p></body>)",
  ])
  func aStyleNeedsNoDefaultAppearance(_ entries: String) throws {
    let document = try FlatFile(annotations: [
      "<</Type/Annot/Subtype/FreeText/NM(text)/Rect[50 100 150 140]/Contents(Green)\(entries)>>"
    ]).open()
    let style = try #require(try document.page(0).annotation("text")?.text)
    #expect(style.font == "Courier" && style.size == 14 && style.color.css == "#ff0000")
    #expect(style.alignment == .right)
  }

  @Test func widgetsWhoseAppearanceIsNoDictionaryDoNotSpoilTheirPage() throws {
    var page = MinimalPDF([(20, 20, "Words")])
    page.entries =
      "/Annots[<</Type/Annot/Subtype/Widget/FT/Sig/NM(sig)/T(s)/F 4/AP[1 2]"
      + "/Rect[50 100 150 140]>>]"
    let document = try page.open()
    try document.enableJournal()
    #expect(try document.page(0).text().text.contains("Words"))
    try document.operation("add") { () throws(EngineError) in
      _ = try document.page(0).add(
        Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(10, 10, 40, 40)))
    }
    #expect(try document.journalState.done == 1)
  }

  /// The rich text goes with the old contents, and its style stays.
  @Test func anEditedTextKeepsTheStyleOfItsRichText() throws {
    let document = try ForeignAppearanceTests.document(
      "/DA(1 0 0 rg /Helv 9 Tf)/DS(font: 9pt Helvetica; color: #FF0000)"
        + "/RC(<body><p style='font-size:12pt;color:#0000FF;text-align:right'>Green</p></body>)")
    let style = try #require(try document.page(0).annotation("text")?.text)
    #expect(style.size == 12 && style.color == Color(red: 0, green: 0, blue: 1))
    for contents in ["Once", "Twice"] {
      let changed = try document.editText { $0.contents = contents }
      #expect(changed.text == style)
    }
    let object = try document.page(0).annotationObject("text")
    #expect(try object["RC"] == nil)
    #expect(try DefaultAppearance(object["DA"]?.text ?? "").size == 12)
  }

  /// Its style was only in the appearance that a new one replaces.
  @Test func anEditedTextKeepsTheStyleOfItsAppearance() throws {
    let document = try ForeignAppearanceTests.document("")
    let style = try #require(try document.page(0).annotation("text")?.text)
    #expect(try document.editText { $0.opacity = 0.5 }.text == style)
    #expect(try document.editText { $0.contents = "Other" }.text == style)
  }

  @Test func theAlignmentOfARichTextChanges() throws {
    let document = try ForeignAppearanceTests.document(
      "/DA(0 g /Helv 9 Tf)/RC(<body><p style='text-align:center'>Green</p></body>)")
    #expect(try document.page(0).annotation("text")?.text?.alignment == .center)
    let changed = try document.editText { $0.text?.alignment = .right }
    #expect(changed.text?.alignment == .right)
    #expect(changed.contents == "Green")
  }
}

extension Document {
  fileprivate func makeForm(_ content: String) throws(EngineError) -> PDFObject {
    let fonts = try makeDictionary([
      "F": makeDictionary([
        "Type": makeName("Font"), "Subtype": makeName("Type1"), "BaseFont": makeName("Times-Roman"),
      ])
    ])
    let form = try makeDictionary([
      "Type": makeName("XObject"), "Subtype": makeName("Form"),
      "BBox": makeReals([0, 0, 100, 40]), "Resources": makeDictionary(["Font": fonts]),
    ])
    return try addDeflatedStream(form, Array(content.utf8))
  }
}
