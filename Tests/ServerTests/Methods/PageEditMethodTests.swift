// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

@Suite struct PageEditMethodTests {
  @Test func theClientIsToldWherePagesWent() throws {
    let client = try Client("pages.pdf")
    _ = try client.ask("pages/move", #""pages": [3, 4], "to": 1"#)
    let change = try #require(
      client.notifications.first { $0["method"]?.string == "pages/didChange" })
    #expect(
      change["params.kept"]?.wireText
        == #"[{"from":0,"to":0,"count":1},{"from":3,"to":1,"count":2},{"from":1,"to":3,"count":2}]"#
    )
    _ = try client.ask("document/undo")
    let back = try #require(
      client.notifications.first { $0["method"]?.string == "pages/didChange" })
    #expect(back["params.kept.1"]?.wireText == #"{"from":3,"to":1,"count":2}"#)
    #expect(back["params.cause"]?.string == "undo")
  }

  @Test(arguments: [
    ("pages/delete", #""pages": []"#), ("pages/delete", #""pages": [1, 1]"#),
    ("pages/rotate", #""pages": [0], "by": 45"#), ("pages/insert", #""at": 0, "size": [1, 1]"#),
    ("pages/insert", #""at": 0, "count": 0"#), ("pages/import", #""at": 0"#),
    ("pages/insert", #""at": 0, "image": {}"#), ("pages/crop", #""pages": [0], "margins": [1]"#),
    ("pages/setLabels", #""sections": [{"first": 0}, {"first": 0}]"#),
    ("pages/split", #""folder": "/tmp""#), ("pages/setBoxes", #""pages": [0], "boxes": {}"#),
    ("pages/split", #""folder": "/tmp", "every": 2, "name": "a/b""#),
    ("pages/split", #""folder": "", "every": 2"#),
  ])
  func whatMakesNoSenseIsRefused(method: String, params: String) throws {
    let client = try Client("pages.pdf")
    #expect(try client.error(method, params)["code"]?.integer == -32602, "\(method) \(params)")
    #expect(client.notifications.isEmpty)
  }

  @Test func anEmptyPartIsNamed() throws {
    let error = try Client("pages.pdf").error(
      "pages/split", #""folder": "/tmp", "parts": [[0], []]"#)
    #expect(error["data.path"]?.string == "params.parts[1]")
  }

  @Test(arguments: [
    ("pages/delete", #""pages": [5]"#), ("pages/move", #""pages": [0], "to": 5"#),
    ("pages/insert", #""at": 6"#), ("pages/duplicate", #""pages": [0], "at": 9"#),
    ("pages/setLabels", #""sections": [{"first": 9}]"#),
    ("pages/import", #""from": "d1", "pages": [0], "at": 9"#),
  ])
  func whatIsNotThereIsNotFound(method: String, params: String) throws {
    let client = try Client("pages.pdf")
    #expect(try client.error(method, params)["code"]?.integer == -32017, "\(method) \(params)")
    #expect(try client.ask("pages/list")["pages"]?.count == 5)
  }

  @Test func nothingIsOverwritten() throws {
    let client = try Client("pages.pdf")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a-2.pdf")
    try Data("x".utf8).write(to: file)
    let split = #""folder": "\#(folder.path)", "name": "a", "every": 2"#
    #expect(try client.error("pages/split", split)["data.kind"]?.string == "saveFailed")
    let extract = #""pages": [1], "path": "\#(file.path)""#
    #expect(try client.error("pages/extract", extract)["data.kind"]?.string == "saveFailed")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a-2.pdf"])
    _ = try client.ask("pages/extract", extract + #", "overwrite": true"#)
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
    let own = #""pages": [1], "overwrite": true, "path": "\#(Client.path("pages.pdf"))""#
    #expect(try client.error("pages/extract", own)["code"]?.integer == -32602)
  }

  @Test func whatMayNotBeCopiedIsNotImported() throws {
    let client = try Client("pages.pdf")
    let path = Client.path("locked.pdf")
    let without = try client.error("pages/import", #""path": "\#(path)""#)
    #expect(without["data.kind"]?.string == "passwordRequired")
    let user = try client.error("pages/import", #""path": "\#(path)", "password": "user""#)
    #expect(user["data.kind"]?.string == "notPermitted")
    let owner = #""path": "\#(path)", "password": "owner", "pages": [2, 0], "at": 0"#
    let done = try client.ask("pages/import", owner)
    #expect(done["pages"]?.wireText == "[0,1]")
    #expect(try client.ask("page/text", #""pageIndex": 0"#)["text"]?.string?.isEmpty == false)
  }

  @Test func whatMayNotBeCopiedIsNoPicture() throws {
    let client = try Client("pages.pdf")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let encrypt = #"{"ownerPassword": "owner", "permissions": {"copy": false}}"#
    _ = try client.ask("document/save", #""path": "\#(file.path)", "encrypt": \#(encrypt)"#)
    let picture = try Data(contentsOf: file).base64EncodedString()
    let error = try client.error(
      "annotations/add",
      #"""
      "annotation": {"type": "stamp", "pageIndex": 0, "rect": [9, 9, 90, 90],
        "picture": {"image": "\#(picture)"}}
      """#)
    #expect(error["message"]?.string?.contains("does not allow copying") == true)
  }

  @Test func anImageBecomesAPage() throws {
    let client = try Client("pages.pdf")
    let images = try client.ask("pages/list")["pages.0.size"]?.wireText
    #expect(images == "[200,300]")
    let drawn = try Client("dark.pdf").ask("page/image", #""pageIndex": 0, "index": 0"#)
    guard let data = drawn["data"]?.string else { return }
    _ = try client.ask("pages/insert", #""at": 1, "image": {"data": "\#(data)"}"#)
    #expect(try client.ask("page/images", #""pageIndex": 1"#)["images"]?.count == 1)
    let broken = try client.error("pages/insert", #""at": 1, "image": {"data": "AAAA"}"#)
    #expect(broken["data.kind"]?.string == "unsupported")
  }
}
