// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Testing

/// What goes out to XFDF and FDF and into a fresh copy comes back as it was.
struct EntriesRoundTripTests {
  @Test(
    arguments: [ExchangeFormat.xfdf, .fdf],
    ["rotated.pdf", "cropped.pdf", "userunit.pdf", "annotations.pdf"])
  func everythingComesBack(format: ExchangeFormat, fixture: String) throws {
    let original = try Bench(fixture)
    for index in 0..<(try original.document.pageCount) {
      try original.add(Samples.all(on: index))
    }
    let before = try original.annotations
    let file = try original.export(format)
    #expect(file.skipped.isEmpty)
    let copy = try Bench(fixture)
    let own = Set(try copy.annotations.map(\.id))
    let report = try copy.take(file.bytes, format)
    #expect(report.skipped.isEmpty && report.changed.isEmpty && report.removed.isEmpty)
    #expect(report.added.count == before.filter { !own.contains($0.id) }.count)
    let after = try copy.annotations
    #expect(before.map(\.id) == after.map(\.id))
    for (old, new) in zip(before, after) {
      let ignored: Set<String> = old.type == .stamp ? ["hasAppearance"] : []
      #expect(differences(old, new, but: ignored) == [], "\(old.id)")
    }
    #expect(try copy.complaint() == nil)
    // One step, and nothing of it stays.
    #expect(copy.editor.undoNames.count == 1)
    try copy.editor.undo()
    #expect(Set(try copy.annotations.map(\.id)) == own)
  }

  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func filesAndPicturesComeAlong(format: ExchangeFormat) throws {
    let original = try Bench("simple.pdf")
    try original.add(Samples.all(on: 0))
    let copy = try Bench("simple.pdf")
    try copy.take(try original.export(format).bytes, format)
    for (old, new) in zip(try original.annotations, try copy.annotations) {
      let (first, second) = (try original.contents(old), try copy.contents(new))
      #expect(first.attachment == second.attachment && first.sound == second.sound, "\(old.id)")
      #expect((first.picture == nil) == (second.picture == nil), "\(old.id)")
    }
  }

  /// What an action is about is not exported with it, and stays where the rest did not change.
  @Test(arguments: [ExchangeFormat.xfdf, .fdf], ["actions.pdf", "players.pdf"])
  func actionsKeepWhatTheyAreAbout(format: ExchangeFormat, fixture: String) throws {
    let bench = try Bench(fixture)
    let before = try bench.annotations.map(\.action)
    #expect(before.contains { $0 != nil })
    #expect(try bench.take(bench.export(format).bytes, format).changed.isEmpty)
    #expect(try bench.annotations.map(\.action) == before)
  }

  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func whatIsTheSameIsNotTouched(format: ExchangeFormat) throws {
    for fixture in ["annotations.pdf", "rotated.pdf"] {
      let bench = try Bench(fixture)
      try bench.add(Samples.all(on: 0))
      let report = try bench.take(try bench.export(format).bytes, format)
      #expect(report == ImportReport(), "\(fixture)")
    }
  }

  @Test(arguments: [ExchangeFormat.xfdf, .fdf])
  func whatIsOtherwiseIsChanged(format: ExchangeFormat) throws {
    let original = try Bench("annotations.pdf")
    let copy = try Bench("annotations.pdf")
    let before = try #require(try original.annotations.first { $0.id == "square-1" })
    var new = before
    new.color = Samples.yellow
    new.contents = "Other words"
    new.rect = new.rect.moved(by: .init(10, 5))
    try original.editor.perform(UpdateAnnotations([new], verb: "Change"), cause: .api)
    let report = try copy.take(try original.export(format).bytes, format)
    #expect(report.changed == ["square-1"] && report.added.isEmpty && report.skipped.isEmpty)
    let after = try #require(try copy.annotations.first { $0.id == "square-1" })
    let wanted = try #require(try original.annotations.first { $0.id == "square-1" })
    #expect(differences(wanted, after) == [])
    try copy.editor.undo()
    let undone = try #require(try copy.annotations.first { $0.id == "square-1" })
    #expect(undone == before)
  }
}
