// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// Scripts of fields that a script changes.
struct FieldScriptTests {
  @Test(arguments: [FieldChange.Trigger.format, .focus])
  func fieldsThatShareActionsKeepTheirs(trigger: FieldChange.Trigger) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let widget = "/Type/Annot/Subtype/Widget/FT/Tx/Rect[10 10 90 30]/AA 6 0 R"
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<<\(widget)/T(a)>>", "<<\(widget)/T(b)>>",
      "<</F<</S/JavaScript/JS(old)>>/Fo<</S/JavaScript/JS(old)>>>>",
    ]).write(to: file)
    let editor = try Workbench(file).open()
    func scripts(_ name: String) throws -> [String?] {
      let fields = try editor.document.catalog?["AcroForm"]?["Fields"]?.elements ?? []
      let field = try #require(try fields.first { try $0["T"]?.text == name })
      return try ["F", "Fo"].map { try field["AA"]?[$0]?["JS"]?.text }
    }
    var edit = SetFieldValues([], name: "script")
    edit.changes = [FieldChange("a", .action, text: "new")]
    edit.changes[0].trigger = trigger
    try editor.perform(edit, cause: .api)
    #expect(try scripts("a") == (trigger == .format ? ["new", "old"] : ["old", "new"]))
    #expect(try scripts("b") == ["old", "old"])
  }
}
