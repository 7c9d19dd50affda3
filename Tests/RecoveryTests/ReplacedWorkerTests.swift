// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Workers that are lost at awkward moments: before they begin, after a change of the password, while
/// another document waits for them.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct ReplacedWorkerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recto-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    for name in ["one.pdf", "two.pdf"] {
      try FileManager.default.copyItem(at: fixture, to: folder.appending(path: name))
    }
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func server(_ more: String...) throws -> FrontedServer {
    try FrontedServer(state: folder.appending(path: "state"), ["--workers", "on"] + more)
  }

  private func params(_ name: String) -> JSONTree {
    ["path": .string(folder.appending(path: name).path)]
  }

  private func square(_ document: String) -> JSONTree {
    [
      "documentId": .string(document),
      "annotation": ["id": "x", "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50]],
    ]
  }

  /// The front's only worker, which waits for a document.
  private func spare(of server: FrontedServer) throws -> pid_t {
    let front = server.process.processIdentifier
    while true {
      let children = try String(
        contentsOfFile: "/proc/\(front)/task/\(front)/children", encoding: .utf8)
      // One that is a program of its own by now: the front waits for a child until it is.
      if let spare = children.split(separator: " ").compactMap({ pid_t($0) }).first,
        let command = try? String(contentsOfFile: "/proc/\(spare)/cmdline", encoding: .utf8),
        command.hasPrefix("recto\0--worker")
      {
        return spare
      }
      usleep(1000)
    }
  }

  @Test(arguments: [SIGKILL, SIGSTOP])
  func aDocumentWhoseWorkerNeverBeganIsOpenedByAnother(signal: Int32) throws {
    defer { clean() }
    let server = try server("--hang-limit", "2")
    kill(try spare(of: server), signal)
    let opening = try server.send("document/open", params("one.pdf"))
    let adding = try server.send("annotations/add", square("d1"))
    let viewing = try server.send("view/open", ["documentId": "d1", "size": [300, 400]])
    #expect(try server.answer(opening)[member: "documentId"] == "d1")
    #expect(try server.answer(adding)[member: "revision"] == 1)
    let view = try server.answer(viewing)[member: "viewId"]
    #expect(view?.string?.hasPrefix("v") == true && view != "v1")
    #expect(try server.request("document/open", params("two.pdf"))[member: "documentId"] == "d2")
    #expect(server.answeredTwice == [])
  }

  @Test(arguments: ["save", "reload"])
  func aDocumentComesBackByItsNewPassword(way: String) throws {
    defer { clean() }
    let server = try server()
    _ = try server.request("document/open", params("one.pdf"))
    let encrypt: JSONTree = ["userPassword": "user", "ownerPassword": "owner"]
    if way == "save" {
      let saved = try server.request(
        "document/save", ["documentId": "d1", "encrypt": encrypt])
      #expect(saved[member: "path"] != nil, "\(saved.wireText)")
    } else {
      _ = try server.request("document/open", params("two.pdf"))
      let (copy, file) = (folder.appending(path: "copy.pdf"), folder.appending(path: "one.pdf"))
      let saved = try server.request(
        "document/save", ["documentId": "d2", "path": .string(copy.path), "encrypt": encrypt])
      #expect(saved[member: "path"] != nil, "\(saved.wireText)")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: copy, to: file)
      let read = try server.request(
        "document/reload", ["documentId": "d1", "password": "owner"])
      #expect(read[member: "pageCount"] != nil, "\(read.wireText)")
    }
    _ = try server.request("annotations/add", square("d1"))
    kill(try server.worker(of: "d1"), SIGKILL)
    let list = try server.request("annotations/list", ["documentId": "d1"])
    #expect(list[member: "annotations"]?.elements.count == 1, "\(list.wireText)")
    // And without any, in the next session too.
    _ = try server.request(
      "document/save", ["documentId": "d1", "encrypt": ["method": "none"]])
    kill(try server.worker(of: "d1"), SIGKILL)
    #expect(
      try server.request("annotations/list", ["documentId": "d1"])[member: "annotations"]?
        .elements.count == 1)
  }

  @Test func itsRevisionsAreNeverUsedAgain() throws {
    defer { clean() }
    let server = try server()
    let document: JSONTree = ["documentId": "d1"]
    _ = try server.request("document/open", params("one.pdf"))
    _ = try server.request("annotations/add", square("d1"))
    #expect(try server.request("document/save", document)[member: "path"] != nil)
    kill(try server.worker(of: "d1"), SIGKILL)
    let old = try server.request(
      "document/undo", ["documentId": "d1", "ifRevision": 1])
    #expect(old.kind == "contentModified", "\(old.wireText)")
    let info = try server.request("document/info", document)
    let revision = try #require(info[member: "revision"]?.integer)
    #expect(revision > 1)
    let next = try server.request(
      "annotations/delete", ["documentId": "d1", "ids": ["x"], "ifRevision": .integer(revision)])
    #expect(next[member: "revision"]?.integer == revision + 1, "\(next.wireText)")
  }

  @Test func undecidedChangesStayUndecidedAfterAReload() throws {
    defer { clean() }
    var server = try server()
    let document: JSONTree = ["documentId": "d1"]
    _ = try server.request("document/open", params("one.pdf"))
    _ = try server.request("annotations/add", square("d1"))
    _ = try server.request("document/close", document)
    server = try self.server()
    let opened = try server.request("document/open", params("one.pdf"))
    #expect(opened[member: "recovery"]?[member: "edits"] == 1, "\(opened.wireText)")
    #expect(try server.request("document/reload", document)[member: "revision"] == 1)
    kill(try server.worker(of: "d1"), SIGKILL)
    let list = try server.request("annotations/list", document)
    #expect(list[member: "annotations"] == [], "\(list.wireText)")
  }

  @Test func aSessionThatWasStoppedGoesOn() throws {
    defer { clean() }
    let server = try server("--hang-limit", "2")
    _ = try server.request("document/open", params("one.pdf"))
    let activation: JSONTree = [
      "documentId": "d1", "component": "toggleUserInterface", "ask": true, "timeoutMs": 10_000,
      "otherwise": false,
    ]
    _ = try server.request("interaction/addCondition", activation)
    let processes = [server.process.processIdentifier, try server.worker(of: "d1")]
    server.reply = { _ in
      for process in processes.reversed() { kill(process, SIGSTOP) }
      usleep(3_000_000)
      for process in processes { kill(process, SIGCONT) }
      return ["allow": true]
    }
    let can = try server.request(
      "interaction/canActivate",
      ["documentId": "d1", "component": "toggleUserInterface", "pageIndex": 0, "point": [5, 5]])
    #expect(can[member: "canActivate"] == true, "\(can.wireText)")
    #expect(try server.worker(of: "d1") == processes[1])
  }

  @Test func anImportIsAnsweredWhoseDocumentIsGone() throws {
    defer { clean() }
    let server = try server("--hang-limit", "3600")
    _ = try server.request("document/open", params("one.pdf"))
    _ = try server.request("document/open", params("two.pdf"))
    let source = try server.worker(of: "d1")
    kill(source, SIGSTOP)
    let importing = try server.send("pages/import", ["documentId": "d2", "from": "d1"])
    let waiting = try server.send("document/history", ["documentId": "d2"])
    var last: pid_t = 0
    for _ in 1...3 {
      var worker = try server.worker(of: "d2")
      while worker == last { worker = try server.worker(of: "d2") }
      last = worker
      kill(worker, SIGSEGV)
    }
    #expect(try server.answer(waiting).kind == "unknownDocument")
    #expect(server.notifications.contains { $0[member: "method"] == "document/didClose" })
    kill(source, SIGCONT)
    #expect(try server.answer(importing).kind == "unknownDocument")
    #expect(server.answeredTwice == [])
  }
}
