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

  private func expect(_ suffix: String, _ group: String, _ document: Document) throws {
    #expect(try names("reset\(suffix)", document) == ["\(group).name", "other"])
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
    try expect("_2", "group_2", editor.document)
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
}
