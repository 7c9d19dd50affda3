// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Documents in processes of their own, which are lost in all kinds of ways.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct WorkerTests {
  private let folder: URL
  private let file: URL
  private let other: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "one.pdf")
    other = folder.appending(path: "two.pdf")
    for copy in [file, other] {
      try FileManager.default.copyItem(at: WorkerTests.fixture("simple.pdf"), to: copy)
    }
  }

  private static func fixture(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)")
  }

  private func server(_ more: String...) throws -> FrontedServer {
    try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", "on"] + more, isStrict: true)
  }

  private func open(_ server: FrontedServer, _ file: URL) throws -> JSONTree {
    try server.request("document/open", ["path": .string(file.path)])
  }

  private func square(_ id: String, _ document: String = "d1") -> JSONTree {
    [
      "documentId": .string(document),
      "annotation": [
        "id": .string(id), "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50],
      ],
    ]
  }

  private func ids(_ server: FrontedServer, _ document: String = "d1") throws -> [String] {
    try server.request("annotations/list", ["documentId": .string(document)])[
      member: "annotations"]?.elements.compactMap { $0[member: "id"]?.string } ?? []
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test func idsAreThoseOfOneProcess() throws {
    defer { clean() }
    let server = try server()
    #expect(try open(server, file)[member: "documentId"] == "d1")
    #expect(try open(server, folder.appending(path: "none.pdf")).kind == "cannotOpen")
    let second = try open(server, other)
    #expect(second[member: "documentId"] == "d2")
    #expect(second[member: "viewId"] == "v2")
    let view = try server.request("view/open", ["documentId": "d1", "size": [300, 400]])
    #expect(view[member: "viewId"] == "v3")
    // What is asked of a document before it is known to be open.
    let opening = try server.send("document/open", ["path": .string(file.path)])
    let text = try server.send("page/text", ["documentId": "d3", "pageIndex": 0])
    #expect(try server.answer(opening)[member: "documentId"] == "d3")
    #expect(try server.answer(text)[member: "text"]?.string?.isEmpty == false)
    let list = try server.request("document/list", [:])[member: "documents"]?.elements
    #expect(list?.compactMap { $0[member: "documentId"]?.string } == ["d1", "d2", "d3"])
    #expect(
      try server.request("page/text", ["documentId": "d9", "pageIndex": 0]).kind
        == "unknownDocument")
  }

  @Test(arguments: [SIGKILL, SIGSEGV, SIGSTOP])
  func aLostDocumentComesBack(signal: Int32) throws {
    defer { clean() }
    // A process that gives no sign of life is lost after this time.
    let server = try server("--hang-limit", "2")
    _ = try open(server, file)
    _ = try open(server, other)
    let one: JSONTree = ["documentId": "d1"]
    _ = try server.request("annotations/add", square("x"))
    _ = try server.request("annotations/add", square("y"))
    _ = try server.request("document/undo", one)
    _ = try server.request("annotations/add", square("z", "d2"))
    let view = try server.request("view/open", ["documentId": "d1", "size": [300, 400]])
    #expect(view[member: "viewId"] == "v3")
    _ = try server.request(
      "view/goTo", ["documentId": "d1", "viewId": "v3", "pageIndex": 2])
    _ = try server.request(
      "tool/set", ["documentId": "d1", "viewId": "v3", "tool": "highlight"])
    _ = try server.request(
      "interaction/setEnabled", ["documentId": "d1", "component": "smartZoom", "enabled": false])
    let before = try server.request("view/get", ["documentId": "d1", "viewId": "v3"])
    let opened = try server.request(
      "view/open",
      [
        "documentId": "d1", "size": [300, 300], "layout": "single", "rotation": 90,
        "pixelRatio": 2,
      ])
    #expect(opened[member: "viewId"] == "v4")

    kill(try server.worker(of: "d1"), signal)
    #expect(try ids(server) == ["x"])
    let recovered = server.notifications.filter {
      $0[member: "method"]?.string == "document/didRecover"
    }
    #expect(recovered.count == 1)
    let params = recovered.first?[member: "params"]
    let reasons: [Int32: JSONTree] = [
      SIGKILL: "killed", SIGSEGV: "crashed", SIGSTOP: "stalled",
    ]
    #expect(params?[member: "reason"] == reasons[signal])
    #expect(params?[member: "edits"] == 3)
    #expect(params?[member: "viewIds"] == ["v1", "v3", "v4"])
    let reopened = try server.request("view/get", ["documentId": "d1", "viewId": "v4"])
    for member in ["size", "layout", "rotation", "pixelRatio"] {
      #expect(reopened[member: member] == opened[member: member], "\(member)")
    }
    #expect(try server.request("view/get", ["documentId": "d1", "viewId": "v3"]) == before)
    let tool = try server.request("tool/get", ["documentId": "d1", "viewId": "v3"])
    #expect(tool[member: "tool"] == "highlight")
    let components = try server.request("interaction/components", one)[member: "components"]
    let zoom = components?.elements.first { $0[member: "id"] == "smartZoom" }
    #expect(zoom?[member: "enabled"] == false)
    _ = try server.request("document/redo", one)
    #expect(try ids(server) == ["x", "y"])
    #expect(try ids(server, "d2") == ["z"])
    let status = try server.request("server/status", [:])[member: "workers"]?.elements
    #expect(status?.compactMap { $0[member: "restarts"]?.integer } == [1, 0])
    #expect(server.answeredTwice == [])
  }

  @Test func aDocumentOpenedFromDataComesBack() throws {
    defer { clean() }
    let server = try server()
    let data = try Data(contentsOf: file).base64EncodedString()
    _ = try server.request("document/open", ["data": .string(data)])
    _ = try server.request("annotations/add", square("x"))
    kill(try server.worker(of: "d1"), SIGKILL)
    #expect(try ids(server) == ["x"])
    #expect(
      try server.request("document/list", [:])[member: "documents"]?[0]?[member: "path"] == nil)
    #expect(try server.request("document/save", ["documentId": "d1"]).kind == "saveFailed")
  }

  @Test func theRequestThatKillsIsNamedAndTheThirdTimeCounts() throws {
    defer { clean() }
    let server = try server("--worker-fault", "crash:page/layout")
    _ = try open(server, file)
    _ = try open(server, other)
    _ = try server.request("annotations/add", square("x"))
    for time in 1...3 {
      let deadly = try server.send("page/layout", ["documentId": "d1", "pageIndex": 0])
      let after = try server.send("annotations/list", ["documentId": "d1"])
      let error = try server.answer(deadly)
      #expect(error.kind == "workerLost")
      #expect(error[member: "data"]?[member: "method"] == "page/layout")
      let list = try server.answer(after)
      if time < 3 {
        #expect(list[member: "annotations"]?.elements.count == 1)
      } else {
        #expect(list.kind == "unknownDocument")
        #expect(list[member: "message"]?.string?.contains("three times") == true)
      }
    }
    #expect(server.notifications.contains { $0[member: "method"] == "document/didClose" })
    let again = try open(server, file)
    #expect(again.kind == "cannotOpen")
    #expect(again[member: "message"]?.string?.contains("three times") == true)
    #expect(try ids(server, "d2") == [])
    #expect(server.answeredTwice == [])
  }

  @Test func aRequestThatHangsIsEnded() throws {
    defer { clean() }
    let server = try server("--worker-fault", "hang:page/layout", "--hang-limit", "2")
    _ = try open(server, file)
    _ = try open(server, other)
    let deadly = try server.send("page/layout", ["documentId": "d1", "pageIndex": 0])
    // Another document does not notice.
    #expect(try ids(server, "d2") == [])
    #expect(server.answers[deadly] == nil)
    let error = try server.answer(deadly)
    #expect(error.kind == "workerLost")
    #expect(error[member: "data"]?[member: "reason"] == "hung")
    #expect(try ids(server) == [])
  }

  @Test func documentsShareWhatTheyShareInOneProcess() throws {
    defer { clean() }
    let server = try server()
    _ = try open(server, file)
    _ = try open(server, other)
    _ = try server.request("annotations/add", square("x"))
    #expect(
      try server.request("annotations/copy", ["documentId": "d1", "ids": ["x"]])[member: "copied"]
        == 1)
    let pasted = try server.request("annotations/paste", ["documentId": "d2"])
    #expect(pasted[member: "annotations"]?.elements.count == 1)
    let pages = try server.request(
      "pages/import", ["documentId": "d2", "from": "d1", "pages": [0, 1], "at": 0])
    #expect(pages[member: "pageCount"] == 5)
    #expect(
      try server.request("pages/import", ["documentId": "d2", "from": "d1", "pages": [99]]).kind
        == "notFound")
    _ = try server.request(
      "tool/setStyle",
      ["documentId": "d1", "tool": "freehand", "style": ["color": "#123456"]])
    for document in ["d1", "d2"] as [JSONTree] {
      let tools = try server.request("tool/list", ["documentId": document])
      let freehand = tools[member: "tools"]?.elements.first { $0[member: "id"] == "freehand" }
      #expect(freehand?[member: "style"]?[member: "color"] == "#123456")
    }
    _ = try server.request("tool/register", ["id": "mine", "title": "Mine", "events": ["tap"]])
    _ = try server.request("document/open", ["path": .string(file.path)])
    for document in ["d1", "d3"] as [JSONTree] {
      let tool = try server.request("tool/set", ["documentId": document, "tool": "mine"])
      #expect(tool[member: "tool"] == "mine")
    }
    _ = try server.request("shutdown", [:])
    let next = try self.server()
    let styles = try next.request("styles/get", ["tool": "freehand"])[member: "styles"]?[0]
    #expect(styles?[member: "style"]?[member: "color"] == "#123456")
  }
}
