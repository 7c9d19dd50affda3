// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Editing

/// Logs as words: `e` an edit, `u` undo, `r` redo, a digit a save with that content, `!` that it took
/// place; the log begins with content 1.
struct RecoveryPlanTests {
  @Test(arguments: [
    // The file as it was: everything, whatever saves were begun.
    ("eue", 1, false, "eue", false), ("ee2", 1, false, "ee", false),
    // The file as saved: what came after it.
    ("ee2", 2, false, "", false), ("ee2e", 2, false, "e", false),
    ("e2e3e", 2, false, "ee", false), ("e2e3e", 3, false, "e", false),
    // Steps before the save come back only from the copy that was kept.
    ("ee2eur", 2, true, "ee2eur", true), ("ee2eur", 2, false, "eur", false),
    ("ee2u", 2, true, "ee2u", true),
    ("ee2u", 2, false, "u", false), ("eu2r", 2, true, "eu2r", true),
    ("ee2ueu3u", 3, true, "eeueu3u", true), ("ee2", 2, true, "", false),
    // Somebody else's file: what came after the last save.
    ("ee", 9, false, "ee", false), ("ee2!e", 9, false, "e", false), ("ee2!u", 9, true, "u", false),
    ("ee2!", 9, false, "", false),
    // A save that may not have taken place is believed only where the file is what it made.
    ("ee2", 9, false, "ee", false), ("e2!e3", 9, false, "e", false), ("e2!e3", 3, false, "", false),
  ])
  func whatIsDone(log: String, file: Int64, isBaseKept: Bool, done: String, usesBase: Bool) {
    let plan = plan(log, identity(file), isBaseKept: isBaseKept)
    #expect(word(plan.entries) == done)
    #expect(plan.usesBase == usesBase)
    #expect(plan.isFileChanged == (file == 9))
    #expect(plan.start == (usesBase ? identity(1) : identity(file)))
  }

  @Test func onlyWhatIsNotInTheFileIsReported() {
    #expect(word(plan("ee2u", identity(2), isBaseKept: true).unsaved) == "u")
    #expect(word(plan("ee2u", identity(2), isBaseKept: true).fromFile.entries) == "u")
    #expect(RecoveryReport(plan("ee2", identity(2), isBaseKept: true)) == nil)
    #expect(RecoveryReport(plan("ee2eu", identity(2), isBaseKept: false))?.edits == 2)
    #expect(RecoveryReport(plan("ee", identity(1), isBaseKept: false))?.lastEditAt == 1)
  }

  @Test func aTouchedFileIsTheSame() {
    let plan = plan("ee2e", identity(2, modified: 5), isBaseKept: false)
    #expect(word(plan.entries) == "e")
    #expect(!plan.isFileChanged)
  }

  private func plan(_ log: String, _ file: ContentIdentity, isBaseKept: Bool) -> RecoveryPlan {
    let entries = log.enumerated().map { time, letter in
      LogEntry(change: change(letter), time: Int64(time))
    }
    return RecoveryPlan(
      LogHeader(path: "/a", file: identity(1)), entries, file: file, isBaseKept: isBaseKept)
  }

  private func change(_ letter: Character) -> LogEntry.Change {
    switch letter {
    case "e": .edit(LoggedEdit(kind: "e", name: "e", value: .null))
    case "u": .undo
    case "r": .redo
    case "b": .rollback
    case "!": .landed
    default: .saved(identity(Int64(letter.wholeNumberValue ?? 0)))
    }
  }

  private func word(_ entries: some Sequence<LogEntry>) -> String {
    entries.map {
      switch $0.change {
      case .edit: "e"
      case .undo: "u"
      case .redo: "r"
      case .rollback: "b"
      case .saved(let file, _): String(file.size)
      case .landed: ""
      }
    }.joined()
  }
}
