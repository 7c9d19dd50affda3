// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Settings for reloading a document with a changed or replaced file.
public struct Reloading {
  /// The folder for edit logs; `nil` if changes are not logged.
  public var logs: EditLogFolder?
  /// The path from which the document was opened.
  public var path: String
  /// Whether unsaved changes are discarded.
  public var isDiscarding: Bool
  /// The kinds of edit that the log can hold.
  public var catalogue: EditCatalogue
  /// Seconds since 1970.
  public var clock: () -> Int64

  public init(
    logs: EditLogFolder?, path: String, isDiscarding: Bool, catalogue: EditCatalogue,
    clock: @escaping () -> Int64
  ) {
    self.logs = logs
    self.path = path
    self.isDiscarding = isDiscarding
    self.catalogue = catalogue
    self.clock = clock
  }

  /// An editor of a document in which nothing is made again.
  func freshEditor(
    _ document: Document, isReadOnly: Bool, undecided: Checksum? = nil
  ) throws(EditError) -> RecoveredEditor {
    let editor = try Editor(document, isReadOnly: isReadOnly)
    if let logs, !isReadOnly {
      editor.log = EditLog(
        AtomicFile.resolve(path), in: logs, source: document, undecided: undecided, clock: clock)
    }
    return RecoveredEditor(editor: editor)
  }
}

extension EditLogFolder {
  /// Makes a stored log's changes again in another version of the document. The result comes with the
  /// new log that the changes are in; the stored log stays as it is. `nil` if the file has all changes.
  ///
  /// - Parameter old: asked where annotations lay whose text is not in the log.
  func carryOver(
    _ stored: StoredLog, from old: Document?, to document: Document, _ reloading: Reloading,
    honorsSignatures: Bool
  ) throws(EditError) -> CarriedLog? {
    guard let file = ContentIdentity(of: document), let plan = stored.plan(for: file) else {
      throw .unreadable("The edit log cannot be read: save the changes to another path first.")
    }
    guard var report = RecoveryReport(plan) else { return nil }
    let path = AtomicFile.resolve(reloading.path)
    let place = place(of: path)
    let relocation =
      plan.isFileChanged
      ? Relocation(from: old, to: document, plan.entries, honorsSignatures: honorsSignatures) : nil
    let made = try remake(plan, document, place, reloading.catalogue, relocation) {
      path throws(EditError) in try engine(document.reopened(path))
    }
    report.enter(made.replay, made.plan)
    report.failed += relocation?.lost ?? []
    let log = EditLog(path, in: self, source: made.editor.document, clock: reloading.clock)
    let isEmpty = made.replay.applied.isEmpty
    let draft = isEmpty ? nil : try log.draft(stored, made.plan, made.replay)
    return CarriedLog(
      editor: made.editor, log: log, report: report, stored: stored, plan: made.plan, place: place,
      draft: draft)
  }
}

/// Changes that were made again, and their log. The log is not the document's yet.
struct CarriedLog {
  let editor: Editor
  let log: EditLog
  let report: RecoveryReport
  let stored: StoredLog
  let plan: RecoveryPlan
  let place: LogFileNames
  /// `nil` if no change could be made again.
  let draft: LogFile?

  /// Makes the log the document's. If that fails, the stored log still is.
  func install() throws(EditError) -> RecoveredEditor {
    if let draft {
      try log.install(draft, stored, plan, keepingCopy: !report.failed.isEmpty)
    } else {
      try place.setAside()
    }
    editor.log = log
    return RecoveredEditor(editor: editor, recovery: report)
  }
}
