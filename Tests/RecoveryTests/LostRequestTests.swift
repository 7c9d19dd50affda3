// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What becomes of a request whose worker is killed: the worker waits for the client's answer to a
/// question just then, so that the request has begun for certain.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct LostRequestTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    try FileManager.default.copyItem(at: fixture, to: folder.appending(path: "one.pdf"))
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  /// A server with a document whose bookmarks the client keeps.
  private func server() throws -> FrontedServer {
    let server = try FrontedServer(state: folder.appending(path: "state"))
    _ = try server.request(
      "document/open", ["path": .string(folder.appending(path: "one.pdf").path)])
    let set = try server.request(
      "bookmarks/setProviders",
      [
        "documentId": "d1",
        "providers": [["kind": "client", "id": "mine", "timeoutMs": 10_000]],
      ])
    try #require(set.kind == nil, "\(set.wireText)")
    return server
  }

  /// Has workers die of the first questions of a request, and answers the others.
  ///
  /// - Returns: the answer, and how often the client was asked.
  private func ask(
    _ server: FrontedServer, _ method: String, _ params: JSONTree, deaths: Int
  ) throws -> (answer: JSONTree, questions: Int) {
    var worker = try server.worker(of: "d1")
    var questions = 0
    server.reply = { [unowned server] question in
      guard question[member: "method"] == "bookmarkProvider/list" else { return [:] }
      questions += 1
      guard questions <= deaths else { return ["bookmarks": []] }
      if questions > 1 { worker = (try? server.worker(of: "d1")) ?? worker }
      kill(worker, SIGKILL)
      return nil
    }
    return (try server.answer(try server.send(method, params)), questions)
  }

  @Test func oneThatOnlyReadsIsBegunOnceMore() throws {
    defer { clean() }
    let server = try server()
    let (answer, questions) = try ask(server, "bookmarks/list", ["documentId": "d1"], deaths: 1)
    #expect(answer[member: "bookmarks"] == .array([]))
    #expect(questions == 2)
    let recovered = server.notifications.first {
      $0[member: "method"] == "document/didRecover"
    }
    #expect(recovered?[member: "params"]?[member: "method"] == nil)
    #expect(server.answeredTwice == [])
  }

  @Test func aSecondDeathIsTold() throws {
    defer { clean() }
    let server = try server()
    let (answer, questions) = try ask(server, "bookmarks/list", ["documentId": "d1"], deaths: 2)
    #expect(answer.kind == "workerLost")
    #expect(answer[member: "data"]?[member: "method"] == "bookmarks/list")
    #expect(answer[member: "data"]?[member: "reason"] == "killed")
    #expect(questions == 2)
    #expect(
      try server.request("document/history", ["documentId": "d1"])[member: "undo"] == .array([]))
    #expect(server.answeredTwice == [])
  }

  @Test func oneThatChangesIsNotBegunAgain() throws {
    defer { clean() }
    let server = try server()
    let (answer, questions) = try ask(
      server, "bookmarks/add", ["documentId": "d1", "bookmark": ["id": "a", "pageIndex": 0]],
      deaths: 1)
    #expect(answer.kind == "workerLost")
    #expect(answer[member: "data"]?[member: "method"] == "bookmarks/add")
    #expect(questions == 1)
    #expect(
      try server.request("bookmarks/list", ["documentId": "d1"])[member: "bookmarks"]
        == .array([]))
    #expect(server.answeredTwice == [])
  }

  /// What waited behind the request that was lost had not begun: all of it is done, once and in order.
  @Test func whatWaitedForItsDocumentIsDone() throws {
    defer { clean() }
    let server = try server()
    var sent: [Int] = []
    var questions = 0
    var worker: pid_t = 0
    server.reply = { [unowned server] _ in
      questions += 1
      guard questions == 1 else { return ["bookmarks": []] }
      // While the worker waits for the answer to its question.
      for number in 1...3 {
        let params: JSONTree = [
          "documentId": "d1",
          "annotation": [
            "id": .string("x\(number)"), "type": "square", "pageIndex": 0,
            "rect": [10, 10, 60, 50],
          ],
        ]
        if let id = try? server.send("annotations/add", params) { sent.append(id) }
      }
      // It has read all of them when it answers this, which need not wait.
      if let ping = try? server.send("page/text", ["documentId": "d1", "pageIndex": 0]) {
        _ = try? server.answer(ping)
      }
      worker = (try? server.worker(of: "d1")) ?? 0
      kill(worker, SIGKILL)
      return nil
    }
    _ = try server.request("bookmarks/list", ["documentId": "d1"])
    try #require(sent.count == 3)
    for id in sent {
      let answer = try server.answer(id)
      #expect(answer[member: "annotation"] != nil, "\(answer.wireText)")
    }
    let list = try server.request("annotations/list", ["documentId": "d1"])
    let ids = list[member: "annotations"]?.elements.compactMap { $0[member: "id"]?.string }
    #expect(ids == ["x1", "x2", "x3"])
    #expect(try server.worker(of: "d1") != worker)
    #expect(server.answeredTwice == [])
  }
}
