// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How a document is read again whose file has become another.
public struct Reloading {
  /// The folder for edit logs; `nil` if changes are not logged.
  public var logs: EditLogFolder?
  /// The document's, as it was opened.
  public var path: String
  /// Whether changes that were not saved are forgotten.
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
}

extension Editor {
  /// Hands the work over to an editor of another version of the document, in which the changes that
  /// were not saved are made again where they fit. This editor is of no more use then; where an
  /// error is thrown, it still is.
  ///
  /// - Throws: ``EditError/notPermitted(by:_:)`` while a group is open, and by `unsaved` where
  ///   unsaved changes are in no log, so that they cannot be made again.
  public func handOver(
    to document: Document, _ reloading: Reloading
  ) throws(EditError) -> RecoveredEditor {
    if !self.document.journal.isBroken { try checkNoGroup() }
    let new: RecoveredEditor
    if isDirty, !reloading.isDiscarding {
      guard let log, let logs = reloading.logs, let stored = log.stored else {
        throw .notPermitted(
          by: "unsaved",
          "There is no edit log that the unsaved changes could be made again from: save them to "
            + "another path first, or set discard.")
      }
      new = try logs.carryOver(stored, from: self, to: document, reloading)
    } else {
      new = try Editor.fresh(
        document, reloading, isReadOnly: isReadOnly, undecided: log?.undecided)
      log?.close(keeping: false)
    }
    log = nil
    new.editor.policy = policy
    new.editor.goOn(after: revision)
    self.document.retire()
    return new
  }

  fileprivate static func fresh(
    _ document: Document, _ reloading: Reloading, isReadOnly: Bool, undecided: Checksum? = nil
  ) throws(EditError) -> RecoveredEditor {
    let editor = try Editor(document, isReadOnly: isReadOnly)
    if let logs = reloading.logs, !isReadOnly {
      let path = AtomicFile.resolve(reloading.path)
      editor.log = EditLog(
        path, in: logs, source: document, undecided: undecided, clock: reloading.clock)
    }
    return RecoveredEditor(editor: editor)
  }
}

extension EditLogFolder {
  fileprivate func carryOver(
    _ stored: StoredLog, from old: Editor, to document: Document, _ reloading: Reloading
  ) throws(EditError) -> RecoveredEditor {
    guard let file = ContentIdentity(of: document), let plan = stored.plan(for: file) else {
      throw .unreadable("The edit log cannot be read: save the changes to another path first.")
    }
    guard var report = RecoveryReport(plan) else {
      let fresh = try Editor.fresh(document, reloading, isReadOnly: false)
      old.log?.close(keeping: false)
      return fresh
    }
    let path = AtomicFile.resolve(reloading.path)
    let place = place(of: path)
    let relocation = plan.isFileChanged ? Relocation(from: old.document, to: document) : nil
    let made = try remake(plan, document, place, reloading.catalogue, relocation) {
      path throws(EditError) in try engine(document.reopened(path))
    }
    report.enter(made.replay, made.plan)
    report.failed += relocation?.lost ?? []
    let log = EditLog(path, in: self, source: made.editor.document, clock: reloading.clock)
    if made.replay.applied.isEmpty {
      try place.setAside()
    } else {
      try log.adopt(stored, made.plan, made.replay, keepingCopy: !report.failed.isEmpty)
    }
    made.editor.log = log
    return RecoveredEditor(editor: made.editor, recovery: report)
  }
}
