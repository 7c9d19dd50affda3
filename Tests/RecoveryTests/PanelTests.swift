// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What is done to the outline, the attachments and the information survives a kill, with its history.
@Suite(.ownThreads) struct PanelTests {
  private let folder: URL
  private let file: URL
  private var state: URL { folder.appending(path: "state") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "outline.pdf")
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    try FileManager.default.copyItem(at: fixtures.appending(path: "outline.pdf"), to: file)
  }

  private static let edits: [(String, JSONTree)] = [
    (
      "outline/insert",
      ["documentId": "d1", "parent": "o27", "index": 1, "item": ["title": "New", "pageIndex": 2]]
    ),
    ("outline/update", ["documentId": "d1", "id": "o26", "changes": ["title": "Changed"]]),
    ("outline/move", ["documentId": "d1", "id": "o33", "index": 0]),
    ("outline/delete", ["documentId": "d1", "ids": ["o30", "o34"]]),
    ("attachments/add", ["documentId": "d1", "data": "SGVsbG8hCg==", "name": "a.txt"]),
    ("attachments/add", ["documentId": "d1", "data": "SGVsbG8hCg==", "name": "b.txt"]),
    ("attachments/remove", ["documentId": "d1", "id": "file:a.txt"]),
    ("document/setInfo", ["documentId": "d1", "title": "Other", "author": .null]),
  ]

  @Test func theyAreThereAgain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try MortalServer(state: state, opening: file)
    let before = try all(server)
    for (method, params) in Self.edits { _ = try server.result(method, params) }
    let after = try all(server)
    #expect(after != before)
    #expect(server.kill() == SIGKILL)
    let second = try MortalServer(state: state, opening: file)
    #expect(second.opened[member: "recovery"]?[member: "failed"] ?? .array([]) == .array([]))
    #expect(try all(second) == after)
    for _ in Self.edits { _ = try second.result("document/undo", ["documentId": "d1"]) }
    #expect(try all(second) == before)
    #expect(second.kill() == SIGKILL)
    let third = try MortalServer(state: state, opening: file)
    #expect(try all(third) == before)
    for _ in Self.edits { _ = try third.result("document/redo", ["documentId": "d1"]) }
    #expect(try all(third) == after)
  }

  @Test func afterAPasswordWasSetTheyAreThereAgain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try MortalServer(state: state, opening: file)
    for (method, params) in Self.edits { _ = try server.result(method, params) }
    _ = try server.result(
      "document/save", ["documentId": "d1", "encrypt": ["userPassword": "open sesame"]])
    _ = try server.result(
      "outline/update", ["documentId": "d1", "id": "o26", "changes": ["title": "Locked"]])
    let after = try all(server)
    #expect(server.kill() == SIGKILL)
    for log in try FileManager.default.subpathsOfDirectory(atPath: state.path) {
      let bytes = try? Data(contentsOf: state.appending(path: log))
      #expect(bytes?.range(of: Data("open sesame".utf8)) == nil, "\(log)")
    }
    let second = try MortalServer(state: state, opening: file, password: "open sesame")
    #expect(try all(second) == after)
  }

  /// All of it, without the ids of what is new, which are another after the file was written anew.
  private func all(_ server: MortalServer) throws -> [String] {
    let document: JSONTree = ["documentId": "d1"]
    let outline = try server.result("outline/get", document)
    return [
      titles(outline[member: "items"] ?? .null).joined(separator: "|"),
      try server.result("attachments/list", document).wireText,
      try server.result("document/info", document)[member: "title"]?.wireText ?? "",
      try server.result("document/info", document)[member: "author"]?.wireText ?? "",
    ]
  }

  private func titles(_ items: JSONTree) -> [String] {
    guard case .array(let items) = items else { return [] }
    return items.flatMap { item in
      ["\(item[member: "title"]?.string ?? "") \(item[member: "pageIndex"]?.integer ?? -1)("]
        + titles(item[member: "children"] ?? .null) + [")"]
    }
  }
}
