// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Undo and redo while a tool's work is under way, in the same view or in another one.
@Suite struct OtherWorkTests {
  @Test(arguments: ["freehand", "rectangle", "line", "highlight"] as [ToolName])
  func withoutAStepToRedoADragGoesOn(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.beginDrag((60, 86), (120, 120), (160, 130))
    let state = bench.state
    #expect(throws: ToolError.self) { try bench.open.redo() }
    #expect(bench.state == state)
    try bench.step(.ended, from: Point(60, 86), to: Point(160, 130))
    #expect(try bench.annotations().count == 1)
  }

  @Test func aStepIsRedoneBesideCorners() throws {
    let bench = try Bench(tool: "polygon")
    try bench.add(.square, "s")
    try bench.open.editor.undo()
    for point in [Point(60, 260), Point(120, 260), Point(120, 300)] { try bench.tap(point) }
    #expect(bench.view.hasWork)
    _ = try bench.open.redo()
    #expect(try bench.annotations().map(\.id) == ["s"])
    #expect(bench.view.hasWork)
    _ = bench.view.commit()
    #expect(try bench.annotations().map(\.type) == [.square, .polygon])
  }

  @Test func aStepThatMovesPagesWaitsForTheWork() throws {
    let bench = try Bench()
    _ = try bench.open.changePages(InsertPages(NewPage(), at: 0))
    try bench.open.editor.undo()
    try bench.view.setTool("freeText")
    try bench.tap(100, 100)
    try bench.type("abc")
    #expect(throws: ToolError.self) { try bench.open.redo() }
    #expect(try bench.requirement()?.value == "abc")
    _ = bench.view.cancel()
    _ = try bench.open.redo()
    #expect(try bench.document.page(1).text().isEmpty == false)
  }

  /// Where the entered text belongs must not go without a word.
  @Test(arguments: [true, false]) func aTextIsNotTakenAwayWhileItIsEntered(isRedo: Bool) throws {
    let bench = try Bench()
    let other = try bench.open.views.open(ViewState(size: Size(800, 1200)))
    try bench.add(.freeText, "t") { $0.contents = "abc" }
    if isRedo {
      let text = try #require(try bench.annotations().first)
      try bench.open.editor.perform(DeleteAnnotations([text]), cause: .api)
      try bench.open.editor.undo()
    }
    try bench.tap(150, 300)
    try bench.tap(150, 300)
    try bench.type("xyz")
    #expect(bench.view.tools.current.enteredAnnotation == "t")
    #expect(throws: ToolError.self) {
      _ = isRedo ? try bench.open.redo() : try bench.open.undo(in: other)
    }
    _ = bench.view.commit()
    #expect(try bench.annotations().first?.contents?.contains("xyz") == true)
  }

  @Test func workWithoutAStepToRedoSaysSo() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "s")
    try bench.tap(150, 300)
    try bench.beginDrag((150, 300), (170, 320))
    #expect(throws: ToolError.self) { try bench.open.redo() }
    #expect(bench.state == "annotationEdit.moving")
    try bench.view.setTool("freeText")
    try bench.tap(100, 100)
    try bench.type("abc")
    #expect(throws: ToolError.self) { try bench.open.redo() }
    #expect(try bench.requirement()?.value == "abc")
  }

  @Test(arguments: ["undo", "redo"] as [CommandName])
  func aCommandLeavesTheWorkOfOtherViews(_ command: CommandName) throws {
    let bench = try Bench()
    let other = try bench.open.views.open(ViewState(size: Size(800, 1200)))
    try bench.add(.square, "s")
    if command == "redo" { try bench.open.editor.undo() }
    try bench.view.setTool("freeText")
    try bench.tap(100, 100)
    try bench.type("abc")
    #expect(other.run(command).isHandled)
    #expect(try bench.annotations().isEmpty == (command == "undo"))
    #expect(try bench.requirement()?.value == "abc")
    _ = bench.view.commit()
    #expect(try bench.newest()?.contents == "abc")
  }
}
