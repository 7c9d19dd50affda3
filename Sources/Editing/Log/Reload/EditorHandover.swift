// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Hands the unsaved changes of an editor to an editor of another version of its document.
/// ``remake()`` can take long, and can be called on another thread.
///
/// The old editor must not be used before ``finish()`` has ended it.
/// `@unchecked Sendable` since one thread at a time uses it.
public final class EditorHandover: @unchecked Sendable {
  private let old: Editor
  private let document: Document
  private let reloading: Reloading
  private let logs: EditLogFolder?
  /// The old document, in which ``remake()`` looks for the text under annotations.
  private let oldCopy: Document?
  private var outcome = Result<CarriedLog?, EditError>.success(nil)

  /// - Throws: as ``Editor/handOver(to:_:)``.
  public init(
    from old: Editor, to document: Document, _ reloading: Reloading
  ) throws(EditError) {
    if !old.document.journal.isBroken { try old.checkNoGroup() }
    (self.old, self.document, self.reloading) = (old, document, reloading)
    guard old.isDirty, !reloading.isDiscarding else {
      (logs, oldCopy) = (nil, nil)
      return
    }
    guard old.log?.isWritten == true, let logs = reloading.logs else {
      throw .notPermitted(
        by: "unsaved",
        "There is no edit log that the unsaved changes could be made again from: save them to "
          + "another path first, or set discard.")
    }
    old.payAnchors()
    self.logs = logs
    oldCopy = try EditorHandover.copy(of: old, for: document)
  }

  /// A copy of the old document, with a context of its own. `nil` if the file has not changed, so that
  /// everything is where it was, and for a document whose journal is broken, which cannot be copied.
  private static func copy(
    of old: Editor, for document: Document
  ) throws(EditError) -> Document? {
    let (now, before) = (ContentIdentity(of: document), ContentIdentity(of: old.document))
    let isSame = now != nil && (now == before || now == old.saved.content)
    guard !isSame, !old.document.journal.isBroken else { return nil }
    return try engine { () throws(EngineError) in
      try old.document.copied(in: old.document.context.clone())
    }
  }

  /// Makes the unsaved changes again.
  public func remake() {
    guard let logs else { return }
    do throws(EditError) {
      guard let stored = old.log?.stored else { return }
      outcome = .success(
        try logs.carryOver(stored, from: oldCopy, to: document, reloading))
    } catch {
      outcome = .failure(error)
    }
  }

  /// Ends the work of the old editor.
  ///
  /// - Throws: why the changes could not be made again; then the old editor goes on.
  public func finish() throws(EditError) -> RecoveredEditor {
    let new: RecoveredEditor
    if let carried = try outcome.get() {
      new = try carried.install()
    } else {
      new = try reloading.freshEditor(
        document, isReadOnly: old.isReadOnly, undecided: logs == nil ? old.log?.undecided : nil)
      old.log?.close(keeping: false)
    }
    old.log = nil
    new.editor.policy = old.policy
    new.editor.goOn(after: old.revision)
    old.document.retire()
    return new
  }
}
