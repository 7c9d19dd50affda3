// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Testing

struct GroupTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws {
    bench = try Workbench("annotations.pdf")
    editor = try bench.open()
  }

  @Test func aGroupIsOneStep() throws {
    let before = try content(editor)
    try editor.beginGroup("Tidy up")
    try editor.move("square-1", by: (30, 20))
    try editor.delete("ink-1")
    #expect(editor.undoNames == [])
    #expect(editor.canUndo)
    let change = try editor.commitGroup("Tidy up")
    #expect(change.effect.changed == ["square-1"])
    #expect(change.effect.removed == ["ink-1"])
    let after = try content(editor)
    #expect(editor.undoNames == ["Tidy up"])

    let undone = try editor.undo()
    #expect(undone.name == "Tidy up")
    #expect(undone.effect.added == ["ink-1"])
    #expect(try content(editor) == before)
    #expect(!editor.isDirty)
    try editor.redo()
    #expect(try content(editor) == after)
  }

  /// What went and came back under its id has changed.
  @Test func whatComesBackHasChanged() throws {
    let old = try #require(try editor.annotation("square-1"))
    var new = old
    new.contents = "Another"
    try editor.beginGroup("Replace")
    try editor.delete("square-1")
    try editor.perform(AddAnnotations([new]), cause: .api)
    let change = try editor.commitGroup()
    #expect(change.effect.changed.contains("square-1"))
    #expect(!change.effect.added.contains("square-1"))
    #expect(!change.effect.removed.contains("square-1"))
    #expect(try editor.undo().effect.changed.contains("square-1"))
    #expect(try editor.annotation("square-1")?.contents == old.contents)
  }

  @Test func piecesAreOneStepOrNone() throws {
    let before = try content(editor)
    let new = (0..<3).map { number in
      Annotation(id: "n\(number)", type: .square, pageIndex: 0, rect: Rect(10, 10, 50, 50))
    }
    let whole = AddAnnotations(new)
    let change = try editor.perform(InPieces(whole, new.map { AddAnnotations([$0]) }), cause: .api)
    #expect(change.name == whole.name && change.effect.added == ["n0", "n1", "n2"])
    #expect(editor.undoNames == [whole.name] && editor.openGroup == nil)
    try editor.undo()
    #expect(try content(editor) == before)
    #expect(throws: EditError.self) {
      try editor.perform(
        InPieces(whole, [AddAnnotations([new[0]]), AddAnnotations([new[0]])]), cause: .api)
    }
    #expect(try content(editor) == before)
    #expect(editor.undoNames == [] && editor.openGroup == nil)
  }

  /// A copy elsewhere is no save: what is open stays open, as where a save fails.
  @Test func onlyASaveEndsAGroup() throws {
    try editor.beginGroup("Tidy up")
    try editor.delete("ink-1")
    let copy = bench.folder.appending(path: "copy.pdf").path
    _ = try editor.save(to: copy, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(editor.openGroup == "Tidy up")
    let nowhere = bench.folder.appending(path: "none/file.pdf").path
    #expect(throws: EditError.self) {
      try editor.save(to: nowhere, SaveOptions(.full), expected: nil, isOriginal: true)
    }
    #expect(editor.openGroup == "Tidy up")
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(editor.openGroup == nil && !editor.isDirty)
  }

  @Test func rollbackTakesAllBack() throws {
    try editor.move("circle-1", by: (1, 1))
    let before = try content(editor)
    try editor.beginGroup("Tidy up")
    try editor.move("square-1", by: (30, 20))
    try editor.move("square-1", by: (30, 20))
    try editor.delete("ink-1")
    let revision = editor.revision
    let change = try editor.rollbackGroup()
    #expect(change.cause == .rollback)
    #expect(change.revision == revision + 1)
    #expect(try content(editor) == before)
    #expect(editor.undoNames == ["Move circle"])
    #expect(editor.redoNames == [])
    // The journal still has what was rolled back, which is nobody's any more.
    #expect(throws: EditError.self) { try editor.redo() }
    try editor.delete("ink-1")
    try editor.undo()
    try editor.undo()
    try editor.redo()
    #expect(try content(editor) == before)
  }

  @Test func groupsDoNotNest() throws {
    try editor.beginGroup("One")
    #expect(throws: EditError.self) { try editor.beginGroup("Two") }
    #expect(throws: EditError.self) { try editor.commitGroup("Two") }
    #expect(throws: EditError.self) { try editor.undo() }
    #expect(throws: EditError.self) { try editor.redo() }
    #expect(editor.openGroup == "One")
    try editor.commitGroup("One")
    #expect(throws: EditError.self) { try editor.commitGroup() }
    #expect(throws: EditError.self) { try editor.rollbackGroup() }
  }

  @Test func anEmptyGroupIsNoStep() throws {
    try editor.move("circle-1", by: (1, 1))
    try editor.undo()
    try editor.beginGroup("Nothing")
    try editor.commitGroup()
    try editor.beginGroup("Nothing")
    try editor.rollbackGroup()
    #expect(editor.undoNames == [])
    #expect(editor.redoNames == ["Move circle"])
  }

  @Test func savingCommits() throws {
    try editor.beginGroup("Tidy up")
    try editor.move("square-1", by: (30, 20))
    try editor.move("circle-1", by: (30, 20))
    let after = try content(editor)
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(editor.openGroup == nil)
    #expect(editor.undoNames == ["Tidy up"])
    #expect(!editor.isDirty)
    #expect(try content(try bench.open()) == after)
  }

  @Test func anEditThatFailsLeavesTheOthers() throws {
    try editor.beginGroup("Tidy up")
    try editor.move("square-1", by: (30, 20))
    #expect(throws: EditError.self) { try editor.delete("locked-1") }
    try editor.commitGroup()
    try editor.undo()
    #expect(!editor.canUndo)
  }

  @Test func anEditThatChangesNothingIsAStepOfItsOwn() throws {
    try editor.move("circle-1", by: (1, 1))
    let circle = try #require(try editor.annotation("circle-1"))
    let before = try content(editor)
    try editor.perform(UpdateAnnotations([circle], verb: "Change"), cause: .api)
    try editor.undo()
    #expect(try content(editor) == before)
    #expect(editor.undoNames == ["Move circle"])
    try editor.redo()
    #expect(try content(editor) == before)
    try editor.undo()
    try editor.undo()
    #expect(!editor.isDirty)
  }

  private func content(_ editor: Editor) throws -> [[Annotation]] {
    try (0..<editor.document.pageCount).map { try editor.document.annotations(onPage: $0) }
  }
}
