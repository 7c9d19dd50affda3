// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// The state of a document and its views after its worker was lost, beside its changes.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct RecoveredStateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recto-\(UUID().uuidString)")
  private let server: FrontedServer

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", "on"], isStrict: true)
  }

  /// Opens a copy of a fixture.
  ///
  /// - Parameter isLinked: whether it is opened by the name of a symbolic link.
  private func open(_ fixture: String = "simple.pdf", isLinked: Bool = false) throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let (file, link) = (folder.appending(path: fixture), folder.appending(path: "link.pdf"))
    try FileManager.default.copyItem(at: fixtures.appending(path: fixture), to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    _ = try server.request(
      "document/open", ["path": .string(isLinked ? link.path : file.path)])
  }

  private func ask(_ method: String, _ params: [String: JSONTree] = [:]) throws -> JSONTree {
    let members = params.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, $0.value) }
    return try server.request(method, .object([.init("documentId", "d1")] + members))
  }

  /// Kills the worker, and waits until the document is there again.
  private func loseWorker() throws {
    kill(try server.worker(of: "d1"), SIGKILL)
    #expect(try ask("document/info").kind == nil)
  }

  @Test func theToolIsTheCurrentOne() throws {
    try open()
    _ = try ask("tool/set", ["tool": "rectangle", "options": ["multiStroke": true]])
    _ = try ask("interaction/key", ["key": "Escape"])
    let tool = try ask("tool/get")[member: "tool"]
    #expect(tool != "rectangle")
    try loseWorker()
    #expect(try ask("tool/get")[member: "tool"] == tool)
  }

  @Test(arguments: [false, true]) func theNewPasswordOpensTheFile(isLinked: Bool) throws {
    try open(isLinked: isLinked)
    _ = try ask("document/save", ["encrypt": ["userPassword": "geheim"]])
    _ = try ask(
      "annotations/add", ["annotation": ["type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9]]])
    try loseWorker()
    #expect(try ask("annotations/list")[member: "annotations"]?.elements.count == 1)
  }
}
