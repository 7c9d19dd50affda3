// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

@testable import Editing

/// Work that is done in steps, done at once.
extension Editor {
  /// Writes pages, in the given order, to a new file, completely or not at all; see ``DocumentParts``.
  ///
  /// - Throws: ``EditError/saveFailed(_:)``, ``EditError/notPermitted(by:_:)``.
  func extract(
    _ pages: [Int], to path: String, overwriting: Bool, followsLinks: Bool = true
  ) throws(EditError) -> (path: String, bytes: Int64) {
    let work = try parts(
      [pages], to: [path], overwriting: overwriting, followsLinks: followsLinks)
    try WorkStep.finish(in: document.context, work.advance)
    guard let file = work.files.first else { throw .saveFailed("\(path) was not written.") }
    return file
  }

  /// Replaces this editor by an editor of another version of the document, and applies the unsaved
  /// changes there if they fit. This editor must not be used afterwards, unless an error is thrown.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` while a group is open, and by `unsaved` if unsaved
  ///   changes are in no log, so that they cannot be applied again.
  func handOver(
    to document: Document, _ reloading: Reloading
  ) throws(EditError) -> RecoveredEditor {
    let handover = try EditorHandover(from: self, to: document, reloading)
    try WorkStep.finish(in: document.context, handover.advance)
    return try handover.finish()
  }
}
