// SPDX-License-Identifier: AGPL-3.0-or-later

/// What to do with the unsaved changes in an edit log. The choice is made when the document is opened.
public enum RecoveryChoice: String, CaseIterable, Sendable {
  /// Applies the changes again.
  case apply
  /// Sets the changes aside.
  case discard
  /// Leaves the changes in the log, for a later choice.
  case report
}

/// The unsaved changes in the edit log of a document. They are reported when the document is opened.
public struct RecoveryReport: Hashable, Sendable {
  /// How many changes are not in the file; an undo and a redo count as one each.
  public var edits: Int
  /// The modification time of the current file, in seconds since 1970.
  public var savedAt: Int64
  /// The time of the last change, in seconds since 1970.
  public var lastEditAt: Int64
  /// Whether the changes were made to a different file.
  public var isFileChanged: Bool
  /// How many changes were applied again; `nil` if that was not requested.
  public var applied: Int?
  /// Whether the changes wait for a choice. Until then, any new change sets them aside.
  public var isPending = false
  /// The changes that could not be applied or read.
  public var failed: [FailedChange] = []

  init?(_ plan: RecoveryPlan) {
    guard let last = plan.unsaved.last else { return nil }
    edits = plan.unsaved.count
    savedAt = plan.file.modifiedSeconds
    lastEditAt = last.time
    isFileChanged = plan.isFileChanged
  }

  /// - Parameter written: the time of the last write to the log, in seconds since 1970.
  init(ofUnreadable written: Int64, file: ContentIdentity) {
    edits = 0
    savedAt = file.modifiedSeconds
    lastEditAt = written
    isFileChanged = false
    failed = [.unreadable]
  }

  mutating func enter(_ replay: LogReplay, _ plan: RecoveryPlan) {
    applied = max(0, replay.applied.filter { !$0.change.isMark }.count - plan.savedCount)
    failed = replay.failed + failed
  }
}

/// A change that could not be applied again.
public struct FailedChange: Hashable, Sendable {
  /// The name that the history shows.
  public var name: String
  public var why: String

  /// Stands for an unreadable record and all records after it.
  static let unreadable = FailedChange(
    name: "The rest",
    why:
      "A record of the edit log cannot be read, so the changes after it are unknown; the log is "
      + "kept unchanged.")
}
