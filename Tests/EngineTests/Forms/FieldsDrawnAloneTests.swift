// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Filling in a field draws no other field, as many may lack an appearance.
@Suite struct FieldsDrawnAloneTests {
  /// Two pages with two text fields each that lack appearances, and one page whose square has one.
  private func open() throws -> Document {
    let document = try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R 8 0 R 9 0 R]"
            + "/DA(/Helv 9 Tf 0 g)/DR<</Font<</Helv 10 0 R>>>>>>>>",
          "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 200 200]>>",
          "<</Type/Page/Parent 2 0 R/Annots[6 0 R 7 0 R]>>",
          "<</Type/Page/Parent 2 0 R/Annots[8 0 R 9 0 R]>>",
          "<</Type/Page/Parent 2 0 R/Annots[11 0 R]>>",
        ]
          + (0..<4).map {
            "<</Type/Annot/Subtype/Widget/FT/Tx/T(f\($0))/V(old)/F 4"
              + "/Rect[10 \(10 + $0 % 2 * 40) 90 \(30 + $0 % 2 * 40)]>>"
          } + [
            "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
            "<</Type/Annot/Subtype/Square/Rect[0 0 9 9]/AP<</N 12 0 R>>>>",
            "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 0>>stream\n\nendstream",
          ]), forChanges: true)
    try document.enableJournal()
    return document
  }

  private func set(_ fields: [String], _ text: String, in document: Document) throws {
    try document.operation("Set") { () throws(EngineError) in
      _ = try document.set(fields.map { FieldSetting($0, .text(text)) })
    }
  }

  private func isDrawnForDisplay(_ document: Document) -> Bool {
    document.raw.pointee.local_xref != nil
  }

  private func shown(_ field: String, in document: Document) throws -> String? {
    let bytes = try document.form[field]?.widgets.first?.object["AP"]?["N"]?
      .streamBytes(limit: 1 << 16)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func othersWaitUntilTheyAreShown() throws {
    let document = try open()
    for index in 0..<2 { _ = try document.page(index).displayList() }
    #expect(isDrawnForDisplay(document))
    try set(["f0"], "new", in: document)
    #expect(!isDrawnForDisplay(document), "the field after it, and those of the other page")
    _ = try document.page(2)
    #expect(!isDrawnForDisplay(document), "a page that is loaded")
    for index in 0..<2 {
      let page = try document.page(index)
      _ = try page.displayList()
      for annotation in try page.annotations {
        let object = try page.annotationObject(annotation.id)
        #expect(try ScreenLook(of: object, on: page).isShown, "\(annotation.id)")
      }
    }
    #expect(isDrawnForDisplay(document))
    #expect(try shown("f0", in: document)?.contains("new") == true)
    #expect(try shown("f1", in: document) == nil)
  }

  @Test func allFieldsAreDrawnInAnyOrder() throws {
    for order in [["f0", "f1", "f2", "f3"], ["f3", "f1", "f2", "f0"]] {
      let document = try open()
      try set(order, "new", in: document)
      #expect(try order.allSatisfy { try shown($0, in: document)?.contains("new") == true })
      try document.undoStep()
      #expect(try order.allSatisfy { try shown($0, in: document) == nil })
    }
  }

  /// More pages than stay loaded.
  @Test func aFieldOnManyPagesIsDrawnOnEach() throws {
    let count = 60
    let kids = (0..<count).map { "\($0 + 4) 0 R" }.joined(separator: " ")
    let widgets = (0..<count).map { "\($0 + 4 + count) 0 R" }
    let document = try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[3 0 R]/DA(/Helv 9 Tf 0 g)>>>>",
          "<</Type/Pages/Kids[\(kids)]/Count \(count)/MediaBox[0 0 200 200]>>",
          "<</FT/Tx/T(name)/Kids[\(widgets.joined(separator: " "))]>>",
        ] + widgets.map { "<</Type/Page/Parent 2 0 R/Annots[\($0)]>>" }
          + widgets.map { _ in "<</Subtype/Widget/Parent 3 0 R/F 4/Rect[10 10 90 30]>>" }),
      forChanges: true)
    try document.enableJournal()
    let touched = try document.operation("Set") { () throws(EngineError) in
      try document.set([FieldSetting("name", .text("new"))])
    }
    #expect(touched.keys.sorted() == Array(0..<count))
    let objects = try #require(try document.form["name"]?.widgets.map(\.object))
    #expect(objects.count == count)
    for object in objects {
      let bytes = try #require(try object["AP"]?["N"]?.streamBytes(limit: 1 << 16))
      #expect(String(decoding: bytes, as: UTF8.self).contains("new"))
    }
  }
}
