// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// The screen shows annotations and fields also if their file has no appearance for them, or an outdated
/// one. They look the same once they are page content.
@Suite struct FlatteningTests {
  private static let widget =
    "<</Type/Annot/Subtype/Widget/F 4/DA(/Helv 12 Tf 0 g)/Rect[20 40 220 64]"
  private static let stale = RenderFixture.stream(
    "/Type/XObject/Subtype/Form/BBox[0 0 200 24]/Resources<</Font<</Helv 4 0 R>>>>",
    "BT /Helv 12 Tf 2 6 Td (100) Tj ET")

  private static let fields = [
    "/FT/Tx/T(text)/V(PAY 900)>>", "/FT/Tx/T(text)/V(PAY 900)/AP<</N 6 0 R>>>>",
    "/FT/Tx/Ff 4096/T(lines)/V(one\\ntwo)>>",
    "/FT/Ch/Ff 131072/T(combo)/Opt[(aa)(bb)]/V(bb)>>", "/FT/Ch/T(list)/Opt[(aa)(bb)]/V(bb)>>",
    "/FT/Btn/Ff 65536/T(push)/MK<</BG[1 0 0]/CA(Push)>>>>",
    "/FT/Btn/T(check)/V/Yes/AS/Yes/MK<</CA(4)/BC[0 0 1]>>>>",
    // Buttons and signatures keep the look that they have.
    "/FT/Btn/T(check)/V/Yes/AS/Yes/AP<</N<</Yes 6 0 R>>>>>>",
    "/FT/Btn/Ff 65536/T(push)/AP<</N 6 0 R>>>>", "/FT/Sig/T(sign)/AP<</N 6 0 R>>>>",
  ]

  private func looksTheSame(_ file: FlatFile, _ way: FlatFile.Way) throws {
    let before = try FlatFile.drawn(file.open())
    let blank = try FlatFile(annotations: [], rotation: file.rotation).open()
    #expect(try !FlatFile.drawn(blank).differences(from: before, least: 3).isEmpty)
    let flat = try file.flattened(way)
    #expect(try flat.page(0).annotations.isEmpty)
    #expect(try FlatFile.drawn(flat).differences(from: before, least: 3).isEmpty)
  }

  @Test(arguments: fields, FlatFile.Way.allCases)
  func fieldsLookTheSame(field: String, way: FlatFile.Way) throws {
    for form in ["", "/NeedAppearances true"] {
      let file = FlatFile(
        annotations: [Self.widget + field], others: [Self.stale], isForm: true, form: form)
      try looksTheSame(file, way)
    }
  }

  /// What a widget shows may be an entry of the field above it.
  @Test(arguments: FlatFile.Way.allCases)
  func inheritedValuesLookTheSame(way: FlatFile.Way) throws {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]/DR<</Font<</Helv 4 0 R>>>>>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Annots[6 0 R]>>",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
        "<</FT/Tx/T(up)/V(PAY 900)/DA(/Helv 12 Tf 0 g)/Kids[6 0 R]>>",
        "<</Type/Annot/Subtype/Widget/F 4/Parent 5 0 R/Rect[20 40 220 64]>>",
      ]))
    let before = try FlatFile.drawn(document)
    try document.enableJournal()
    try document.operation("flatten") { () throws(EngineError) in
      let removal = try FieldRemoval(["up"], flattening: true, in: document)
      for piece in 0..<removal.pieceCount { _ = try removal.perform(piece) }
    }
    #expect(try document.formFields.isEmpty && document.page(0).annotations.isEmpty)
    #expect(try FlatFile.drawn(document).differences(from: before, least: 3).isEmpty)
  }

  private static let annotations = [
    "/Subtype/Square/C[1 0 0]/IC[0 1 0]", "/Subtype/Circle/C[1 0 0]/BS<</W 5>>",
    "/Subtype/FreeText/DA(/Helv 14 Tf 0 0 1 rg)/Contents(FREE TEXT)",
    "/Subtype/Highlight/C[1 1 0]/QuadPoints[20 64 220 64 20 40 220 40]",
    "/Subtype/Ink/C[1 0 0]/InkList[[30 45 100 60 200 45]]/BS<</W 4>>",
    "/Subtype/Line/C[1 0 0]/L[30 45 200 60]/BS<</W 4>>", "/Subtype/Text/C[1 1 0]/Name/Note",
  ]

  @Test(arguments: annotations, FlatFile.Way.allCases)
  func annotationsLookTheSame(annotation: String, way: FlatFile.Way) throws {
    for rotation in [0, 90] {
      let object = "<</Type/Annot/F 4/NM(it)/Rect[20 40 220 64]\(annotation)>>"
      try looksTheSame(FlatFile(annotations: [object], rotation: rotation), way)
    }
  }

  /// Nothing is drawn for an annotation without the points of its shape, or which is hidden.
  @Test(arguments: ["/Subtype/Highlight", "/Subtype/Movie", "/F 2/Subtype/Square/C[1 0 0]"])
  func whatShowsNothingIsNotFlattened(annotation: String) throws {
    let object = "<</Type/Annot/NM(it)/Rect[20 40 220 64]\(annotation)>>"
    let document = try FlatFile(annotations: [object]).open()
    #expect(try document.page(0).flattenableAnnotations.isEmpty)
    #expect(throws: EngineError.self) { try document.page(0).flatten(["it"]) }
    // A copy keeps none of them.
    let copy = try FlatFile(annotations: [object]).flattened(.save)
    #expect(try copy.page(0).annotations.isEmpty)
    #expect(try copy.page(0).object["Contents"] == nil)
  }

  /// The contents below stay where they are, although they end states that they do not begin.
  @Test(
    arguments: [
      "Q 1 0 0 1 30 30 cm Q BT /F 24 Tf 20 100 Td (Text) Tj ET",
      "1 0 0 1 30 30 cm Q Q Q 1 0 0 1 10 10 cm Q q /G gs BT 20 100 Td (Text) Tj ET",
      "Q Q 1 0 0 1 30 30 cm Q q BT /F 24 Tf 20 100 Td (Text) Tj ET q",
      "Q Q q 100 0 0 50 50 120 cm BI /W 4 /H 2 /CS [/Indexed /DeviceRGB 1 <ff000000ff00>] /BPC 1 "
        + "/F /AHx ID A0 50> EI Q /X Do BT /F 24 Tf 20 100 Td (Text) Tj ET",
    ], FlatFile.Way.allCases)
  func contentsStay(contents: String, way: FlatFile.Way) throws {
    let resources = "<</Font<</F 4 0 R>>/XObject<</X 7 0 R>>/ExtGState<</G<</Font[4 0 R 24]>>>>>>"
    let object = "<</Type/Annot/F 4/NM(it)/Rect[20 40 220 64]/Subtype/Square/C[1 0 0]>>"
    try looksTheSame(
      FlatFile(
        annotations: [object],
        others: [
          RenderFixture.stream("", contents),
          RenderFixture.stream("/Subtype/Form/BBox[0 0 300 200]", "200 150 20 20 re f"),
        ], page: "/Contents 6 0 R/Resources\(resources)"), way)
  }
}
