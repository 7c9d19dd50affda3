// SPDX-License-Identifier: AGPL-3.0-or-later

/// The end of an edit log. It has the state that the preceding records lead to.
struct EditLogMark {
  var length: Int64 = 0
  var depth = ReplayDepth()
  var edits = 0
  /// The recorded annotations that have no unique name of their own.
  var apart: Set<String> = []
  /// The last save that happened while there was no log file.
  var saved: (content: ContentIdentity, nextObject: Int)?

  /// Counts a change; `false` if it refers to a step before the first one.
  mutating func follow(_ change: LogEntry.Change) -> Bool {
    if case .edit = change { edits += 1 }
    return depth.follow(change)
  }
}
