// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What dies with the front, and with its client.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct LifelineTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recto-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "one.pdf") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    try FileManager.default.copyItem(at: fixture, to: file)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  /// A server whose document has a change that is not saved, and whose workers hang at `page/layout`.
  private func server() throws -> FrontedServer {
    let server = try FrontedServer(
      state: folder.appending(path: "state"),
      ["--workers", "on", "--worker-fault", "hang:page/layout", "--hang-limit", "3600"])
    _ = try server.request("document/open", ["path": .string(file.path)])
    let square: JSONTree = [
      "documentId": "d1",
      "annotation": ["id": "x", "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50]],
    ]
    _ = try server.request("annotations/add", square)
    return server
  }

  /// Whether a process is gone, or waits only for somebody to take note of that.
  private func hasEnded(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return true
    }
    return status.split(separator: ")").last?.hasPrefix(" Z") == true
  }

  enum State: CaseIterable { case idle, asking, stuck, stopped }

  @Test(arguments: State.allCases)
  func theFrontTakesItsWorkersWithIt(state: State) throws {
    defer { clean() }
    let first = try server()
    let worker = try first.worker(of: "d1")
    switch state {
    case .idle: break
    case .asking:
      _ = try first.request(
        "bookmarks/setProviders",
        [
          "documentId": "d1",
          "providers": [["kind": "client", "id": "mine", "timeoutMs": 10_000]],
        ])
      first.reply = { [unowned first] _ in
        kill(first.process.processIdentifier, SIGKILL)
        return nil
      }
      #expect(throws: MortalServer.Failure.self) {
        try first.request("bookmarks/list", ["documentId": "d1"])
      }
    case .stuck:
      try first.send("page/layout", ["documentId": "d1", "pageIndex": 0])
      // The front has passed it on by then.
      _ = try first.request("server/ping", [:])
    case .stopped: kill(worker, SIGSTOP)
    }
    kill(first.process.processIdentifier, SIGKILL)
    first.process.waitUntilExit()
    // It has the lock of the edit log at once.
    let second = try FrontedServer(state: folder.appending(path: "state"))
    let opened = try second.request(
      "document/open", ["path": .string(file.path), "recovery": "apply"])
    #expect(opened[member: "recovery"]?[member: "applied"] == 1, "\(opened.wireText)")
    while !hasEnded(worker) { usleep(1000) }
  }

  @Test func aClientThatIsGoneIsNotWorkedFor() throws {
    defer { clean() }
    let server = try server()
    let worker = try server.worker(of: "d1")
    try server.send("page/layout", ["documentId": "d1", "pageIndex": 0])
    try server.hangUp(input: true, output: true)
    // The limit of the suite is what it may take at most.
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
    while !hasEnded(worker) { usleep(1000) }
  }
}
