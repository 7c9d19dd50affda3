// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Files that a document's worker needs although no request of the session has named them.
@Suite(.ownThreads) struct NamedSidecarTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var state: URL { folder.appending(path: "state") }

  private func copy(_ fixture: String, as name: String) throws -> URL {
    let file = folder.appending(path: name)
    let original = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/\(fixture)")
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.copyItem(at: original, to: file)
    return file
  }

  private func providers(_ name: String) -> JSONTree {
    let path = folder.appending(path: name).path
    return ["documentId": "d1", "providers": [["kind": "file", "path": .string(path)]]]
  }

  private func add(_ id: String, _ server: MortalServer) throws {
    let bookmark: JSONTree = ["id": .string(id), "pageIndex": 1]
    _ = try server.result("bookmarks/add", ["documentId": "d1", "bookmark": bookmark])
  }

  private func ids(_ server: MortalServer) throws -> [String] {
    let list = try server.result("bookmarks/list", ["documentId": "d1"])
    guard case .array(let all)? = list[member: "bookmarks"] else { return [] }
    return all.compactMap { $0[member: "id"]?.string }
  }

  @Test(arguments: [true, false])
  func bookmarksOfAKilledSessionAreSaved(_ isThere: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try copy("simple.pdf", as: "a.pdf")
    let first = try MortalServer(state: state, opening: file)
    _ = try first.result("bookmarks/setProviders", providers("k.csv"))
    if isThere {
      try add("saved", first)
      _ = try first.result("document/save", ["documentId": "d1"])
    }
    try add("lost", first)
    first.kill()

    let second = try MortalServer(state: state, opening: file)
    #expect(try ids(second) == (isThere ? ["saved", "lost"] : ["lost"]))
    _ = try second.result("document/save", ["documentId": "d1"])
    let text = try String(contentsOf: folder.appending(path: "k.csv"), encoding: .utf8)
    #expect(text.contains("lost") && text.contains("saved") == isThere)
  }

  @Test func theBookmarksOfAMovedDocumentAreFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try copy("simple.pdf", as: "a.pdf")
    let first = try MortalServer(state: state, opening: file)
    _ = try first.result("bookmarks/setProviders", providers("a.csv"))
    try add("kept", first)
    _ = try first.result("document/save", ["documentId": "d1"])
    first.kill()

    let moved = folder.appending(path: "b.pdf")
    try FileManager.default.moveItem(at: file, to: moved)
    let second = try MortalServer(state: state, opening: moved)
    _ = try second.result("bookmarks/setProviders", providers("b.csv"))
    #expect(try ids(second) == ["kept"])
    _ = try second.result("document/save", ["documentId": "d1"])
    let text = try String(contentsOf: folder.appending(path: "b.csv"), encoding: .utf8)
    #expect(text.contains("kept"))
  }

  @Test func aSymbolicLinkWithANewTargetIsReloaded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let manager = FileManager.default
    for name in ["v1", "v2"] {
      try manager.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let (old, new) = (
      try copy("simple.pdf", as: "v1/a.pdf"), try copy("outline.pdf", as: "v2/a.pdf")
    )
    let link = folder.appending(path: "current.pdf")
    try manager.createSymbolicLink(at: link, withDestinationURL: old)
    let server = try MortalServer(state: state, opening: link)
    let before = server.opened[member: "pageCount"]
    try manager.removeItem(at: link)
    try manager.createSymbolicLink(at: link, withDestinationURL: new)
    let after = try server.result("document/reload", ["documentId": "d1"])
    #expect(after[member: "pageCount"] != before)
  }
}
