// SPDX-License-Identifier: AGPL-3.0-or-later

/// The fate of the unsaved changes in an edit log when the document is opened.
public enum RecoveryChoice: String, CaseIterable, Sendable {
  /// They are made again.
  case apply
  /// They are set aside.
  case discard
  /// They stay where they are, for a later choice.
  case report
}

/// The unsaved changes in the edit log of a document that is being opened.
public struct RecoveryReport: Hashable, Sendable {
  /// How many changes are not in the file; an undo and a redo count as one each.
  public var edits: Int
  /// When the file as it is was written, in seconds since 1970.
  public var savedAt: Int64
  /// When the last of them was made.
  public var lastEditAt: Int64
  /// Whether the file is not the one that they were made to.
  public var isFileChanged: Bool
  /// How many of them were made again, where that was wanted.
  public var applied: Int?
  /// Those that were not, and what cannot be read.
  public var failed: [FailedChange] = []

  init?(_ plan: RecoveryPlan) {
    guard let last = plan.unsaved.last else { return nil }
    edits = plan.unsaved.count
    savedAt = plan.file.modifiedSeconds
    lastEditAt = last.time
    isFileChanged = plan.isFileChanged
  }

  /// - Parameter written: when the log was written last, in seconds since 1970.
  init(ofUnreadable written: Int64, file: ContentIdentity) {
    edits = 0
    savedAt = file.modifiedSeconds
    lastEditAt = written
    isFileChanged = false
    failed = [.unreadable]
  }

  mutating func enter(_ replay: Replay, _ plan: RecoveryPlan) {
    applied = max(0, replay.applied.filter { !$0.change.isMark }.count - plan.savedCount)
    failed = replay.failed + failed
  }
}

/// A change that could not be made again.
public struct FailedChange: Hashable, Sendable {
  /// The name that the history shows.
  public var name: String
  public var why: String

  /// The record that cannot be read, with all records after it.
  static let unreadable = FailedChange(
    name: "The rest",
    why:
      "A record of the edit log cannot be read, so what came after it is not known; the log is kept as "
      + "it was.")
}
