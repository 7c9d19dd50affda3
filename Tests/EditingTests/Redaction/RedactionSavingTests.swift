// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

struct RedactionSavingTests {
  private let bench: Workbench
  private let folder: EditLogFolder

  init() throws {
    bench = try Workbench("redactions.pdf")
    folder = EditLogFolder(
      bench.folder.appending(path: "state/recto/edits").path, sync: ImmediateLogSync())
  }

  @Test func appendingIsRefused() throws {
    let editor = try bench.open()
    try editor.redact()
    #expect(throws: EditError.self) { try save(editor, .incremental) }
    #expect(editor.isDirty)
    #expect(try save(editor).mode == .full)
    // Also later, when there is nothing in the history that says so.
    try editor.move("square-1", by: (5, 5))
    #expect(throws: EditError.self) { try save(editor, .incremental) }
    #expect(try save(editor).mode == .full)
    #expect(try #require(try SavedFile(bench.file)).count(of: "Xanadu") == 0)
  }

  @Test func savingEndsTheUndoing() throws {
    let editor = try bench.open()
    try editor.move("square-1", by: (5, 5))
    try editor.redact()
    try editor.move("square-1", by: (5, 5))
    try editor.undo()
    try save(editor)
    #expect(!editor.isDirty)
    #expect(editor.undoNames == [] && editor.redoNames == [])
    #expect(throws: EditError.self) { try editor.undo() }
    try editor.move("square-1", by: (5, 5))
    #expect(editor.isDirty)
    try editor.undo()
    #expect(!editor.isDirty && !editor.canUndo)
  }

  @Test func aCopyLeavesTheUndoing() throws {
    let editor = try bench.open()
    try editor.redact()
    let copy = bench.folder.appending(path: "copy.pdf")
    let report = try editor.save(
      to: copy.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(report.mode == .full)
    #expect(try #require(try SavedFile(copy)).count(of: "Xanadu") == 0)
    try editor.undo()
    #expect(try editor.document.page(0).text().text.contains("Xanadu unseen"))
  }

  /// `remaining` is looked for in the file as it will be written, not in the open document.
  @Test func theCopyAsWrittenIsWhatASaveHolds() throws {
    let editor = try bench.open()
    try editor.redact()
    let place = bench.folder.appending(path: "written")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let written = try editor.startDraft(through: place.path).finish(in: editor.document.context)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
    #expect(try written.pageCount == editor.document.pageCount)
    #expect(try !written.page(0).text().text.contains("Xanadu unseen"))
    // A second write without a change equals the file that a save makes.
    let copy = bench.folder.appending(path: "copy.pdf")
    _ = try editor.save(to: copy.path, SaveOptions(.auto), expected: nil, isOriginal: false)
    let saved = try bench.document(copy.path)
    for index in 0..<(try saved.pageCount) {
      #expect(try written.page(index).text().text == saved.page(index).text().text)
    }
    #expect(written.nextObjectNumber == saved.nextObjectNumber)
  }

  @Test func theLogKeepsNothing() throws {
    let editor = try open().editor
    // A change that is saved, undone and done again: the log keeps a copy of the file for it.
    try editor.move("square-1", by: (5, 5))
    try save(editor)
    try editor.undo()
    #expect(try names().contains { $0.hasSuffix(".base") })
    try editor.redact()
    let record = try #require(try names().first { $0.hasSuffix(".log") })
    let log = try String(contentsOfFile: folder.path + "/" + record, encoding: .utf8)
    #expect(log.contains("applyRedactions") && !log.contains("Xanadu"))
    try save(editor)
    #expect(try names() == [])
    // The next change begins a log that starts from the file as it is now.
    try editor.move("square-1", by: (3, 3))
    editor.close(discardingChanges: false)
    let opened = try open(.apply)
    #expect(opened.recovery?.applied == 1)
    #expect(opened.recovery?.isFileChanged == false)
  }

  /// As after the process was killed: nothing is closed.
  @Test func appliedRedactionsAreRecovered() throws {
    var editor: Editor? = try open().editor
    try editor?.redact()
    editor = nil
    let opened = try open(.apply)
    #expect(opened.recovery?.applied == 1)
    #expect(opened.recovery?.failed == [])
    #expect(opened.editor.undoNames == ["Apply Redactions"])
    try save(opened.editor)
    #expect(try #require(try SavedFile(bench.file)).count(of: "Xanadu") == 0)
    #expect(try names() == [])
  }

  @discardableResult
  private func save(_ editor: Editor, _ mode: SaveMode = .auto) throws -> SaveReport {
    try editor.save(to: bench.file.path, SaveOptions(mode), expected: nil, isOriginal: true)
  }

  private func open(_ choice: RecoveryChoice = .report) throws -> RecoveredEditor {
    try folder.editor(
      for: bench.document(bench.file.path), path: bench.file.path, choice, isReadOnly: false,
      EditCatalogue(EditCatalogue.editing), clock: { 1_700_000_000 },
      reopen: { path throws(EditError) in
        do { return try bench.document(path) } catch { throw .unreadable("\(error)") }
      })
  }

  private func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
