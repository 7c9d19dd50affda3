// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Reactions that users expect from other viewers.
@Suite struct ExpectedByHandTests {
  private func bench(_ tool: ToolName) throws -> Bench {
    var options = ToolOptions()
    options.returnToPan = false
    return try Bench(tool: tool) { $0 = options }
  }

  private func square(
    _ rect: Rect, flags: AnnotationFlags = .print, id: String = "square"
  ) -> Annotation {
    var square = Annotation(id: id, type: .square, pageIndex: 0, rect: rect)
    square.color = Color(red: 0, green: 0, blue: 1)
    square.flags = flags
    return square
  }

  @Test func aDragBesideWhatWasTappedDeselectsAndDraws() throws {
    let bench = try bench("rectangle")
    try bench.open.editor.perform(AddAnnotations([square(Rect(40, 40, 100, 100))]), cause: .api)
    try bench.tap(Point(40, 70))
    #expect(bench.view.tool == .annotationEdit)
    try bench.drag([Point(150, 200), Point(180, 230), Point(220, 260)])
    #expect(bench.view.tool == "rectangle")
    #expect(bench.view.selection == .none)
    #expect(try bench.annotations().count == 2)
    try bench.open.editor.undo()
    #expect(try bench.annotations().map(\.id) == ["square"])
  }

  @Test(arguments: ["polygon", "polyline", "perimeter", "area"] as [ToolName])
  func aShapeBeginsOnTopOfAnother(_ tool: ToolName) throws {
    let bench = try bench(tool)
    var filled = square(Rect(40, 40, 250, 300))
    filled.interiorColor = Color(red: 1, green: 1, blue: 0)
    try bench.open.editor.perform(AddAnnotations([filled]), cause: .api)
    for point in [Point(60, 60), Point(200, 80), Point(120, 200)] { try bench.tap(point) }
    #expect(bench.view.toolState == "\(tool.rawValue).drawing")
    _ = bench.view.commit()
    #expect(try bench.annotations().count == 2)
  }

  @Test func undoTakesBackAVertexFirst() throws {
    let bench = try bench("polyline")
    try bench.open.editor.perform(AddAnnotations([square(Rect(200, 40, 250, 100))]), cause: .api)
    for point in [Point(60, 60), Point(150, 80), Point(120, 200)] { try bench.tap(point) }
    guard case .work(let title) = try bench.open.undo() else {
      Issue.record("A change was undone.")
      return
    }
    #expect(title == "Remove Vertex")
    #expect(bench.view.hasWork && bench.view.display.isStale)
    #expect(try bench.annotations().count == 1)
    guard case .work = try bench.open.redo() else {
      Issue.record("A change was made again.")
      return
    }
    _ = try bench.open.undo()
    _ = try bench.open.undo()
    _ = try bench.open.undo()
    #expect(!bench.view.hasWork)
    guard case .change = try bench.open.undo() else {
      Issue.record("There was still work.")
      return
    }
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aLockedAnnotationTakesANote() throws {
    let bench = try bench(.pan)
    let locked = square(Rect(40, 40, 100, 100), flags: [.print, .locked])
    try bench.open.editor.perform(AddAnnotations([locked]), cause: .api)
    try bench.tap(Point(40, 70))
    #expect(bench.view.run("note").isHandled)
    #expect(try bench.view.requirement()?.requirement.kind == .text)
    #expect(bench.view.answer(.text("Looks right")).error == nil)
    #expect(try bench.annotations().first?.contents == "Looks right")
    #expect(bench.view.run("delete").error != nil)
    try bench.open.editor.undo()
    #expect(try bench.annotations().first?.contents == nil)
    let sealed = square(
      Rect(140, 40, 200, 100), flags: [.print, .locked, .lockedContents], id: "sealed")
    try bench.open.editor.perform(AddAnnotations([sealed]), cause: .api)
    try bench.tap(Point(140, 70))
    #expect(bench.view.run("note").error != nil)
  }

  @Test func aRedactionIsAppliedFromItsMenu() throws {
    let bench = try bench(.pan)
    var mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(30, 60, 280, 100))
    mark.color = Color(red: 1, green: 0, blue: 0)
    try bench.open.editor.perform(AddAnnotations([mark]), cause: .api)
    let before = try bench.open.document.page(0).text().count
    try bench.tap(Point(30, 80))
    #expect(try bench.view.menu().contains { $0.id == "apply" && $0.isEnabled })
    #expect(bench.view.run("apply").isHandled)
    #expect(try bench.annotations().isEmpty)
    #expect(try bench.open.document.page(0).text().count < before)
    #expect(bench.open.editor.undoNames.last == "Apply Redaction")
  }

  @Test(arguments: [
    ("2024-02-29", true), ("", true), ("29.2.2024", true), ("3 March 2024", true),
    ("1st May", true),
    ("20240131", true), ("hello", false), ("2023-02-29", false), ("2024-13-13", false),
    ("12", false),
    ("٢٠٢٤-٠١-٣١", true),
  ])
  func datesAreChecked(_ text: String, _ isTaken: Bool) throws {
    let documents = try Bench("fields.pdf", tool: .pan)
    let fields = try documents.open.document.formFields
    let dated = try #require(fields.first { $0.field.format?.kind == .date })
    #expect(dated.field.format?.takes(text) == isTaken)
  }

  @Test func numbersComeBackAsTheyWereGiven() throws {
    let bench = try bench(.pan)
    var thin = square(Rect(40.1, 40.2, 100.3, 100.7))
    thin.border.width = 0.7
    thin.border.style = "D"
    thin.border.dash = [1.1, 2.3]
    thin.opacity = 0.3
    try bench.open.editor.perform(AddAnnotations([thin]), cause: .api)
    let read = try #require(try bench.annotations().first)
    #expect(read.border.width == 0.7)
    #expect(read.border.dash == [1.1, 2.3])
    #expect(read.opacity == 0.3)
  }
}
