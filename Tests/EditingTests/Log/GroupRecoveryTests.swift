// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Testing

/// Groups of edits come back as the steps that they were.
struct GroupRecoveryTests {
  private let bench: Workbench
  private let folder: EditLogFolder

  init() throws {
    bench = try Workbench("annotations.pdf")
    folder = EditLogFolder(
      bench.folder.appending(path: "state/recto/edits").path, sync: ImmediateLogSync())
  }

  @Test func aGroupThatWasNotCommittedIsOneStep() throws {
    var editor: Editor? = try open().editor
    try editor?.move("circle-1", by: (1, 1))
    try editor?.beginGroup("Tidy up")
    try editor?.move("square-1", by: (30, 20))
    try editor?.delete("ink-1")
    editor = nil
    let opened = try open(.apply)
    #expect(opened.recovery?.applied == 3)
    editor = opened.editor
    #expect(editor?.undoNames == ["Move circle", "Tidy up"])
    #expect(editor?.openGroup == nil)
    // A group that begins now is another one.
    try editor?.beginGroup("Tidy up")
    try editor?.move("circle-1", by: (2, 2))
    editor?.close(discardingChanges: false)
    let again = try open(.apply)
    #expect(again.editor.undoNames == ["Move circle", "Tidy up", "Tidy up"])
    try again.editor.undo()
    try again.editor.undo()
    #expect(try again.editor.annotation("ink-1") != nil)
    #expect(again.editor.redoNames == ["Tidy up", "Tidy up"])
  }

  @Test func groupsComeBackAsTheyWere() throws {
    var editor: Editor? = try open().editor
    try editor?.beginGroup("One")
    try editor?.move("square-1", by: (30, 20))
    try editor?.commitGroup()
    try editor?.beginGroup("Two")
    try editor?.move("square-1", by: (30, 20))
    try editor?.move("circle-1", by: (30, 20))
    try editor?.commitGroup()
    try editor?.beginGroup("Three")
    try editor?.delete("square-1")
    try editor?.rollbackGroup()
    try editor?.move("circle-1", by: (1, 1))
    try editor?.undo()
    try editor?.undo()
    let square = try editor?.annotation("square-1")
    editor = nil
    let opened = try open(.apply)
    #expect(opened.recovery?.failed == [])
    #expect(opened.editor.undoNames == ["One"])
    #expect(opened.editor.redoNames == ["Move circle", "Two"])
    #expect(try opened.editor.annotation("square-1") == square)
  }

  /// Where the first edit of a group cannot be made again, the next one begins it, and a second recovery
  /// does not take it for one of the group before.
  @Test func groupsStayApartTwice() throws {
    var editor: Editor? = try open().editor
    try editor?.beginGroup("One")
    try editor?.move("square-1", by: (30, 20))
    try editor?.commitGroup()
    try editor?.beginGroup("Two")
    let lost = try #require(try editor?.annotation("ink-1"))
    try editor?.perform(MoveAnnotations([lost], by: Point(2, 2), date: 1), cause: .api)
    try editor?.move("circle-1", by: (30, 20))
    editor = nil
    // Another program takes away what the first edit is about.
    let other = try bench.open()
    try other.delete("ink-1")
    _ = try other.save(to: bench.file.path, mode: .full, expected: nil, isOriginal: true)
    for _ in 0..<2 {
      let opened = try open(.apply)
      #expect(opened.editor.undoNames == ["One", "Two"])
    }
    let opened = try open(.apply)
    try opened.editor.undo()
    #expect(opened.editor.undoNames == ["One"])
  }

  private func open(_ choice: RecoveryChoice = .report) throws -> RecoveredEditor {
    try folder.editor(
      for: bench.document(bench.file.path), path: bench.file.path, choice, isReadOnly: false,
      EditCatalogue(EditCatalogue.editing), clock: { 1_700_000_000 },
      reopen: { path throws(EditError) in
        do { return try bench.document(path) } catch { throw .unreadable("\(error)") }
      })
  }
}
