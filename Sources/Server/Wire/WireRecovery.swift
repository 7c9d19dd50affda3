// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

extension RecoveryChoice: WireEnum {}

/// Unsaved changes of an earlier session, found when a document was opened.
struct WireRecovery: Record {
  var edits = 0
  var savedAt = Timestamp(0)
  var lastEditAt = Timestamp(0)
  var fileChanged = false
  var applied: Int?
  var failed: [WireFailedChange]?

  init() {}

  init(_ report: RecoveryReport) {
    edits = report.edits
    savedAt = Timestamp(report.savedAt)
    lastEditAt = Timestamp(report.lastEditAt)
    fileChanged = report.isFileChanged
    applied = report.applied
    guard applied != nil || !report.failed.isEmpty else { return }
    failed = report.failed.map(WireFailedChange.init)
  }

  static let fields: [Field<Self>] = [
    .required(
      "edits", \.edits, "How many changes are not in the file; an undo counts as a change."),
    .required("savedAt", \.savedAt, "The time at which the current file was written."),
    .required(
      "lastEditAt", \.lastEditAt,
      "The time of the last change; if no change can be read, the time of the edit log."),
    .required(
      "fileChanged", \.fileChanged,
      """
      Whether the file differs from the one that was changed: changes are applied if they fit.
      """),
    .optional("applied", \.applied, "With `apply`: how many changes were applied again."),
    .optional(
      "failed", \.failed,
      """
      With `apply`: the changes that do not fit. In any case, a note if the edit log cannot be \
      read to its end.
      """),
  ]
}

/// A change that could not be applied again.
struct WireFailedChange: Record {
  var change = ""
  var why = ""

  init() {}

  init(_ failed: FailedChange) {
    change = failed.name
    why = failed.why
  }

  static let fields: [Field<Self>] = [
    .required("name", \.change, "The name of the undo step."),
    .required("why", \.why, "Why the change does not fit."),
  ]
}
