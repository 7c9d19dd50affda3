// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Editing
@testable import Engine

/// Names of fields in two documents that have nothing to do with each other.
@Suite struct ForeignFieldTests {
  private func page(_ fields: String..., more: String = "") -> [String] {
    let numbers = fields.indices.map { "\($0 + 4) 0 R" }.joined(separator: " ")
    return [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[\(numbers)]/DA(/Helv 9 Tf)\(more)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(numbers)]>>",
    ] + fields.map { "<</Type/Annot/Subtype/Widget/Rect[10 10 90 30]\($0)>>" }
  }

  private func host(_ ours: [String], importing others: [String]) throws -> Document {
    let editor = try Workbench(objects: ours).open()
    try editor.perform(ImportPages([UInt8](PlainFile.data(others)), count: 1, at: 1), cause: .api)
    return editor.document
  }

  private func action(_ field: String, _ document: Document) throws -> PDFObject {
    try #require(try document.form[field]?.widgets.first?.object["A"])
  }

  @Test func importedButtonsLeaveOtherFieldsAlone() throws {
    let document = try host(
      page("/FT/Tx/T(q)/V(ours)"),
      importing: page(
        "/FT/Tx/T(mine)", "/FT/Btn/Ff 65536/T(both)/A<</S/ResetForm/Fields[(mine)(q)]>>",
        "/FT/Btn/Ff 65536/T(one)/A<</S/ResetForm/Fields[(q)]>>",
        "/FT/Btn/Ff 65536/T(hide)/A<</S/Hide/T(q)>>",
        "/FT/Btn/Ff 65536/T(others)/A<</S/ResetForm/Flags 1/Fields[(q)]>>",
        "/FT/Sig/T(sig)/Lock<</Action/Include/Fields[(mine)(q)]>>"))
    #expect(try action("both", document)["Fields"]?.elements.map { try $0.text } == ["mine"])
    #expect(try action("one", document)["S"]?.name == "Hide")
    #expect(try action("one", document)["T"]?.count == 0)
    #expect(try action("hide", document)["T"]?.count == 0)
    #expect(try action("others", document)["Fields"]?.count == 1)
    let lock = try document.form["sig"]?.widgets.first?.object["Lock"]
    #expect(try lock?["Fields"]?.count == 1)
  }

  @Test func importedTotalsDoNotAddOurFields() throws {
    func total(_ names: String) -> String {
      "/FT/Tx/T(\(names.isEmpty ? "none" : "total"))/V(30)/AA<</C<</S/JavaScript"
        + "/JS(AFSimple_Calculate\\(\"SUM\", [\"tax\"\(names)]\\);)>>>>"
    }
    let document = try host(
      page("/FT/Tx/T(tax)/V(1000)"),
      importing: page("/FT/Tx/T(price)/V(10)", total(", \"price\""), total("")))
    let script = try #require(try document.fieldScripts("total")?.calculate)
    #expect(FieldCalculation(script: script)?.fields == ["price"])
    #expect(try document.fieldScripts("none")?.calculate == "")
  }

  @Test(arguments: [("a.b", true), ("a", false)])
  func aFlatNameIsThatOfANestedField(name: String, isTaken: Bool) throws {
    let nested = [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R]>>",
      "<</T(a)/Kids[5 0 R]>>",
      "<</Type/Annot/Subtype/Widget/Rect[10 10 90 30]/FT/Tx/T(b)/V(nested)/Parent 4 0 R>>",
    ]
    let flat = page("/FT/Tx/T(\(name))/V(flat)")
    let first = try host(nested, importing: flat)
    #expect(try first.formField("a.b")?.field.value == ["nested"])
    #expect(try first.formField("\(name)_2")?.field.value == ["flat"])
    guard isTaken else { return }
    let second = try host(flat, importing: nested)
    #expect(try second.formField("a.b")?.field.value == ["flat"])
    #expect(try second.formField("a_2.b")?.field.value == ["nested"])
  }

  @Test func aFieldWithAPeriodInItsPartialNameIsRenamed() throws {
    let editor = try Workbench(objects: page("/FT/Tx/T(a.b)/V(v)", "/FT/Tx/T(c.d)")).open()
    var changes = FieldChanges()
    changes.name = "a.x"
    try editor.perform(UpdateField("a.b", changes), cause: .api)
    #expect(try editor.document.formField("a.x")?.field.value == ["v"])
    changes.name = "c"
    #expect(throws: EditError.self) {
      try editor.perform(UpdateField("a.x", changes), cause: .api)
    }
  }

  @Test func calculationsFollowTheirFields() throws {
    let script = "AFSimple_Calculate\\(\"SUM\", [\"a\", \"b\"]\\);"
    let editor = try Workbench(
      objects: page(
        "/FT/Tx/T(a)/V(1)", "/FT/Tx/T(b)/V(2)",
        "/FT/Tx/T(total)/AA<</C<</S/JavaScript/JS(\(script))>>>>", more: "/CO[6 0 R]")
    ).open()
    var changes = FieldChanges()
    changes.name = "price"
    try editor.perform(UpdateField("a", changes), cause: .api)
    func fields(_ field: String) throws -> [String]? {
      try editor.document.fieldScripts(field)?.calculate.flatMap {
        FieldCalculation(script: $0)?.fields
      }
    }
    #expect(try fields("total") == ["price", "b"])
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    #expect(try fields("total") == ["price", "b"])
    #expect(try fields("total_2") == ["price_2", "b_2"])
  }

  @Test func noXFAStaysBesideNewFields() throws {
    let ours = page("/FT/Tx/T(a)", more: "/XFA[]")
    let editor = try Workbench(objects: ours).open()
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    #expect(try editor.document.catalog?["AcroForm"]?["XFA"] == nil)
    #expect(try host(ours, importing: page("/FT/Tx/T(b)")).catalog?["AcroForm"]?["XFA"] == nil)
  }
}
