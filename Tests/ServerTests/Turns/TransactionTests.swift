// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Large edits: they are made in turns, and nobody sees them half made.
@Suite struct TransactionTests {
  private let bench: TurnBench

  init() throws {
    bench = try TurnBench()
    for _ in 0..<2 { _ = bench.ask("document/open", #"{"path": "\#(Client.path("pages.pdf"))"}"#) }
  }

  /// Begins to add so many squares to `d1`, until some of them are made.
  private func beginAdding(_ count: Int) -> Int {
    let squares = (0..<count).map {
      #"{"type": "square", "pageIndex": \#($0 % 5), "rect": [10, 10, 50, 50]}"#
    }
    let members = #""documentId": "d1", "annotations": [\#(squares.joined(separator: ","))]"#
    let id = bench.send("annotations/add", "{\(members), \"progressToken\": \"p\"}")
    while bench.count(of: "$/progress") == 0, bench.turn() {}
    return id
  }

  private func list(_ document: String) -> Int {
    bench.send("annotations/list", #"{"documentId": "\#(document)"}"#)
  }

  private func squares(_ answer: JSONTree) -> Int {
    guard case .array(let all)? = answer["result.annotations"] else { return -1 }
    return all.count { $0["type"]?.string == "square" }
  }

  @Test func othersGoOnAndTheSameDocumentWaits() throws {
    let add = beginAdding(300)
    #expect(bench.answer(add) == nil)
    let same = list("d1")
    #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    #expect(bench.finish(list("d2"))[member: "result"] != nil)
    #expect(bench.answer(add) == nil && bench.answer(same) == nil)
    #expect(bench.count(of: "annotations/didChange") == 0)
    #expect(bench.finish(add)["result.annotations"]?.count == 300)
    #expect(squares(bench.finish(same)) == 300)
    #expect(bench.count(of: "annotations/didChange") == 1)
    #expect(bench.count(of: "$/progress") > 5)
    _ = bench.ask("document/undo", #"{"documentId": "d1"}"#)
    #expect(squares(bench.finish(list("d1"))) == 0)
  }

  @Test func pagesThatAreLeftAloneAreReadMeanwhile() throws {
    let square = #"{"type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}"#
    let all = Array(repeating: square, count: 300).joined(separator: ",")
    let add = bench.send(
      "annotations/add",
      #"{"documentId": "d1", "progressToken": "p", "annotations": [\#(all)]}"#)
    while bench.count(of: "$/progress") == 0, bench.turn() {}
    let (own, other) = (
      bench.send("page/text", #"{"documentId": "d1", "pageIndex": 0}"#),
      bench.send("page/text", #"{"documentId": "d1", "pageIndex": 1}"#)
    )
    #expect(bench.answer(other)?["result.text"] != nil)
    #expect(bench.answer(own) == nil && bench.answer(add) == nil)
    #expect(bench.finish(own)["result.text"] != nil)
    #expect(bench.answer(add)?["result.annotations"]?.count == 300)
  }

  @Test func aCancelLosesNothing() throws {
    let add = beginAdding(300)
    let (first, second) = (list("d1"), list("d1"))
    bench.cancel(first)
    bench.turn()
    // What waits is answered at once when it is cancelled, and the others go on waiting.
    #expect(bench.answer(first)?["error.code"]?.integer == -32800)
    #expect(bench.answer(second) == nil && bench.answer(add) == nil)
    bench.cancel(add)
    bench.turn()
    #expect(bench.answer(add)?["error.code"]?.integer == -32800)
    #expect(squares(bench.finish(second)) == 0)
    #expect(bench.count(of: "annotations/didChange") == 0)
    let history = bench.ask("document/history", #"{"documentId": "d1"}"#)
    #expect(history["result.undo"]?.count == 0)
  }

  @Test func whatIsAskedMeanwhileComesInOrder() throws {
    let add = beginAdding(100)
    let undo = bench.send("document/undo", #"{"documentId": "d1"}"#)
    let after = list("d1")
    let end = bench.send("shutdown", "{}")
    #expect(bench.answer(end) == nil)
    #expect(bench.finish(end)[member: "result"] != nil)
    #expect(bench.answer(add)?["result.annotations"]?.count == 100)
    #expect(bench.answer(undo)?[member: "result"] != nil)
    #expect(bench.finish(after) != .null)
  }

  @Test func anEndAnswersAll() throws {
    let (add, waiting) = (beginAdding(100), list("d1"))
    bench.exit()
    #expect(bench.answer(add)?["error.code"]?.integer == -32800)
    #expect(bench.answer(waiting)?["error.code"]?.integer == -32800)
  }

  @Test(arguments: ["cancel", "change", "exit", "none"])
  func aSplitLeavesAllFilesOrNone(end: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let split = bench.send(
      "pages/split", #"{"documentId": "d1", "folder": "\#(folder.path)", "every": 1}"#)
    for _ in 0..<4 { bench.turn() }
    #expect(bench.answer(split) == nil)
    switch end {
    case "cancel": bench.cancel(split)
    case "change":
      bench.send("pages/rotate", #"{"documentId": "d1", "pages": [0], "by": 90}"#)
    case "exit": bench.exit()
    default: break
    }
    let answer = bench.finish(split)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == (end == "none" ? 5 : 0))
    #expect((answer[member: "error"] == nil) == (end == "none"))
  }
}
