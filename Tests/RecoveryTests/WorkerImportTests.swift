// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Pages that documents import from each other, by requests that do not wait for answers.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct WorkerImportTests {
  /// Opens d1, d2 and d3, copies of one file of three pages. The first page of each has a note that says
  /// which one it is.
  private func open() throws -> FrontedServer {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "recto-\(UUID().uuidString)")
    let server = try FrontedServer(state: folder, ["--workers", "on"], isStrict: true)
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/simple.pdf")
    let data = try Data(contentsOf: file).base64EncodedString()
    for id in ["d1", "d2", "d3"] as [JSONTree] {
      _ = try server.request("document/open", ["data": .string(data)])
      _ = try server.request(
        "annotations/add",
        [
          "documentId": id,
          "annotation": ["type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9], "contents": id],
        ])
    }
    return server
  }

  private func importing(_ source: JSONTree, into target: JSONTree, at index: Int) -> JSONTree {
    ["documentId": target, "from": source, "pages": [0], "at": .integer(Int64(index))]
  }

  /// The notes of d1, by their pages.
  private func notes(_ server: FrontedServer) throws -> [String] {
    try server.request("annotations/list", ["documentId": "d1"])[member: "annotations"]?.elements
      .map { "\($0[member: "pageIndex"]?.integer ?? -1) \($0[member: "contents"]?.string ?? "")" }
      .sorted() ?? []
  }

  @Test func importsKeepTheirPlaceAmongOtherRequests() throws {
    let server = try open()
    let sent = [
      try server.send("pages/import", importing("d2", into: "d1", at: 3)),
      try server.send("pages/import", importing("d3", into: "d1", at: 4)),
      try server.send("pages/delete", ["documentId": "d1", "pages": [0]]),
      try server.send("pages/import", importing("d2", into: "d1", at: 0)),
    ]
    for id in sent { #expect(try server.answer(id).kind == nil) }
    #expect(try notes(server) == ["0 d2", "3 d2", "4 d3"])
  }

  private func message(_ error: JSONTree) -> String { error[member: "message"]?.string ?? "" }

  /// What is asked for is checked as without workers.
  @Test func wrongParamsAreRefusedByTheirNames() throws {
    let server = try open()
    func error(_ more: JSONTree.Member) throws -> JSONTree {
      guard case .object(let members) = importing("d2", into: "d1", at: 0) else { return .null }
      return try server.answer(server.send("pages/import", .object(members + [more])))
    }
    let both = try error(.init("path", "/tmp/a.pdf"))
    #expect(both.kind == "invalidParams" && message(both).contains("either path or from"))
    let unknown = try error(.init("page", 0))
    #expect(message(unknown).contains("pages") && !message(unknown).contains("worker/"))
    #expect(try notes(server) == ["0 d1"])
  }

  @Test func documentsThatImportFromEachOtherDoNotWaitForEver() throws {
    let server = try open()
    let sent = try [("d3", "d2"), ("d2", "d1"), ("d1", "d2"), ("d2", "d3"), ("d3", "d1")].map {
      try server.send("pages/import", importing(.string($0), into: .string($1), at: 0))
    }
    for id in sent { #expect(try server.answer(id).kind == nil) }
    // Each import has what the ones before it left.
    #expect(try notes(server) == ["0 d3", "1 d3", "2 d1"])
  }

  /// A cancel reaches the other document's worker, which need not write the pages to their end.
  @Test func anImportIsCancelledWhileThePagesAreWritten() throws {
    let server = try open()
    for _ in 0..<8 {
      _ = try server.request("pages/insert", ["documentId": "d2", "at": 0, "count": 1000])
    }
    let importing: JSONTree = ["documentId": "d1", "from": "d2"]
    let clock = ContinuousClock()
    let whole = try clock.measure {
      let answer = try server.request("pages/import", importing)
      #expect(answer.kind == nil)
    }
    _ = try server.request("document/undo", ["documentId": "d1"])
    let cancelled = try clock.measure {
      let id = try server.send("pages/import", importing)
      usleep(20_000)
      try server.write(
        #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": \#(id)}}"# + "\n")
      let answer = try server.answer(id)
      #expect(answer.kind == "requestCancelled")
    }
    #expect(cancelled < whole / 4)
    // Both documents go on.
    for id in ["d1", "d2"] as [JSONTree] {
      #expect(try server.request("document/info", ["documentId": id]).kind == nil)
    }
    #expect(try notes(server) == ["0 d1"])
  }

  @Test func anImportFailsInItsPlace() throws {
    let server = try open()
    let bad = try server.send(
      "pages/import", ["documentId": "d1", "from": "d2", "pages": [99]])
    let good = try server.send("pages/import", importing("d3", into: "d1", at: 0))
    #expect(try server.answer(bad).kind == "notFound")
    #expect(try server.answer(good).kind == nil)
    #expect(try notes(server) == ["0 d3", "1 d1"])
  }
}
