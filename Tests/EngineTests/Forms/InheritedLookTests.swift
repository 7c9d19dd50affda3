// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// The text of fields looks as the entries say that count for it, wherever they are.
@Suite struct InheritedLookTests {
  /// A field on each of two pages; both have a parent.
  private func open(field: String = "", parent: String = "", form: String = "") throws -> Document {
    let widgets = (0..<2).map {
      "<</Type/Annot/Subtype/Widget/T(\($0))/F 4/Parent 5 0 R/Rect[10 10 190 50]\(field)>>"
    }
    let document = try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]\(form)"
            + "/DA(/Helv 12 Tf 0 g)/DR<</Font<</Helv 6 0 R>>>>>>>>",
          "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 200 60]>>",
          "<</Type/Page/Parent 2 0 R/Annots[7 0 R]>>",
          "<</Type/Page/Parent 2 0 R/Annots[8 0 R]>>",
          "<</T(all)/FT/Tx/V(secret)\(parent)/Kids[7 0 R 8 0 R]>>",
          "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        ] + widgets), forChanges: true)
    try document.enableJournal()
    return document
  }

  private func picture(_ document: Document, page: Int = 0) throws -> [UInt8] {
    let list = try document.page(page).displayList()
    return try Rasterizer(document.context).render(
      list, RasterRequest(pageSize: list.size, scale: 1)
    )
    .bytes
  }

  private func filled(_ document: Document) throws -> [UInt8] {
    try document.operation("set") { () throws(EngineError) in
      _ = try document.set([FieldSetting("all.0", .text("new"))])
    }
    return try picture(document)
  }

  /// ISO 32000-2, tables 224 and 228.
  @Test(arguments: ["", "/NeedAppearances true"])
  func alignmentIsInherited(form: String) throws {
    let own = try picture(open(field: "/Q 1", form: form))
    #expect(try picture(open(form: form)) != own)
    #expect(try picture(open(parent: "/Q 1", form: form)) == own)
    #expect(try picture(open(form: form + "/Q 1")) == own)
    let new = try filled(open(field: "/Q 1", form: form))
    #expect(try filled(open(parent: "/Q 1", form: form)) == new)
    #expect(try filled(open(form: form + "/Q 1")) == new)
  }

  /// The default style is for rich text.
  @Test func plainTextIsDrawnWithoutTheDefaultStyle() throws {
    let style = "/DS(font: Times 20pt; text-align:right; color:#FF0000)"
    let plain = try filled(open())
    #expect(try filled(open(field: style)) == plain)
    #expect(try filled(open(parent: style)) == plain)
    let document = try open(field: style)
    _ = try filled(document)
    let widget = try document.form["all.0"]?.widgets.first?.object
    #expect(try widget?["DS"]?.text?.hasPrefix("font: Times") == true)
  }

  private func addSquare(to document: Document) throws {
    try document.operation("add") { () throws(EngineError) in
      try document.page(1).add(
        Annotation(id: "a", type: .square, pageIndex: 1, rect: Rect(0, 0, 5, 5)))
    }
  }

  /// A change of one page makes the engine draw what all loaded pages lack.
  @Test func passwordsStayMaskedOnAllPages() throws {
    let document = try open(parent: "/Ff 8192", form: "/NeedAppearances true")
    let before = try (0..<2).map { page in try picture(document, page: page) }
    try addSquare(to: document)
    #expect(try picture(document, page: 0) == before[0])
    let stars = try open(form: "/NeedAppearances true")
    try addSquare(to: stars)
    try stars.operation("set") { () throws(EngineError) in
      try stars.catalog?["AcroForm"]?["Fields"]?[0]?.set("V", stars.makeText("******"))
    }
    #expect(try picture(document, page: 1) == picture(stars, page: 1))
    try document.undoStep()
    #expect(try (0..<2).map { page in try picture(document, page: page) } == before)
  }
}
