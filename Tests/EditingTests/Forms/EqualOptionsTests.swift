// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// Choice fields whose options have equal values, which their indices tell apart (ISO 32000-2, table 234).
struct EqualOptionsTests {
  /// A combo box of One, Two and Uno, and a list box of a, b, c and b.
  private func open(chosen: String = "") throws -> Editor {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]/DA(/Helv 10 Tf 0 g)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(combo)/Opt[[(1)(One)][(2)(Two)][(1)(Uno)]]"
        + "/V(1)\(chosen)/Rect[10 10 90 30]/F 4>>",
      "<</Type/Annot/Subtype/Widget/FT/Ch/Ff 2097152/T(multi)/Opt[(a)(b)(c)(b)]"
        + "/Rect[10 50 90 130]/F 4>>",
    ]).write(to: file)
    return try Workbench(file).open()
  }

  private func settle(_ editor: Editor, _ field: String, _ value: FieldValue) throws -> String? {
    let placed = try #require(try editor.document.formField(field))
    var setting = FieldSetting(field, value)
    setting.chosen = placed.chosen(by: setting)
    setting.value = placed.settled(setting)
    if let fault = placed.fault(of: setting.value) { return fault }
    // As the edit log keeps it.
    let kept = try FieldSetting(encoded: setting.encoded)
    #expect(kept == setting)
    try editor.perform(SetFieldValues([kept]), cause: .api)
    return nil
  }

  private func state(_ editor: Editor, _ field: String) throws -> (values: [String], places: [Int])
  {
    let entry = try #require(try editor.document.form[field])
    let object = try #require(entry.objects.first ?? entry.widgets.first?.object)
    let values = try #require(try editor.document.formField(field)).field.value
    let places = try object["I"]?.elements.map { place in try place.integer ?? -1 } ?? []
    return (values, places)
  }

  private func drawn(_ editor: Editor) throws -> String {
    let id = try #require(try editor.document.formField("combo")?.widgets.first?.annotationID)
    let form = try editor.document.page(0).annotationObject(id)["AP"]?["N"]
    return String(decoding: try form?.streamBytes(limit: 1 << 20) ?? [], as: UTF8.self)
  }

  @Test(arguments: [("Uno", 2), ("One", 0), ("1", 0)])
  func aTitleChoosesItsOption(text: String, place: Int) throws {
    let editor = try open()
    #expect(try settle(editor, "combo", .choices([text])) == nil)
    #expect(try state(editor, "combo") == (["1"], [place]))
    #expect(try drawn(editor).contains(place == 2 ? "(Uno)" : "(One)"))
    let field = try #require(try editor.document.formField("combo")).field
    #expect(field.chosen == [place])
  }

  @Test func anIndexChoosesItsOption() throws {
    let editor = try open()
    #expect(try settle(editor, "combo", .options([2])) == nil)
    #expect(try state(editor, "combo") == (["1"], [2]))
    try editor.undo()
    #expect(try state(editor, "combo") == (["1"], []))
  }

  @Test func theFilesIndicesAreReadIfTheyHaveTheValue() throws {
    let expected = ["/I[2]": [2], "/I[1]": [0], "/I[0 2]": [0], "/I[9 -1]": [0], "": [0]]
    for (entry, chosen) in expected {
      let field = try #require(try open(chosen: entry).document.formField("combo")).field
      #expect(field.chosen == chosen)
    }
  }

  @Test func eachChoiceTakesAnOptionOfItsOwn() throws {
    let editor = try open()
    #expect(try settle(editor, "multi", .choices(["b"])) == nil)
    #expect(try state(editor, "multi") == (["b"], [1]))
    #expect(try settle(editor, "multi", .choices(["b", "a", "b"])) == nil)
    #expect(try state(editor, "multi") == (["b", "a", "b"], [0, 1, 3]))
    #expect(try settle(editor, "multi", .options([3])) == nil)
    #expect(try state(editor, "multi") == (["b"], [3]))
    #expect(try settle(editor, "multi", .choices(["a", "a"]))?.contains("more often") == true)
    #expect(try state(editor, "multi") == (["b"], [3]))
  }
}
