// SPDX-License-Identifier: AGPL-3.0-or-later

/// The end of an edit log, with the state that the preceding records lead to.
struct EditLogMark {
  var length: Int64 = 0
  var depth = ReplayDepth()
  /// The annotations that the log tells of as going by no name of their own.
  var apart: Set<String> = []
  /// The last save that happened while there was no log file.
  var saved: (content: ContentIdentity, nextObject: Int)?
}
