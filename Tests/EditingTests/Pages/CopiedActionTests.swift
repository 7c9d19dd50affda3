// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Editing
@testable import Engine

/// Fields with several widgets, and actions of several buttons, on copied and imported pages.
@Suite struct CopiedActionTests {
  /// Two pages with the field `a`, a Reset button and a widget of the total on each.
  ///
  /// - Parameters:
  ///   - second: the name of the second field that is added up.
  ///   - reset: the field that the buttons reset.
  private func objects(_ second: String, reset: String) -> [String] {
    let script = "AFSimple_Calculate\\(\"SUM\", [\"a\", \"\(second)\"]\\);"
    let widgets = [
      "/FT/Tx/T(a)/V(1)", "/FT/Btn/Ff 65536/T(b)/A 13 0 R", "/Parent 12 0 R",
      "/FT/Tx/T(\(second))/V(2)", "/FT/Btn/Ff 65536/T(c)/A 13 0 R", "/Parent 12 0 R",
    ]
    return [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 7 0 R 9 0 R 10 0 R 12 0 R]"
        + "/CO[12 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/Annots[6 0 R 7 0 R 8 0 R]>>",
      "<</Type/Page/Parent 2 0 R/Annots[9 0 R 10 0 R 11 0 R]>>",
      "<</C<</S/JavaScript/JS(\(script))>>>>",
    ] + widgets.map { "<</Type/Annot/Subtype/Widget/Rect[10 10 90 30]\($0)>>" } + [
      "<</FT/Tx/T(total)/Kids[8 0 R 11 0 R]/AA 5 0 R>>",
      "<</S/ResetForm/Fields[(\(reset))]>>",
    ]
  }

  private func expect(
    _ names: [String], resetting reset: String, _ suffix: String, _ document: Document
  ) throws {
    let script = try document.fieldScripts("total\(suffix)")?.calculate
    #expect(script.flatMap { FieldCalculation(script: $0)?.fields } == names)
    for button in ["b", "c"] {
      let action = try document.form[button + suffix]?.widgets.first?.object["A"]
      #expect(try action?["S"]?.name == "ResetForm")
      #expect(try action?["Fields"]?.elements.compactMap { try $0.text } == [reset])
    }
  }

  @Test(arguments: ["a_2", "x"]) func importedNamesAreReplacedOnce(second: String) throws {
    let ours = objects("x", reset: "a")
    let theirs = PlainFile.data(objects(second, reset: "a"))
    let editor = try Workbench(objects: ours).open()
    try editor.perform(ImportPages([UInt8](theirs), count: 2, at: 2), cause: .api)
    try expect(["a", "x"], resetting: "a", "", editor.document)
    try expect(["a_2", "\(second)_2"], resetting: "a_2", "_2", editor.document)
  }

  /// The button of a page may name a field of a later one.
  @Test func copiesNameTheCopiesOnOtherPages() throws {
    let editor = try Workbench(objects: objects("x", reset: "x")).open()
    try editor.perform(DuplicatePages([0, 1], at: 2), cause: .api)
    try expect(["a", "x"], resetting: "x", "", editor.document)
    try expect(["a_2", "x_2"], resetting: "x_2", "_2", editor.document)
  }

  /// A link and the page itself hide the field `a` of a page; one more entry of the outline does.
  private func linked(_ field: String = "/FT/Tx/T(a)") -> [String] {
    [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>/Outlines<</First 6 0 R/Last 6 0 R>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/Annots[4 0 R 5 0 R]/AA<</O<</S/Hide/T(a)>>>>>>",
      "<</Type/Annot/Subtype/\(field.isEmpty ? "Link" : "Widget")\(field)/Rect[10 10 90 30]>>",
      "<</Type/Annot/Subtype/Link/Rect[10 40 90 60]/A<</S/Hide/T(a)>>>>",
      "<</Title(One)/Dest[3 0 R/Fit]/First 7 0 R/Last 7 0 R>>",
      "<</Title(Two)/Parent 6 0 R/A<</S/Hide/T(a)>>>>",
    ]
  }

  private func hidden(onPage index: Int, _ document: Document) throws -> [String?] {
    let page = try #require(try document.pageObject(index))
    return [
      try page["AA"]?["O"]?["T"]?.text, try page["Annots"]?[1]?["A"]?["T"]?.text,
    ]
  }

  @Test func linksPagesAndTheOutlineFollowToo() throws {
    let editor = try Workbench(objects: linked()).open()
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    #expect(try hidden(onPage: 1, editor.document) == ["a_2", "a_2"])
    try editor.perform(
      ImportPages([UInt8](PlainFile.data(linked())), count: 1, at: 2), cause: .api)
    #expect(try hidden(onPage: 0, editor.document) == ["a", "a"])
    #expect(try hidden(onPage: 2, editor.document) == ["a_3", "a_3"])
    let entries = try editor.document.topmostOutlineItems
    #expect(try entries.map { try $0["First"]?["A"]?["T"]?.text } == ["a", "a_3"])
  }

  /// Without a field of its own, an imported page has nothing to do with ours.
  @Test func importedLinksLeaveOurFieldsAlone() throws {
    let editor = try Workbench(objects: linked()).open()
    try editor.perform(
      ImportPages([UInt8](PlainFile.data(linked(""))), count: 1, at: 1), cause: .api)
    #expect(try hidden(onPage: 0, editor.document) == ["a", "a"])
    #expect(try hidden(onPage: 1, editor.document) == [nil, nil])
  }

  /// A form's topmost field may be its own kid.
  @Test(.timeLimit(.minutes(1))) func fieldsBelowThemselvesAreReadOnce() throws {
    var objects = linked()
    objects[0] = "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 8 0 R]>>>>"
    objects.append("<</T(x)/Kids[8 0 R 8 0 R 8 0 R 8 0 R]>>")
    let editor = try Workbench(objects: objects).open()
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    try editor.perform(
      ImportPages([UInt8](PlainFile.data(objects)), count: 1, at: 2), cause: .api)
    #expect(try editor.document.form["a_2"] != nil && editor.document.form["a_3"] != nil)
  }

  @Test func actionsThatFollowThemselvesAreCopiedOnce() throws {
    var objects = objects("x", reset: "a")
    objects[12] =
      "<</S/ResetForm/Fields[(a)]/Next[13 0 R 13 0 R 13 0 R <</S/Hide/T(a)/Next 13 0 R>>]>>"
    let editor = try Workbench(objects: objects).open()
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    let action = try #require(try editor.document.form["b_2"]?.widgets.first?.object["A"])
    #expect(try action.number != 13 && action["Fields"]?[0]?.text == "a_2")
    let next = try #require(try action["Next"]).elements
    #expect(next.map(\.number) == [action.number, action.number, action.number, 0])
    #expect(try next[3]["T"]?.text == "a_2" && next[3]["Next"]?.number == action.number)
  }
}
