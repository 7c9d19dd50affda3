// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Saves are made in turns, and their files are written on another thread: others go on meanwhile.
@Suite final class SaveTurnTests {
  private let folder: URL
  private let bench: TurnBench
  private var file: URL { folder.appending(path: "own.pdf") }
  private static let square =
    #""annotations": [{"type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}]"#

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-saves-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Client.path("pages.pdf"), toPath: folder.appending(path: "own.pdf").path)
    bench = try SaveTurnTests.bench(in: folder)
    for path in [file.path, Client.path("pages.pdf")] {
      #expect(bench.ask("document/open", #"{"path": "\#(path)"}"#)["result.documentId"] != nil)
    }
    add("d1")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func bench(in folder: URL) throws -> TurnBench {
    try TurnBench { world, _ in
      world.stateDirectory = folder.appending(path: "state").path
      world.temporaryFolder = folder.path
    }
  }

  private func add(_ document: String) {
    let answer = bench.ask("annotations/add", #"{"documentId": "\#(document)", \#(Self.square)}"#)
    #expect(answer[member: "result"] != nil)
  }

  private func squares(of path: String) throws -> Int {
    let other = try TurnBench()
    _ = other.ask("document/open", #"{"path": "\#(path)"}"#)
    return squares(other.ask("annotations/list", #"{"documentId": "d1"}"#))
  }

  private func squares(_ answer: JSONTree) -> Int {
    guard case .array(let all)? = answer["result.annotations"] else { return -1 }
    return all.count { $0["type"]?.string == "square" }
  }

  private var isDirty: Bool {
    bench.ask("document/info", #"{"documentId": "d1"}"#)["result.dirty"] == .bool(true)
  }

  /// What is in the folder beside the file and the server's state.
  private var leftovers: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0 != "own.pdf" && $0 != "state" }
    }
  }

  /// Takes turns until another thread has work.
  private func awaitSideWork() {
    while !bench.hasSideWork, bench.turn() {}
    #expect(bench.hasSideWork)
  }

  @Test(arguments: ["incremental", "full"]) func othersGoOn(mode: String) throws {
    let save = bench.send(
      "document/save", #"{"documentId": "d1", "mode": "\#(mode)", "progressToken": "p"}"#)
    var rounds = 0
    var same: [Int] = []
    while bench.answer(save) == nil {
      awaitSideWork()
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
    for id in same { #expect(squares(bench.finish(id)) == 1) }
    #expect(try !isDirty && squares(of: file.path) == 1 && leftovers == [])
  }

  /// What is asked for after the save is done after it, and is not in its file.
  @Test func changesComeAfterwards() throws {
    let save = bench.send("document/save", #"{"documentId": "d1"}"#)
    awaitSideWork()
    let change = bench.send("annotations/add", #"{"documentId": "d1", \#(Self.square)}"#)
    #expect(bench.answer(change) == nil)
    #expect(bench.finish(save)[member: "result"] != nil)
    #expect(bench.finish(change)[member: "result"] != nil)
    #expect(try isDirty && squares(of: file.path) == 1)
  }

  /// Before each piece of work of the other thread, and after the last.
  @Test(arguments: 0...3) func aCancelledSaveLeavesTheFile(after rounds: Int) throws {
    let before = try Data(contentsOf: file)
    let save = bench.send("document/save", #"{"documentId": "d1"}"#)
    for _ in 0..<rounds {
      awaitSideWork()
      bench.turn()
    }
    #expect(bench.answer(save) == nil)
    bench.cancel(save)
    #expect(bench.finish(save)["error.code"]?.integer == -32800)
    #expect(try Data(contentsOf: file) == before)
    #expect(try isDirty && leftovers == [])
    #expect(bench.ask("document/save", #"{"documentId": "d1"}"#)[member: "result"] != nil)
    #expect(try !isDirty && squares(of: file.path) == 1)
  }

  /// A session that is gone in the midst of a save, as if it had been killed, loses nothing.
  @Test(arguments: 0...3) func aKilledSaveLosesNothing(after rounds: Int) throws {
    bench.send("document/save", #"{"documentId": "d1"}"#)
    for _ in 0..<rounds {
      awaitSideWork()
      bench.turn()
    }
    #expect(try squares(of: file.path) == 0)
    let copy = folder.appending(path: "later")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: folder.appending(path: "state"), to: copy.appending(path: "state"))
    let later = try SaveTurnTests.bench(in: copy)
    let open = later.ask("document/open", #"{"path": "\#(file.path)", "recovery": "apply"}"#)
    #expect(open[member: "result"] != nil)
    #expect(squares(later.ask("annotations/list", #"{"documentId": "d1"}"#)) == 1)
  }

  @Test func anEndAnswersTheSave() throws {
    let before = try Data(contentsOf: file)
    let save = bench.send("document/save", #"{"documentId": "d1"}"#)
    awaitSideWork()
    bench.exit()
    #expect(bench.answer(save)?["error.code"]?.integer == -32800)
    #expect(try Data(contentsOf: file) == before)
    // The thread ends its work in a folder that is gone.
    bench.turn()
    #expect(try leftovers == [])
  }

  @Test(arguments: [nil, "copy.pdf"]) func exportsAreWrittenAside(name: String?) throws {
    let path = name.map { folder.appending(path: $0).path }
    let members = path.map { #", "path": "\#($0)""# } ?? ""
    let export = bench.send(
      "document/export", #"{"documentId": "d1", "format": "pdf"\#(members)}"#)
    awaitSideWork()
    #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    let answer = bench.finish(export)
    guard let path else {
      let data = Data(base64Encoded: answer["result.data"]?.string ?? "")
      #expect(data?.starts(with: Data("%PDF".utf8)) == true)
      return
    }
    #expect(try squares(of: path) == 1)
    #expect(isDirty)
  }
}
