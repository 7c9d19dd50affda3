// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Fields whose widgets repeat entries that they would inherit, as some programs write them.
@Suite struct OwnEntriesTests {
  private func open() throws -> Document {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 6 0 R]>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[5 0 R 7 0 R]>>",
        "<</FT/Tx/T(text)/Kids[5 0 R]>>",
        "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[10 10 90 30]/Ff 2/TU(old)/MaxLen 3/Q 2"
          + "/DV(d)/AA<</F<</S/JavaScript/JS(one)>>/E<</S/JavaScript/JS(two)>>>>>>",
        "<</FT/Ch/T(list)/Kids[7 0 R]>>",
        "<</Type/Annot/Subtype/Widget/Parent 6 0 R/Rect[10 50 90 70]/Opt[(a)(b)]>>",
      ]), forChanges: true)
    try document.enableJournal()
    return document
  }

  private func field(
    _ name: String, _ document: Document, _ change: (inout FieldChanges) -> Void
  ) throws -> FormField {
    var changes = FieldChanges()
    change(&changes)
    try document.operation("change") { () throws(EngineError) in
      _ = try document.update(name, changes)
    }
    return try #require(try document.formField(name)).field
  }

  @Test func changesOfTheFieldCount() throws {
    let document = try open()
    #expect(try field("text", document) { $0.flags = [.readOnly] }.flags == [.readOnly])
    #expect(try field("text", document) { $0.label = "new" }.label == "new")
    #expect(try field("text", document) { $0.maxLength = .some(9) }.maxLength == 9)
    #expect(try field("text", document) { $0.alignment = .center }.alignment == .center)
    #expect(try field("text", document) { $0.defaultValue = ["e"] }.defaultValue == ["e"])
    let options = [FormField.Option("p", "P")]
    #expect(try field("list", document) { $0.options = options }.options == options)
  }

  @Test func anEntryThatDoesNotChangeStays() throws {
    let document = try open()
    let field = try field("text", document) { $0.label = "new" }
    #expect(field.flags == [.required] && field.maxLength == 3 && field.alignment == .right)
  }

  @Test func scriptsOfTheFieldCount() throws {
    let document = try open()
    var change = FieldChange("text", .action, text: "three")
    change.trigger = .format
    try document.operation("change") { () throws(EngineError) in
      _ = try document.set([change])
    }
    let widget = try #require(try document.form["text"]?.widgets.first?.object)
    #expect(try widget.additionalAction("F", isWidget: true)?["JS"]?.text == "three")
    #expect(try widget.additionalAction("E", isWidget: true)?["JS"]?.text == "two")
  }
}
