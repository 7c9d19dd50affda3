// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct StickyToolTests {
  @Test func aTapMakesTheNoteAtOnceAndTheAnswerItsText() throws {
    let bench = try Bench(tool: "sticky")
    #expect(try bench.tap(100, 120).isHandled)
    #expect(bench.state == "sticky.editingText")
    let note = try #require(try bench.annotations().first)
    #expect(note.type == .text)
    #expect(note.rect == Rect(90, 110, 110, 130))
    #expect(note.icon == "Comment")
    #expect(note.contents == nil)
    #expect(try bench.requirement()?.kind == .text)
    bench.send(.answer(.text("A thought")))
    #expect(bench.state == "pan.idle")
    #expect(try bench.annotations().map(\.contents) == ["A thought"])
  }

  @Test func undoTakesTheTextAndThenTheNote() throws {
    let bench = try Bench(tool: "sticky")
    try bench.tap(100, 120)
    bench.send(.answer(.text("A thought")))
    try bench.open.editor.undo()
    #expect(try bench.annotations().map(\.contents) == [nil])
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test(arguments: [ToolEvent.answer(.cancelled), .command("cancel"), .answer(.text(""))])
  func withoutTextTheNoteStaysEmpty(_ event: ToolEvent) throws {
    let bench = try Bench(tool: "sticky")
    try bench.tap(100, 120)
    #expect(bench.send(event).isHandled)
    #expect(bench.state == "pan.idle")
    #expect(try bench.annotations().map(\.contents) == [nil])
    #expect(bench.open.editor.undoNames.count == 1)
  }

  @Test func textUnderWayIsKeptWhenTheToolChanges() throws {
    let bench = try Bench(tool: "sticky")
    try bench.tap(100, 120)
    bench.send(.text("half a"))
    #expect(try bench.requirement()?.value == "half a")
    try bench.view.setTool(.pan)
    #expect(try bench.annotations().map(\.contents) == ["half a"])
  }

  @Test(arguments: [true, false]) func theTextGoesToTheNoteWhereverItIs(isMoved: Bool) throws {
    let bench = try Bench(tool: "sticky")
    try bench.tap(100, 120)
    let note = try #require(try bench.newest())
    bench.send(.text("half"))
    let edit: any Edit =
      isMoved ? RelocateAnnotations([note], to: 1, date: 0) : DeleteAnnotations([note])
    try bench.open.editor.perform(edit, cause: .api)
    #expect(bench.state == (isMoved ? "sticky.editingText" : "sticky.idle"))
    #expect(try (bench.requirement() == nil) == !isMoved)
    #expect(bench.view.hasWork == isMoved)
    bench.send(.answer(.text("all")))
    #expect(try bench.annotations(page: 1).map(\.contents) == (isMoved ? ["all"] : []))
  }

  @Test func aTapAtTheSamePlaceOfAnotherPageIsBesideTheNote() throws {
    let bench = try Bench(tool: "sticky")
    try bench.tap(100, 120)
    try bench.tap(100, 120)
    #expect(bench.state == "sticky.editingText")
    try bench.tap(100, 120, page: 1)
    #expect(bench.state == "pan.idle")
  }

  @Test func aDragPutsItWhereItEnds() throws {
    let bench = try Bench(tool: "sticky") { $0.returnToPan = false }
    try bench.drag((20, 20), (100, 120))
    #expect(try bench.annotations().first?.rect.center == Point(100, 120))
    bench.send(.answer(.cancelled))
    #expect(bench.state == "sticky.idle")
  }

  @Test func aDragThatIsCancelledMakesNothing() throws {
    let bench = try Bench(tool: "sticky")
    try bench.beginDrag((20, 20), (100, 120))
    try bench.cancelDrag()
    #expect(bench.state == "sticky.idle")
    #expect(try bench.annotations().isEmpty)
  }

  @Test func theNoteStaysOnThePage() throws {
    let bench = try Bench(tool: "sticky")
    try bench.tap(1, 399)
    #expect(try bench.annotations().first?.rect == Rect(0, 380, 20, 400))
  }

  @Test func whatFollowsIsUpToTheOptions() throws {
    let bench = try Bench(tool: "sticky") { $0.selectAfterCreation = true }
    try bench.tap(100, 120)
    bench.send(.answer(.text("selected")))
    #expect(bench.state == "annotationEdit.selected")
  }

  @Test func aTapOnANoteEditsThat() throws {
    let bench = try Bench(tool: "sticky") { $0.returnToPan = false }
    try bench.tap(100, 120)
    bench.send(.answer(.cancelled))
    try bench.tap(100, 120)
    #expect(bench.state == "annotationEdit.selected")
    #expect(try bench.annotations().count == 1)
  }

  @Test func aTapElsewhereEndsTheText() throws {
    let bench = try Bench(tool: "sticky") { $0.returnToPan = false }
    try bench.tap(100, 120)
    bench.send(.text("kept"))
    try bench.tap(200, 200)
    #expect(bench.state == "sticky.idle")
    #expect(try bench.annotations().map(\.contents) == ["kept"])
  }

  @Test func whatMayNotBeMadeIsNotAskedFor() throws {
    let bench = try Bench(tool: "sticky")
    bench.forbidCreation()
    #expect(try bench.tap(100, 120).error != nil)
    #expect(bench.state == "sticky.idle")
    #expect(try bench.requirement() == nil)
  }
}
