// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Documents in processes of their own are documents of one session: all is as in one process.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct OneSessionTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    for name in ["one.pdf", "two.pdf"] {
      try FileManager.default.copyItem(at: fixture, to: folder.appending(path: name))
    }
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  /// A server with two documents.
  private func server(_ workers: String, _ more: String...) throws -> FrontedServer {
    let server = try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", workers] + more)
    for name in ["one.pdf", "two.pdf"] {
      _ = try server.request(
        "document/open", ["path": .string(folder.appending(path: name).path)])
    }
    return server
  }

  @Test(arguments: ["off", "on"])
  func viewsAndSelectionsAreToldOf(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    let one: JSONTree = ["documentId": "d1", "viewId": "v1", "pageIndex": 1]
    _ = try server.request("view/goTo", one)
    _ = try server.request(
      "annotations/add",
      [
        "documentId": "d1",
        "annotation": [
          "id": "x", "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50],
        ],
      ])
    _ = try server.request("selection/set", ["documentId": "d1", "annotations": ["x"]])
    let methods = server.notifications.compactMap { $0[member: "method"]?.string }
    #expect(
      methods == [
        "view/didChange", "document/didChange", "annotations/didChange", "tool/didChange",
        "selection/didChange", "tool/didUpdate",
      ])
  }

  @Test(arguments: ["off", "on"])
  func requirementsAreToldApart(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    var ids: Set<String> = []
    for document in ["d1", "d2"] as [JSONTree] {
      _ = try server.request("tool/set", ["documentId": document, "tool": "freeText"])
      let tapped = try server.request(
        "interaction/tap", ["documentId": document, "pageIndex": 0, "point": [100, 100]])
      ids.insert(tapped[member: "requirement"]?[member: "requirementId"]?.string ?? "")
    }
    #expect(ids.count == 2 && ids.contains("r1"))
  }

  @Test(arguments: ["off", "on"])
  func whatIsPastedWasCopiedBefore(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    for number in 1...20 {
      _ = try server.request(
        "annotations/add",
        [
          "documentId": "d1",
          "annotation": [
            "id": .string("x\(number)"), "type": "square", "pageIndex": 0,
            "rect": [10, 10, 60, 50],
          ],
        ])
    }
    for number in 1...20 {
      // Work that has to be done before, of one document only.
      try server.send("page/render", ["documentId": "d1", "pageIndex": 0])
      let ids: JSONTree = .array((1...number).map { .string("x\($0)") })
      try server.send("annotations/copy", ["documentId": "d1", "ids": ids])
      let paste = try server.send("annotations/paste", ["documentId": "d2"])
      let pasted = try server.answer(paste)[member: "annotations"]?.elements
      #expect(pasted?.count == number)
    }
  }

  @Test(arguments: ["off", "on"])
  func dataIsCalledData(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    let opened = try server.request(
      "document/open", ["data": .string(Data("no PDF".utf8).base64EncodedString())])
    #expect(opened.kind == "cannotOpen")
    #expect(opened[member: "message"] == "The data is not a PDF file.")
  }

  @Test(arguments: ["off", "on"])
  func keysAndToolsAreTheSessions(workers: String) throws {
    defer { clean() }
    let server = try server(workers)
    _ = try server.request("tool/keys", ["set": [["key": "w", "commands": ["tool.line"]]]])
    let key = try server.request("interaction/key", ["documentId": "d2", "key": "w"])
    #expect(key[member: "tool"] == "line")
    _ = try server.request("tool/register", ["id": "mine", "title": "Mine", "events": ["tap"]])
    _ = try server.request("tool/set", ["documentId": "d1", "tool": "mine"])
    let before = server.notifications.count
    _ = try server.request("tool/unregister", ["id": "mine"])
    let told = server.notifications.dropFirst(before).map { $0[member: "params"] }
    #expect(told.count == 1)
    #expect(told.first??[member: "documentId"] == "d1")
    #expect(told.first??[member: "tool"] == "pan")
  }

  @Test(arguments: ["off", "on"])
  func signaturesThatNoFileKeepsAreTheSessions(workers: String) throws {
    defer { clean() }
    let server = try server(workers, "--state-directory", "")
    func place(_ document: JSONTree, _ source: JSONTree, store: Bool) throws -> JSONTree {
      try server.request(
        "signatures/place",
        [
          "documentId": document, "pageIndex": 0, "point": [200, 200], "source": source,
          "store": .bool(store),
        ])
    }
    // Conditions for a document, for the session, and back.
    #expect(try place("d1", ["text": "Ann"], store: true)[member: "saved"] == "s1")
    #expect(try place("d2", ["saved": "s1"], store: false).kind == nil)
    let kept = try server.request("signatures/save", ["source": ["text": "Bob"]])
    #expect(kept[member: "signature"]?[member: "id"] == "s2")
    #expect(try place("d1", ["saved": "s2"], store: false).kind == nil)
    let list = try server.request("signatures/saved", [:])[member: "signatures"]?.elements
    #expect(list?.compactMap { $0[member: "id"]?.string } == ["s2", "s1"])
    #expect(list?.first?[member: "lastUsed"] == true)
  }
}
