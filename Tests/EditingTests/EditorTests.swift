// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Testing

struct EditorTests {
  @Test func moveUndoRedoSaveReopen() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let start = try #require(try editor.annotation("square-1")).rect
    let moved = start.moved(by: Point(30, 20))

    try editor.move("square-1", by: (30, 20))
    #expect(near(try editor.annotation("square-1")?.rect, moved))
    #expect(editor.undoNames == ["Move square"])
    #expect(editor.isDirty)

    try editor.undo()
    #expect(near(try editor.annotation("square-1")?.rect, start))
    #expect(!editor.isDirty)
    #expect(editor.redoNames == ["Move square"])

    try editor.redo()
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(!editor.isDirty)
    #expect(near(try bench.open().annotation("square-1")?.rect, moved))
    #expect(try bench.complaint(about: bench.file) == nil)

    // Undo reaches back over the save, and can be saved again.
    try editor.undo()
    #expect(editor.isDirty)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(near(try bench.open().annotation("square-1")?.rect, start))
  }

  @Test(arguments: [SaveMode.incremental, .full])
  func deletedAnnotationsAreGone(mode: SaveMode) throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    try editor.delete("note-1")
    let report = try editor.save(
      to: bench.file.path, SaveOptions(mode), expected: nil, isOriginal: true)
    #expect(report.mode == mode)
    let reopened = try bench.open()
    #expect(try reopened.annotation("note-1") == nil)
    // A note's popup goes with it.
    #expect(try reopened.annotation("popup-1") == nil)
    #expect(try reopened.annotation("square-1") != nil)
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  @Test func anAnnotationWithoutANameGetsOneWithItsFirstChange() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let unnamed = try #require(
      try editor.document.page(0).annotations.first { $0.id.hasPrefix("annotation-") })
    try editor.move(unnamed.id, by: (5, 5))
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.open().annotation(unnamed.id)?.type == unnamed.type)
  }

  @Test func lockedAnnotationsStay() throws {
    let editor = try Workbench("annotations.pdf").open()
    #expect(throws: EditError.self) { try editor.move("locked-1", by: (5, 5)) }
    #expect(throws: EditError.self) { try editor.delete("locked-1") }
    #expect(!editor.isDirty)
    #expect(!editor.canUndo)
  }

  @Test func restrictionsHold() throws {
    let readOnly = try Workbench("annotations.pdf").open(readOnly: true)
    #expect(throws: EditError.self) { try readOnly.move("square-1", by: (5, 5)) }
    let square = Annotation(
      id: "new", type: .square, pageIndex: 0, rect: Rect(10, 10, 50, 50))
    let restricted = try Workbench("owner.pdf").open()
    #expect(throws: EditError.self) {
      try restricted.perform(AddAnnotations([square]), cause: .api)
    }
    let owner = try Workbench("owner.pdf").open(password: "owner")
    try owner.perform(AddAnnotations([square]), cause: .api)
    #expect(try owner.annotation("new")?.hasAppearance == true)
  }

  @Test func aFailedEditLeavesNothingBehind() throws {
    let editor = try Workbench("annotations.pdf").open()
    let square = try #require(try editor.annotation("square-1"))
    var missing = square
    missing.id = "missing"
    #expect(throws: EditError.self) {
      try editor.perform(DeleteAnnotations([square, missing]), cause: .api)
    }
    #expect(try editor.annotation("square-1") == square)
    #expect(!editor.canUndo)
  }

  @Test func theHistoryStaysInStepWithTheJournalAfterAFailedEdit() throws {
    let editor = try Workbench("annotations.pdf").open()
    try editor.delete("square-1")
    try editor.undo()
    var missing = try #require(try editor.annotation("circle-1"))
    (missing.id, missing.pageIndex) = ("missing", 1)
    let circle = try #require(try editor.annotation("circle-1"))
    #expect(throws: EditError.self) {
      try editor.perform(DeleteAnnotations([circle, missing]), cause: .api)
    }
    // The journal has dropped what was undone.
    #expect(!editor.canRedo)
    try editor.delete("circle-1")
    try editor.undo()
    try editor.redo()
    #expect(try editor.annotation("circle-1") == nil)
  }

  @Test func aLockedAnnotationIsRefusedBeforeAnythingChanges() throws {
    let editor = try Workbench("annotations.pdf").open()
    try editor.delete("square-1")
    try editor.undo()
    let both = [
      try #require(try editor.annotation("circle-1")),
      try #require(try editor.annotation("locked-1")),
    ]
    #expect(throws: EditError.self) {
      try editor.perform(DeleteAnnotations(both), cause: .api)
    }
    try editor.redo()
    #expect(try editor.annotation("square-1") == nil)
  }

  @Test func aPopupThatIsNamedAfterItsAnnotationIsDeletedOnce() throws {
    let editor = try Workbench("annotations.pdf").open()
    let both = [
      try #require(try editor.annotation("note-1")), try #require(try editor.annotation("popup-1")),
    ]
    let change = try editor.perform(DeleteAnnotations(both), cause: .api)
    #expect(change.effect.removed == ["note-1", "popup-1"])
    try editor.undo()
    #expect(try editor.annotation("popup-1") != nil)
  }

  private func near(_ rect: Rect?, _ other: Rect) -> Bool {
    guard let rect else { return false }
    return [rect.x0 - other.x0, rect.y0 - other.y0, rect.x1 - other.x1, rect.y1 - other.y1]
      .allSatisfy { $0.magnitude < 0.01 }
  }
}
