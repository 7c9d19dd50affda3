// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Large edits, and the requests that undo and redo them: others go on between their turns, and a cancel
/// leaves everything as it was.
@Suite final class LargeEditTurnTests {
  private let folder: URL
  private let bench: TurnBench

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-edits-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (file, state) = (folder.appending(path: "long.pdf"), folder.appending(path: "state").path)
    try LongDocument(pageCount: LargeEdit.pageCount, fieldEvery: 1).write(to: file)
    bench = try TurnBench { (world, _) in world.stateDirectory = state }
    let open = bench.ask("document/open", #"{"path": "\#(file.path)"}"#)
    #expect(open["result.documentId"]?.string == "d1")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: LargeEdit.all + [LargeEdit.redaction]) func othersGoOn(edit: LargeEdit) {
    begin(edit)
    let reports = bench.count(of: "$/progress")
    let id = bench.send(edit.method, edit.params)
    var turns = 0
    while bench.answer(id) == nil, bench.turn() {
      turns += 1
      #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    }
    #expect(turns > 5)
    #expect(bench.answer(id)?[member: "result"] != nil)
    #expect(bench.count(of: "$/progress") >= reports + 2)
  }

  /// After each number of turns, up to the last one before the answer.
  @Test(arguments: LargeEdit.all) func aCancelLeavesAll(edit: LargeEdit) {
    begin(edit)
    let before = state
    var (turns, isCancelled) = (1, true)
    while isCancelled {
      let announced = bench.count(of: "document/didChange")
      let id = bench.send(edit.method, edit.params)
      for _ in 0..<turns where bench.answer(id) == nil { bench.turn() }
      bench.cancel(id)
      isCancelled = bench.finish(id)["error.code"]?.integer == -32800
      #expect(bench.count(of: "document/didChange") == announced + (isCancelled ? 0 : 1))
      #expect((state == before) == isCancelled, "\(turns) turns")
      turns += max(1, turns / 2)
    }
    #expect(turns > 5)
  }

  /// A change that was made is told, even if the request is cancelled while its answer is encoded.
  @Test func aCancelComesTooLateForAnAnswer() {
    let edit = LargeEdit.all[0]
    let announced = bench.count(of: "annotations/didChange")
    let id = bench.send(edit.method, edit.params)
    while bench.count(of: "annotations/didChange") == announced, bench.turn() {}
    #expect(bench.answer(id) == nil && bench.hasSideWork)
    bench.cancel(id)
    #expect(bench.finish(id)["result.annotations"]?.count == 300)
  }

  @Test func anEndWhileAnAnswerIsEncoded() {
    let edit = LargeEdit.all[0]
    let id = bench.send(edit.method, edit.params)
    while bench.count(of: "annotations/didChange") == 0, bench.turn() {}
    bench.exit()
    #expect(bench.answer(id)?["error.code"]?.integer == -32800)
    bench.turn()
  }

  /// A user's undo and redo of a large step are answered at once and made in turns. What the user does
  /// next waits for them.
  @Test func keysWaitForLargeSteps() throws {
    _ = bench.ask("view/open", #"{"documentId": "d1"}"#)
    let original = bench.ask("annotations/list", #"{"documentId": "d1"}"#)["result.annotations"]
    for edit in [LargeEdit.all[0], LargeEdit.all[1]] {
      begin(LargeEdit(method: "", before: [edit]))
    }
    let edited = bench.ask("annotations/list", #"{"documentId": "d1"}"#)["result.annotations"]
    for (first, then, result) in [("z", "z", original), ("y", "y", edited)] {
      let announced = bench.count(of: "document/didChange")
      let key = bench.send("interaction/key", Self.control(first))
      while bench.answer(key) == nil, bench.turn() {}
      #expect(bench.answer(key)?["result.handled"]?.bool == true)
      #expect(bench.count(of: "document/didChange") == announced)
      let next = bench.send("interaction/key", Self.control(then))
      var turns = 0
      while bench.count(of: "document/didChange") == announced, bench.turn() {
        turns += 1
        let isOver = bench.count(of: "document/didChange") > announced
        #expect(isOver || bench.answer(next) == nil, "The second key did not wait.")
        #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
      }
      #expect(turns > 5)
      #expect(bench.finish(next)["result.handled"]?.bool == true)
      let list = bench.ask("annotations/list", #"{"documentId": "d1"}"#)
      #expect(list["result.annotations"] == result)
      #expect(bench.count(of: "document/didChange") == announced + 2)
    }
  }

  private static func control(_ key: String) -> String {
    #"{"documentId": "d1", "key": "\#(key)", "modifiers": ["control"]}"#
  }

  private func begin(_ edit: LargeEdit) {
    for earlier in edit.before {
      #expect(bench.ask(earlier.method, earlier.params)[member: "result"] != nil)
    }
  }

  /// All that such edits change.
  private var state: [JSONTree] {
    [
      "annotations/list", "forms/list", "document/history", "document/metadata", "attachments/list",
      "bookmarks/list",
    ].map { bench.ask($0, #"{"documentId": "d1"}"#)[member: "result"] ?? .null }
  }
}

/// A request that makes a large edit, with those that must be made before it.
struct LargeEdit: Sendable, CustomTestStringConvertible {
  static let pageCount = 90

  let method: String
  var members = ""
  var before: [LargeEdit] = []

  var params: String { #"{"documentId": "d1", "progressToken": "p"\#(members)}"# }
  var testDescription: String { (before + [self]).map(\.method).joined(separator: ", ") }

  static let all: [LargeEdit] = [
    add, delete, LargeEdit(method: "annotations/flatten", before: [add]),
    LargeEdit(
      method: "annotations/reorder",
      members: #", "to": "back", "ids": [\#(list { #""note-\#($0)""# })]"#),
    group, LargeEdit(method: "annotations/ungroup", members: marks, before: group.before + [group]),
    LargeEdit(method: "layers/assign", members: #", "layer": null\#(marks)"#, before: group.before),
    LargeEdit(method: "annotations/markRedactions", members: #", "query": "line 1""#),
    LargeEdit(method: "forms/flatten"),
    LargeEdit(method: "forms/delete", members: #", "fields": [\#(list { #""f\#($0)""# })]"#),
    LargeEdit(
      method: "forms/setValues",
      members: #", "values": [\#(list { #"{"field": "f\#($0)", "value": "x"}"# })]"#),
    sanitize,
    LargeEdit(
      method: "bookmarks/import",
      members: #", "format": "csv", "data": "pageIndex,name\n\#(rows)""#,
      before: [
        LargeEdit(
          method: "bookmarks/setProviders", members: #", "providers": [{"kind": "embedded"}]"#)
      ]),
    LargeEdit(
      method: "pages/duplicate", members: #", "pages": [\#(list { "\($0)" })]"#),
    LargeEdit(method: "document/undo", before: [delete]),
    LargeEdit(method: "document/undo", before: [sanitize]),
    LargeEdit(method: "document/redo", before: [delete, LargeEdit(method: "document/undo")]),
    LargeEdit(
      method: "document/rollback",
      before: [LargeEdit(method: "document/begin", members: #", "name": "Group""#), delete]),
  ]

  /// Its changes are made when it goes on to search for what remains.
  static let redaction = LargeEdit(
    method: "annotations/applyRedactions",
    before: [LargeEdit(method: "annotations/markRedactions", members: #", "query": "line 1""#)])

  private static let add = LargeEdit(
    method: "annotations/add", members: #", "annotations": [\#(squares)]"#)
  private static let delete = LargeEdit(
    method: "annotations/delete", members: #", "ids": [\#(list { #""note-\#($0)""# })]"#)
  /// All annotations are on one page.
  private static let group = LargeEdit(
    method: "annotations/group", members: marks,
    before: [
      LargeEdit(
        method: "annotations/add",
        members: #", "annotations": [\#((0..<200).map(mark).joined(separator: ","))]"#)
    ])
  private static let marks =
    #", "ids": [\#((0..<200).map { #""m\#($0)""# }.joined(separator: ","))]"#
  private static func mark(_ number: Int) -> String {
    #"{"id": "m\#(number)", "type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}"#
  }
  private static let sanitize = LargeEdit(method: "document/sanitize")
  private static let rows = (0..<900).map { #"\#($0 % pageCount),Mark \#($0)\n"# }.joined()
  private static let squares = (0..<300).map {
    #"{"type": "square", "pageIndex": \#($0 % pageCount), "rect": [10, 10, 50, 50]}"#
  }.joined(separator: ",")

  /// An element for each page.
  private static func list(_ element: (Int) -> String) -> String {
    (0..<pageCount).map(element).joined(separator: ",")
  }
}
