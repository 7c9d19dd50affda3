// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Reactions that users expect from other viewers.
@Suite struct ExpectedByHandTests {
  private func desk(_ tool: ToolName) throws -> InkDesk {
    var options = ToolOptions()
    options.returnToPan = false
    return try InkDesk(tool: tool, options: options)
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
    let desk = try desk("rectangle")
    try desk.open.editor.perform(AddAnnotations([square(Rect(40, 40, 100, 100))]), cause: .api)
    try desk.tap(Point(40, 70))
    #expect(desk.view.tool == .annotationEdit)
    try desk.drag([Point(150, 200), Point(180, 230), Point(220, 260)])
    #expect(desk.view.tool == "rectangle")
    #expect(desk.view.selection == .none)
    #expect(try desk.annotations().count == 2)
    try desk.open.editor.undo()
    #expect(try desk.annotations().map(\.id) == ["square"])
  }

  @Test(arguments: ["polygon", "polyline", "perimeter", "area"] as [ToolName])
  func aShapeBeginsOnTopOfAnother(_ tool: ToolName) throws {
    let desk = try desk(tool)
    var filled = square(Rect(40, 40, 250, 300))
    filled.interiorColor = Color(red: 1, green: 1, blue: 0)
    try desk.open.editor.perform(AddAnnotations([filled]), cause: .api)
    for point in [Point(60, 60), Point(200, 80), Point(120, 200)] { try desk.tap(point) }
    #expect(desk.view.toolState == "\(tool.rawValue).drawing")
    _ = desk.view.commit()
    #expect(try desk.annotations().count == 2)
  }

  @Test func undoTakesBackAVertexFirst() throws {
    let desk = try desk("polyline")
    try desk.open.editor.perform(AddAnnotations([square(Rect(200, 40, 250, 100))]), cause: .api)
    for point in [Point(60, 60), Point(150, 80), Point(120, 200)] { try desk.tap(point) }
    guard case .work(let title) = try desk.open.undo() else {
      Issue.record("A change was undone.")
      return
    }
    #expect(title == "Remove Vertex")
    #expect(desk.view.hasWork && desk.view.display.isStale)
    #expect(try desk.annotations().count == 1)
    guard case .work = try desk.open.redo() else {
      Issue.record("A change was made again.")
      return
    }
    _ = try desk.open.undo()
    _ = try desk.open.undo()
    _ = try desk.open.undo()
    #expect(!desk.view.hasWork)
    guard case .change = try desk.open.undo() else {
      Issue.record("There was still work.")
      return
    }
    #expect(try desk.annotations().isEmpty)
  }

  @Test func aLockedAnnotationTakesANote() throws {
    let desk = try desk(.pan)
    let locked = square(Rect(40, 40, 100, 100), flags: [.print, .locked])
    try desk.open.editor.perform(AddAnnotations([locked]), cause: .api)
    try desk.tap(Point(40, 70))
    #expect(desk.view.run("note").isHandled)
    #expect(try desk.view.requirement()?.requirement.kind == .text)
    #expect(desk.view.answer(.text("Looks right")).error == nil)
    #expect(try desk.annotations().first?.contents == "Looks right")
    #expect(desk.view.run("delete").error != nil)
    try desk.open.editor.undo()
    #expect(try desk.annotations().first?.contents == nil)
    let sealed = square(
      Rect(140, 40, 200, 100), flags: [.print, .locked, .lockedContents], id: "sealed")
    try desk.open.editor.perform(AddAnnotations([sealed]), cause: .api)
    try desk.tap(Point(140, 70))
    #expect(desk.view.run("note").error != nil)
  }

  @Test func aRedactionIsAppliedFromItsMenu() throws {
    let desk = try desk(.pan)
    var mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(30, 60, 280, 100))
    mark.color = Color(red: 1, green: 0, blue: 0)
    try desk.open.editor.perform(AddAnnotations([mark]), cause: .api)
    let before = try desk.open.document.page(0).text().count
    try desk.tap(Point(30, 80))
    #expect(try desk.view.menu().contains { $0.id == "apply" && $0.isEnabled })
    #expect(desk.view.run("apply").isHandled)
    #expect(try desk.annotations().isEmpty)
    #expect(try desk.open.document.page(0).text().count < before)
    #expect(desk.open.editor.undoNames.last == "Apply Redaction")
  }

  @Test(arguments: [
    ("2024-02-29", true), ("", true), ("29.2.2024", true), ("3 March 2024", true),
    ("1st May", true),
    ("20240131", true), ("hello", false), ("2023-02-29", false), ("2024-13-13", false),
    ("12", false),
    ("٢٠٢٤-٠١-٣١", true),
  ])
  func datesAreChecked(_ text: String, _ isTaken: Bool) throws {
    let documents = try InkDesk("fields.pdf", tool: .pan)
    let fields = try documents.open.document.formFields
    let dated = try #require(fields.first { $0.field.format?.kind == .date })
    #expect(dated.field.format?.takes(text) == isTaken)
  }

  @Test func numbersComeBackAsTheyWereGiven() throws {
    let desk = try desk(.pan)
    var thin = square(Rect(40.1, 40.2, 100.3, 100.7))
    thin.border.width = 0.7
    thin.border.style = "D"
    thin.border.dash = [1.1, 2.3]
    thin.opacity = 0.3
    try desk.open.editor.perform(AddAnnotations([thin]), cause: .api)
    let read = try #require(try desk.annotations().first)
    #expect(read.border.width == 0.7)
    #expect(read.border.dash == [1.1, 2.3])
    #expect(read.opacity == 0.3)
  }
}
