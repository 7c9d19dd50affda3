// SPDX-License-Identifier: AGPL-3.0-or-later

/// The steps that restore a log's changes, given the current file.
struct RecoveryPlan {
  /// The content that the changes start from.
  private(set) var start: ContentIdentity
  /// Whether ``start`` is the kept copy instead of the file.
  private(set) var usesBase: Bool
  /// Entries in order. Save entries are included only for the save that produced this file.
  private(set) var entries: [LogEntry]
  /// The annotations without a name of their own. They are in the order in which they became known.
  let apart: [String]
  /// How many of the entries are changes that the file already has.
  private(set) var savedCount: Int
  /// Whether the log does not know the file.
  let isFileChanged: Bool
  /// The identity of the document's file now.
  let file: ContentIdentity

  init(_ header: LogHeader, _ entries: [LogEntry], file: ContentIdentity, isBaseKept: Bool) {
    self.file = file
    apart = entries.flatMap(\.apart)
    let known = RecoveryPlan.known(header, entries)
    // If the content is the same, the time decides; changing only the file's time has no effect.
    let match =
      known.last { $0.content == file } ?? known.last { $0.content.hasSameContent(as: file) }
    // A file that another program wrote is only known to be newer than the last save.
    let save = match ?? known.last { $0.hasLanded }
    let position = save?.position ?? 0
    let earlier = entries[..<position].filter { !$0.change.isMark }
    let later = entries[position...].filter { !$0.change.isMark }
    let mark = position > 0 ? entries[position - 1] : nil
    isFileChanged = match == nil
    // Starts from the copy, so that saved changes can still be undone.
    usesBase = match != nil && mark != nil && isBaseKept && !later.isEmpty
    if usesBase {
      self.entries =
        earlier + (mark.map { [$0, LogEntry(change: .landed, time: $0.time)] } ?? []) + later
      (start, savedCount) = (header.file, earlier.count)
    } else {
      self.entries = isFileChanged ? later.withoutSupersededSteps : later
      (start, savedCount) = (file, 0)
    }
  }

  /// The plan without the changes that the file already has.
  var fromFile: RecoveryPlan {
    var plan = self
    (plan.start, plan.usesBase, plan.entries, plan.savedCount) = (file, false, Array(unsaved), 0)
    return plan
  }

  /// The changes that are not in the file.
  var unsaved: ArraySlice<LogEntry> { changes.dropFirst(savedCount) }
  private var changes: [LogEntry] { entries.filter { !$0.change.isMark } }

  /// The known contents of the file. Each comes with the number of records that lead to it.
  private static func known(
    _ header: LogHeader, _ entries: [LogEntry]
  ) -> [(content: ContentIdentity, position: Int, hasLanded: Bool)] {
    [(header.file, 0, true)]
      + entries.enumerated().compactMap { index, entry in
        guard case .saved(let content, _) = entry.change else { return nil }
        return (content, index + 1, entries.dropFirst(index + 1).first?.change == .landed)
      }
  }
}

extension LogEntry.Change {
  /// Whether it only records a save.
  var isMark: Bool {
    switch self {
    case .saved, .landed: true
    case .edit, .undo, .redo, .rollback: false
    }
  }
}
