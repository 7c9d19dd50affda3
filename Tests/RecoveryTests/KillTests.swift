// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Editing sessions that are killed at random moments: what was acknowledged is there again, once,
/// and so is its history.
@Suite(.ownThreads, .serialized) struct KillTests {
  private let folder: URL
  private let file: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "simple.pdf")
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    try FileManager.default.copyItem(at: fixtures.appending(path: "simple.pdf"), to: file)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [1, 2, 3, 4] as [UInt64])
  func nothingAcknowledgedIsLost(seed: UInt64) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SplitMix64(seed: seed)
    var number = 0
    // What the document may be after so many of the steps that were sent last.
    var possible = [Set([Model()])]
    for round in 0..<rounds {
      var server = try MortalServer(state: folder.appending(path: "state"), opening: file)
      // A process that was killed keeps its log until a busy disk has what it was writing.
      for _ in 0..<20 where server.opened[member: "editedElsewhere"] != nil {
        server = try MortalServer(state: folder.appending(path: "state"), opening: file)
      }
      let failed = server.opened[member: "recovery"]?[member: "failed"]
      #expect(failed == nil || failed == .array([]), "round \(round) of seed \(seed)")
      var models = try match(server, possible.reduce(into: []) { $0.formUnion($1) })
      try #require(
        !models.isEmpty,
        "round \(round) of seed \(seed) came back wrong: \(server.opened.wireText)")
      possible = [models]

      var steps: [Step] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        number += 1
        let step = models.step(number, using: &random)
        steps.append(step)
        models = Set(models.map { $0.after(step) })
        possible.append(models)
      }
      let before = try Data(contentsOf: file)
      try server.send(steps.map(request))
      var acknowledged = try server.replies(Int.random(in: 0...steps.count, using: &random))
      usleep(UInt32.random(in: 0...2000, using: &random))
      #expect(server.kill() == SIGKILL)
      // What was in the pipe had been acknowledged, too.
      acknowledged += try server.replies(.max)
      possible.removeFirst(acknowledged)
      if !steps.contains(.save) { #expect(try Data(contentsOf: file) == before) }
    }
  }

  @Test func savedAndClosedLeavesNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.appending(path: "state")
    let server = try MortalServer(state: state, opening: file)
    try server.send([.add("x", at: 9), .save].map(request))
    #expect(try server.replies(2) == 2)
    _ = try server.result("document/close", ["documentId": "d1"])
    let logs = state.appending(path: "edits").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: logs) == [])
  }

  @Test func bookmarksBesideTheDocumentOutliveTheServer() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.appending(path: "state")
    let sidecar = folder.appending(path: "marks.csv")
    let providers: JSONTree = [
      "documentId": "d1", "providers": [["kind": "file", "path": .string(sidecar.path)]],
    ]
    let first = try MortalServer(state: state, opening: file)
    _ = try first.result("bookmarks/setProviders", providers)
    for (id, page) in [("a", 0), ("b", 1), ("c", 2)] as [(JSONTree, JSONTree)] {
      let bookmark: JSONTree = ["id": id, "pageIndex": page]
      _ = try first.result("bookmarks/add", ["documentId": "d1", "bookmark": bookmark])
    }
    _ = try first.result("bookmarks/remove", ["documentId": "d1", "id": "b"])
    _ = try first.result("document/undo", ["documentId": "d1"])
    _ = try first.result("bookmarks/remove", ["documentId": "d1", "id": "a"])
    #expect(first.kill() == SIGKILL)
    #expect(!FileManager.default.fileExists(atPath: sidecar.path))

    // It is there again although nobody has named the file yet, and so is what can be undone.
    let second = try MortalServer(state: state, opening: file)
    #expect(try ids(second) == ["b", "c"])
    _ = try second.result("document/undo", ["documentId": "d1"])
    #expect(try ids(second) == ["a", "b", "c"])
    _ = try second.result("document/save", ["documentId": "d1"])
    #expect(second.kill() == SIGKILL)
    #expect(
      try String(contentsOf: sidecar, encoding: .utf8)
        == "id,pageIndex,name,sortKey\na,0,,\nb,1,,\nc,2,,\n")

    let third = try MortalServer(state: state, opening: file)
    #expect(third.opened[member: "recovery"] == nil)
    _ = try third.result("bookmarks/setProviders", providers)
    #expect(try ids(third) == ["a", "b", "c"])
  }

  private func ids(_ server: MortalServer) throws -> [String] {
    let bookmarks = try server.result("bookmarks/list", ["documentId": "d1"])
    return elements(bookmarks, "bookmarks").compactMap { $0[member: "id"]?.string }
  }

  @Test func aSecondServerSaysSo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.appending(path: "state")
    let first = try MortalServer(state: state, opening: file)
    try first.send([request(.add("x", at: 9))])
    #expect(try first.replies(1) == 1)
    let second = try MortalServer(state: state, opening: file)
    #expect(second.opened[member: "editedElsewhere"] == true)
    #expect(second.opened[member: "recovery"] == nil)
    let (method, params) = request(.add("y", at: 9))
    let failure = #expect(throws: MortalServer.Failure.self) {
      try second.result(method, params)
    }
    #expect(failure?.description.contains("otherServer") == true)
    let still = try second.result("document/reload", ["documentId": "d1"])
    #expect(still[member: "editedElsewhere"] == true)
    _ = try first.result("document/save", ["documentId": "d1"])
    _ = try first.result("document/close", ["documentId": "d1"])
    let over = try second.result("document/reload", ["documentId": "d1"])
    #expect(over[member: "editedElsewhere"] == nil)
    _ = try second.result(method, params)
    second.kill()
    let third = try MortalServer(state: state, opening: file, recovery: "report")
    #expect(third.opened[member: "recovery"]?[member: "edits"] == 1)
  }

  /// A long run is made by setting this in the environment.
  private var rounds: Int {
    ProcessInfo.processInfo.environment["RECTO_KILL_ROUNDS"].flatMap(Int.init) ?? 25
  }

  /// The models that the document can be: more than one where only what was undone differs.
  private func match(_ server: MortalServer, _ models: Set<Model>) throws -> Set<Model> {
    var state = Model.State()
    let document: JSONTree = ["documentId": "d1"]
    for annotation in elements(try server.result("annotations/list", document), "annotations") {
      guard let id = annotation[member: "id"]?.string else { continue }
      #expect(state.annotations[id] == nil, "\(id) is there twice")
      let x = annotation[member: "rect"]?[0]?.double
      state.annotations[id] = Int((x ?? 0).rounded())
    }
    for bookmark in elements(try server.result("bookmarks/list", document), "bookmarks") {
      guard let id = bookmark[member: "id"]?.string else { continue }
      #expect(state.bookmarks.insert(id).inserted, "\(id) is there twice")
    }
    let history = try server.result("document/history", document)
    let (undo, redo) = (elements(history, "undo").count, elements(history, "redo").count)
    return Set(models.compactMap { $0.with(state, undo: undo, redo: redo) })
  }

  private func elements(_ tree: JSONTree, _ name: String) -> [JSONTree] {
    if case .array(let elements)? = tree[member: name] { elements } else { [] }
  }

  private func request(_ step: Step) -> (String, JSONTree) {
    switch step {
    case .add(let id, let x):
      (
        "annotations/add",
        [
          "documentId": "d1",
          "annotation": [
            "id": .string(id), "type": "square", "pageIndex": 0,
            "rect": [.integer(Int64(x)), 10, 600, 50],
          ],
        ]
      )
    case .delete(let id):
      ("annotations/delete", ["documentId": "d1", "ids": [.string(id)]])
    case .bookmark(let id):
      ("bookmarks/add", ["documentId": "d1", "bookmark": ["id": .string(id), "pageIndex": 0]])
    case .undo: ("document/undo", ["documentId": "d1"])
    case .redo: ("document/redo", ["documentId": "d1"])
    case .save: ("document/save", ["documentId": "d1"])
    case .begin: ("document/begin", ["documentId": "d1", "name": "Group"])
    case .commit: ("document/commit", ["documentId": "d1"])
    case .rollback: ("document/rollback", ["documentId": "d1"])
    }
  }
}
