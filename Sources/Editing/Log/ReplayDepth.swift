// SPDX-License-Identifier: AGPL-3.0-or-later

/// Whether changes can be replayed without those before them: whether each undo and redo is of a
/// step among them.
struct ReplayDepth: Hashable, Sendable {
  private var done = 0
  private var undone = 0
  /// Whether the last of them was an edit of a group.
  private var isInGroup = false

  /// `false` where the change is about a step before the first one.
  mutating func follow(_ change: LogEntry.Change) -> Bool {
    switch change {
    case .edit(let edit):
      if !(isInGroup && edit.group?.isFirst == false) { done += 1 }
      (undone, isInGroup) = (0, edit.group != nil)
      return true
    case .undo: (done, undone) = (done - 1, undone + 1)
    case .redo: (done, undone) = (done + 1, undone - 1)
    case .rollback: done -= isInGroup ? 1 : 0
    case .saved: (done, undone) = (0, 0)
    }
    isInGroup = false
    return done >= 0 && undone >= 0
  }

  static func standsAlone(_ entries: some Sequence<LogEntry>) -> Bool {
    var depth = ReplayDepth()
    return entries.allSatisfy { depth.follow($0.change) }
  }
}
