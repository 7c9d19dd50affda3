// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// The rows of list boxes as things to touch. The one of the fixture goes from y 210 to 290.
@Suite struct ListBoxTests {
  @Test(arguments: [false, true]) func aTapPutsARowInOrOut(isRaw: Bool) throws {
    let stage = try Stage("form.pdf")
    stage.isRaw = isRaw
    try stage.tapRow(0)
    #expect(stage.view.toolState == "formFill.choosing")
    #expect(try stage.requirement()?.values == ["Danish", "English"])
    try stage.tapRow(3)
    try stage.tapRow(1)
    #expect(try stage.requirement()?.values == ["Danish", "German"])
    #expect(stage.undoNames.isEmpty, "Nothing is changed before the commit.")
    stage.send(.key(KeyPress("Enter")))
    #expect(try stage.widget("languages").field.value == ["Danish", "German"])
    #expect(stage.undoNames == ["Fill in languages"])
  }

  @Test func shiftTakesAllRowsBetween() throws {
    let stage = try Stage("form.pdf")
    try stage.tapRow(0)
    try stage.tapRow(2, .shift)
    #expect(try stage.requirement()?.values == ["Danish", "English", "Finnish"])
    try stage.tapRow(1, .control)
    #expect(try stage.requirement()?.values == ["Danish", "Finnish"])
  }

  @Test func aSecondTapOnTheSameRowIsDoneWithTheList() throws {
    let stage = try Stage("form.pdf")
    try stage.doubleTap(200, stage.y(ofRow: 2))
    #expect(stage.view.toolState == "formFill.selected")
    #expect(try stage.widget("languages").field.value == ["English", "Finnish"])
  }

  @Test func ofAListOfOneChoiceTheTouchedRowIsChosen() throws {
    let stage = try Stage("form.pdf")
    try stage.update { $0.flags = [] }
    try stage.tapRow(0)
    try stage.tapRow(3)
    #expect(try stage.requirement()?.values == ["German"])
    try stage.tapRow(3, .control)
    #expect(try stage.requirement()?.values == [])
  }

  @Test func aListThatCommitsAtOnceDoes() throws {
    let stage = try Stage("form.pdf")
    try stage.update { $0.flags = [.multiSelect, .commitOnSelectionChange] }
    try stage.tapRow(0)
    #expect(stage.view.toolState == "formFill.selected")
    #expect(try stage.widget("languages").field.value == ["Danish", "English"])
  }

  @Test func moreRowsThanFitAreMovedByADragAndKeptWhereTheyWere() throws {
    let stage = try Stage("form.pdf")
    let options = (0..<40).map { FormField.Option("\($0)", "Row \($0)") }
    try stage.update { $0.options = options }
    let capacity = try stage.rows().capacity
    #expect(capacity < 10)
    try stage.tapRow(1)
    // A drag of four rows up, as a finger does.
    let height = try stage.rows().height
    let low = stage.y(ofRow: 0) + 4 * height
    let end = try stage.step(.began, from: (200, low), to: (200, low))
    #expect(end.isHandled)
    _ = try stage.step(.ended, from: (200, low), to: (200, low - 4 * height))
    #expect(stage.view.toolState == "formFill.choosing")
    let shown = try stage.items().compactMap { item -> String? in
      guard case .text(let text, _) = item.shape else { return nil }
      return text
    }
    #expect(shown.first == "Row 4")
    #expect(shown.count == capacity)
    try stage.tapRow(0)
    #expect(try stage.requirement()?.values == ["1", "4"])
    stage.run("commit")
    #expect(try stage.widget("languages").field.value == ["1", "4"])
  }

  @Test func keysBringTheirRowIntoSight() throws {
    let stage = try Stage("form.pdf")
    try stage.update { $0.options = (0..<40).map { FormField.Option("\($0)", "Row \($0)") } }
    try stage.tapRow(0)
    stage.send(.key(KeyPress("End")))
    stage.run("commit")
    #expect(try stage.widget("languages").field.value == ["39"])
    let rows = try stage.rows()
    #expect(rows.visible.contains(39))
    // The file says where the list begins, so that every viewer shows the same rows.
    let file = try stage.open.editor.fileBytes(
      .incremental, in: stage.open.shared.temporaryFolder, limit: 1 << 20)
    #expect(String(decoding: file ?? [], as: UTF8.self).contains("/TI \(rows.first)"))
  }
}

extension Stage {
  fileprivate func rows() throws -> ListRows {
    try document.page(0).listRows(of: widget("languages"))
  }

  fileprivate func y(ofRow row: Int) -> Double {
    guard let rows = try? rows() else { return 0 }
    return 210 + rows.inset + (Double(row) + 0.5) * rows.height
  }

  @discardableResult
  fileprivate func tapRow(_ row: Int, _ modifiers: Modifiers = []) throws -> EventReport {
    try tap(200, y(ofRow: row), .mouse, modifiers)
  }

  fileprivate func update(_ change: (inout FieldChanges) -> Void) throws {
    var changes = FieldChanges()
    change(&changes)
    try open.editor.perform(UpdateField("languages", changes), cause: .api)
  }
}
