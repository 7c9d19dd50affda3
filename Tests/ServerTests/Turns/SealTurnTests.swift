// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Signed files are written as saved ones are: in turns, and on another thread.
@Suite struct SealTurnTests {
  private let place: FileTurnBench
  private var bench: TurnBench { place.turns }

  init() throws {
    place = try FileTurnBench(others: ["pages.pdf"])
    place.add()
  }

  private func sign(_ members: String = "") -> Int {
    let key = Client.path("certificates/signer.p12")
    return bench.send(
      "signatures/sign",
      """
      {"documentId": "d1", "certificate": {"path": "\(key)", "password": "secret"}\(members)}
      """)
  }

  /// The signature fields of the open document.
  private var fields: JSONTree? {
    bench.ask("signatures/list", #"{"documentId": "d1"}"#)["result.signatures"]
  }

  private func signatures(of path: String) throws -> Int {
    let other = try TurnBench()
    _ = other.ask("document/open", #"{"path": "\#(path)"}"#)
    let answer = other.ask("signatures/verify", #"{"documentId": "d1"}"#)
    guard case .array(let all)? = answer["result.signatures"] else { return -1 }
    return all.count { $0["status"]?.string != "invalid" }
  }

  /// Copying, writing, signing, reading back, the disk and the answer; a copy is copied once more.
  @Test(arguments: [(nil, 6), ("copy.pdf", 7)]) func othersGoOn(name: String?, pieces: Int) throws {
    let path = name.map { place.folder.appending(path: $0).path }
    let members = path.map { #", "path": "\#($0)""# } ?? ""
    let sign = sign(#", "progressToken": "p"\#(members)"#)
    var rounds = 0
    while bench.answer(sign) == nil {
      place.expectOthersGoOn()
      rounds += 1
      while bench.turn(), !bench.hasSideWork, bench.answer(sign) == nil {}
    }
    #expect(rounds == pieces)
    #expect(bench.answer(sign)?["result.field"]?.string == "Signature1")
    #expect(bench.count(of: "$/progress") == 6)
    #expect(bench.count(of: "document/didSave") == 1)
    let written = path ?? place.file.path
    #expect(try signatures(of: written) == 1 && place.squares(of: written) == 1)
    #expect(place.isDirty == (path != nil))
    #expect((fields == .array([])) == (path != nil))
  }

  /// Changes that are asked for during the signing are made after it, and are not in its file.
  @Test func changesComeAfterwards() throws {
    let sign = sign()
    place.awaitSideWork()
    let change = bench.send("annotations/add", #"{"documentId": "d1", \#(FileTurnBench.square)}"#)
    #expect(bench.answer(change) == nil)
    #expect(bench.finish(sign)[member: "result"] != nil)
    #expect(bench.finish(change)[member: "result"] != nil)
    #expect(try place.isDirty && place.squares(of: place.file.path) == 1)
  }

  /// Before each piece of work of the other thread, and after the last.
  @Test(arguments: 0...5) func aCancelledSigningLeavesFileAndDocument(after rounds: Int) throws {
    let before = try Data(contentsOf: place.file)
    let cancelled = sign()
    place.doSideWork(rounds)
    #expect(bench.answer(cancelled) == nil)
    bench.cancel(cancelled)
    #expect(bench.finish(cancelled)["error.code"]?.integer == -32800)
    #expect(try Data(contentsOf: place.file) == before)
    #expect(try place.isDirty && place.leftovers == [])
    #expect(fields == .array([]))
    #expect(bench.ask("document/undo", #"{"documentId": "d1"}"#)[member: "result"] != nil)
    place.add()
    #expect(bench.finish(sign())[member: "result"] != nil)
    #expect(try signatures(of: place.file.path) == 1 && place.squares(of: place.file.path) == 1)
  }

  /// A session that is gone in the midst of signing, as if it had been killed, loses nothing.
  @Test(arguments: 0...5) func aKilledSigningLosesNothing(after rounds: Int) throws {
    _ = sign()
    place.doSideWork(rounds)
    #expect(try place.squares(of: place.file.path) == 0)
    #expect(try place.recoveredSquares() == 1)
  }

  @Test func anEndAnswersTheSigning() throws {
    let before = try Data(contentsOf: place.file)
    let sign = sign()
    place.awaitSideWork()
    bench.exit()
    #expect(bench.answer(sign)?["error.code"]?.integer == -32800)
    #expect(try Data(contentsOf: place.file) == before)
    // The thread ends its work in a folder that is gone.
    bench.turn()
    #expect(try place.leftovers == [])
  }

  /// If another program changes the file meanwhile, its version stays.
  @Test func aFileChangedMeanwhileStays() throws {
    let sign = sign()
    place.awaitSideWork()
    let other = try Data(contentsOf: URL(filePath: Client.path("simple.pdf")))
    try other.write(to: place.file)
    #expect(bench.finish(sign)["error.data.kind"] == "changedOnDisk")
    #expect(try Data(contentsOf: place.file) == other)
    #expect(fields == .array([]))
  }
}
