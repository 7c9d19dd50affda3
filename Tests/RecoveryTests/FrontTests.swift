// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// The front's own end, and that of its workers with it.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct FrontTests {
  private let folder: URL
  private let temporary: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    temporary = folder.appending(path: "temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  /// A server with a document that was opened from data.
  private func server() throws -> FrontedServer {
    let server = try FrontedServer(state: folder.appending(path: "state"), temporary: temporary)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    let data = try Data(contentsOf: fixture).base64EncodedString()
    let opened = try server.request("document/open", ["data": .string(data)])
    try #require(opened[member: "documentId"] == "d1", "\(opened.wireText)")
    return server
  }

  /// The document's worker, and the one that waits for the next document.
  private func workers(of server: FrontedServer) throws -> [pid_t] {
    let front = server.process.processIdentifier
    var workers: [pid_t] = []
    while workers.count < 2 {
      let children = try String(
        contentsOfFile: "/proc/\(front)/task/\(front)/children", encoding: .utf8)
      workers = children.split(separator: " ").compactMap { pid_t($0) }
      usleep(1000)
    }
    return workers
  }

  private func hasEnded(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return true
    }
    // One that nobody has taken note of yet is there still.
    return status.split(separator: ")").last?.hasPrefix(" Z") == true
  }

  private func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary.path)
      .filter { $0.hasPrefix("recto-data-") }
  }

  @Test func exitEndsItWithoutWorkers() throws {
    defer { clean() }
    let server = try server()
    for worker in try workers(of: server) { kill(worker, SIGKILL) }
    #expect(try server.request("shutdown", [:]) == .object([]))
    try server.write(#"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
    // The limit of the suite is what it may take at most.
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
    #expect(server.process.terminationStatus == 0)
    #expect(try folders() == [])
  }

  /// What front and workers say to each other is not for clients; notifications of theirs are as requests.
  @Test func clientsReachDocumentsOnlyByTheFront() throws {
    defer { clean() }
    let server = try server()
    let methods = ["worker/extract", "worker/importPages", "worker/didKeep"]
    for method in methods {
      let error = try server.request(method, ["documentId": "d1", "count": 1])
      #expect(error[member: "data"]?[member: "kind"] == "methodNotFound")
      try server.write(
        #"{"jsonrpc":"2.0","method":"\#(method)","params":{"documentId":"d1","count":1}}"# + "\n")
    }
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf").path
    try server.write(
      #"{"jsonrpc":"2.0","method":"document/open","params":{"path":"\#(fixture)"}}"# + "\n")
    let count = try server.request("document/list", [:])[member: "documents"]?.elements.count
    #expect(count == 2)
    #expect(try server.request("document/info", ["documentId": "d2"])[member: "pageCount"] == 3)
    try server.write(
      #"{"jsonrpc":"2.0","method":"document/close","params":{"documentId":"d2"}}"# + "\n")
    let gone = try server.request("document/info", ["documentId": "d2"])
    #expect(gone[member: "data"]?[member: "kind"] == "unknownDocument")
    let left = try server.request("document/list", [:])[member: "documents"]?.elements.count
    #expect(left == 1)
  }

  /// The front itself answers these, by the same rules as all others.
  @Test(arguments: ["server/status", "document/list"])
  func paramsOfTheFrontsOwnAnswersAreRead(method: String) throws {
    defer { clean() }
    let server = try server()
    let answer = try server.request(method, ["zzz": 1, "documentId": "d1"])
    #expect(answer[member: "documents"] != nil, "\(answer.wireText)")
    let told = server.notifications.compactMap { $0[member: "params"]?[member: "message"]?.string }
    #expect(told.contains { $0.hasPrefix("\(method) ignores params.zzz.") }, "\(told)")
    let error = try server.request(method, ["ifRevision": "x"])
    #expect(error[member: "data"]?[member: "path"] == "params.ifRevision")
  }

  /// A refused `shutdown` ends no worker.
  @Test func aShutdownIsReadBeforeWorkersEnd() throws {
    defer { clean() }
    let server = try server()
    let error = try server.request("shutdown", ["ifRevision": "x"])
    #expect(error[member: "data"]?[member: "path"] == "params.ifRevision")
    #expect(try server.request("page/text", ["documentId": "d1", "pageIndex": 0]).kind == nil)
    #expect(try server.request("shutdown", [:]) == .object([]))
  }

  @Test func whatAKilledOneLeavesGoes() throws {
    defer { clean() }
    let first = try server()
    let workers = try workers(of: first)
    #expect(try folders().count == 1)
    kill(first.process.processIdentifier, SIGKILL)
    first.process.waitUntilExit()
    while !workers.allSatisfy(hasEnded) { usleep(1000) }
    #expect(try folders().count == 1)
    let second = try server()
    while try folders().count > 1 { usleep(1000) }
    #expect(try second.request("page/text", ["documentId": "d1", "pageIndex": 0]).kind == nil)
    #expect(try folders().count == 1)
  }
}
