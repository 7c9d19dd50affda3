// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Scripts that show dialogues for ever.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct DialogueFloodTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A document that runs a script when it is opened.
  private func document(_ name: String, script: String) throws -> JSONTree {
    let objects = [
      """
      << /Type /Catalog /Pages 2 0 R /Names << /JavaScript << /Names [(a) \
      << /S /JavaScript /JS (\(script)) >>] >> >> >>
      """,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
    ]
    var text = "%PDF-1.7\n"
    for (index, object) in objects.enumerated() {
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    text += "trailer << /Root 1 0 R /Size 4 >>\n"
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return .string(file.path)
  }

  @Test(arguments: ["on", "off"])
  func afterAFewTheUserHasToAct(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (server, alerts) = try server(workers)
    let path = try document("few.pdf", script: "for (var i = 0; i < 40; i++) app.alert('b');")
    _ = try server.request("document/open", ["path": path])
    #expect(alerts.count == 5)
    let info = try server.request("document/info", ["documentId": "d1"])
    #expect(info[member: "withheldDialogues"] == 35)
    #expect(said(by: server) == 1)
    _ = try server.request(
      "interaction/tap", ["documentId": "d1", "pageIndex": 0, "point": [9, 9]])
    #expect(said(by: server) == 2)
    let after = try server.request("document/info", ["documentId": "d1"])
    #expect(after[member: "withheldDialogues"] == nil)
  }

  /// Requests to print and to mail show dialogues too.
  @Test(arguments: ["print()", "app.mailMsg(true, 'a@b.c')"])
  func requestsAreDialogues(request: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (server, _) = try server("off")
    let script = "for (var i = 0; i < 40; i++) \(request);"
    _ = try server.request("document/open", ["path": try document("many.pdf", script: script)])
    let requests = server.notifications.filter { $0[member: "method"] == "host/scriptRequest" }
    #expect(requests.count == 5)
    #expect(said(by: server) == 1)
  }

  @Test(arguments: ["on", "off"])
  func aFloodEnds(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (server, alerts) = try server(workers)
    let path = try document("flood.pdf", script: "while (1) app.alert('b');")
    let flood = try server.send("document/open", ["path": path])
    let other = try server.request(
      "document/open", ["path": try document("quiet.pdf", script: "1;")])
    #expect(other[member: "documentId"] == "d2")
    #expect(try server.answer(flood)[member: "documentId"] == "d1")
    #expect(alerts.count == 5)
  }

  private final class Alerts { var count = 0 }

  /// A server whose user takes note of every alert.
  private func server(_ workers: String) throws -> (FrontedServer, Alerts) {
    let server = try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", workers],
      options: ["javascript": true])
    let alerts = Alerts()
    server.reply = { message in
      guard message[member: "method"] == "host/alert" else { return nil }
      alerts.count += 1
      return ["button": "ok"]
    }
    return (server, alerts)
  }

  /// How many messages tell that a limit was reached.
  private func said(by server: FrontedServer) -> Int {
    server.notifications.filter {
      $0[member: "method"] == "script/didLog"
        && $0[member: "params"]?[member: "level"] == "limitExceeded"
    }.count
  }
}
