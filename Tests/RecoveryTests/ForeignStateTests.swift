// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// State folders that others may have put something into.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct ForeignStateTests {
  private let folder: URL
  private let file: URL
  private let note: JSONTree = [
    "documentId": "d1",
    "annotation": ["type": "text", "pageIndex": 0, "rect": [10, 10, 30, 30]],
  ]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "one.pdf")
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    try FileManager.default.copyItem(at: fixtures.appending(path: "simple.pdf"), to: file)
  }

  private var state: URL { folder.appending(path: "state") }

  /// A log with one change, left by a server that was killed.
  private func leaveLog() throws {
    let server = try FrontedServer(state: state)
    _ = try server.request("document/open", ["path": .string(file.path)])
    #expect(try server.request("annotations/add", note).kind == nil)
    kill(server.process.processIdentifier, SIGKILL)
    server.process.waitUntilExit()
  }

  private func answers(workers: String) throws -> (opened: JSONTree, added: JSONTree) {
    let server = try FrontedServer(state: state, ["--workers", workers])
    let opened = try server.request("document/open", ["path": .string(file.path)])
    return (opened, try server.request("annotations/add", note))
  }

  @Test(arguments: ["on", "off"])
  func aFolderForAllIsNotUsed(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveLog()
    #expect(try answers(workers: workers).opened[member: "recovery"] != nil)
    let mode = [FileAttributeKey.posixPermissions: 0o777]
    try FileManager.default.setAttributes(mode, ofItemAtPath: state.path)
    let (opened, added) = try answers(workers: workers)
    #expect(opened[member: "pageCount"] != nil && opened[member: "recovery"] == nil)
    #expect(added.kind != nil)
    #expect(added[member: "message"]?.string?.contains("chmod go-w '\(state.path)'") == true)
  }

  @Test(arguments: ["on", "off"])
  func aLinkIsNotUsed(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveLog()
    let real = folder.appending(path: "real")
    try FileManager.default.moveItem(at: state, to: real)
    try FileManager.default.createSymbolicLink(at: state, withDestinationURL: real)
    let (opened, added) = try answers(workers: workers)
    #expect(opened[member: "recovery"] == nil)
    #expect(added[member: "message"]?.string?.contains("symbolic link") == true)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"), arguments: ["on", "off"])
  func anotherUsersLogIsNotOffered(workers: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveLog()
    let edits = state.appending(path: "edits")
    for name in try FileManager.default.contentsOfDirectory(atPath: edits.path) {
      #expect(chown(edits.path + "/" + name, 12_345, 12_345) == 0)
    }
    let (opened, added) = try answers(workers: workers)
    #expect(opened[member: "recovery"] == nil)
    #expect(added[member: "message"]?.string?.contains("another user") == true)
  }
}
