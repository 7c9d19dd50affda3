// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// An editor with the contents of the edit log.
public struct RecoveredEditor {
  public let editor: Editor
  /// `nil` if there are no unsaved changes.
  public var recovery: RecoveryReport?
  /// Whether someone else has changed the file and still has it open. If so, every change is refused.
  public var isEditedElsewhere = false

  public init(editor: Editor, recovery: RecoveryReport? = nil) {
    self.editor = editor
    self.recovery = recovery
  }
}

extension EditLogFolder {
  /// Creates an editor that logs its changes. Reapplies the changes of an existing log if `choice` asks
  /// for it.
  ///
  /// - Parameters:
  ///   - document: just opened and unchanged.
  ///   - path: the document's file.
  ///   - honorsSignatures: whether the signatures of another version of the file can forbid changes.
  ///   - patience: how long to wait for another owner of the log, in milliseconds.
  ///   - isCancelled: whether no further change should be made again.
  ///   - reopen: opens another file like this document, with its password.
  public func editor(
    for document: Document, path: String, _ choice: RecoveryChoice, isReadOnly: Bool,
    _ catalogue: EditCatalogue, honorsSignatures: Bool = true, patience: Int = 1000,
    clock: @escaping () -> Int64, isCancelled: () -> Bool = { false },
    reopen: (String) throws(EditError) -> Document
  ) throws(EditError) -> RecoveredEditor {
    let path = AtomicFile.resolve(path)
    let place = place(of: path)
    let stored: StoredLog?
    do throws(EditError) {
      try check()
      stored = try StoredLog(place, of: path, patience: patience)
    } catch {
      // A document whose log cannot be opened cannot log changes either, so its first change is
      // refused with the same reason.
      var result = RecoveredEditor(editor: try editor(document, path, isReadOnly, clock))
      result.isEditedElsewhere = error == .editedElsewhere
      return result
    }
    guard let stored, let file = ContentIdentity(of: document),
      var report = stored.report(for: file)
    else {
      stored?.removeIfNeedless()
      return RecoveredEditor(
        editor: try editor(document, path, isReadOnly, clock, stored?.checksum))
    }
    guard choice == .apply, !isReadOnly, let plan = stored.plan(for: file) else {
      if choice == .discard { try place.setAside() }
      if choice == .apply, !isReadOnly { report.applied = 0 }
      report.isPending = choice != .discard
      return RecoveredEditor(
        editor: try editor(document, path, isReadOnly, clock, stored.checksum), recovery: report)
    }
    let relocation =
      plan.isFileChanged ? Relocation(to: document, honorsSignatures: honorsSignatures) : nil
    let made = try remake(
      plan, document, place, catalogue, relocation, isCancelled: isCancelled, reopen)
    report.enter(made.replay, made.plan)
    report.failed += relocation?.lost ?? []
    report.isPending = made.replay.applied.isEmpty
    // They were shown as the file says.
    if !report.isPending { try engine(made.editor.document.showReadableLayersAsAtFirst()) }
    let log = EditLog(
      path, in: self, source: made.editor.document, undecided: stored.checksum, clock: clock)
    // A log without any applicable change stays, for a different choice.
    if !made.replay.applied.isEmpty {
      do throws(EditError) {
        try log.adopt(stored, made.plan, made.replay, keepingCopy: !report.failed.isEmpty)
      } catch .notLogged(let why) {
        throw .notLogged(
          "The document was not opened. \(why) Free space there, or open the document with the "
            + "recovery \"report\", which leaves its unsaved changes for later.")
      }
    }
    made.editor.log = log
    return RecoveredEditor(editor: made.editor, recovery: report)
  }

  /// Reapplies the changes of a plan. If the plan starts from the copy of the file, the saved changes
  /// must all apply again; if not, the unsaved ones are applied to the current file.
  /// - Parameter relocation: adapts edits to a document that differs from the one in which they were
  ///   made.
  /// - Throws: ``EditError/timedOut(_:)`` if a change takes too long. Without it and the changes after it,
  ///   the log must not be replaced.
  func remake(
    _ plan: RecoveryPlan, _ document: Document, _ place: LogFileNames, _ catalogue: EditCatalogue,
    _ relocation: Relocation? = nil, isCancelled: () -> Bool = { false },
    _ reopen: (String) throws(EditError) -> Document
  ) throws(EditError) -> (editor: Editor, plan: RecoveryPlan, replay: LogReplay) {
    if plan.usesBase {
      let base = try reopen(place.base)
      let editor = try Editor(base, isReadOnly: false)
      base.setApart(plan.apart)
      let replay = try LogReplay(
        plan.entries, in: editor, catalogue, limit: limit, isCancelled: isCancelled)
      if replay.failed.isEmpty, replay.stopped == nil {
        editor.noteFile(document)
        return (editor, plan, replay)
      }
    }
    let plan = plan.fromFile
    let editor = try Editor(document, isReadOnly: false)
    // Object numbers differ in another file.
    if relocation == nil { document.setApart(plan.apart) }
    let replay = try LogReplay(
      plan.entries, in: editor, catalogue, relocation, limit: limit, isCancelled: isCancelled)
    if let stopped = replay.stopped { throw stopped }
    return (editor, plan, replay)
  }

  /// Whether another server has the log of a file.
  func isEditedElsewhere(_ path: String) -> Bool {
    do throws(EditError) {
      _ = try LogFile.open(place(of: AtomicFile.resolve(path)).log, create: false)
      return false
    } catch { return error == .editedElsewhere }
  }

  private func editor(
    _ document: Document, _ path: String, _ isReadOnly: Bool, _ clock: @escaping () -> Int64,
    _ undecided: Checksum? = nil
  ) throws(EditError) -> Editor {
    let editor = try Editor(document, isReadOnly: isReadOnly)
    // Changes to data beside a read-only document are saved immediately.
    guard !isReadOnly else { return editor }
    editor.log = EditLog(path, in: self, source: document, undecided: undecided, clock: clock)
    return editor
  }
}
