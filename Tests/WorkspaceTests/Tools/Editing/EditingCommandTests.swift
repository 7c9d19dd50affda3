// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members
import Testing

@testable import Workspace

@Suite struct EditingCommandTests {
  private func bench() throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "a", Rect(20, 20, 60, 60))
    try bench.add(.text, "n", Rect(100, 20, 120, 40)) { $0.contents = "Note" }
    try bench.tap(Point(40, 40))
    return bench
  }

  @Test(arguments: [
    ("nudgeLeft", Point(-1, 0)), ("nudgeRight", Point(1, 0)), ("nudgeUp", Point(0, -1)),
    ("nudgeDown", Point(0, 1)), ("nudgeLeftMore", Point(-10, 0)), ("nudgeRightMore", Point(10, 0)),
    ("nudgeUpMore", Point(0, -10)), ("nudgeDownMore", Point(0, 10)),
  ])
  func nudges(_ command: String, _ delta: Point) throws {
    let bench = try bench()
    let report = bench.view.run(CommandName(rawValue: command))
    #expect(report.component == .transformAnnotation)
    #expect(try bench.rect("a") == Rect(20, 20, 60, 60).moved(by: delta))
  }

  @Test(arguments: QuarterTurn.allCases) func nudgesGoWhereTheReaderSees(turn: QuarterTurn) throws {
    let bench = try bench()
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.rotation, turn))
    }
    let before = try bench.view.view.pageToView(0).apply(Point(20, 20))
    _ = bench.view.run("nudgeRightMore")
    _ = bench.view.run("nudgeDown")
    let rect = try #require(try bench.rect("a"))
    let moved = Point(20, 20) + (rect.origin - Point(20, 20))
    #expect(try bench.view.view.pageToView(0).apply(moved) == before + Point(10, 1))
  }

  @Test func nudgesEndAtThePagesEdge() throws {
    let bench = try bench()
    for _ in 0..<3 { _ = bench.view.run("nudgeUpMore") }
    #expect(try bench.rect("a") == Rect(20, 0, 60, 40))
    #expect(bench.undoNames.count == 4)
  }

  @Test func whatIsNudgedStaysInSight() throws {
    let bench = try bench()
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.size, Size(300, 100)))
    }
    for _ in 0..<12 { _ = bench.view.run("nudgeDownMore") }
    let shown = try bench.view.view.pageToView(0).apply(try #require(try bench.rect("a")))
    #expect(shown.y0 >= 0 && shown.y1 <= 100)
  }

  @Test func deletingEndsTheWork() throws {
    let bench = try bench()
    try bench.tap(Point(110, 30), holding: .shift)
    #expect(bench.view.run("delete").isHandled)
    #expect(try bench.open.document.page(0).annotations.isEmpty)
    #expect(bench.undoNames.last == "Delete 2 annotations")
    #expect(bench.view.tool == .pan)
  }

  @Test func deselectingEndsTheWork() throws {
    let bench = try bench()
    #expect(bench.view.run("deselect").isHandled)
    #expect(bench.selectedIDs.isEmpty)
    #expect(bench.view.tool == .pan)
  }

  @Test func aNoteIsAskedFor() throws {
    let bench = try bench()
    #expect(bench.view.run("note").isHandled)
    #expect(bench.state == "annotationEdit.commenting")
    #expect(try bench.requirement()?.kind == .text)
    #expect(bench.view.answer(.text("Look here")).isHandled)
    #expect(try bench.annotation("a")?.contents == "Look here")
    #expect(try bench.annotation("a")?.modified == 1_700_000_000)
    #expect(bench.undoNames.last == "Comment on square")
    #expect(bench.view.run("note").isHandled)
    #expect(bench.view.answer(.cancelled).isHandled)
    #expect(bench.view.run("note").isHandled)
    #expect(bench.view.run("cancel").isHandled)
    #expect(bench.state == "annotationEdit.selected")
    #expect(try bench.annotation("a")?.contents == "Look here")
  }

  @Test func aStyleGoesToAllThatHaveIt() throws {
    let bench = try bench()
    try bench.tap(Point(110, 30), holding: .shift)
    var style = AnnotationStyle()
    style.color = Color(red: 0, green: 0, blue: 1)
    style.interiorColor = Color(red: 0, green: 1, blue: 1)
    style.icon = "Help"
    style.opacity = 0.5
    let change = PartialValue(style, given: ["color", "interiorColor", "icon", "opacity"])
    #expect(bench.view.handle([ToolEvent.style(change)]).isHandled)
    let square = try #require(try bench.annotation("a"))
    let note = try #require(try bench.annotation("n"))
    #expect(square.color == Color(red: 0, green: 0, blue: 1))
    #expect(square.interiorColor == Color(red: 0, green: 1, blue: 1))
    #expect(square.icon == nil)
    #expect(note.icon == "Help")
    #expect(note.interiorColor == nil)
    #expect((note.opacity - 0.5).magnitude < 0.01)
    #expect(bench.undoNames.last == "Restyle 2 annotations")
    #expect(bench.undoNames.count == 3)
  }

  @Test(arguments: [
    (AnnotationType.square, ["style", "note", "flatten", "copy", "cut", "duplicate"]),
    (.freeText, ["style", "edit", "flatten", "copy", "cut", "duplicate"]),
    (.ink, ["style", "note", "flatten", "copy", "cut", "duplicate"]),
    (.fileAttachment, ["style", "note", "flatten"]),
    (.redact, ["style", "apply"]),
  ])
  func eachTypeHasItsMenu(_ type: AnnotationType, _ expected: [String]) throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(type, "x", Rect(40, 40, 100, 80)) {
      if type == .ink { $0.strokes = [[Point(40, 40), Point(100, 80)]] }
      if type == .freeText { $0.contents = "Words" }
    }
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    let order = ["delete", "bringToFront", "bringForward", "sendBackward", "sendToBack"]
    #expect(try bench.menu().filter { !order.contains($0) } == expected)
    #expect(try bench.menu().suffix(5) == order)
  }

  @Test func flatteningEndsTheWork() throws {
    let bench = try bench()
    #expect(bench.view.run("flatten").isHandled)
    #expect(try bench.annotation("a") == nil)
    #expect(bench.undoNames.last == "Flatten square")
    #expect(bench.view.tool == .pan)
    try bench.open.editor.undo()
    #expect(try bench.annotation("a") != nil)
  }

  @Test func theOrderIsChanged() throws {
    let bench = try bench()
    func order() throws -> [String] { try bench.open.document.page(0).annotations.map(\.id) }
    #expect(try order() == ["a", "n"])
    #expect(bench.view.run("bringToFront").isHandled)
    #expect(try order() == ["n", "a"])
    #expect(bench.undoNames.last == "Bring square to front")
    #expect(bench.view.run("sendBackward").isHandled)
    #expect(try order() == ["a", "n"])
    #expect(bench.view.run("bringForward").isHandled)
    #expect(bench.view.run("sendToBack").isHandled)
    #expect(try order() == ["a", "n"])
    #expect(bench.selectedIDs == ["a"])
  }

  @Test func whatTheWorkspaceDoesGoesOnWithTheRightTool() throws {
    let bench = try bench()
    #expect(bench.view.run("duplicate").isHandled)
    #expect(bench.selectedIDs.count == 1 && bench.selectedIDs != ["a"])
    #expect(try bench.rect(bench.selectedIDs[0]) == Rect(30, 30, 70, 70))
    #expect(bench.view.run("selectAll").isHandled)
    #expect(bench.selectedIDs.count == 3)
    #expect(bench.state == "annotationEdit.selected")
    #expect(bench.view.run("nextAnnotation").isHandled)
    #expect(bench.selectedIDs.count == 1)
  }

  @Test func aDragOverManyAnnotationsReadsTheSelectedOneOnce() throws {
    let bench = try bench()
    let first = try bench.view.selectedAnnotations
    #expect(bench.view.chosen.readings.annotations?.revision == bench.open.editor.revision)
    #expect(try bench.view.selectedAnnotations == first)
    _ = bench.view.run("nudgeRight")
    #expect(try bench.view.selectedAnnotations.map(\.rect) == [Rect(21, 20, 61, 60)])
  }
}
