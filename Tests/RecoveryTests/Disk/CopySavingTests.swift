// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// The real server, saving to other names than the document's own.
@Suite(.ownThreads, .timeLimit(.minutes(10))) struct CopySavingTests {
  private let place: ChangingFile
  private let server: MortalServer

  init() throws {
    place = try ChangingFile()
    server = try MortalServer(state: place.state, opening: place.file)
  }

  private func path(_ name: String) -> String { place.folder.appending(path: name).path }

  private func add(_ id: String) throws {
    let square: JSONTree = [
      "id": .string(id), "type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9],
    ]
    _ = try server.result("annotations/add", ["documentId": "d1", "annotation": square])
  }

  private func save(to name: String) throws {
    _ = try server.result(
      "document/save", ["documentId": "d1", "path": .string(path(name))])
  }

  private var isDirty: Bool {
    get throws {
      try server.result("document/info", ["documentId": "d1"])[member: "dirty"] == true
    }
  }

  /// What is beside the document is saved with it, and not with copies.
  @Test func bookmarksBesideTheDocumentWait() throws {
    let provider: JSONTree = [
      "kind": "file", "format": "json", "path": .string(path("marks.json")),
    ]
    _ = try server.result(
      "bookmarks/setProviders", ["documentId": "d1", "providers": [provider]])
    _ = try server.result("bookmarks/toggle", ["documentId": "d1", "pageIndex": 1])
    try save(to: "copy.pdf")
    #expect(!FileManager.default.fileExists(atPath: path("marks.json")))
    #expect(try isDirty)
    _ = try server.result("document/save", ["documentId": "d1"])
    #expect(FileManager.default.fileExists(atPath: path("marks.json")))
  }

  /// Saving gives the name to a new file, so that the document's own keeps the old one.
  @Test func anotherHardLinkIsAnotherFile() throws {
    try FileManager.default.linkItem(atPath: place.file.path, toPath: path("link.pdf"))
    try add("new")
    try save(to: "link.pdf")
    #expect(try isDirty)
    _ = try server.result("document/save", ["documentId": "d1"])
    #expect(try !isDirty)
  }

  @Test func theLogOfTheFileThatIsReplacedIsSetAside() throws {
    try FileManager.default.copyItem(atPath: place.file.path, toPath: path("other.pdf"))
    let other = URL(filePath: path("other.pdf"))
    let first = try MortalServer(state: place.state, opening: other)
    let square: JSONTree = ["id": "old", "type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9]]
    _ = try first.result("annotations/add", ["documentId": "d1", "annotation": square])
    #expect(first.kill() == SIGKILL)
    try add("new")
    try save(to: "other.pdf")
    let second = try MortalServer(state: place.state, opening: other)
    let list = try second.result("annotations/list", ["documentId": "d1"])
    #expect(list.wireText.contains(#""id":"new""#))
    // Else this would be refused, until something is decided about the old log.
    _ = try second.result("annotations/add", ["documentId": "d1", "annotation": square])
  }
}
