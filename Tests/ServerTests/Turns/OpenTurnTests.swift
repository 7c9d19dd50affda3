// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Files are opened and read again on another thread: others go on meanwhile, and what names the document
/// waits.
@Suite final class OpenTurnTests {
  private let folder: URL
  private let bench: TurnBench
  private var file: URL { folder.appending(path: "own.pdf") }
  private var opening: String { #"{"path": "\#(file.path)"}"# }
  private static let one = #"{"documentId": "d1"}"#

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-opens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Client.path("pages.pdf"), toPath: folder.appending(path: "own.pdf").path)
    bench = try OpenTurnTests.bench(in: folder)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func bench(in folder: URL) throws -> TurnBench {
    try TurnBench { world, _ in world.stateDirectory = folder.appending(path: "state").path }
  }

  /// Takes turns until another thread has work.
  private func awaitSideWork() {
    while !bench.hasSideWork, bench.turn() {}
    #expect(bench.hasSideWork)
  }

  private func add(_ bench: TurnBench) {
    let answer = bench.ask(
      "annotations/add",
      #"{"documentId": "d1", "annotations": [{"type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}]}"#
    )
    #expect(answer[member: "result"] != nil)
  }

  private func squares(_ bench: TurnBench) -> Int {
    guard case .array(let all)? = bench.ask("annotations/list", Self.one)["result.annotations"]
    else { return -1 }
    return all.count { $0["type"]?.string == "square" }
  }

  private func code(_ id: Int) -> Int64? { bench.finish(id)["error.code"]?.integer }

  private var openIDs: [String] {
    guard case .array(let all)? = bench.ask("document/list", "{}")["result.documents"] else {
      return []
    }
    return all.compactMap { $0["documentId"]?.string }
  }

  /// What a client sends about a document whose opening is not answered yet is done after that.
  @Test func othersGoOn() {
    let open = bench.send("document/open", opening)
    let info = bench.send("document/info", Self.one)
    awaitSideWork()
    let ping = bench.send("server/ping", "{}")
    #expect(bench.answer(ping)?[member: "result"] != nil)
    #expect(bench.answer(open) == nil && bench.answer(info) == nil)
    #expect(bench.finish(open)["result.documentId"] == "d1")
    #expect(bench.finish(info)[member: "result"] != nil)
  }

  @Test func oneFileIsOpenedTwice() {
    let first = bench.send("document/open", opening)
    let second = bench.send("document/open", opening)
    let info = bench.send("document/info", #"{"documentId": "d2"}"#)
    #expect(bench.finish(first)["result.documentId"] == "d1")
    #expect(bench.finish(second)["result.documentId"] == "d2")
    #expect(bench.finish(info)[member: "result"] != nil)
  }

  @Test func aFileThatCannotBeOpenedTakesNoId() {
    let failing = bench.send("document/open", #"{"path": "\#(folder.path)/none.pdf"}"#)
    let open = bench.send("document/open", opening)
    let info = bench.send("document/info", #"{"documentId": "d2"}"#)
    #expect(code(failing) == -32010)
    #expect(bench.finish(open)["result.documentId"] == "d1")
    #expect(bench.finish(info)["error.data.kind"] == "unknownDocument")
  }

  /// Before the other thread has begun, and after it is done.
  @Test(arguments: [0, 1]) func aCancelledOpeningOpensNothing(after rounds: Int) {
    let open = bench.send("document/open", opening)
    let info = bench.send("document/info", Self.one)
    for _ in 0..<rounds {
      awaitSideWork()
      bench.turn()
    }
    bench.cancel(open)
    #expect(code(open) == -32800)
    #expect(bench.finish(info)["error.data.kind"] == "unknownDocument")
    #expect(openIDs == [])
    #expect(bench.ask("document/open", opening)["result.documentId"] == "d1")
    #expect(bench.ask("document/open", opening)["result.documentId"] == "d2")
  }

  /// When the cancelled opening is answered, another process can recover the changes.
  @Test(arguments: [0, 1]) func aCancelledRecoveryUnlocksTheLog(after rounds: Int) throws {
    _ = bench.ask("document/open", opening)
    add(bench)
    _ = bench.ask("document/close", Self.one)
    let apply = #"{"path": "\#(file.path)", "recovery": "apply"}"#
    let open = bench.send("document/open", apply)
    for _ in 0..<rounds {
      awaitSideWork()
      bench.turn()
    }
    bench.cancel(open)
    #expect(code(open) == -32800)
    let other = try OpenTurnTests.bench(in: folder)
    #expect(other.ask("document/open", apply)["result.recovery.applied"]?.integer == 1)
  }

  @Test func anEndAnswersTheOpening() {
    let open = bench.send("document/open", opening)
    awaitSideWork()
    bench.exit()
    #expect(bench.answer(open)?["error.code"]?.integer == -32800)
    // The thread ends its work for a session that is gone.
    bench.turn()
  }

  /// A session that is gone in the midst of a recovery, as if it had been killed, loses nothing.
  @Test(arguments: [0, 1]) func aKilledRecoveryLosesNothing(after rounds: Int) throws {
    _ = bench.ask("document/open", opening)
    add(bench)
    _ = bench.ask("document/close", Self.one)
    let apply = #"{"path": "\#(file.path)", "recovery": "apply"}"#
    do {
      let killed = try OpenTurnTests.bench(in: folder)
      killed.send("document/open", apply)
      for _ in 0..<rounds {
        while !killed.hasSideWork, killed.turn() {}
        killed.turn()
      }
    }
    // The lock of the log goes with its process only.
    let copy = folder.appending(path: "later")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: folder.appending(path: "state"), to: copy.appending(path: "state"))
    let later = try OpenTurnTests.bench(in: copy)
    #expect(later.ask("document/open", apply)["result.recovery.applied"]?.integer == 1)
    #expect(squares(later) == 1)
  }

  /// A reload lets others go on, and makes the unsaved changes again.
  @Test func aReloadLetsOthersGoOn() {
    _ = bench.ask("document/open", opening)
    add(bench)
    let reload = bench.send("document/reload", Self.one)
    let list = bench.send("annotations/list", Self.one)
    awaitSideWork()
    #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    #expect(bench.answer(list) == nil)
    #expect(bench.finish(reload)["result.recovery.applied"]?.integer == 1)
    #expect(bench.finish(list)[member: "result"] != nil)
    #expect(squares(bench) == 1)
  }

  /// Before each piece of work of the other thread, and after the last. The log goes on, too.
  @Test(arguments: 0...2) func aCancelledReloadChangesNothing(after rounds: Int) throws {
    _ = bench.ask("document/open", opening)
    add(bench)
    let reload = bench.send("document/reload", Self.one)
    for _ in 0..<rounds {
      awaitSideWork()
      bench.turn()
    }
    bench.cancel(reload)
    #expect(code(reload) == -32800)
    add(bench)
    #expect(squares(bench) == 2)
    #expect(bench.ask("document/undo", Self.one)[member: "result"] != nil)
    add(bench)
    _ = bench.ask("document/close", Self.one)
    let later = try OpenTurnTests.bench(in: folder)
    _ = later.ask("document/open", #"{"path": "\#(file.path)", "recovery": "apply"}"#)
    #expect(squares(later) == 2)
  }
}
