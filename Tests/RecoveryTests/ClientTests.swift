// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Clients that do not behave, of a server in one process and of one with workers.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct ClientTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recto-\(UUID().uuidString)")
  private let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/simple.pdf")

  private func server(_ workers: String, _ more: String...) throws -> FrontedServer {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let server = try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", workers] + more)
    let copy = folder.appending(path: "copy.pdf")
    try? FileManager.default.copyItem(at: file, to: copy)
    let opened = try server.request("document/open", ["path": .string(copy.path)])
    try #require(opened[member: "documentId"] == "d1", "\(opened.wireText)")
    return server
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  /// Bytes of memory that a process holds.
  private func memory(_ process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) << 10
  }

  @Test(arguments: ["off", "on"])
  func whoDoesNotReadIsWaitedFor(workers: String) throws {
    defer { clean() }
    let server = try server(workers, "--queue", "1M")
    // More answers than may wait, asked for without reading any.
    let before = try memory(server.process.processIdentifier)
    _ = fcntl(server.inputDescriptor, F_SETFL, O_NONBLOCK)
    var asked: [Int] = []
    // A pipe that takes something takes a whole request. One that is full for long is not read.
    while asked.count < 100_000, takesMore(server.inputDescriptor) {
      asked.append(try server.send("page/layout", ["documentId": "d1", "pageIndex": 0]))
    }
    try #require(asked.count > 1000 && asked.count < 100_000)
    usleep(300_000)
    let held = try memory(server.process.processIdentifier) - before
    #expect(held < 40 << 20, "\(held) bytes")
    _ = fcntl(server.inputDescriptor, F_SETFL, 0)
    // The last one may not have been sent whole.
    for id in asked.dropLast() { #expect(try server.answer(id)[member: "blocks"] != nil) }
    #expect(server.answeredTwice == [])
  }

  private func takesMore(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&polled, 1, 500) > 0
  }

  @Test(arguments: ["off", "on"])
  func whoDoesNotReadMissesOldViewsOnly(workers: String) throws {
    defer { clean() }
    let server = try server(workers, "--queue", "256K")
    _ = fcntl(server.inputDescriptor, F_SETFL, O_NONBLOCK)
    var asked: [Int] = []
    do {
      for number in 0..<100_000 {
        let page = JSONTree.integer(Int64(number % 3))
        asked.append(try server.send("view/goTo", ["documentId": "d1", "pageIndex": page]))
      }
    } catch {
      // The server has stopped reading.
    }
    try #require(asked.count > 100 && asked.count < 100_000)
    _ = fcntl(server.inputDescriptor, F_SETFL, 0)
    // The last one may not have been sent whole.
    let whole = asked.dropLast()
    for id in whole { #expect(try server.answer(id).kind == nil) }
    #expect(server.answeredTwice == [])
    let told = server.notifications.filter { $0[member: "method"] == "view/didChange" }
    #expect(!told.isEmpty && told.count < whole.count)
  }

  @Test(arguments: ["off", "on"])
  func whoIsGoneWhenAskedGetsTheDefault(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    _ = try server.request(
      "interaction/addCondition",
      [
        "documentId": "d1", "component": "toggleUserInterface", "ask": true, "timeoutMs": 10_000,
        "otherwise": false,
      ])
    server.reply = { [unowned server] _ in
      try? server.hangUp(input: true, output: false)
      return nil
    }
    let can = try server.request(
      "interaction/canActivate",
      ["documentId": "d1", "component": "toggleUserInterface", "pageIndex": 0, "point": [5, 5]])
    #expect(can[member: "canActivate"] == false)
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
  }

  @Test(arguments: ["off", "on"])
  func aCancelOvertakesWhatWaits(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    var asked: [Int] = []
    for _ in 0..<2000 {
      asked.append(try server.send("page/layout", ["documentId": "d1", "pageIndex": 1]))
    }
    let last = try #require(asked.last)
    try server.write(
      #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(last)}}"# + "\n")
    for id in asked.dropLast() { #expect(try server.answer(id)[member: "blocks"] != nil) }
    #expect(try server.answer(last).kind == "requestCancelled")
  }

  @Test(arguments: ["off", "on"])
  func whoDoesNotAnswerGetsTheDefault(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    _ = try server.request(
      "interaction/addCondition",
      [
        "documentId": "d1", "component": "toggleUserInterface", "ask": true, "timeoutMs": 50,
        "otherwise": false,
      ])
    var questions = 0
    server.reply = { _ in
      questions += 1
      return nil
    }
    let can = try server.request(
      "interaction/canActivate",
      ["documentId": "d1", "component": "toggleUserInterface", "pageIndex": 0, "point": [5, 5]])
    #expect(can[member: "canActivate"] == false)
    #expect(questions == 1)
  }

  @Test(arguments: ["off", "on"])
  func aRequestWithinAQuestionWaitsForItsEnd(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    _ = try server.request(
      "interaction/addCondition",
      [
        "documentId": "d1", "component": "toggleUserInterface", "ask": true, "timeoutMs": 10_000,
      ])
    var within: [Int] = []
    server.reply = { [unowned server] _ in
      // Requests about the same document, and about none: nobody has to wait for them.
      for method in ["document/history", "page/text"] {
        let params: JSONTree = ["documentId": "d1", "pageIndex": 0]
        if let id = try? server.send(method, params) { within.append(id) }
      }
      return ["allow": false]
    }
    let can = try server.request(
      "interaction/canActivate",
      ["documentId": "d1", "component": "toggleUserInterface", "pageIndex": 0, "point": [5, 5]])
    #expect(can[member: "canActivate"] == false)
    try #require(within.count == 2)
    #expect(try server.answer(within[0])[member: "undo"] == .array([]))
    #expect(try server.answer(within[1])[member: "text"] != nil)
    #expect(server.answeredTwice == [])
  }

  @Test(arguments: ["off", "on"])
  func whoIsGoneIsNotAsked(workers: String) throws {
    defer { clean() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let server = try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", workers],
      options: ["javascript": true])
    let scripts = file.deletingLastPathComponent().appending(path: "scripts.pdf")
    _ = try server.request("document/open", ["path": .string(scripts.path)])
    _ = try server.request("tool/set", ["documentId": "d1", "tool": "formFill"])
    _ = try server.request(
      "interaction/tap", ["documentId": "d1", "pageIndex": 0, "point": [200, 115]])
    // What the field's script does not accept, and tells the user of.
    _ = try server.request("interaction/text", ["documentId": "d1", "text": "101"])
    var questions = 0
    server.reply = { _ in
      questions += 1
      return nil
    }
    try server.hangUp(input: true, output: false)
    #expect(throws: MortalServer.Failure.self) { try server.answer(-1) }
    #expect(questions == 0)
  }

  @Test func aQuestionIsNoHang() throws {
    defer { clean() }
    let server = try server("on", "--hang-limit", "2")
    _ = try server.request(
      "interaction/addCondition",
      [
        "documentId": "d1", "component": "toggleUserInterface", "ask": true, "timeoutMs": 6000,
        "otherwise": false,
      ])
    server.reply = { _ in nil }
    let can = try server.request(
      "interaction/canActivate",
      ["documentId": "d1", "component": "toggleUserInterface", "pageIndex": 0, "point": [5, 5]])
    #expect(can[member: "canActivate"] == false, "\(can.wireText)")
  }

  @Test(arguments: ["off", "on"])
  func whoIsGoneIsNotWaitedFor(workers: String) throws {
    defer { clean() }
    let first = try server(workers)
    let square: JSONTree = [
      "documentId": "d1",
      "annotation": [
        "id": "x", "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50],
      ],
    ]
    _ = try first.request("annotations/add", square)
    for _ in 0..<200 {
      try first.send("page/render", ["documentId": "d1", "pageIndex": 0, "scale": 4])
    }
    try first.hangUp(input: true, output: true)
    // The limit of the suite is what it may take at most.
    first.process.waitUntilExit()
    #expect(first.process.terminationReason == .exit)
    let second = try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", workers])
    let opened = try second.request(
      "document/open", ["path": .string(folder.appending(path: "copy.pdf").path)])
    #expect(opened[member: "recovery"]?[member: "edits"] == 1)
  }
}
