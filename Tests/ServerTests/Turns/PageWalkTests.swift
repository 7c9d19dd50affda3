// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Lists that read a page each turn, and changes that overtake them.
@Suite final class PageWalkTests {
  private let folder: URL
  private let bench: TurnBench

  private static let document = #"{"documentId": "d1"}"#

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-walk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "long.pdf")
    try LongDocument(pageCount: 40).write(to: file)
    bench = try TurnBench()
    let open = bench.ask("document/open", #"{"path": "\#(file.path)"}"#)
    #expect(open["result.documentId"]?.string == "d1")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Begins a request, and takes some turns of it.
  private func begin(_ method: String, turns: Int = 20) -> Int {
    let id = bench.send(method, Self.document)
    for _ in 0..<turns where bench.answer(id) == nil { bench.turn() }
    #expect(bench.answer(id) == nil)
    return id
  }

  private func change(_ method: String, _ members: String) {
    let id = bench.send(method, #"{"documentId": "d1", \#(members)}"#)
    for _ in 0..<200 where bench.answer(id) == nil { bench.turn() }
    #expect(bench.answer(id)?[member: "result"] != nil)
  }

  private func add(_ id: String, page: Int) {
    change(
      "annotations/add",
      #"""
      "annotation": {"id": "\#(id)", "type": "square", "pageIndex": \#(page), "rect": [1, 1, 9, 9]}
      """#)
  }

  @Test(
    arguments: ["annotations/list", "media/list", "document/fonts"],
    [("pages/delete", #""pages": [1, 2]"#), ("pages/move", #""pages": [0], "to": 39"#)])
  func rearrangedPagesAreTold(method: String, change: (String, String)) {
    let list = begin(method)
    self.change(change.0, change.1)
    let answer = bench.finish(list)
    #expect(answer["error.data.kind"]?.string == "contentModified", "\(answer.wireText)")
  }

  /// On a page that was read before the change, and on one that was not.
  @Test(arguments: [0, 39]) func aNewAnnotationIsListed(page: Int) {
    let list = begin("annotations/list")
    add("new", page: page)
    let answer = bench.finish(list)
    let after = bench.ask("annotations/list", Self.document)
    #expect(answer["result.annotations"] == after["result.annotations"])
    #expect(answer["result.annotations"]?.count == 40 + 40 + 2 + 1)
  }

  @Test(arguments: ["annotations/list", "media/list", "document/fonts"])
  func aListComesToAnEndWhileSomeoneEdits(method: String) {
    let list = begin(method, turns: 2)
    var changes = 0
    while bench.answer(list) == nil, changes < 100 {
      add("new-\(changes)", page: 0)
      changes += 1
      bench.turn()
    }
    #expect(bench.answer(list)?[member: "result"] != nil)
    #expect(changes < 20)
  }

  /// Two lists that both have started over do not wait for each other.
  @Test func manyListsComeToAnEndWhileSomeoneEdits() {
    let lists = (0..<3).map { _ in begin("annotations/list", turns: 2) }
    for number in 0..<6 { add("new-\(number)", page: 0) }
    let answers = lists.map { bench.finish($0) }
    #expect(answers.allSatisfy { ($0["result.annotations"]?.count ?? 0) > 82 })
  }
}
