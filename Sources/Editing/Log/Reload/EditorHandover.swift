// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Hands the work of an editor over to an editor of another version of its document. ``remake()`` can
/// take long, and be called on another thread.
///
/// The old editor must not be used between the beginning and ``finish()``; it is as it was until then.
/// `@unchecked Sendable` since one thread at a time uses it.
public final class EditorHandover: @unchecked Sendable {
  private let old: Editor
  private let document: Document
  private let reloading: Reloading
  private let logs: EditLogFolder?
  /// The old document for the other thread, if it is of use.
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
    self.logs = logs
    oldCopy = EditorHandover.copy(of: old, if: document)
  }

  /// A copy of the old document, with a context of its own; `nil` if the file has not changed, so that
  /// everything is where it was.
  private static func copy(of old: Editor, if document: Document) -> Document? {
    let now = ContentIdentity(of: document)
    guard now == nil || (now != ContentIdentity(of: old.document) && now != old.saved.content)
    else { return nil }
    return try? old.document.copied(in: old.document.context.clone())
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
