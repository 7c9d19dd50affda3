// SPDX-License-Identifier: AGPL-3.0-or-later

/// Whether changes can be replayed without those before them: whether each undo and redo is of a
/// step among them.
struct ReplayDepth: Hashable, Sendable {
  private var done = 0
  private var undone = 0
  /// The group that the last of them was an edit of.
  private var group: String?

  /// `false` where the change is about a step before the first one.
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
