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

  /// A group can have a value and other entries for its fields.
  @Test(arguments: [FormField.Kind.text, .checkBox, .comboBox, .listBox])
  func aNewFieldInheritsNothing(kind: FormField.Kind) throws {
    let editor = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/Annots[5 0 R]>>",
      "<</T(person)/FT/Tx/V(all)/DV(all)/MaxLen 5/Q 2/Kids[5 0 R]>>",
      "<</Type/Annot/Subtype/Widget/T(a)/Parent 4 0 R/Rect[10 10 90 30]>>",
    ]).open()
    let before = try editor.document.formField("person.a")?.field
    let new = NewField(kind, named: "person.d", widgetID: "d", onPage: 0, Rect(1, 1, 20, 20))
    try editor.perform(CreateFields([new]), cause: .api)
    let field = try #require(try editor.document.formField("person.d")?.field)
    #expect(field.value.joined() == "" && field.defaultValue.joined() == "")
    #expect(field.maxLength == nil && field.alignment == .left)
    #expect(try editor.document.formField("person.a")?.field == before)
    // A field is no group.
    let below = NewField(kind, named: "person.a.b", widgetID: "b", onPage: 0, Rect(1, 1, 20, 20))
    #expect(throws: EditError.self) { try editor.perform(CreateFields([below]), cause: .api) }
  }

  /// An option can be named by its title; what the field cannot have is refused, as by setting it.
  @Test func aNewFieldHasAValueThatItCanHave() throws {
    let editor = try Workbench("form.pdf").open()
    func create(_ kind: FormField.Kind, _ value: String, _ more: (inout NewField) -> Void) throws {
      var new = NewField(kind, named: "new", widgetID: "new", onPage: 0, Rect(1, 1, 20, 20))
      new.options = [.init("a", "A"), .init("b", "B")]
      new.value = [value]
      more(&new)
      try editor.perform(CreateFields([new]), cause: .api)
    }
    #expect(throws: EditError.self) { try create(.comboBox, "zzz") { _ in } }
    #expect(throws: EditError.self) { try create(.text, "abcdefg") { $0.maxLength = 4 } }
    #expect(throws: EditError.self) { try create(.checkBox, "Z") { $0.state = "Q" } }
    #expect(throws: EditError.self) { try create(.listBox, "a") { $0.value = ["a", "b"] } }
    #expect(try editor.document.form["new"] == nil)
    try create(.comboBox, "A") { $0.defaultValue = ["B"] }
    let field = try #require(try editor.document.formField("new")?.field)
    #expect(field.value == ["a"] && field.defaultValue == ["b"])
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
