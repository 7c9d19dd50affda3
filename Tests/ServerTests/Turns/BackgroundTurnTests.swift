// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Files that no request writes or reads are written and read in turns, and on another thread.
@Suite final class BackgroundTurnTests {
  private var time = 0.0

  private func place(
    _ options: String, of fixture: String = "pages.pdf"
  ) throws -> FileTurnBench {
    try FileTurnBench(fixture, options: options, uptime: { [unowned self] in time })
  }

  @Test func anAutosaveLetsOthersGoOn() throws {
    let place = try place(#"{"autosave": 1}"#)
    place.add()
    time = 2000
    place.turns.timePasses()
    place.expectOthersGoOn()
    while place.turns.turn() {}
    #expect(place.turns.count(of: "document/didSave") == 1)
    #expect(try !place.isDirty && place.squares(of: place.file.path) == 1)
    #expect(try place.leftovers == [])
  }

  /// A change during an autosave waits, and is saved by the next one.
  @Test func aChangeDuringAnAutosaveIsSavedLater() throws {
    let place = try place(#"{"autosave": 1}"#)
    place.add()
    time = 2000
    place.turns.timePasses()
    place.awaitSideWork()
    let change = place.turns.send(
      "annotations/add", #"{"documentId": "d1", \#(FileTurnBench.square)}"#)
    #expect(place.turns.answer(change) == nil)
    #expect(place.turns.finish(change)[member: "result"] != nil)
    #expect(try place.isDirty && place.squares(of: place.file.path) == 1)
    time = 4000
    place.turns.timePasses()
    while place.turns.turn() {}
    #expect(try !place.isDirty && place.squares(of: place.file.path) == 2)
  }

  @Test func anAutosaveThatFailsIsTold() throws {
    let place = try place(#"{"autosave": 1}"#)
    place.add()
    time = 2000
    place.turns.timePasses()
    place.awaitSideWork()
    let other = try Data(contentsOf: URL(filePath: Client.path("simple.pdf")))
    try other.write(to: place.file)
    while place.turns.turn() {}
    #expect(place.turns.count(of: "document/didFailToSave") == 1)
    #expect(try place.isDirty && Data(contentsOf: place.file) == other)
  }

  @Test(arguments: 0...3) func aKilledAutosaveLosesNothing(after rounds: Int) throws {
    let place = try place(#"{"autosave": 1}"#)
    place.add()
    time = 2000
    place.turns.timePasses()
    place.doSideWork(rounds)
    #expect(try place.squares(of: place.file.path) == 0)
    #expect(try place.recoveredSquares() == 1)
  }

  @Test func aSubmissionLetsOthersGoOn() throws {
    let place = try place("{}", of: "form.pdf")
    let submit = place.turns.send(
      "forms/submit", #"{"documentId": "d1", "url": "https://example.com/", "format": "pdf"}"#)
    place.expectOthersGoOn()
    #expect(place.turns.count(of: "host/submitForm") == 0)
    #expect(place.turns.finish(submit)[member: "result"] != nil)
    #expect(place.turns.count(of: "host/submitForm") == 1)
    #expect(try place.leftovers == [])
  }

  /// Another program's version is read aside, and unsaved changes are made again there.
  @Test func anAutomaticReloadLetsOthersGoOn() throws {
    let place = try place(#"{"autoReload": true}"#)
    place.add()
    try Data(contentsOf: URL(filePath: Client.path("simple.pdf"))).write(to: place.file)
    for later in [2500.0, 5000, 7500] {
      time = later
      place.turns.timePasses()
    }
    var rounds = 0
    while place.turns.count(of: "document/didChangeOnDisk") == 0 {
      place.expectOthersGoOn()
      rounds += 1
      guard rounds < 9 else { break }
      while place.turns.turn(), !place.turns.hasSideWork,
        place.turns.count(of: "document/didChangeOnDisk") == 0
      {}
    }
    // Reading the file, copying the old document, and making the changes again.
    #expect(rounds == 3)
    #expect(place.turns.count(of: "document/didReload") == 1)
    let list = place.turns.ask("annotations/list", #"{"documentId": "d1"}"#)
    #expect(place.squares(list) == 1)
  }
}
