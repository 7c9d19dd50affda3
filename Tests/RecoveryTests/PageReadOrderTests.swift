// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// A page that is read while a large edit is under way.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct PageReadOrderTests {
  /// A large edit, a change that moves pages, and a read that came after both: it waits for the change, not
  /// for the edit alone.
  @Test(arguments: ["on", "off"], ["pages/insert", "pages/move"])
  func aReadIsAfterTheChangesBeforeIt(workers: String, change: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "recto-\(UUID().uuidString)")
    let server = try FrontedServer(state: folder, ["--workers", workers])
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    _ = try server.request("document/open", ["path": .string(file.path)])
    let squares: [JSONTree] = (0..<400).map {
      ["id": .string("s\($0)"), "type": "square", "pageIndex": 1, "rect": [10, 10, 60, 60]]
    }
    let first: JSONTree = ["documentId": "d1", "pageIndex": 0]
    let before = try server.request("page/text", first)[member: "text"]
    let place: JSONTree =
      change == "pages/insert"
      ? ["documentId": "d1", "at": 0] : ["documentId": "d1", "pages": [0], "to": 1]
    let sent = [
      try server.send("annotations/add", ["documentId": "d1", "annotations": .array(squares)]),
      try server.send("page/text", first), try server.send(change, place),
      try server.send("page/text", first),
    ]
    let answers = try sent.map { try server.answer($0) }
    #expect(answers[1][member: "text"] == before)
    let now = try server.request("page/text", first)[member: "text"]
    #expect(now != before && answers[3][member: "text"] == now)
  }
}
