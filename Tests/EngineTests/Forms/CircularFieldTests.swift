// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// A form in which one field is its own parent, or its kid's kid.
@Suite struct CircularFieldTests {
  private func open(_ circle: String) throws -> Document {
    try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R 5 0 R]>>", circle,
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(good)/V(There)/Rect[9 9 90 30]>>",
      ]))
  }

  @Test(arguments: [
    "<</Type/Annot/Subtype/Widget/T(bad)/Parent 4 0 R/Rect[9 50 90 70]>>",
    "<</Type/Annot/Subtype/Widget/FT/Tx/T(bad)/Parent 4 0 R/Rect[9 50 90 70]>>",
    "<</Type/Annot/Subtype/Widget/T(bad)/Kids[4 0 R]/Parent 4 0 R/Rect[9 50 90 70]>>",
  ])
  func theOthersAreRead(circle: String) throws {
    let document = try open(circle)
    let good = try #require(try document.formField("good"))
    #expect(good.field.value == ["There"])
    #expect(try document.formFields.contains { $0.id == "good" })
    _ = try document.page(0).annotations
    #expect(try document.formTexts[0]?.map(\.value) == ["There"])
  }

  /// Parents in the page tree are mended, and no field's kid is taken for a page.
  @Test(arguments: [("/Parent 2 0 R", "2 0 R"), ("/Parent 3 0 R", "2 0 R"), ("", "3 0 R")])
  func aLoopOfPageParentsLeavesTheForm(root: String, parent: String) throws {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm 4 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 300]\(root)>>",
        "<</Type/Page/Parent \(parent)/Annots[6 0 R 7 0 R]>>",
        "<</Fields[5 0 R]/DA(/Helv 12 Tf 0 g)>>", "<</FT/Tx/T(two)/V(hi)/Kids[6 0 R 7 0 R]>>",
        "<</Type/Annot/Subtype/Widget/Parent 5 0 R/Rect[10 10 90 30]>>",
        "<</Type/Annot/Subtype/Widget/Parent 5 0 R/Rect[10 50 90 70]>>",
      ]))
    let page = try #require(try document.pageObject(0))
    #expect(try document.formFields.map(\.id) == ["two"])
    #expect(try page["Parent"]?.number == 2)
    #expect(try page["Parent"]?["Parent"] == nil)
    #expect(try document.page(0).size.width == 400)
    let widgets = try #require(try page["Annots"]).elements
    #expect(try widgets.map { try $0["Parent"]?.number } == [5, 5])
  }
}
