// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Logs that begin after a save that forgot everything before it, such as one that changes the encryption.
struct LaterOriginTests {
  private let place: RecoveryBench

  init() throws { place = try RecoveryBench() }

  @Test(arguments: 0...2) func anUndoOfASavedChangeComesBack(savesBetween: Int) throws {
    var editor: Editor? = try begin(savesBetween)
    try editor?.delete("ink-1")
    try place.save(editor)
    try editor?.undo()
    editor = nil

    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed == [])
    #expect(opened.editor.redoNames == ["Delete ink"])
    #expect(try opened.editor.annotation("ink-1") != nil)
  }

  @Test(arguments: 0...2) func aRedoAfterASaveComesBack(savesBetween: Int) throws {
    var editor: Editor? = try begin(savesBetween)
    try editor?.delete("ink-1")
    try editor?.undo()
    try place.save(editor)
    try editor?.redo()
    editor = nil

    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed == [])
    #expect(opened.editor.undoNames == ["Delete ink"])
    #expect(try opened.editor.annotation("ink-1") == nil)
  }

  /// An editor that has changed the file's encryption and saved it again some times without changes.
  private func begin(_ saves: Int) throws -> Editor {
    let editor = try place.open().editor
    var options = SaveOptions(.full)
    options.encryption = .removed
    try editor.save(to: place.bench.file.path, options, expected: nil, isOriginal: true)
    // Each save is another content, by its length.
    for _ in 0..<saves { try place.save(editor) }
    return editor
  }
}
