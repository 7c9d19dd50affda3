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
