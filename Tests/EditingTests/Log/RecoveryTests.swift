// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

struct RecoveryTests {
  private let place: RecoveryBench
  private var bench: Workbench { place.bench }

  init() throws { place = try RecoveryBench() }

  @Test func changesComeBackWithTheirHistory() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    try editor?.delete("ink-1")
    try editor?.undo()
    let moved = try #require(try editor?.annotation("square-1")).rect
    editor = nil

    let report = try #require(try place.open().recovery)
    #expect(report.edits == 3)
    #expect(report.lastEditAt == 1_700_000_000)
    #expect(report.applied == nil)

    let opened = try place.open(.apply)
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
    let editor = try place.open().editor
    #expect(try place.names() == [])
    try editor.move("square-1", by: (1, 1))
    let name = try #require(try place.names().first)
    #expect(name.hasSuffix(".log"))
    #expect(try place.permissions(place.folder.path) == 0o700)
    #expect(try place.permissions(place.folder.path + "/" + name) == 0o600)
  }

  @Test(arguments: [true, false])
  func aLogGoesWhenItIsNotNeeded(discarding: Bool) throws {
    let editor = try place.open().editor
    try editor.move("square-1", by: (1, 1))
    if !discarding { try editor.undo() }
    editor.close(discardingChanges: discarding)
    #expect(try place.names() == [])
  }

  @Test func unsavedChangesOutliveClosing() throws {
    let editor = try place.open().editor
    try editor.move("square-1", by: (1, 1))
    editor.close(discardingChanges: false)
    #expect(try place.open(.apply).recovery?.applied == 1)
  }

  @Test func whatWasSavedIsNotAppliedAgain() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    try place.save(editor)
    editor = nil
    #expect(try place.names().map { $0.split(separator: ".").last } == ["base", "log"])
    let saved = try Data(contentsOf: bench.file)
    let opened = try place.open(.apply)
    #expect(opened.recovery == nil)
    #expect(!opened.editor.isDirty)
    #expect(try place.names() == [])
    #expect(try Data(contentsOf: bench.file) == saved)
  }

  @Test func anUndoOfWhatWasSavedComesBack() throws {
    var editor: Editor? = try place.open().editor
    let start = try #require(try editor?.annotation("square-1")).rect
    try editor?.move("square-1", by: (30, 20))
    try place.save(editor)
    try editor?.undo()
    editor = nil

    let opened = try place.open(.apply)
    #expect(opened.recovery?.edits == 1)
    #expect(opened.recovery?.applied == 1)
    #expect(opened.editor.isDirty)
    #expect(opened.editor.redoNames == ["Move square"])
    #expect(try opened.editor.annotation("square-1")?.rect == start)
    try opened.editor.redo()
    #expect(!opened.editor.isDirty)
    opened.editor.close(discardingChanges: false)
    #expect(try place.names() == [])
  }

  @Test func whatWasSavedCanStillBeUndone() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    try place.save(editor)
    try editor?.delete("ink-1")
    try place.save(editor)
    try editor?.delete("circle-1")
    editor = nil

    let opened = try place.open(.apply)
    #expect(opened.recovery?.edits == 1)
    #expect(opened.editor.undoNames == ["Move square", "Delete ink", "Delete circle"])
    try opened.editor.undo()
    #expect(!opened.editor.isDirty)
    try opened.editor.undo()
    #expect(try opened.editor.annotation("ink-1") != nil)
  }

  @Test func aSaveThatDidNotComeToBeChangesNothing() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    editor?.log?.willSave(as: identity(99), nextObject: 0, keepsHistory: true)
    editor = nil
    #expect(try place.open(.apply).recovery?.applied == 1)
  }

  @Test func aNewChangeSetsAnUndecidedLogAside() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    editor = try place.open().editor
    try editor?.delete("ink-1")
    #expect(try place.names().map { $0.split(separator: ".").last } == ["discarded", "log"])
    editor = nil
    #expect(try place.open(.apply).editor.undoNames == ["Delete ink"])
  }

  @Test func discardedChangesAreGone() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    #expect(try place.open(.discard).recovery?.edits == 1)
    #expect(try place.open(.apply).recovery == nil)
    #expect(try place.names().map { $0.split(separator: ".").last } == ["discarded"])
  }

  @Test func aHalfWrittenRecordIsDropped() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    try editor?.delete("ink-1")
    editor = nil
    let log = try place.log()
    let bytes = try Data(contentsOf: log)
    try bytes.dropLast(3).write(to: log)
    let opened = try place.open(.apply)
    #expect(opened.editor.undoNames == ["Move square"])
    // What is written next follows the last whole record.
    try opened.editor.delete("circle-1")
    opened.editor.close(discardingChanges: false)
    #expect(try place.open(.apply).editor.undoNames == ["Move square", "Delete circle"])
  }

  @Test func whatFollowsADamagedRecordIsTold() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    try editor?.delete("ink-1")
    editor = nil
    let log = try place.log()
    var bytes = try Data(contentsOf: log)
    bytes[bytes.count - 3] ^= 1
    try bytes.write(to: log)
    let recovery = try #require(try place.open(.apply).recovery)
    #expect(recovery.applied == 1)
    #expect(recovery.failed.map(\.name) == ["The rest"])
    #expect(try place.names().map { $0.split(separator: ".").last } == ["discarded", "log"])
  }

  @Test(arguments: RecoveryChoice.allCases)
  func aLogThatCannotBeReadIsTold(choice: RecoveryChoice) throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    let log = try place.log()
    var bytes = try Data(contentsOf: log)
    bytes[20] ^= 1
    try bytes.write(to: log)
    let opened = try place.open(choice)
    let recovery = try #require(opened.recovery)
    #expect(recovery.edits == 0)
    #expect(recovery.applied == (choice == .apply ? 0 : nil))
    #expect(recovery.failed.map(\.name) == ["The rest"])
    try opened.editor.move("square-1", by: (1, 1))
    #expect(try place.names().map { $0.split(separator: ".").last } == ["discarded", "log"])
  }

  /// As on a disk that has just become full.
  @Test func aLogThatCouldNotTakeASaveBeginsAnew() throws {
    let editor = try place.open().editor
    try editor.move("square-1", by: (30, 20))
    let log = try #require(editor.log)
    log.willSave(as: nil, nextObject: 0, keepsHistory: true)
    // What went before cannot be undone then, since it could not be recovered.
    #expect(!log.didSave())
    #expect(try place.names() == [])
  }

  @Test func onlyOneChangesAFile() throws {
    let first = try place.open()
    let early = try place.open()
    try first.editor.move("square-1", by: (30, 20))
    let late = try place.open(.apply)
    #expect(!early.isEditedElsewhere)
    #expect(late.isEditedElsewhere)
    #expect(late.recovery == nil)
    for other in [early, late] {
      #expect(throws: EditError.editedElsewhere) { try other.editor.delete("ink-1") }
      #expect(!other.editor.isDirty)
      #expect(try other.editor.annotation("ink-1") != nil)
    }
    for other in [first, late] { other.editor.logs.ofFiles = place.folder }
    #expect(throws: EditError.editedElsewhere) {
      try late.editor.requireNoOther(at: bench.file.path)
    }
    try first.editor.requireNoOther(at: bench.file.path)
    first.editor.close(discardingChanges: true)
    try late.editor.requireNoOther(at: bench.file.path)
    try late.editor.delete("ink-1")
  }

  @Test func whatAnotherLeftIsNotSetAside() throws {
    let early = try place.open()
    var other: Editor? = try place.open().editor
    try other?.move("square-1", by: (30, 20))
    other = nil
    #expect(throws: EditError.leftElsewhere) { try early.editor.delete("ink-1") }
    #expect(try place.open(.apply).recovery?.applied == 1)
  }

  @Test func whatCannotBeLoggedIsNotDone() throws {
    let editor = try place.open().editor
    try Data().write(to: bench.folder.appending(path: "state"))
    #expect(throws: EditError.self) { try editor.move("square-1", by: (1, 1)) }
    #expect(!editor.canUndo)
    #expect(!editor.isDirty)
  }

  @Test func readOnlyDocumentsOnlyReport() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    #expect(try place.open(.apply, isReadOnly: true).recovery?.applied == nil)
    #expect(try place.open(.apply).recovery?.applied == 1)
  }
}
