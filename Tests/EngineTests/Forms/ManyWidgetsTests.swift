// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Forms with many widgets on one page.
@Suite struct ManyWidgetsTests {
  /// One field with many widgets without an appearance.
  private func form(_ count: Int) throws -> Document {
    let kids = (0..<count).map { "\(6 + $0) 0 R" }.joined(separator: " ")
    let widgets = (0..<count).map {
      "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[\($0 % 20 * 20) \($0 / 20 * 10) "
        + "\($0 % 20 * 20 + 18) \($0 / 20 * 10 + 9)]>>"
    }
    return try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 8 Tf 0 g)"
            + "/DR<</Font<</Helv 5 0 R>>>>>>>>",
          "<</Type/Pages/Kids[3 0 R]/Count 1>>",
          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Annots[\(kids)]>>",
          "<</FT/Tx/T(many)/V(old)/Kids[\(kids)]>>",
          "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        ] + widgets), forChanges: true)
  }

  private func set(_ value: String, in document: Document) throws {
    try document.operation("set") { () throws(EngineError) in
      _ = try document.set([FieldSetting("many", .text(value))])
    }
  }

  @Test func theyAreOneStep() throws {
    let document = try form(100)
    try document.enableJournal()
    try set("new", in: document)
    #expect(try document.journalState.done == 1)
    #expect(try drawn(in: document) == 100)
    try document.undoStep()
    #expect(try drawn(in: document) == 0)
    #expect(try document.formField("many")?.field.value == ["old"])
    try document.redoStep()
    #expect(try drawn(in: document) == 100)
  }

  /// How many widgets have an appearance.
  private func drawn(in document: Document) throws -> Int {
    let widgets = try #require(try document.pageObject(0)?["Annots"]).elements
    return try widgets.filter { try $0["AP"]?["N"] != nil }.count
  }
}
