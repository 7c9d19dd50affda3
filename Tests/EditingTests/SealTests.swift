// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

struct SealTests {
  /// The file is as it was told to be, although it cannot be read again at once.
  @Test func aFileThatCannotBeReadAgainIsSealedAllTheSame() throws {
    let bench = try Workbench("simple.pdf")
    let editor = try bench.open()
    let before = try Data(contentsOf: bench.file)
    let sealing = try editor.startSeal(
      Mark(), to: bench.file.path, expected: nil, isOriginal: true)
    sealing.rebase = { (_, _) throws(EngineError) in throw .damaged("it is gone") }
    let report = try sealing.finish(in: editor.document.context)
    #expect(report.isBehind)
    let after = try Data(contentsOf: bench.file)
    #expect(after.count > before.count && after.starts(with: before))
    #expect(Int(report.bytes) == after.count)
    #expect(!editor.isDirty && !editor.canUndo)
    #expect(report.identity == FileIdentity(path: bench.file.path))
    #expect(!editor.isAsOnDisk(bench.file.path), "A save would remove the seal.")
  }

  @Test func aFileThatIsReadAgainIsGoneOnFrom() throws {
    let bench = try Workbench("simple.pdf")
    let editor = try bench.open()
    let report = try editor.startSeal(Mark(), to: bench.file.path, expected: nil, isOriginal: true)
      .finish(in: editor.document.context)
    #expect(!report.isBehind)
    #expect(editor.document.sourceLength == Int(report.bytes))
  }
}
