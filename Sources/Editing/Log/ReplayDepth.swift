// SPDX-License-Identifier: AGPL-3.0-or-later

/// Whether changes can be replayed without those before them: whether each undo and redo is of a
/// step among them.
struct ReplayDepth: Hashable, Sendable {
  private var done = 0
  private var undone = 0

  /// `false` where the change is about a step before the first one.
  mutating func follow(_ change: LogEntry.Change) -> Bool {
    switch change {
    case .edit: (done, undone) = (done + 1, 0)
    case .undo: (done, undone) = (done - 1, undone + 1)
    case .redo: (done, undone) = (done + 1, undone - 1)
    case .saved: (done, undone) = (0, 0)
    }
    return done >= 0 && undone >= 0
  }

  static func standsAlone(_ entries: some Sequence<LogEntry>) -> Bool {
    var depth = ReplayDepth()
    return entries.allSatisfy { depth.follow($0.change) }
  }
}
