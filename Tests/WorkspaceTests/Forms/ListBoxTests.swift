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
    let bench = try Bench("form.pdf")
    bench.isRaw = isRaw
    try bench.tapRow(0)
    #expect(bench.view.toolState == "formFill.choosing")
    #expect(try bench.requirement()?.choosing.values == ["Danish", "English"])
    try bench.tapRow(3)
    try bench.tapRow(1)
    #expect(try bench.requirement()?.choosing.values == ["Danish", "German"])
    #expect(bench.undoNames.isEmpty, "Nothing is changed before the commit.")
    bench.send(.key(KeyPress("Enter")))
    #expect(try bench.widget("languages").field.value == ["Danish", "German"])
    #expect(bench.undoNames == ["Fill in languages"])
  }

  @Test func shiftTakesAllRowsBetween() throws {
    let bench = try Bench("form.pdf")
    try bench.tapRow(0)
    try bench.tapRow(2, .shift)
    #expect(try bench.requirement()?.choosing.values == ["Danish", "English", "Finnish"])
    try bench.tapRow(1, .control)
    #expect(try bench.requirement()?.choosing.values == ["Danish", "Finnish"])
  }

  @Test func shiftWithKeysChoosesFromTheAnchor() throws {
    let bench = try Bench("form.pdf")
    try bench.tapRow(1)
    try bench.tapRow(0)
    for (key, values) in [
      ("End", ["Danish", "English", "Finnish", "German"]),
      ("ArrowUp", ["Danish", "English", "Finnish"]),
      ("Home", ["Danish"]), ("ArrowDown", ["Danish", "English"]),
    ] {
      bench.send(.key(KeyPress(key, .shift)))
      #expect(try bench.requirement()?.choosing.values == values, "\(key)")
    }
  }

  @Test func aSecondTapOnTheSameRowIsDoneWithTheList() throws {
    let bench = try Bench("form.pdf")
    try bench.doubleTap(200, bench.y(ofRow: 2))
    #expect(bench.view.toolState == "formFill.selected")
    #expect(try bench.widget("languages").field.value == ["English", "Finnish"])
  }

  @Test func ofAListOfOneChoiceTheTouchedRowIsChosen() throws {
    let bench = try Bench("form.pdf")
    try bench.update { $0.flags = [] }
    try bench.tapRow(0)
    try bench.tapRow(3)
    #expect(try bench.requirement()?.choosing.values == ["German"])
    try bench.tapRow(3, .control)
    #expect(try bench.requirement()?.choosing.values == [])
  }

  @Test func aListThatCommitsAtOnceDoes() throws {
    let bench = try Bench("form.pdf")
    try bench.update { $0.flags = [.multiSelect, .commitOnSelectionChange] }
    try bench.tapRow(0)
    #expect(bench.view.toolState == "formFill.selected")
    #expect(try bench.widget("languages").field.value == ["Danish", "English"])
  }

  @Test func aListThatCommitsAtOnceDoesSoForKeys() throws {
    let bench = try Bench("form.pdf")
    try bench.update { $0.flags = [.commitOnSelectionChange] }
    #expect(bench.view.focus(.field("languages", widget: nil)).isHandled)
    bench.send(.key(KeyPress("ArrowDown")))
    #expect(try bench.widget("languages").field.value == ["Finnish"])
    bench.send(.key(KeyPress("ArrowDown")))
    #expect(try bench.widget("languages").field.value == ["German"])
    #expect(bench.view.toolState == "formFill.choosing")
  }

  @Test func moreRowsThanFitAreMovedByADragAndKeptWhereTheyWere() throws {
    let bench = try Bench("form.pdf")
    let options = (0..<40).map { FormField.Option("\($0)", "Row \($0)") }
    try bench.update { $0.options = options }
    let capacity = try bench.rows().capacity
    #expect(capacity < 10)
    try bench.tapRow(1)
    // A drag of four rows up, as a finger does.
    let height = try bench.rows().height
    let low = bench.y(ofRow: 0) + 4 * height
    let end = try bench.step(.began, from: Point(200, low), to: Point(200, low))
    #expect(end.isHandled)
    _ = try bench.step(.ended, from: Point(200, low), to: Point(200, low - 4 * height))
    #expect(bench.view.toolState == "formFill.choosing")
    let shown = try bench.items().compactMap { item -> String? in
      guard case .text(let text, _) = item.shape else { return nil }
      return text
    }
    #expect(shown.first == "Row 4")
    #expect(shown.count == capacity)
    try bench.tapRow(0)
    #expect(try bench.requirement()?.choosing.values == ["1", "4"])
    bench.run("commit")
    #expect(try bench.widget("languages").field.value == ["1", "4"])
  }

  @Test func keysBringTheirRowIntoSight() throws {
    let bench = try Bench("form.pdf")
    try bench.update { $0.options = (0..<40).map { FormField.Option("\($0)", "Row \($0)") } }
    try bench.tapRow(0)
    bench.send(.key(KeyPress("End")))
    bench.run("commit")
    #expect(try bench.widget("languages").field.value == ["39"])
    let rows = try bench.rows()
    #expect(rows.visible.contains(39))
    // The file says where the list begins, so that every viewer shows the same rows.
    let work = try bench.open.editor.startBytes(
      .incremental, in: bench.open.shared.files.temporaryFolder, limit: 1 << 20)
    let file = try work.finish(in: bench.document.context)
    #expect(String(decoding: file ?? [], as: UTF8.self).contains("/TI \(rows.first)"))
  }
}

extension Bench {
  fileprivate func rows() throws -> ListRows {
    try document.page(0).listRows(of: widget("languages"))
  }

  fileprivate func y(ofRow row: Int) -> Double {
    guard let rows = try? rows() else { return 0 }
    return 210 + rows.inset + (Double(row) + 0.5) * rows.height
  }

  @discardableResult
  fileprivate func tapRow(_ row: Int, _ modifiers: Modifiers = []) throws -> EventReport {
    try tap(200, y(ofRow: row), holding: modifiers)
  }

  fileprivate func update(_ change: (inout FieldChanges) -> Void) throws {
    var changes = FieldChanges()
    change(&changes)
    try open.editor.perform(UpdateField("languages", changes), cause: .api)
  }
}
