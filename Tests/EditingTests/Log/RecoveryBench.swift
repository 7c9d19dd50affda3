// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// A document with a folder for its edit log; an editor that is let go is one whose process died.
struct RecoveryBench {
  let bench: Workbench
  let folder: EditLogFolder

  init(_ fixture: String = "annotations.pdf") throws { self.init(try Workbench(fixture)) }

  init(_ bench: Workbench, limit: (any ReplayLimit)? = nil) {
    self.bench = bench
    folder = EditLogFolder(
      bench.folder.appending(path: "state/recto/edits").path, sync: ImmediateLogSync(),
      limit: limit)
  }

  @discardableResult
  func open(
    _ choice: RecoveryChoice = .report, isReadOnly: Bool = false, before recover: () -> Void = {},
    isCancelled: () -> Bool = { false }
  ) throws -> RecoveredEditor {
    let document = try bench.document(bench.file.path)
    recover()
    return try folder.editor(
      for: document, path: bench.file.path, choice, isReadOnly: isReadOnly,
      EditCatalogue(EditCatalogue.editing), clock: { 1_700_000_000 },
      isCancelled: isCancelled,
      reopen: { path throws(EditError) in
        do { return try bench.document(path) } catch { throw .unreadable("\(error)") }
      })
  }

  func save(_ editor: Editor?) throws {
    _ = try #require(editor).save(
      to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
  }

  func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// As if the processes with open documents had died: their lock on the log is gone, so a copy of the log
  /// is there.
  func loseProcess() throws {
    let log = folder.place(of: AtomicFile.resolve(bench.file.path)).log
    let copy = try Data(contentsOf: URL(filePath: log))
    try FileManager.default.removeItem(atPath: log)
    try copy.write(to: URL(filePath: log))
  }

  /// The edit log, the first file of its folder.
  func log() throws -> URL {
    URL(filePath: folder.path).appending(path: try #require(try names().first))
  }

  func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
