// SPDX-License-Identifier: AGPL-3.0-or-later

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
