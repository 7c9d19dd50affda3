// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Testing

@testable import Engine

/// Buttons whose actions name fields.
struct RenamedFieldActionTests {
  private let objects: [String] = {
    func button(_ name: String, _ y: Int, _ action: String) -> String {
      "<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(\(name))/Rect[10 \(y) 90 \(y + 10)]\(action)>>"
    }
    return [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R 6 0 R 7 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[8 0 R 5 0 R 6 0 R 7 0 R]>>",
      "<</T(group)/Kids[8 0 R]>>",
      button("reset", 20, "/A<</S/ResetForm/Fields[(group.name)(other)]>>"),
      button("hide", 40, "/A<</S/URI/URI(x:y)/Next<</S/Hide/T(group)>>>>"),
      button("submit", 60, "/AA<</D<</S/SubmitForm/F(x:y)/Fields[(group.name)]>>>>"),
      "<</Type/Annot/Subtype/Widget/Parent 4 0 R/FT/Tx/T(name)/V(Ann)/Rect[10 80 90 90]>>",
    ]
  }()

  private func names(_ button: String, _ document: Document) throws -> [String] {
    let widget = try #require(try document.form[button]?.widgets.first?.object)
    let action = try #require(try widget["A"] ?? widget["AA"]?["D"])
    if let fields = try action["Fields"] { return try fields.elements.compactMap { try $0.text } }
    return [try action["Next"]?["T"]?.text].compactMap(\.self)
  }

  private func expect(
    _ suffix: String, _ group: String, _ document: Document, others: [String] = ["other"]
  ) throws {
    #expect(try names("reset\(suffix)", document) == ["\(group).name"] + others)
    #expect(try names("hide\(suffix)", document) == [group])
    #expect(try names("submit\(suffix)", document) == ["\(group).name"])
  }

  @Test func copiesActOnCopies() throws {
    let editor = try Workbench(objects: objects).open()
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    try expect("", "group", editor.document)
    try expect("_2", "group_2", editor.document)
    try editor.perform(DuplicatePages([0], at: 2), cause: .api)
    try expect("_3", "group_3", editor.document)
  }

  @Test func importedButtonsActOnImportedFields() throws {
    let editor = try Workbench(objects: objects).open()
    try editor.perform(ImportPages([UInt8](PlainFile.data(objects)), count: 1, at: 1), cause: .api)
    try expect("", "group", editor.document)
    // A field of the other document that did not come with the page is not one of this document.
    try expect("_2", "group_2", editor.document, others: [])
  }

  @Test func buttonsFollowARenamedField() throws {
    let editor = try Workbench(objects: objects).open()
    var changes = FieldChanges()
    changes.name = "group.new"
    try editor.perform(UpdateField("group.name", changes), cause: .api)
    #expect(try names("reset", editor.document) == ["group.new", "other"])
    #expect(try names("hide", editor.document) == ["group"])
    try editor.undo()
    #expect(try names("reset", editor.document) == ["group.name", "other"])
  }

  /// What a signature locks, and what links, pages and the outline do with fields.
  private let locking = [
    "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]>>/OpenAction 8 0 R"
      + "/Outlines<</First 9 0 R>>>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R 7 0 R]"
      + "/AA<</O<</S/Hide/T(amount)>>>>>>",
    "<</Type/Annot/Subtype/Widget/FT/Tx/T(amount)/Rect[10 10 90 30]>>",
    "<</Type/Annot/Subtype/Widget/FT/Sig/T(sig)/Rect[10 50 90 70]/Lock 6 0 R>>",
    "<</Type/SigFieldLock/Action/Include/Fields[(amount)]>>",
    "<</Type/Annot/Subtype/Link/Rect[10 80 90 90]/A<</S/ResetForm/Fields[(amount)]>>>>",
    "<</S/Hide/T(amount)>>", "<</Title(entry)/A<</S/Hide/T(amount)>>>>",
  ]

  private func locked(by field: String, _ document: Document) throws -> String? {
    try document.form[field]?.widgets.first?.object["Lock"]?["Fields"]?[0]?.text
  }

  @Test func allThatNamesAFieldFollowsIt() throws {
    let editor = try Workbench(objects: locking).open()
    var changes = FieldChanges()
    changes.name = "total"
    try editor.perform(UpdateField("amount", changes), cause: .api)
    let document = editor.document
    let page = try #require(try document.pageObject(0))
    let catalog = try #require(try document.catalog)
    #expect(try locked(by: "sig", document) == "total")
    #expect(try page["AA"]?["O"]?["T"]?.text == "total")
    #expect(try page["Annots"]?[2]?["A"]?["Fields"]?[0]?.text == "total")
    #expect(try catalog["OpenAction"]?["T"]?.text == "total")
    #expect(try catalog["Outlines"]?["First"]?["A"]?["T"]?.text == "total")
    try editor.undo()
    #expect(try locked(by: "sig", document) == "amount")
  }

  @Test func copiedLocksLockCopies() throws {
    let editor = try Workbench(objects: locking).open()
    try editor.perform(DuplicatePages([0], at: 1), cause: .api)
    #expect(try locked(by: "sig", editor.document) == "amount")
    #expect(try locked(by: "sig_2", editor.document) == "amount_2")
    try editor.perform(
      ImportPages([UInt8](PlainFile.data(locking)), count: 1, at: 2), cause: .api)
    #expect(try locked(by: "sig_3", editor.document) == "amount_3")
  }
}
