// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Work and messages that are pending when the session ends.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct SessionEndTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func server(_ workers: String) throws -> FrontedServer {
    try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", workers],
      options: ["javascript": true])
  }

  private func copy(of fixture: String) throws -> JSONTree {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures")
    let file = folder.appending(path: fixture)
    if !FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.copyItem(at: fixtures.appending(path: fixture), to: file)
    }
    return .string(file.path)
  }

  private static let script = """
    getField('notes').value = 'before'; getField('notes').value = String(app.response('Who?'));
    """

  /// A script that waits for its user has no effect if the session ends: no default counts as an answer.
  @Test(arguments: ["on", "off"], ["shutdown", "exit", "end of input"])
  func aDialogueEndsWithTheSession(workers: String, end: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try copy(of: "scripts.pdf")
    let server = try server(workers)
    var isAsked = false
    server.reply = { _ in
      isAsked = true
      return nil
    }
    _ = try server.request("document/open", ["path": path])
    let action: JSONTree = ["kind": "javaScript", "script": .string(Self.script)]
    let run = try server.send("action/run", ["documentId": "d1", "action": action])
    while !isAsked { _ = try server.request("server/ping", [:]) }
    switch end {
    case "shutdown": try server.send("shutdown", [:])
    case "exit": try server.write(#"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
    default: try server.hangUp(input: true, output: false)
    }
    let answer = try server.answer(run)
    #expect(answer.kind == "requestCancelled", "\(answer.wireText)")
    let methods = server.notifications.compactMap { $0[member: "method"]?.string }
    #expect(!methods.contains("document/didChange"))
    if end == "shutdown" { try server.hangUp(input: true, output: false) }
    server.process.waitUntilExit()
    let next = try self.server(workers)
    let opened = try next.request("document/open", ["path": path])
    #expect(opened[member: "recovery"] == nil, "\(opened.wireText)")
  }

  /// A `shutdown` commits a text that is being entered. The client may be asked for permission.
  @Test(arguments: ["on", "off"]) func anAnswerIsHeardDuringTheShutdown(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try copy(of: "simple.pdf")
    let server = try server(workers)
    server.reply = { _ in ["allow": true] }
    _ = try server.request("document/open", ["path": path])
    let note: JSONTree = [
      "id": "ft", "type": "freeText", "pageIndex": 0, "rect": [20, 20, 200, 60], "contents": "old",
    ]
    _ = try server.request("annotations/add", ["documentId": "d1", "annotation": note])
    let place: JSONTree = ["documentId": "d1", "pageIndex": 0, "point": [40, 40]]
    _ = try server.request("interaction/tap", place)
    _ = try server.request("interaction/doubleTap", place)
    _ = try server.request("interaction/text", ["documentId": "d1", "text": "new"])
    _ = try server.request(
      "interaction/addHook",
      ["documentId": "d1", "hook": "annotations/shouldEdit", "timeoutMs": 5000])
    #expect(try server.request("shutdown", [:]) == .object([]))
    try server.write(#"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
    server.process.waitUntilExit()
    let next = try self.server(workers)
    _ = try next.request("document/open", ["path": path, "recovery": "apply"])
    let kept = try next.request("annotations/get", ["documentId": "d1", "id": "ft"])
    #expect(kept[member: "annotation"]?[member: "contents"] == "new", "\(kept.wireText)")
  }

  /// JavaScript leaves out a result that is undefined.
  @Test(arguments: ["on", "off"]) func anAnswerWithoutResultIsAFailure(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server(workers)
    var questions: [JSONTree] = []
    server.reply = { question in
      questions.append(question)
      return nil
    }
    _ = try server.request("document/open", ["path": try copy(of: "scripts.pdf")])
    let script = "getField('notes').value = app.alert('?')"
    let action: JSONTree = ["kind": "javaScript", "script": .string(script)]
    let run = try server.send("action/run", ["documentId": "d1", "action": action])
    while questions.isEmpty { _ = try server.request("server/ping", [:]) }
    let id = try #require(questions.first?[member: "id"])
    let answer: JSONTree = ["jsonrpc": "2.0", "id": id]
    try server.write(answer.wireText + "\n")
    #expect(try server.answer(run)[member: "actions"] != nil)
    let info = try server.request("document/info", ["documentId": "d1"])
    #expect(info[member: "waitsFor"] == nil)
    #expect(server.answeredTwice == [] && server.answers[0] == nil)
    let warnings = server.notifications.filter { $0[member: "method"] == "log/message" }
    #expect(warnings.contains { $0.wireText.contains("counts as an error") })
    // The id of no question is refused as before.
    try server.write(#"{"jsonrpc":"2.0","id":4711}"# + "\n")
    #expect(try server.answer(4711).kind == "invalidRequest")
  }

  /// An `exit` right behind a `shutdown` that waits for other work ends the process after it.
  @Test(arguments: ["on", "off"]) func anExitWaitsForTheShutdown(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server(workers)
    try server.send("document/open", ["path": try copy(of: "simple.pdf")])
    let shutdown = try server.send("shutdown", [:])
    try server.write(#"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
    #expect(try server.answer(shutdown) == .object([]))
    // The input stays open: nothing but the `exit` ends the process.
    for _ in 0..<2000 where server.process.isRunning { usleep(10_000) }
    try #require(!server.process.isRunning)
    #expect(server.process.terminationStatus == 0)
  }

  /// The messages of a batch are handled in order, also those that end the session.
  @Test(arguments: ["on", "off"]) func aBatchEndsTheSession(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server(workers)
    let requests: [(Int64, String, JSONTree)] = [
      (11, "document/open", ["path": try copy(of: "simple.pdf")]),
      (12, "page/text", ["documentId": "d1", "pageIndex": 0]), (13, "shutdown", [:]),
      (14, "server/ping", [:]), (0, "exit", [:]), (15, "server/ping", [:]),
    ]
    let batch = JSONTree.array(
      requests.map { id, method, params in
        var message: [JSONTree.Member] = [
          .init("jsonrpc", "2.0"), .init("method", .string(method)), .init("params", params),
        ]
        if id > 0 { message.append(.init("id", .integer(id))) }
        return .object(message)
      })
    try server.write(batch.wireText + "\n")
    // All that is left to read.
    #expect(throws: MortalServer.Failure.self) { try server.answer(99) }
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
    let answers = try #require(server.notifications.last).elements
    let byID = Dictionary(
      answers.compactMap { answer in answer[member: "id"]?.integer.map { ($0, answer) } },
      uniquingKeysWith: { first, _ in first })
    #expect(byID.keys.sorted() == [11, 12, 13, 14, 15])
    #expect(byID[11]?[member: "result"]?[member: "documentId"] == "d1")
    #expect(byID[12]?[member: "result"]?[member: "text"] != nil)
    #expect(byID[13]?[member: "result"] == .object([]))
    #expect(byID[14]?[member: "error"]?.kind == "invalidRequest")
    #expect(byID[15]?[member: "error"]?.kind == "requestCancelled")
  }
}
