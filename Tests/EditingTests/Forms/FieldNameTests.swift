// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// New names of fields whose groups have no names, or that inherit theirs.
@Suite struct FieldNameTests {
  private func document(_ group: String, _ field: String, new name: String) throws -> Document {
    let editor = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/Annots[6 0 R]>>",
      "<</FT/Tx\(group)/Kids[5 0 R]>>", "<<\(field)/Parent 4 0 R/Kids[6 0 R]>>",
      "<</Type/Annot/Subtype/Widget/Parent 5 0 R/Rect[10 10 90 30]>>",
    ]).open()
    var changes = FieldChanges()
    changes.name = name
    let old = try #require(try editor.document.form.entries.first?.id)
    try editor.perform(UpdateField(old, changes), cause: .api)
    return editor.document
  }

  /// Two fields with one name are one field.
  @Test(arguments: [FormField.Kind.radio, .text])
  func aGroupKeepsItsName(kind: FormField.Kind) throws {
    let editor = try Workbench("form.pdf").open()
    func create(_ kind: FormField.Kind, _ name: String) throws {
      let field = NewField(kind, named: name, widgetID: name, onPage: 0, Rect(1, 1, 20, 20))
      try editor.perform(CreateFields([field]), cause: .api)
    }
    try create(.radio, "p.q")
    #expect(throws: EditError.self) { try create(kind, "p") }
    let copy = FieldCopy(of: "p.q", named: "p", widgetID: "c", onPage: 0, by: Point(30, 0))
    #expect(throws: EditError.self) { try editor.perform(CopyFields([copy]), cause: .api) }
    #expect(try editor.document.form["p"] == nil && editor.document.form["p.q"] != nil)
  }

  @Test(arguments: [
    ("", "/T(Total)", "Amount"), ("/T(Total)", "", "Amount"), ("/T(sums)", "/T(Total)", "sums.new"),
    ("", "/T(sums.Total)", "sums.new"), ("", "", "Amount"),
  ])
  func theWholeNameIsTheNewOne(group: String, field: String, name: String) throws {
    let document = try document(group, field, new: name)
    #expect(try document.form.entries.map(\.name) == [name])
    #expect(try document.formField(name)?.field.name == name)
  }
}
