// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// What is entered in password fields stays in memory, and follows the history there.
struct PasswordTests {
  private func enter(_ text: String, _ editor: Editor) throws {
    var setting = FieldSetting("secret", .text(text))
    setting.isSecret = true
    try editor.perform(SetFieldValues([setting]), cause: .api)
  }

  private func entered(_ editor: Editor) throws -> [String] {
    try #require(try editor.document.formField("secret")).field.value
  }

  private func stored(_ editor: Editor) throws -> String? {
    let widget = try editor.document.page(0).annotationObject(
      try #require(try editor.document.formField("secret")?.widgets.first).annotationID)
    return try widget.inherited("V")?.text
  }

  private func drawn(_ editor: Editor) throws -> String {
    let place = try #require(try editor.document.formField("secret")?.widgets.first)
    let widget = try editor.document.page(0).annotationObject(place.annotationID)
    let look = try #require(try widget["AP"]?["N"])
    return String(decoding: try look.streamBytes(limit: 1 << 20), as: UTF8.self)
  }

  @Test func whatIsEnteredIsInNoFile() throws {
    let bench = try Workbench("filling.pdf")
    let editor = try bench.open()
    try enter("Sesame82", editor)
    #expect(try entered(editor) == ["Sesame82"])
    #expect(try stored(editor) == nil)
    #expect(try drawn(editor).contains("(********)"))
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    let again = try Editor(bench.document(saved.path), isReadOnly: false)
    #expect(try entered(again) == [])
    #expect(try drawn(again).contains("(********)"))
    for mode in [SaveMode.full, .incremental] {
      _ = try editor.save(to: saved.path, SaveOptions(mode), expected: nil, isOriginal: false)
      #expect(try Data(contentsOf: saved).range(of: Data("Sesame82".utf8)) == nil)
    }
  }

  @Test func itFollowsTheHistory() throws {
    let editor = try Workbench("filling.pdf").open()
    try enter("one", editor)
    try enter("two", editor)
    #expect(try entered(editor) == ["two"])
    try editor.undo()
    #expect(try entered(editor) == ["one"])
    try editor.redo()
    #expect(try entered(editor) == ["two"])
    try editor.undo()
    try editor.undo()
    // What the file had been given by others.
    #expect(try entered(editor) == ["pass"])
    try editor.redo()
    // Another branch of the history: what was undone does not come back with as many steps.
    try editor.perform(SetFieldValues([FieldSetting("notes", .text("x"))]), cause: .api)
    try editor.perform(SetFieldValues([FieldSetting("notes", .text("y"))]), cause: .api)
    #expect(try entered(editor) == ["one"])
    try enter("", editor)
    #expect(try entered(editor) == [])
    try editor.undo()
    #expect(try entered(editor) == ["one"])
  }

  @Test func theLogDoesNotTell() throws {
    var setting = FieldSetting("secret", .text("Sesame82"), shown: "Sesame82", widget: "w")
    setting.isSecret = true
    let encoded = SetFieldValues([setting]).encoded
    #expect(!encoded.wireText.contains("Sesame82"))
    // Made again from the log, the field is empty.
    let editor = try Workbench("filling.pdf").open()
    try editor.perform(try SetFieldValues(encoded: encoded), cause: .api)
    #expect(try entered(editor) == [])
    #expect(try stored(editor) == nil)
  }

  @Test func aFieldThatBecomesOneOfAPasswordGivesItsValueUp() throws {
    let editor = try Workbench("filling.pdf").open()
    try editor.perform(SetFieldValues([FieldSetting("notes", .text("Sesame82"))]), cause: .api)
    var changes = FieldChanges()
    changes.flags = [.password]
    try editor.perform(UpdateField("notes", changes), cause: .api)
    let field = try #require(try editor.document.formField("notes"))
    #expect(field.field.value == ["Sesame82"])
    let place = try #require(field.widgets.first)
    let widget = try editor.document.page(0).annotationObject(place.annotationID)
    #expect(try widget.inherited("V") == nil)
    try editor.undo()
    #expect(try editor.document.formField("notes")?.field.value == ["Sesame82"])
    #expect(try editor.document.formField("notes")?.field.isSecret == false)
  }
}
