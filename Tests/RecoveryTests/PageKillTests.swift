// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Edits of pages that survive the end of the process, also where what was imported is gone by then.
@Suite(.ownThreads, .serialized) struct PageKillTests {
  private let folder: URL
  private let file: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = try PageKillTests.copy("pages.pdf", to: folder)
  }

  @Test(.timeLimit(.minutes(10))) func pagesComeBackAsTheyWere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.appending(path: "state")
    let other = try PageKillTests.copy("form.pdf", to: folder)
    let server = try MortalServer(state: state, opening: file)
    let before = try texts(server)
    let edits: [(String, JSONTree)] = [
      ("pages/insert", ["at": 1, "template": "grid"]), ("pages/delete", ["pages": [3, 0]]),
      ("pages/import", ["path": .string(other.path), "at": 1]),
      ("pages/move", ["pages": [1], "to": 0]), ("pages/rotate", ["pages": [0, 2], "by": 90]),
      ("pages/duplicate", ["pages": [0]]),
      ("pages/crop", ["pages": [1], "margins": [5, 5, 5, 5]]),
      ("pages/setLabels", ["sections": [["first": 0, "prefix": "p"]]]),
    ]
    for (method, params) in edits { _ = try server.result(method, about(params)) }
    let shown = try texts(server)
    #expect(shown.count == before.count + 1)
    let list = try server.result("pages/list", about(["boxes": true]))
    let annotations = try server.result("annotations/list", about([:]))
    #expect(server.kill() == SIGKILL)
    try FileManager.default.removeItem(at: other)

    let next = try MortalServer(state: state, opening: file)
    #expect(next.opened[member: "recovery"]?[member: "applied"] == .integer(Int64(edits.count)))
    #expect(try texts(next) == shown)
    #expect(try next.result("pages/list", about(["boxes": true])) == list)
    #expect(try next.result("annotations/list", about([:])) == annotations)
    for _ in edits { _ = try next.result("document/undo", about([:])) }
    #expect(try texts(next) == before)
  }

  private func about(_ params: JSONTree) -> JSONTree {
    guard case .object(let members) = params else { return params }
    return .object([.init("documentId", "d1")] + members)
  }

  private func texts(_ server: MortalServer) throws -> [String] {
    let list = try server.result("pages/list", about([:]))
    guard case .array(let pages)? = list[member: "pages"] else { return [] }
    return try pages.indices.map { index in
      let page = try server.result("page/text", about(["pageIndex": .integer(Int64(index))]))
      return page[member: "text"]?.string ?? ""
    }
  }

  private static func copy(_ fixture: String, to folder: URL) throws -> URL {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let file = folder.appending(path: fixture)
    try FileManager.default.copyItem(at: fixtures.appending(path: fixture), to: file)
    return file
  }
}
