// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// What is kept of thumbnails in the user's cache folder.
@Suite final class ThumbnailFileTests {
  private let folder = NSTemporaryDirectory() + "recto-thumbnails-\(UUID())"
  private var cache: String { folder + "/thumbnails" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func client(_ fixture: String?) throws -> Client {
    try Client(fixture, options: #""cacheDirectory": "\#(folder)""#)
  }

  private func draw(_ client: Client) throws -> [[UInt8]] {
    try client.ask("pages/thumbnails", #""width": 40"#).pictures
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []).sorted()
  }

  /// Puts another picture of the same size in the place of all that there are.
  private func plant() throws -> [UInt8] {
    let other = try Client("simple.pdf")
    _ = try other.ask(
      "annotations/add",
      ##""annotations": [{"type": "square", "pageIndex": 0, "rect": [9, 9, 250, 250]}]"##)
    let bytes = try draw(other)[0]
    for file in files { try Data(bytes).write(to: URL(filePath: "\(cache)/\(file)")) }
    return bytes
  }

  @Test func outlivesTheSession() throws {
    let first = try draw(client("simple.pdf"))
    #expect(files.count == 3)
    for file in files {
      #expect(file.wholeMatch(of: /[0-9a-f]{64}-[0-9]+-40\.png/) != nil)
      let found = try FileManager.default.attributesOfItem(atPath: "\(cache)/\(file)")
      #expect(found[.posixPermissions] as? Int == 0o600)
      #expect(first.contains(Array(try Data(contentsOf: URL(filePath: "\(cache)/\(file)")))))
    }
    let planted = try plant()
    #expect(try draw(client("simple.pdf")) == [planted, planted, planted])
  }

  /// Nobody sees the pages without the password then.
  @Test func theyGoWhenTheFileGetsAPassword() throws {
    let copy = folder + "/copy.pdf"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Client.path("simple.pdf"), toPath: copy)
    let client = try client(nil)
    _ = try client.result("document/open", #"{"path": "\#(copy)"}"#)
    _ = try draw(client)
    #expect(files.count == 3)
    let password = #""encrypt": {"userPassword": "x"}"#
    _ = try client.ask("document/save", #""path": "\#(folder)/other.pdf", \#(password)"#)
    #expect(files.count == 3)
    _ = try client.ask("document/save", password)
    _ = try draw(client)
    #expect(files.isEmpty)
  }

  @Test func brokenFilesAreMadeAgain() throws {
    let first = try draw(client("simple.pdf"))
    let names = files
    let whole = try Data(contentsOf: URL(filePath: "\(cache)/\(names[0])"))
    let broken = [Data(), whole.prefix(whole.count / 2), Data("no picture".utf8)]
    for (name, bytes) in zip(names, broken) {
      try bytes.write(to: URL(filePath: "\(cache)/\(name)"))
    }
    #expect(try draw(client("simple.pdf")) == first)
    #expect(files == names)
    #expect(try Data(contentsOf: URL(filePath: "\(cache)/\(names[0])")) == whole)
  }

  @Test func anotherFileHasOthers() throws {
    _ = try draw(client("simple.pdf"))
    _ = try plant()
    let copy = folder + "/copy.pdf"
    var bytes = try Data(contentsOf: URL(filePath: Client.path("simple.pdf")))
    try bytes.write(to: URL(filePath: copy))
    let same = try client(nil)
    _ = try same.result("document/open", #"{"path": "\#(copy)"}"#)
    #expect(try Set(draw(same)).count == 1)
    bytes.append(0x0A)
    try bytes.write(to: URL(filePath: copy))
    let other = try client(nil)
    _ = try other.result("document/open", #"{"path": "\#(copy)"}"#)
    #expect(try Set(draw(other)).count == 3)
  }

  @Test func changedPagesStayOutOfIt() throws {
    let before = try draw(client("simple.pdf"))
    let planted = try plant()
    let client = try client("simple.pdf")
    _ = try client.ask(
      "annotations/add",
      ##""annotations": [{"type": "circle", "pageIndex": 1, "rect": [9, 9, 250, 250]}]"##)
    let changed = try draw(client)
    #expect(changed[0] == planted)
    #expect(![planted, before[1]].contains(changed[1]))
    _ = try client.ask("document/undo")
    #expect(try draw(client)[1] == before[1])
    for file in files {
      #expect(Array(try Data(contentsOf: URL(filePath: "\(cache)/\(file)"))) == planted)
    }
  }

  @Test func nothingOfEncryptedDocumentsOrOfBytesIsKept() throws {
    let client = try client("owner.pdf")
    #expect(try draw(client).count == 3)
    let data = try Data(contentsOf: URL(filePath: Client.path("simple.pdf")))
    let opened = try client.result(
      "document/open", #"{"data": "\#(data.base64EncodedString())"}"#)
    let id = opened["documentId"]?.string ?? ""
    let drawn = try client.result("pages/thumbnails", #"{"documentId": "\#(id)", "width": 40}"#)
    #expect(drawn.pictures.count == 3)
    #expect(files.isEmpty)
  }

  @Test func whatIsRemovedForGoodIsRemovedHereToo() throws {
    _ = try draw(client("simple.pdf"))
    #expect(files.count == 3)
    let client = try client("simple.pdf")
    _ = try client.ask(
      "annotations/add",
      #""annotations": [{"type": "redact", "pageIndex": 0, "rect": [9, 9, 99, 99]}]"#)
    #expect(files.count == 3)
    _ = try client.ask("annotations/applyRedactions")
    #expect(files.isEmpty)
    _ = try draw(client)
    #expect(files.isEmpty)
  }

  /// Pictures of the file before it was saved with marks are of the same document.
  @Test func picturesOfEarlierVersionsAreRemovedToo() throws {
    let path = folder + "/mine.pdf"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Client.path("simple.pdf"), toPath: path)
    let first = try client(nil)
    _ = try first.result("document/open", #"{"path": "\#(path)"}"#)
    _ = try draw(first)
    _ = try first.ask(
      "annotations/add",
      #""annotations": [{"type": "redact", "pageIndex": 0, "rect": [9, 9, 99, 99]}]"#)
    _ = try first.ask("document/save")
    let second = try client(nil)
    _ = try second.result("document/open", #"{"path": "\#(path)"}"#)
    _ = try draw(second)
    #expect(files.count == 6)
    _ = try second.ask("annotations/applyRedactions")
    #expect(files.isEmpty)
  }
}
