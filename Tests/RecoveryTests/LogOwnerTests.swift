// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// One file is open twice in a session, and workers are lost: its edit log stays with the document whose
/// changes it has.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct LogOwnerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recto-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "one.pdf") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    try FileManager.default.copyItem(at: fixture, to: file)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func server() throws -> FrontedServer {
    try FrontedServer(state: folder.appending(path: "state"), ["--workers", "on"])
  }

  private func open(_ server: FrontedServer, _ recovery: String = "report") throws -> JSONTree {
    try server.request(
      "document/open", ["path": .string(file.path), "recovery": .string(recovery)])
  }

  private func addSquares(_ count: Int, to document: String, _ server: FrontedServer) throws {
    for _ in 0..<count {
      let square: JSONTree = ["type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50]]
      let added = try server.request(
        "annotations/add", ["documentId": .string(document), "annotation": square])
      #expect(added[member: "annotation"] != nil, "\(added.wireText)")
    }
  }

  private func squares(of document: String, _ server: FrontedServer) throws -> Int? {
    try server.request("annotations/list", ["documentId": .string(document)])[
      member: "annotations"]?.elements.count
  }

  private func loseWorkers(_ documents: String..., of server: FrontedServer) throws {
    for worker in try documents.map(server.worker) { kill(worker, SIGKILL) }
  }

  @Test(arguments: ["discard", "apply", "report"])
  func changesStayWithTheirDocument(recovery: String) throws {
    defer { clean() }
    let server = try server()
    _ = try open(server, recovery)
    _ = try open(server)
    try addSquares(2, to: "d2", server)
    try loseWorkers("d1", "d2", of: server)
    #expect(try squares(of: "d1", server) == 0)
    #expect(try squares(of: "d2", server) == 2)
    try addSquares(1, to: "d2", server)
    #expect(try squares(of: "d2", server) == 3)
  }

  /// What a document has discarded is not its own any more.
  @Test func whatWasDiscardedMakesRoomForAnother() throws {
    defer { clean() }
    let server = try server()
    _ = try open(server)
    _ = try open(server)
    try addSquares(1, to: "d1", server)
    let read = try server.request("document/reload", ["documentId": "d1", "discard": true])
    #expect(read[member: "pageCount"] != nil, "\(read.wireText)")
    try addSquares(2, to: "d2", server)
    try loseWorkers("d1", "d2", of: server)
    #expect(try squares(of: "d1", server) == 0)
    #expect(try squares(of: "d2", server) == 2)
  }

  @Test(arguments: ["discard", "apply", "report"])
  func anOpeningLeavesTheLogOfAnOpenDocument(recovery: String) throws {
    defer { clean() }
    let server = try server()
    _ = try open(server)
    try addSquares(2, to: "d1", server)
    try loseWorkers("d1", of: server)
    #expect(try open(server, recovery)[member: "documentId"] == "d2")
    #expect(try squares(of: "d1", server) == 2)
    #expect(try squares(of: "d2", server) == 0)
  }

  /// A signature replaces the file as a save does.
  @Test(arguments: ["document/save", "signatures/sign", "signatures/extend"])
  func theFileIsOnlyReplacedByItsEditor(method: String) throws {
    defer { clean() }
    let server = try server()
    _ = try open(server)
    _ = try open(server)
    try addSquares(1, to: "d1", server)
    let before = try Data(contentsOf: file)
    let certificate = URL(filePath: #filePath)
      .appending(path: "../../Fixtures/certificates/signer.p12").standardized
    let more: JSONTree.Member? =
      switch method {
      case "signatures/sign":
        .init("certificate", ["path": .string(certificate.path), "password": "secret"])
      case "signatures/extend": .init("timestamp", true)
      default: nil
      }
    let params = [.init("documentId", "d2"), more].compactMap(\.self)
    let refused = try server.request(method, .object(params))
    #expect(refused.kind == "notPermitted", "\(refused.wireText)")
    #expect(refused[member: "data"]?[member: "by"] == "otherServer")
    #expect(try Data(contentsOf: file) == before)
    let saved = try server.request("document/save", ["documentId": "d1"])
    #expect(saved[member: "path"] != nil, "\(saved.wireText)")
  }

  /// A process that was killed keeps its lock until the disk has what it wrote.
  @Test func aLogThatIsKeptForAWhileIsWaitedFor() throws {
    defer { clean() }
    let server = try server()
    _ = try open(server)
    try addSquares(2, to: "d1", server)
    let logs = folder.appending(path: "state/edits")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: logs.path).first { $0.hasSuffix(".log") })
    let log = Foundation.open(logs.appending(path: name).path, O_RDWR)
    defer { close(log) }
    try loseWorkers("d1", of: server)
    // The new process may have been there before.
    for _ in 0..<500 where flock(log, LOCK_EX | LOCK_NB) != 0 { usleep(200) }
    let saving = try server.send("document/save", ["documentId": "d1"])
    usleep(2_500_000)
    flock(log, LOCK_UN)
    #expect(try server.answer(saving)[member: "path"] != nil)
    #expect(try squares(of: "d1", server) == 2)
  }
}
