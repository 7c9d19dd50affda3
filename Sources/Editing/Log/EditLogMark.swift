// SPDX-License-Identifier: AGPL-3.0-or-later

/// Where an edit log ends, with what follows from what stands before.
struct EditLogMark {
  var length: Int64 = 0
  var depth = ReplayDepth()
  /// The annotations that the log tells of as going by no name of their own.
  var apart: Set<String> = []
  /// What was saved while there was no file.
  var saved: (content: ContentIdentity, nextObject: Int)?
}
