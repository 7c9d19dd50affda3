// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@testable import Editing

/// A document with unsaved changes, whose file another program certifies.
struct CertifiedMeanwhileTests {
  private func carry(
    _ way: ChangedFileBench.Way, certifying level: Int, honors: Bool = true
  ) throws -> RecoveredEditor {
    let bench = try ChangedFileBench("form.pdf")
    let editor = try bench.place.open().editor
    editor.policy.honorsSignatures = honors
    try editor.perform(SetFieldValues([FieldSetting("name", .text("Zoë"))]), cause: .api)
    return try bench.carry(editor, way) { other in
      try other.document.enableJournal()
      try other.document.operation("certify") { () throws(EngineError) in
        var new = NewSignature(
          field: "certified", place: .init(0, nil), name: "", time: 0, room: 64)
        new.certification = level
        _ = try other.document.enter(new)
      }
    }
  }

  @Test(arguments: ChangedFileBench.Way.allCases, [1, 2])
  func whatTheCertificationForbidsIsNotMadeAgain(way: ChangedFileBench.Way, level: Int) throws {
    let carried = try carry(way, certifying: level)
    let report = try #require(carried.recovery)
    #expect(report.applied == level - 1)
    #expect(report.failed.map(\.name) == (level == 1 ? ["Fill in name"] : []))
    #expect(carried.editor.isDirty == (level == 2))
  }

  @Test func aClientThatHonorsNoSignaturesGetsItAll() throws {
    let carried = try carry(.reload, certifying: 1, honors: false)
    #expect(carried.recovery?.applied == 1 && carried.recovery?.failed == [])
  }
}
