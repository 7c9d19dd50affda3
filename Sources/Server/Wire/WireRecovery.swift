// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

extension RecoveryChoice: WireEnum {}

/// The unsaved changes of an earlier session that were found when a document was opened.
struct WireRecovery: Record {
  static let name = "Recovery"
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
      "edits", \.edits, "How many changes are not in the file; an undo counts as one, too."),
    .required("savedAt", \.savedAt, "When the file as it is was written."),
    .required(
      "lastEditAt", \.lastEditAt,
      "When the last of them was made; where none can be read, when the edit log was written."),
    .required(
      "fileChanged", \.fileChanged,
      "Whether the file is another than they were made to: they are applied where they fit."),
    .optional("applied", \.applied, "With `apply`: the number of changes that were made again."),
    .optional(
      "failed", \.failed,
      """
      With `apply`: those that do not fit. And, always, that the edit log cannot be read to its end.
      """),
  ]
}

/// A change that could not be made again.
struct WireFailedChange: Record {
  static let name = "FailedChange"
  var change = ""
  var why = ""

  init() {}

  init(_ failed: FailedChange) {
    change = failed.name
    why = failed.why
  }

  static let fields: [Field<Self>] = [
    .required("name", \.change, "Its name in the history."),
    .required("why", \.why, "Why it does not fit."),
  ]
}
