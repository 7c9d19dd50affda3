// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct SelectingTests {
  /// Two squares, a line and a highlight.
  private func bench(_ change: (inout ToolOptions) -> Void = { _ in }) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit, options: change)
    try bench.add(.square, "a", Rect(20, 20, 60, 60))
    try bench.add(.square, "b", Rect(100, 20, 140, 60))
    try bench.add(.line, "l", Rect(20, 98, 120, 102)) {
      $0.line = [Point(20, 100), Point(120, 100)]
    }
    try bench.add(.highlight, "h", Rect(20, 140, 120, 160)) { $0.quads = [Quad($0.rect)] }
    return bench
  }

  @Test func eachTypeHasItsTool() throws {
    let bench = try bench()
    try bench.tap(Point(40, 40))
    #expect(bench.state == "annotationEdit.selected")
    let report = try bench.tap(Point(70, 100))
    #expect(bench.state == "vertexEdit.selected")
    #expect(bench.selectedIDs == ["l"])
    #expect(report.component == .selectAnnotation)
    try bench.tap(Point(70, 150))
    #expect(bench.state == "markupEdit.selected")
    try bench.tap(Point(40, 40))
    #expect(bench.state == "annotationEdit.selected")
    #expect(bench.selectedIDs == ["a"])
    try bench.tap(Point(200, 250))
    #expect(bench.selectedIDs.isEmpty)
    #expect(bench.view.tool == .pan)
  }

  @Test func shiftAddsAndTakesAway() throws {
    let bench = try bench()
    try bench.tap(Point(70, 100))
    try bench.tap(Point(40, 40), holding: .shift)
    #expect(bench.selectedIDs == ["l", "a"])
    #expect(bench.state == "annotationEdit.selected")
    try bench.tap(Point(120, 40), holding: .control)
    #expect(bench.selectedIDs == ["l", "a", "b"])
    try bench.tap(Point(40, 40), holding: .shift)
    #expect(bench.selectedIDs == ["l", "b"])
    try bench.tap(Point(120, 40), holding: .shift)
    #expect(bench.selectedIDs == ["l"])
    #expect(bench.state == "vertexEdit.selected")
    try bench.tap(Point(70, 100), holding: .shift)
    #expect(bench.selectedIDs.isEmpty)
    #expect(bench.view.tool == .pan)
  }

  @Test func aGroupIsSelectedAsOne() throws {
    let bench = try bench()
    try bench.tap(Point(40, 40))
    try bench.tap(Point(70, 100), holding: .shift)
    #expect(bench.view.run("group").isHandled)
    #expect(bench.undoNames.last == "Group 2 annotations")
    try bench.tap(Point(200, 250))
    try bench.tap(Point(40, 40))
    #expect(Set(bench.selectedIDs) == ["a", "l"])
    try bench.tap(Point(200, 250))
    try bench.tap(Point(70, 100))
    #expect(Set(bench.selectedIDs) == ["a", "l"])
    #expect(bench.state == "annotationEdit.selected")
    #expect(try bench.menu().contains("ungroup") && !bench.menu().contains("group"))
    try bench.drag([Point(40, 40), Point(50, 60)])
    #expect(try bench.rect("a") == Rect(30, 40, 70, 80))
    #expect(try bench.annotation("l")?.line == [Point(30, 120), Point(130, 120)])
    #expect(bench.view.run("ungroup").isHandled)
    #expect(try bench.annotation("l")?.isGrouped == false)
    #expect(try bench.annotation("l")?.replyTo == nil)
  }

  @Test func aMouseSelectsAndMovesInOneDrag() throws {
    let bench = try bench()
    let report = try bench.drag([Point(40, 40), Point(50, 45)])
    #expect(bench.selectedIDs == ["a"])
    #expect(try bench.rect("a") == Rect(30, 25, 70, 65))
    #expect(report.component == .selectAnnotation)
    #expect(bench.undoNames.count == 5)
  }

  @Test func aMouseTakesWhatAnotherToolEdits() throws {
    let bench = try bench()
    try bench.drag([Point(70, 100), Point(80, 110)])
    #expect(bench.state == "vertexEdit.selected")
    #expect(try bench.annotation("l")?.line == [Point(30, 110), Point(130, 110)])
  }

  @Test func aFingerMovesOnlyWhatIsSelected() throws {
    let bench = try bench()
    bench.pointer = .touch
    try bench.drag([Point(40, 40), Point(50, 45)])
    #expect(bench.selectedIDs.isEmpty)
    #expect(try bench.rect("a") == Rect(20, 20, 60, 60))
    try bench.view.setTool(.annotationEdit)
    try bench.tap(Point(40, 40))
    try bench.drag([Point(40, 40), Point(50, 45)])
    #expect(try bench.rect("a") == Rect(30, 25, 70, 65))
  }

  @Test func aDragOfTextMarkupIsForTheText() throws {
    let bench = try bench()
    let before = try bench.annotation("h")
    try bench.tap(Point(70, 150))
    try bench.drag([Point(70, 150), Point(90, 190)])
    #expect(bench.selectedIDs.isEmpty)
    #expect(try bench.annotation("h") == before)
    #expect(bench.undoNames.count == 4)
  }

  @Test func whatIsLockedCanBeSelectedAndNotChanged() throws {
    let bench = try bench()
    try bench.add(.square, "k", Rect(200, 20, 240, 60)) { $0.flags = [.print, .locked] }
    let steps = bench.undoNames
    try bench.tap(Point(220, 40))
    #expect(bench.selectedIDs == ["k"])
    #expect(try bench.handles().isEmpty)
    #expect(try bench.menuItems().first { $0.id == "delete" }?.isEnabled == false)
    for command: CommandName in ["delete", "nudgeLeft"] {
      let report = bench.view.run(command)
      guard case .edit(.notPermitted(by: "annotationFlags", _)) = report.error else {
        Issue.record("\(command) says nothing of flags")
        continue
      }
    }
    #expect(bench.view.run("note").error == nil)
    #expect(try bench.requirement()?.kind == .text)
    #expect(bench.view.answer(.cancelled).isHandled)
    try bench.drag([Point(220, 40), Point(230, 50)])
    #expect(bench.undoNames == steps)
    #expect(try bench.rect("k") == Rect(200, 20, 240, 60))
  }

  @Test func aDocumentThatMayNotBeChangedHasNoHandles() throws {
    let bench = try Bench("annotations.pdf", tool: .annotationEdit, isReadOnly: true)
    try bench.tap(Point(41, 200))
    #expect(bench.selectedIDs == ["square-1"])
    #expect(try bench.handles().isEmpty)
  }

  @Test func aGateThatIsShutLeavesTheDragToTheText() throws {
    let bench = try bench()
    try bench.tap(Point(40, 40))
    bench.view.components.setEnabled([.transformAnnotation], false)
    let report = try bench.beginDrag([Point(40, 40), Point(50, 50)])
    #expect(bench.view.tool == .textSelect)
    #expect(report.component == .selectText)
    #expect(try bench.rect("a") == Rect(20, 20, 60, 60))
  }

  @Test func gatesAreAskedWhenADragBeginsAndCallbacksTellOfItsEnd() throws {
    let bench = try bench()
    try bench.tap(Point(40, 40))
    var asked: [TransformationMode] = []
    bench.view.client.askComponent = { situation, _ in
      if case .transformation(_, let mode) = situation.context { asked.append(mode) }
      return .allow
    }
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 10, otherwise: .refuse), to: [.transformAnnotation])
    _ = bench.view.components.addCallback(to: [.transformAnnotation])
    var told = 0
    bench.view.client.didHappen = { if case .willActivate = $0 { told += 1 } }
    try bench.beginDrag([Point(60, 60), Point(70, 80), Point(80, 90)])
    #expect(asked == [.resize])
    #expect(told == 0)
    try bench.step(.ended, from: Point(60, 60), to: Point(80, 90))
    #expect(asked == [.resize])
    #expect(told == 1)
  }

  @Test func manySelectedMoveAsOneStep() throws {
    let bench = try bench()
    try bench.tap(Point(40, 40))
    try bench.tap(Point(120, 40), holding: .shift)
    try bench.drag([Point(40, 40), Point(0, 30)])
    #expect(try bench.rect("a") == Rect(0, 10, 40, 50))
    #expect(try bench.rect("b") == Rect(80, 10, 120, 50))
    #expect(bench.undoNames.last == "Move 2 annotations")
    try bench.open.editor.undo()
    #expect(try bench.rect("b") == Rect(100, 20, 140, 60))
  }

  @Test func manySelectedScaleTogether() throws {
    let bench = try bench { $0.snapsToAspect = false }
    try bench.tap(Point(40, 40))
    try bench.tap(Point(120, 40), holding: .shift)
    try bench.pull("bottomRight", by: Point(120, 40))
    #expect(try bench.rect("a") == Rect(20, 20, 100, 100))
    #expect(try bench.rect("b") == Rect(180, 20, 260, 100))
    #expect(bench.undoNames.last == "Resize 2 annotations")
  }

  @Test func whatWasSelectedAndDeletedMeanwhileIsNot() throws {
    let bench = try bench()
    try bench.tap(Point(40, 40))
    try bench.beginDrag([Point(40, 40), Point(50, 50)])
    let square = try #require(try bench.annotation("a"))
    try bench.open.editor.perform(DeleteAnnotations([square]), cause: .api)
    #expect(bench.state == "annotationEdit.idle")
    let report = try bench.step(.ended, from: Point(40, 40), to: Point(50, 50))
    #expect(report.error == nil)
    #expect(bench.undoNames.last == "Delete square")
  }
}
