// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Bookmarks that lie in the state folder, of a document that is renamed between two sessions.
@Suite(.ownThreads) struct MovedTests {
  @Test func theyAreFoundByTheDocumentsId() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/simple.pdf")
    let names = ["before.pdf", "after.pdf"].map { folder.appending(path: $0) }
    try FileManager.default.copyItem(at: fixture, to: names[0])
    let state = folder.appending(path: "state")
    let providers: JSONTree = ["documentId": "d1", "providers": [["kind": "file"]]]

    let first = try MortalServer(state: state, opening: names[0])
    _ = try first.result("bookmarks/setProviders", providers)
    let bookmark: JSONTree = ["id": "a", "action": ["kind": "uri", "uri": "u"]]
    _ = try first.result("bookmarks/add", ["documentId": "d1", "bookmark": bookmark])
    _ = try first.result("document/save", ["documentId": "d1"])
    first.kill()

    try FileManager.default.moveItem(at: names[0], to: names[1])
    let second = try MortalServer(state: state, opening: names[1])
    let set = try second.result("bookmarks/setProviders", providers)
    let path = set[member: "providers"]?[0]?[member: "path"]?.string ?? ""
    #expect(path.hasPrefix(state.path + "/bookmarks/id-") && path.hasSuffix(".json"))
    let list = try second.result("bookmarks/list", ["documentId": "d1"])
    #expect(list[member: "bookmarks"]?[0]?[member: "id"] == "a")
  }
}
