// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Applies the changes of a log again. A change that cannot be applied is skipped, and so are its undo
/// and redo.
struct LogReplay {
  private(set) var applied: [LogEntry] = []
  private(set) var failed: [FailedChange] = []
  /// Why the replay stopped at a change; `nil` if it did not. More time may help.
  private(set) var stopped: EditError?
  /// Whether each step was applied again, in the original order.
  private var done: [Bool] = []
  private var undone: [Bool] = []
  /// Whether an edit of the open group was applied again.
  private var hasBegun = false

  private let relocation: Relocation?

  /// - Throws: errors that are not the fault of a change, such as a limit that was reached. The changes
  ///   applied until then are not the complete result.
  init(
    _ entries: [LogEntry], in editor: Editor, _ catalogue: EditCatalogue,
    _ relocation: Relocation? = nil, limit: (any ReplayLimit)? = nil,
    isCancelled: () -> Bool = { false }
  ) throws(EditError) {
    self.relocation = relocation
    // A change that was allowed at the time is applied again, whatever the current policy. But if another
    // program has signed the file since, its signatures count.
    let policy = editor.policy
    editor.policy = .unrestricted
    editor.policy.honorsSignatures = relocation?.honorsSignatures ?? false
    defer {
      editor.endGroup()
      editor.policy = policy
    }
    for var entry in entries {
      if isCancelled() { throw .engine(.cancelled) }
      let begins = !hasBegun
      var outcome = Result<Bool, EditError>.success(false)
      var isInTime = true
      func make() {
        do throws(EditError) {
          outcome = .success(try perform(&entry.change, in: editor, catalogue))
        } catch { outcome = .failure(error) }
      }
      if let limit { isInTime = limit.run(make) } else { make() }
      do throws(EditError) {
        if try outcome.get() { applied.append(begins ? entry.beginningGroup : entry) }
      } catch {
        guard isInTime else {
          stopped = .tooSlow(entry.change.name)
          return
        }
        if error.interrupts { throw error }
        failed.append(FailedChange(name: entry.change.name, why: error.message))
      }
    }
  }

  /// Applies a change, and updates it to describe the result. Returns whether anything was applied.
  private mutating func perform(
    _ change: inout LogEntry.Change, in editor: Editor, _ catalogue: EditCatalogue
  ) throws(EditError) -> Bool {
    switch change {
    case .edit(var logged):
      if logged.group?.isFirst != false || editor.openGroup != logged.group?.name {
        editor.endGroup()
        hasBegun = false
        done.append(false)
        if let group = logged.group { try editor.beginGroup(group.name) }
      }
      undone = []
      var edit = try catalogue.decode(logged)
      if let relocation {
        edit = try relocation.relocate(edit, logged)
        logged = try LoggedEdit(relocated: edit, logged.group, in: editor.document)
      }
      let progress = try editor.start(edit, cause: .api)
      try progress.prepare(at: relocation == nil ? logged.nextObject : nil)
      logged.nextObject = editor.document.nextObjectNumber
      change = .edit(logged)
      try progress.finish()
      done[done.count - 1] = true
      hasBegun = logged.group != nil
      return true
    case .rollback:
      guard editor.openGroup != nil, let wasMade = done.popLast() else { return false }
      try editor.rollbackGroup()
      return wasMade
    case .undo:
      editor.endGroup()
      guard let wasMade = done.popLast() else { throw .lost }
      undone.append(wasMade)
      if wasMade { try editor.undo() }
      return wasMade
    case .redo:
      editor.endGroup()
      guard let wasMade = undone.popLast() else { throw .lost }
      done.append(wasMade)
      if wasMade { try editor.redo() }
      return wasMade
    case .saved(let content, let nextObject):
      editor.endGroup()
      editor.markSaved(as: content, nextObject: nextObject)
      return true
    case .landed: return true
    }
  }
}

extension LogEntry.Change {
  /// The name that the history shows.
  fileprivate var name: String {
    switch self {
    case .edit(let edit): edit.name
    case .undo: "Undo"
    case .redo: "Redo"
    case .rollback: "Roll back"
    case .saved, .landed: "Save"
    }
  }
}

extension EditError {
  /// Whether the error does not show that a change is inapplicable: it may succeed with more time or
  /// memory, or with the owner's password.
  fileprivate var interrupts: Bool {
    switch self {
    case .engine(.limitExceeded), .engine(.cancelled), .notLogged, .timedOut: true
    case .notPermitted(let by, _): by == "document"
    default: false
    }
  }

  fileprivate static func tooSlow(_ name: String) -> EditError {
    .timedOut(
      "Making the change \"\(name)\" again took too long, so all unsaved changes stay in the edit log. "
        + "Start the server with a longer --time, or open the document with the recovery \"report\", "
        + "which leaves them for later.")
  }

  fileprivate static let lost = EditError.nothingToDo(
    "The affected step was saved and is no longer known.")
}

/// Whether changes can be replayed without the changes before them: whether each undo and redo refers to
/// a step among them.
struct ReplayDepth: Hashable, Sendable {
  private var done = 0
  private var undone = 0
  /// The group of the last edit; `nil` if there is none.
  private var group: String?

  /// Counts a change; `false` if it refers to a step before the first one.
  mutating func follow(_ change: LogEntry.Change) -> Bool {
    switch change {
    case .edit(let edit):
      if edit.group?.isFirst != false || group != edit.group?.name { done += 1 }
      (undone, group) = (0, edit.group?.name)
      return true
    case .undo: (done, undone) = (done - 1, undone + 1)
    case .redo: (done, undone) = (done + 1, undone - 1)
    case .rollback: done -= group == nil ? 0 : 1
    case .saved: (done, undone) = (0, 0)
    case .landed: break
    }
    group = nil
    return done >= 0 && undone >= 0
  }
}
