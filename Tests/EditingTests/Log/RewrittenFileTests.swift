// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// A full save leaves nothing of the old file, and no later save of the session brings that back.
struct RewrittenFileTests {
  private let place: RecoveryBench

  init() throws { place = try RecoveryBench() }

  private var path: String { place.bench.file.path }

  private func save(_ editor: Editor, _ mode: SaveMode) throws -> SaveMode {
    try editor.save(to: path, SaveOptions(mode), expected: nil, isOriginal: true).mode
  }

  @Test(arguments: [false, true]) func laterSavesGoOnFromIt(afterLoss: Bool) throws {
    // An earlier session leaves two revisions in the file.
    let first = try place.open().editor
    try first.move("square-1", by: (1, 1))
    #expect(try save(first, .auto) == .incremental)
    let old = try Data(contentsOf: place.bench.file)
    first.close(discardingChanges: false)

    var editor = try place.open().editor
    try editor.move("square-1", by: (1, 1))
    #expect(try save(editor, .full) == .full)
    #expect(editor.isRewritten)
    try editor.delete("ink-1")
    if afterLoss {
      try place.loseProcess()
      editor = try place.open(.apply).editor
      #expect(editor.canUndo && editor.isRewritten)
    }
    #expect(throws: EditError.self) { try save(editor, .incremental) }
    #expect(throws: EditError.self) { try editor.sealOptions() }
    #expect(try save(editor, .auto) == .full)
    let new = try Data(contentsOf: place.bench.file)
    #expect(!new.starts(with: old.prefix(old.count / 2)))
    #expect(new.ranges(of: Data("startxref".utf8)).count == 1)
    // The next session appends again.
    editor.close(discardingChanges: false)
    let next = try place.open().editor
    try next.move("square-1", by: (1, 1))
    #expect(try save(next, .auto) == .incremental)
  }

  @Test func recoveryAfterAnIncrementalSaveAppends() throws {
    let editor = try place.open().editor
    try editor.move("square-1", by: (1, 1))
    #expect(try save(editor, .auto) == .incremental)
    try editor.delete("ink-1")
    try place.loseProcess()
    let again = try place.open(.apply).editor
    #expect(again.canUndo && !again.isRewritten)
    #expect(try save(again, .auto) == .incremental)
  }
}
