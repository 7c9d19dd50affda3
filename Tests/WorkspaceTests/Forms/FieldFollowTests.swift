// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A field that changes while it has the keyboard focus.
@Suite struct FieldFollowTests {
  private func bench(typing text: String? = nil) throws -> Bench {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    if let text { _ = bench.view.enter(text) } else { _ = bench.view.run("cancel") }
    _ = try bench.view.display.change()
    return bench
  }

  private func move(_ bench: Bench, to rect: Rect) throws {
    var annotation = try bench.widget("name").annotation
    annotation.rect = rect
    try bench.open.editor.perform(UpdateAnnotations([annotation], verb: "Change"), cause: .api)
  }

  private func box(_ bench: Bench, _ role: OverlayRole) throws -> Rect? {
    for item in try bench.overlay(role) {
      if case .rect(let rect) = item.shape { return rect }
    }
    return nil
  }

  @Test func theFrameFollowsTheField() throws {
    let bench = try bench()
    try move(bench, to: Rect(120, 420, 300, 440))
    #expect(try box(bench, .selection) == Rect(120, 420, 300, 440))
    #expect(try bench.view.display.pendingChange()?.overlay != nil)
    #expect(bench.state == "formFill.selected")
    try bench.open.editor.perform(RotatePages([0], by: 90), cause: .api)
    #expect(try box(bench, .selection) == bench.widget("name").annotation.rect)
  }

  @Test func theFrameFollowsThePage() throws {
    let bench = try bench()
    let size = NewPage(size: Size(300, 400))
    try bench.open.editor.perform(InsertPages(size, count: 1, at: 0), cause: .api)
    #expect(try bench.overlay(.selection).map(\.pageIndex) == [1])
  }

  @Test func theEntryFollowsTheField() throws {
    let bench = try bench(typing: "Bea")
    try move(bench, to: Rect(120, 420, 300, 440))
    #expect(try box(bench, .entry) == Rect(120, 420, 300, 440))
    #expect(bench.state == "formFill.editingText")
    #expect(bench.view.commit().error == nil)
    #expect(try bench.widget("name").field.value == ["Bea"])
    #expect(try bench.widget("name").annotation.rect == Rect(120, 420, 300, 440))
  }

  @Test func aValueComesInUnlessTheUserHasTyped() throws {
    for (typed, result) in [(nil, "Theirs"), ("Bea", "Bea")] {
      let bench = try Bench("form.pdf")
      try bench.tap(200, 80)
      if let typed { _ = bench.view.enter(typed) }
      let id = try bench.widget("name").annotation.id
      try bench.open.setValues(
        [FieldSetting("name", .text("Theirs"), widget: id)], cause: .api)
      #expect(try bench.requirement()?.value == result)
      _ = bench.view.commit()
      #expect(try bench.widget("name").field.value == [result])
    }
  }

  @Test(arguments: [nil, "Bea"]) func theFocusEndsWithTheField(typed: String?) throws {
    let bench = try bench(typing: typed)
    var told: [FocusedField?] = []
    bench.view.client.didHappen = { if case .focusChanged(let field) = $0 { told.append(field) } }
    try bench.open.editor.perform(
      DeleteAnnotations([try bench.widget("name").annotation]), cause: .api)
    #expect(bench.state == "formFill.idle")
    #expect(told == [nil])
    #expect(try bench.view.display.pendingChange()?.overlay?.items == [])
    #expect(bench.view.handle(KeyPress("Enter")).error == nil)
    #expect(try bench.requirement() == nil)
  }

  @Test func aChoiceFollowsTheOptions() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 185)
    bench.press("ArrowDown")
    var changes = FieldChanges()
    changes.options = [FormField.Option("se", "Sverige")]
    let field = try #require(try bench.document.formField("country"))
    try bench.open.editor.perform(UpdateField(field.id, changes), cause: .api)
    let requirement = try #require(try bench.requirement())
    #expect(requirement.choices.map(\.title) == ["Sverige"])
    #expect(requirement.choosing.values == ["se"])
    #expect(bench.view.commit().error == nil)
    #expect(try bench.widget("country").field.value == ["se"])
  }
}
