// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

struct FormTests {
  private func set(_ editor: Editor, _ field: String, _ value: FieldValue) throws {
    try editor.perform(SetFieldValues([FieldSetting(field, value)]), cause: .api)
  }

  private func field(_ editor: Editor, _ id: String) throws -> PlacedField {
    try #require(try editor.document.formField(id))
  }

  private func appearance(_ editor: Editor, _ id: String) throws -> PDFObject {
    let place = try #require(try field(editor, id).widgets.first)
    let widget = try editor.document.page(place.pageIndex).annotationObject(place.annotationID)
    return try #require(try widget["AP"]?["N"])
  }

  private func drawn(_ editor: Editor, _ id: String) throws -> String {
    String(decoding: try appearance(editor, id).streamBytes(limit: 1 << 20), as: UTF8.self)
  }

  /// A document of these objects, of which the first is the catalog.
  private func open(_ objects: [String]) throws -> Editor {
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let text = "%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
    let context = try EngineContext(cacheBytes: 8 << 20)
    return try Editor(Document.open(.data(Array(text.utf8)), in: context), isReadOnly: false)
  }

  @Test func allFieldsAreListedOnce() throws {
    let editor = try Workbench("fields.pdf").open()
    let fields = try editor.document.formFields
    #expect(
      fields.map(\.id) == [
        "notes", "code", "secret", "middle", "auto", "fixed", "person", "order.total", "order.due",
        "other", "many", "size", "orphan",
      ])
    #expect(fields.first { $0.id == "person" }?.widgets.map(\.pageIndex) == [0, 1])
    #expect(fields.first { $0.id == "size" }?.widgets.map(\.isOn) == [true, false, true, false])
  }

  @Test func fieldsOfOneNameChangeTogether() throws {
    let editor = try Workbench("fields.pdf").open()
    try set(editor, "person", .text("Bea"))
    for place in try field(editor, "person").widgets {
      let page = try editor.document.page(place.pageIndex)
      #expect(try page.widget(place.annotationID)?.field.value == ["Bea"])
    }
    try set(editor, "size", .state("L"))
    #expect(try field(editor, "size").widgets.map(\.isOn) == [false, true, false, true])
    try editor.undo()
    #expect(try field(editor, "size").widgets.map(\.isOn) == [true, false, true, false])
  }

  @Test func theFirstValueDrawsAllThatViewersWereToDraw() throws {
    let editor = try Workbench("fields.pdf").open()
    func isForViewers() throws -> Bool {
      try editor.document.catalog?["AcroForm"]?["NeedAppearances"]?.boolean ?? false
    }
    #expect(try isForViewers())
    try set(editor, "person", .text("Bea"))
    #expect(try !isForViewers())
    #expect(try drawn(editor, "middle").contains("middle"))
    #expect(try drawn(editor, "orphan").contains("on no list"))
    try editor.undo()
    #expect(try isForViewers())
  }

  @Test func whatIsShownMayBeOtherThanTheValue() throws {
    let editor = try Workbench("fields.pdf").open()
    let setting = FieldSetting("order.total", .text("1234.5"), shown: "$1,234.50")
    try editor.perform(SetFieldValues([setting]), cause: .api)
    #expect(try field(editor, "order.total").field.value == ["1234.5"])
    #expect(try drawn(editor, "order.total").contains("$1,234.50"))
    try set(editor, "secret", .text("hush"))
    #expect(try !drawn(editor, "secret").contains("hush"))
    #expect(try drawn(editor, "secret").contains("****"))
  }

  @Test(arguments: ["notes", "code", "person", "auto", "other"])
  func lettersThatNoStandardFontHasAreEmbedded(id: String) throws {
    let editor = try Workbench("fields.pdf").open()
    try set(editor, id, id == "other" ? .choices(["Ωж漢"]) : .text("Ωж漢"))
    let drawn = try drawn(editor, id)
    #expect(drawn.contains("/Tx BMC") || id == "code")
    let form = try appearance(editor, id)
    #expect(try form["Resources"]?["XObject"] != nil)
    #expect(try field(editor, id).field.value == ["Ωж漢"])
  }

  @Test func whatSignaturesLockStays() throws {
    let editor = try open([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R 6 0 R]/DA(/Helv 0 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R 6 0 R]>>",
      "<</Subtype/Widget/FT/Tx/T(a)/Rect[0 0 50 20]>>",
      "<</Subtype/Widget/FT/Tx/T(b)/Rect[0 30 50 50]>>",
      "<</Subtype/Widget/FT/Sig/T(s)/Rect[0 60 50 80]/Lock<</Action/Include/Fields[(a)]>>"
        + "/V<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>>>",
    ])
    try editor.checkFilling(field(editor, "b"))
    let locked = try field(editor, "a")
    #expect(throws: EditError.self) { try editor.checkFilling(locked) }
  }

  @Test func placesWithValuesOfTheirOwnSayTheSame() throws {
    let editor = try open([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 0 Tf)/XFA(x)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R 6 0 R]>>",
      "<</FT/Tx/T(a)/Kids[5 0 R 6 0 R]/V(old)>>",
      "<</Subtype/Widget/T(a)/Parent 4 0 R/V(old)/Rect[0 0 50 20]>>",
      "<</Subtype/Widget/Parent 4 0 R/Rect[0 30 50 50]>>",
    ])
    #expect(try editor.document.formFields.map(\.id) == ["a"])
    #expect(try editor.document.features.xfa)
    try set(editor, "a", .text("new"))
    #expect(try field(editor, "a").field.value == ["new"])
    #expect(try field(editor, "a").widgets.count == 2)
    #expect(try !editor.document.features.xfa)
    try editor.undo()
    #expect(try editor.document.features.xfa)
  }

  @Test(arguments: FormField.Kind.allCases)
  func fieldsAreMade(kind: FormField.Kind) throws {
    let bench = try Workbench("rotated.pdf")
    let editor = try bench.open()
    for page in 0..<(try editor.document.pageCount) {
      var new = NewField(
        kind, named: "group.\(kind.rawValue) \(page)", widgetID: "a\(page + 1)", onPage: page,
        Rect(20, 20, 120, 60))
      new.options = [.init("1", "Ωж"), .init("2", "two")]
      if kind == .text || kind == .comboBox || kind == .listBox { new.value = ["1"] }
      if kind == .checkBox || kind == .radio { new.value = ["Yes"] }
      new.caption = "Ωж"
      new.border = Color(red: 0, green: 0, blue: 0)
      try editor.perform(CreateFields([new]), cause: .api)
      let made = try field(editor, new.name)
      #expect(made.field.kind == kind)
      #expect(made.field.value == new.value)
      #expect(made.widgets.map(\.annotationID) == [new.widgetID])
      #expect(made.widgets.first.map { $0.rect.isNear(new.rect) } == true)
      let page = try editor.document.page(page)
      #expect(try page.annotation(new.widgetID)?.hasAppearance == true)
    }
    let target = bench.folder.appending(path: "copy.pdf")
    _ = try editor.save(to: target.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: target) == nil)
    while editor.canUndo { try editor.undo() }
    #expect(try editor.document.formFields.isEmpty)
  }

  @Test func fieldsAreChangedDeletedAndFlattened() throws {
    let editor = try Workbench("form.pdf").open()
    var changes = FieldChanges()
    changes.name = "fullName"
    changes.maxLength = .some(nil)
    changes.flags = [.multiline]
    try editor.perform(UpdateField("name", changes), cause: .api)
    let changed = try field(editor, "fullName").field
    #expect(changed.maxLength == nil && changed.flags == .multiline && changed.value == ["Ann"])
    #expect(throws: EditError.self) {
      var taken = FieldChanges()
      taken.name = "agree"
      try editor.perform(UpdateField("country", taken), cause: .api)
    }
    let ids = try field(editor, "colour").widgets.map(\.annotationID)
    let change = try editor.perform(RemoveFields(["colour"], flattens: false), cause: .api)
    #expect(Set(change.effect.removed) == Set(ids))
    #expect(try editor.document.formField("colour") == nil)
    let all = try editor.document.formFields.map(\.id)
    try editor.perform(RemoveFields(all, flattens: true), cause: .api)
    #expect(try editor.document.formFields.isEmpty)
    for _ in 0..<3 { try editor.undo() }
    #expect(try editor.document.formFields.count == all.count + 1)
    #expect(try field(editor, "name").field.maxLength == 40)
  }

  @Test func formsOfThousandsOfFieldsAreReadInOneGo() throws {
    let count = 2000
    let references = (0..<count).map { "\($0 + 4) 0 R" }.joined(separator: " ")
    let editor = try open(
      [
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[\(references)]/DA(/Helv 0 Tf)>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(references)]>>",
      ] + (0..<count).map { "<</Subtype/Widget/FT/Tx/T(f\($0))/V(v\($0))/Rect[0 0 50 20]>>" })
    let before = editor.document.annotationRegistry.lookups
    #expect(try editor.document.formFields.map(\.field.value) == (0..<count).map { ["v\($0)"] })
    #expect(try editor.document.formField("f1999")?.field.value == ["v1999"])
    #expect(editor.document.annotationRegistry.lookups - before == count)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x0, y0, x1, y1], [other.x0, other.y0, other.x1, other.y1])
      .allSatisfy { ($0 - $1).magnitude < 0.01 }
  }
}
