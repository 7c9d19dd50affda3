// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

struct RecoveryTests {
  private let bench: Workbench
  private let folder: EditLogFolder

  init() throws {
    bench = try Workbench("annotations.pdf")
    folder = EditLogFolder(
      bench.folder.appending(path: "state/recto/edits").path, sync: ImmediateLogSync())
  }

  @Test func changesComeBackWithTheirHistory() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    try editor?.delete("ink-1")
    try editor?.undo()
    let moved = try #require(try editor?.annotation("square-1")).rect
    editor = nil

    let report = try #require(try open().recovery)
    #expect(report.edits == 3)
    #expect(report.lastEditAt == 1_700_000_000)
    #expect(report.applied == nil)

    let opened = try open(.apply)
    #expect(opened.recovery?.applied == 3)
    #expect(opened.recovery?.failed == [])
    #expect(opened.editor.undoNames == ["Move square"])
    #expect(opened.editor.redoNames == ["Delete ink"])
    #expect(opened.editor.isDirty)
    #expect(try opened.editor.annotation("square-1")?.rect == moved)
    try opened.editor.undo()
    #expect(!opened.editor.isDirty)
  }

  @Test func filesAreTheUsersAlone() throws {
    let editor = try open().editor
    #expect(try names() == [])
    try editor.move("square-1", by: (1, 1))
    let name = try #require(try names().first)
    #expect(name.hasSuffix(".log"))
    #expect(try permissions(folder.path) == 0o700)
    #expect(try permissions(folder.path + "/" + name) == 0o600)
  }

  @Test(arguments: [true, false])
  func aLogGoesWhenItIsNotNeeded(discarding: Bool) throws {
    let editor = try open().editor
    try editor.move("square-1", by: (1, 1))
    if !discarding { try editor.undo() }
    editor.close(discardingChanges: discarding)
    #expect(try names() == [])
  }

  @Test func unsavedChangesOutliveClosing() throws {
    let editor = try open().editor
    try editor.move("square-1", by: (1, 1))
    editor.close(discardingChanges: false)
    #expect(try open(.apply).recovery?.applied == 1)
  }

  @Test func whatWasSavedIsNotAppliedAgain() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    try save(editor)
    editor = nil
    #expect(try names().count == 1)
    let saved = try Data(contentsOf: bench.file)
    let opened = try open(.apply)
    #expect(opened.recovery == nil)
    #expect(!opened.editor.isDirty)
    #expect(try names() == [])
    #expect(try Data(contentsOf: bench.file) == saved)
  }

  @Test func anUndoOfWhatWasSavedComesBack() throws {
    var editor: Editor? = try open().editor
    let start = try #require(try editor?.annotation("square-1")).rect
    try editor?.move("square-1", by: (30, 20))
    try save(editor)
    try editor?.undo()
    editor = nil

    let opened = try open(.apply)
    #expect(opened.recovery?.edits == 1)
    #expect(opened.recovery?.applied == 1)
    #expect(opened.editor.isDirty)
    #expect(opened.editor.redoNames == ["Move square"])
    #expect(try opened.editor.annotation("square-1")?.rect == start)
    try opened.editor.redo()
    #expect(!opened.editor.isDirty)
    opened.editor.close(discardingChanges: false)
    #expect(try names() == [])
  }

  @Test func aSaveThatDidNotComeToBeChangesNothing() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    editor?.log?.willSave(as: identity(99))
    editor = nil
    #expect(try open(.apply).recovery?.applied == 1)
  }

  @Test func onAnotherFileIsAppliedWhatFits() throws {
    var editor: Editor? = try open().editor
    try editor?.delete("ink-1")
    try editor?.move("square-1", by: (30, 20))
    try editor?.undo()
    try editor?.redo()
    editor = nil
    // Another program deletes what was moved.
    let other = try bench.open()
    try other.delete("square-1")
    _ = try other.save(to: bench.file.path, mode: .full, expected: nil, isOriginal: false)

    let opened = try open(.apply)
    let report = try #require(opened.recovery)
    #expect(report.isFileChanged)
    #expect(report.edits == 4)
    #expect(report.applied == 1)
    #expect(report.failed.map(\.name) == ["Move square"])
    #expect(opened.editor.undoNames == ["Delete ink"])
    #expect(try names().map { $0.split(separator: ".").last } == ["discarded", "log"])
  }

  @Test func whatIsThereAlreadyIsNotAddedAgain() throws {
    var editor: Editor? = try open().editor
    let note = Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))
    try editor?.perform(AddAnnotations([note]), cause: .api)
    // A copy with the change takes the file's place, and the server does not know of it.
    let copy = bench.folder.appending(path: "copy.pdf")
    _ = try editor?.save(to: copy.path, mode: .auto, expected: nil, isOriginal: false)
    editor = nil
    #expect(rename(copy.path, bench.file.path) == 0)

    let opened = try open(.apply)
    #expect(opened.recovery?.failed.map(\.name) == ["Add square"])
    let page = try opened.editor.document.page(0)
    #expect(try page.annotations.count { $0.id == "new" || $0.rect == note.rect } == 1)
  }

  @Test func whatNothingFitsToStays() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    let other = try bench.open()
    try other.delete("square-1")
    _ = try other.save(to: bench.file.path, mode: .full, expected: nil, isOriginal: false)
    #expect(try open(.apply).recovery?.failed.count == 1)
    #expect(try open().recovery?.edits == 1)
  }

  @Test func aNewChangeSetsAnUndecidedLogAside() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    editor = try open().editor
    try editor?.delete("ink-1")
    #expect(try names().map { $0.split(separator: ".").last } == ["discarded", "log"])
    editor = nil
    #expect(try open(.apply).editor.undoNames == ["Delete ink"])
  }

  @Test func discardedChangesAreGone() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    #expect(try open(.discard).recovery?.edits == 1)
    #expect(try open(.apply).recovery == nil)
    #expect(try names().map { $0.split(separator: ".").last } == ["discarded"])
  }

  @Test func aHalfWrittenRecordIsDropped() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    try editor?.delete("ink-1")
    editor = nil
    let log = URL(filePath: folder.path).appending(path: try #require(try names().first))
    let bytes = try Data(contentsOf: log)
    try bytes.dropLast(3).write(to: log)
    let opened = try open(.apply)
    #expect(opened.editor.undoNames == ["Move square"])
    // What is written next follows the last whole record.
    try opened.editor.delete("circle-1")
    opened.editor.close(discardingChanges: false)
    #expect(try open(.apply).editor.undoNames == ["Move square", "Delete circle"])
  }

  @Test func onlyOneChangesAFile() throws {
    let first = try open()
    let early = try open()
    try first.editor.move("square-1", by: (30, 20))
    let late = try open(.apply)
    #expect(!early.isEditedElsewhere)
    #expect(late.isEditedElsewhere)
    #expect(late.recovery == nil)
    for other in [early, late] {
      #expect(throws: EditError.editedElsewhere) { try other.editor.delete("ink-1") }
      #expect(!other.editor.isDirty)
      #expect(try other.editor.annotation("ink-1") != nil)
    }
    first.editor.close(discardingChanges: true)
    try late.editor.delete("ink-1")
  }

  @Test func whatCannotBeLoggedIsNotDone() throws {
    let editor = try open().editor
    try Data().write(to: bench.folder.appending(path: "state"))
    #expect(throws: EditError.self) { try editor.move("square-1", by: (1, 1)) }
    #expect(!editor.canUndo)
    #expect(!editor.isDirty)
  }

  @Test func readOnlyDocumentsOnlyReport() throws {
    var editor: Editor? = try open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    #expect(try open(.apply, isReadOnly: true).recovery?.applied == nil)
    #expect(try open(.apply).recovery?.applied == 1)
  }

  private func open(
    _ choice: RecoveryChoice = .report, isReadOnly: Bool = false
  ) throws -> RecoveredEditor {
    try folder.editor(
      for: bench.document(bench.file.path), path: bench.file.path, choice, isReadOnly: isReadOnly,
      EditCatalogue(EditCatalogue.editing), clock: { 1_700_000_000 },
      reopen: { path throws(EditError) in
        do { return try bench.document(path) } catch { throw .unreadable("\(error)") }
      })
  }

  private func save(_ editor: Editor?) throws {
    _ = try #require(editor).save(
      to: bench.file.path, mode: .auto, expected: nil, isOriginal: true)
  }

  private func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
