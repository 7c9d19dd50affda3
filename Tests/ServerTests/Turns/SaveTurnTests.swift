// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Saves are made in turns, and their files are written on another thread: others go on meanwhile.
@Suite struct SaveTurnTests {
  private let place: FileTurnBench
  private var bench: TurnBench { place.turns }
  private var file: URL { place.file }

  init() throws {
    place = try FileTurnBench(others: ["pages.pdf"])
    place.add()
  }

  @Test(arguments: ["incremental", "full"]) func othersGoOn(mode: String) throws {
    let save = bench.send(
      "document/save", #"{"documentId": "d1", "mode": "\#(mode)", "progressToken": "p"}"#)
    var rounds = 0
    var same: [Int] = []
    while bench.answer(save) == nil {
      place.awaitSideWork()
      rounds += 1
      same.append(bench.send("annotations/list", #"{"documentId": "d1"}"#))
      let others = [
        bench.send("server/ping", "{}"), bench.send("server/status", "{}"),
        bench.send("document/info", #"{"documentId": "d2"}"#),
      ]
      for other in others { #expect(bench.answer(other)?[member: "result"] != nil) }
      #expect(same.allSatisfy { bench.answer($0) == nil })
      while bench.turn(), !bench.hasSideWork, bench.answer(save) == nil {}
    }
    #expect(rounds == 3)
    #expect(bench.answer(save)?["result.mode"]?.string == mode)
    #expect(bench.count(of: "$/progress") == 5)
    #expect(bench.count(of: "document/didSave") == 1)
    for id in same { #expect(place.squares(bench.finish(id)) == 1) }
    #expect(try !place.isDirty && place.squares(of: file.path) == 1 && place.leftovers == [])
  }

  /// What is asked for after the save is done after it, and is not in its file.
  @Test func changesComeAfterwards() throws {
    let save = bench.send("document/save", #"{"documentId": "d1"}"#)
    place.awaitSideWork()
    let change = bench.send("annotations/add", #"{"documentId": "d1", \#(FileTurnBench.square)}"#)
    #expect(bench.answer(change) == nil)
    #expect(bench.finish(save)[member: "result"] != nil)
    #expect(bench.finish(change)[member: "result"] != nil)
    #expect(try place.isDirty && place.squares(of: file.path) == 1)
  }

  /// Before each piece of work of the other thread, and after the last.
  @Test(arguments: 0...3) func aCancelledSaveLeavesTheFile(after rounds: Int) throws {
    let before = try Data(contentsOf: file)
    let save = bench.send("document/save", #"{"documentId": "d1"}"#)
    place.doSideWork(rounds)
    #expect(bench.answer(save) == nil)
    bench.cancel(save)
    #expect(bench.finish(save)["error.code"]?.integer == -32800)
    #expect(try Data(contentsOf: file) == before)
    #expect(try place.isDirty && place.leftovers == [])
    #expect(bench.ask("document/save", #"{"documentId": "d1"}"#)[member: "result"] != nil)
    #expect(try !place.isDirty && place.squares(of: file.path) == 1)
  }

  /// A session that is gone in the midst of a save, as if it had been killed, loses nothing.
  @Test(arguments: 0...3) func aKilledSaveLosesNothing(after rounds: Int) throws {
    bench.send("document/save", #"{"documentId": "d1"}"#)
    place.doSideWork(rounds)
    #expect(try place.squares(of: file.path) == 0)
    #expect(try place.recoveredSquares() == 1)
  }

  @Test func anEndAnswersTheSave() throws {
    let before = try Data(contentsOf: file)
    let save = bench.send("document/save", #"{"documentId": "d1"}"#)
    place.awaitSideWork()
    bench.exit()
    #expect(bench.answer(save)?["error.code"]?.integer == -32800)
    #expect(try Data(contentsOf: file) == before)
    // The thread ends its work in a folder that is gone.
    bench.turn()
    #expect(try place.leftovers == [])
  }

  @Test(arguments: [nil, "copy.pdf"]) func exportsAreWrittenAside(name: String?) throws {
    let path = name.map { place.folder.appending(path: $0).path }
    let members = path.map { #", "path": "\#($0)""# } ?? ""
    let export = bench.send(
      "document/export", #"{"documentId": "d1", "format": "pdf"\#(members)}"#)
    place.awaitSideWork()
    #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    let answer = bench.finish(export)
    guard let path else {
      let data = Data(base64Encoded: answer["result.data"]?.string ?? "")
      #expect(data?.starts(with: Data("%PDF".utf8)) == true)
      return
    }
    #expect(try place.squares(of: path) == 1)
    #expect(place.isDirty)
  }
}
