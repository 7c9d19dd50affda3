// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Hands an editor's unsaved changes to a new editor. The new editor is for another version of the same
/// document. Each step takes a short while.
///
/// The old editor must not be used before ``finish()`` has ended it.
/// `@unchecked Sendable` since one thread at a time uses it.
public final class EditorHandover: @unchecked Sendable {
  private let old: Editor
  private let document: Document
  private let reloading: Reloading
  private let logs: EditLogFolder?
  /// The old document, in which ``remake()`` looks for the text under annotations.
  private var oldCopy: Document?
  private let copying: DocumentCopying?
  /// Whether making the changes again has begun. It is over before the next step.
  private var isRemade = false
  private var outcome = Result<CarriedLog?, EditError>.success(nil)

  /// - Throws: as ``Editor/handOver(to:_:)``.
  public init(from old: Editor, to document: Document, _ reloading: Reloading) throws(EditError) {
    if !old.document.journal.isBroken { try old.checkNoGroup() }
    (self.old, self.document, self.reloading) = (old, document, reloading)
    guard old.isDirty, !reloading.isDiscarding else {
      (logs, copying) = (nil, nil)
      return
    }
    guard old.log?.isWritten == true, let logs = reloading.logs else {
      throw .notPermitted(
        by: "unsaved",
        "Unsaved changes cannot be reapplied without an edit log: save them to another path, or "
          + "set discard.")
    }
    old.payAnchors()
    self.logs = logs
    copying = EditorHandover.needsCopy(of: old, for: document) ? .init(of: old.document) : nil
  }

  /// Whether ``remake()`` needs the old document: not if the file has not changed, so that everything
  /// is where it was, and not for a document whose journal is broken, which cannot be copied.
  private static func needsCopy(of old: Editor, for document: Document) -> Bool {
    let (now, before) = (ContentIdentity(of: document), ContentIdentity(of: old.document))
    let isSame = now != nil && (now == before || now == old.saved.content)
    return !isSame && !old.document.journal.isBroken
  }

  /// Does the next step, on the old document's thread; ``finish()`` follows when all is done. The work
  /// of the last step must be done.
  public func advance() throws(EditError) -> WorkStep<Void> {
    guard !isRemade else { return .done(()) }
    guard let copying else { return startRemaking() }
    return try engine(copying.advance()).then {
      oldCopy = $0
      return startRemaking()
    }
  }

  private func startRemaking() -> WorkStep<Void> {
    isRemade = true
    return .aside { [self] _ in remake() }
  }

  /// Makes the unsaved changes again.
  private func remake() {
    guard let logs else { return }
    do throws(EditError) {
      guard let stored = old.log?.stored else { return }
      outcome = .success(
        try logs.carryOver(
          stored, from: oldCopy, to: document, reloading,
          honorsSignatures: old.policy.honorsSignatures))
    } catch {
      outcome = .failure(error)
    }
  }

  /// Ends the work of the old editor.
  ///
  /// - Throws: why the changes could not be made again; then the old editor goes on.
  public func finish() throws(EditError) -> RecoveredEditor {
    var new: RecoveredEditor
    if let carried = try outcome.get() {
      new = try carried.install()
    } else {
      new = try reloading.freshEditor(
        document, isReadOnly: old.isReadOnly, undecided: logs == nil ? old.log?.undecided : nil)
      old.log?.close(keeping: false)
      new.isEditedElsewhere = reloading.logs?.isEditedElsewhere(reloading.path) ?? false
    }
    old.log = nil
    new.editor.logs.ofFiles = old.logs.ofFiles
    new.editor.policy = old.policy
    new.editor.goOn(after: old.revision)
    old.document.retire()
    return new
  }
}
