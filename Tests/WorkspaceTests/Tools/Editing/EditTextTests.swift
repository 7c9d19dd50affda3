// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct EditTextTests {
  private func bench(_ change: (inout Annotation) -> Void = { _ in }) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(40, 40, 180, 70)) {
      $0.contents = "Words"
      change(&$0)
    }
    try bench.tap(Point(100, 55))
    return bench
  }

  @Test func aTapOnTheSelectedTextOpensIt() throws {
    let bench = try bench()
    #expect(bench.state == "annotationEdit.selected")
    let report = try bench.tap(Point(100, 55))
    #expect(bench.state == "annotationEdit.editingText")
    #expect(report.component == .editAnnotation)
    #expect(try bench.requirement()?.kind == .text)
    #expect(bench.view.enter("Other words").isHandled)
    #expect(try bench.annotation("x")?.contents == "Words")
    #expect(bench.view.run("commit").isHandled)
    #expect(try bench.annotation("x")?.contents == "Other words")
    #expect(bench.undoNames == ["Add free text", "Edit free text"])
    #expect(bench.state == "annotationEdit.selected")
  }

  @Test func aDoubleTapOpensItAtOnce() throws {
    let bench = try bench()
    try bench.tap(Point(200, 250))
    try bench.view.setTool(.annotationEdit)
    try bench.doubleTap(Point(100, 55))
    #expect(bench.state == "annotationEdit.editingText")
  }

  @Test func goingOnKeepsWhatWasEntered() throws {
    let bench = try bench()
    try bench.add(.square, "s", Rect(40, 100, 80, 140))
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    #expect(bench.view.run("nextAnnotation").isHandled)
    #expect(bench.selectedIDs == ["s"])
    #expect(bench.state == "annotationEdit.selected")
    #expect(try bench.annotation("x")?.contents == "Kept")
  }

  @Test func anotherSelectionKeepsWhatWasEntered() throws {
    let bench = try bench()
    try bench.add(.square, "s", Rect(40, 100, 80, 140))
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    try bench.view.choose(.annotations([SelectedAnnotation(id: "s", pageIndex: 0)]))
    #expect(bench.state == "annotationEdit.selected")
    #expect(bench.selectedIDs == ["s"])
    #expect(try bench.annotation("x")?.contents == "Kept")
  }

  @Test func whileTextIsEnteredNothingElseChangesIt() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    for command: CommandName in ["delete", "nudgeLeft", "flatten", "bringToFront"] {
      #expect(bench.view.run(command).isHandled)
    }
    #expect(bench.state == "annotationEdit.editingText")
    #expect(bench.undoNames.count == 1)
  }

  @Test func emptiedItGoes() throws {
    let bench = try bench()
    #expect(bench.view.run("edit").isHandled)
    #expect(bench.view.enter("").isHandled)
    #expect(bench.view.run("commit").isHandled)
    #expect(try bench.annotation("x") == nil)
    #expect(bench.undoNames.last == "Delete free text")
    #expect(bench.view.tool == .pan)
  }

  @Test func aTapBesideKeepsWhatWasEntered() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    try bench.tap(Point(200, 250))
    #expect(try bench.annotation("x")?.contents == "Kept")
    #expect(bench.view.tool == .pan)
  }

  @Test func anotherToolKeepsWhatWasEntered() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("Kept")
    try bench.view.setTool(.pan)
    #expect(try bench.annotation("x")?.contents == "Kept")
  }

  @Test func aCancelledAnswerDropsIt() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("Dropped")
    #expect(bench.view.answer(.cancelled).isHandled)
    #expect(try bench.annotation("x")?.contents == "Words")
    #expect(bench.undoNames.count == 1)
    #expect(bench.state == "annotationEdit.selected")
  }

  @Test func theBoxGrows() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.enter("One\nTwo\nThree\nFour\nFive\nSix\nSeven")
    _ = bench.view.run("commit")
    let rect = try #require(try bench.rect("x"))
    #expect(rect.height > 60)
    #expect(rect.width == 140)
  }

  @Test func whatWasNotChangedIsNoStep() throws {
    let bench = try bench()
    _ = bench.view.run("edit")
    _ = bench.view.run("commit")
    #expect(bench.undoNames.count == 1)
  }

  @Test func aTurnedTextStaysTurned() throws {
    let bench = try bench {
      $0.rotation = 90
      $0.rect = Rect(100, 40, 130, 180)
    }
    _ = bench.view.run("edit")
    _ = bench.view.enter("Turned")
    _ = bench.view.run("commit")
    let turned = try #require(try bench.annotation("x"))
    #expect(turned.rotation == 90)
    #expect((turned.rect.height - 140).magnitude < 0.1)
  }

  @Test func lockedContentsStay() throws {
    let bench = try bench { $0.flags = [.print, .lockedContents] }
    try bench.tap(Point(100, 55))
    #expect(bench.state == "annotationEdit.selected")
    #expect(bench.view.run("edit").error != nil)
  }

  @Test func theComponentMayForbidIt() throws {
    let bench = try bench()
    bench.view.components.setEnabled([.editAnnotation], false)
    try bench.tap(Point(100, 55))
    #expect(bench.state == "annotationEdit.selected")
  }
}
