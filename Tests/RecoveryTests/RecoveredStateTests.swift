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
  /// - Parameters:
  ///   - isLinked: whether it is opened by the name of a symbolic link.
  ///   - interactions: the preset of its views.
  ///   - policy: what its user may do.
  private func open(
    _ fixture: String = "simple.pdf", isLinked: Bool = false, interactions: JSONTree = [:],
    policy: JSONTree = [:]
  ) throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let (file, link) = (folder.appending(path: fixture), folder.appending(path: "link.pdf"))
    try FileManager.default.copyItem(at: fixtures.appending(path: fixture), to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    _ = try server.request(
      "document/open",
      [
        "path": .string(isLinked ? link.path : file.path), "interactions": interactions,
        "policy": policy,
      ])
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

  /// The policy is that of the pages as they are now, whatever the client had asked for at first.
  @Test func thePolicyStays() throws {
    try open()
    // A tool that is gone by then is no reason to drop the policy.
    _ = try server.request("tool/register", ["id": "mine", "title": "Mine", "events": []])
    for isReadOnly in [true, false] {
      _ = try ask(
        "document/setPolicy",
        ["policy": ["closedPages": [0], "readOnly": .bool(isReadOnly), "disabledTools": ["mine"]]])
    }
    _ = try ask("pages/insert", ["at": 0])
    _ = try server.request("tool/unregister", ["id": "mine"])
    let policy = try ask("document/policy")
    #expect(policy[member: "closedPages"] == [1] && policy[member: "readOnly"] == false)
    try loseWorker()
    #expect(try ask("document/policy") == policy)
    #expect(try add(to: 1).kind == "notPermitted")
    #expect(try add(to: 0).kind == nil)
  }

  /// A closed page may be gone when the document is opened again.
  @Test func closedPagesMayBeDeleted() throws {
    let policy: JSONTree = ["closedPages": [2], "linkFollowing": false]
    try open(policy: policy)
    for page in [2, 1] as [JSONTree] { _ = try ask("pages/delete", ["pages": [page]]) }
    #expect(try ask("document/save").kind == nil)
    let told = try ask("document/policy")
    try loseWorker()
    #expect(try ask("pages/list")[member: "pages"]?.elements.count == 1)
    #expect(try ask("document/policy") == told && told[member: "linkFollowing"] == false)
  }

  /// Presets are those of the pages as they are now, those of new views too.
  @Test(arguments: [true, false]) func exclusionsStayWithTheirPages(isOpenedSo: Bool) throws {
    let excluded: JSONTree = ["pages": [0], "rects": [["pageIndex": 0, "rect": [1, 1, 9, 9]]]]
    try open(interactions: isOpenedSo ? ["preset": "noEditing", "excluded": excluded] : [:])
    if !isOpenedSo {
      _ = try ask("interaction/setPreset", ["preset": "noEditing", "excluded": excluded])
    }
    let view = try ask("view/open", ["size": [300, 300]])[member: "viewId"]
    _ = try ask("pages/insert", ["at": 0])
    func presets() throws -> [JSONTree] {
      try ["v1", view].map { try ask("interaction/preset", ["viewId": $0 ?? .null]) }
    }
    let before = try presets()
    #expect(before[0][member: "excluded"]?[member: "pages"] == [1])
    for _ in 0..<2 {
      try loseWorker()
      #expect(try presets() == before)
    }
    _ = try ask("interaction/setPreset", ["preset": .null])
    let after = try presets()
    try loseWorker()
    #expect(try presets() == after)
  }

  /// The client was shown another version, and is told before it writes over this one.
  @Test func aFileThatWasReplacedIsNotOverwritten() throws {
    try open()
    let file = folder.appending(path: "simple.pdf")
    _ = try add(to: 0)
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let other = try Data(contentsOf: fixtures.appending(path: "pages.pdf"))
    try other.write(to: file, options: .atomic)
    // The second worker's log goes on from the new version.
    for _ in 0..<2 {
      try loseWorker()
      #expect(try ask("document/save").kind == "changedOnDisk")
      #expect(try Data(contentsOf: file) == other)
    }
    #expect(try ask("document/reload").kind == nil)
    try loseWorker()
    #expect(try ask("document/save").kind == nil)
    try other.write(to: file, options: .atomic)
    _ = try add(to: 0)
    try loseWorker()
    #expect(try ask("document/save", ["overwrite": true]).kind == nil)
  }

  private func add(to page: Int64) throws -> JSONTree {
    try ask(
      "annotations/add",
      ["annotation": ["type": "square", "pageIndex": .integer(page), "rect": [1, 1, 9, 9]]])
  }

  /// What was set for the first view is not set for the one that is the first afterwards.
  @Test func settingsOfAClosedViewAreGone() throws {
    try open()
    _ = try ask("interaction/setEnabled", ["component": "selectText", "enabled": false])
    let view = try ask("view/open", ["size": [300, 300]])[member: "viewId"]
    _ = try ask("view/close", ["viewId": "v1"])
    func components() throws -> JSONTree {
      try ask("interaction/components", ["viewId": view ?? .null])
    }
    let before = try components()
    try loseWorker()
    #expect(try components() == before)
  }

  @Test(arguments: [true, false]) func rulesKeepTheirIDs(isOfSession: Bool) throws {
    try open()
    func rule(_ method: String, _ params: JSONTree) throws -> JSONTree {
      guard case .object(let members) = params else { return .null }
      let document = isOfSession ? [] : [JSONTree.Member("documentId", "d1")]
      return try server.request("interaction/" + method, .object(document + members))
    }
    let condition: JSONTree = ["component": "selectText", "condition": ["pageIndex": [1]]]
    let ids = try (0..<4).map { _ in try rule("addCondition", condition)[member: "conditionId"] }
    for id in [ids[1], ids[3]] {
      #expect(try rule("removeCondition", ["conditionId": id ?? .null]).kind == nil)
    }
    try loseWorker()
    for (index, id) in ids.enumerated() {
      let answer = try rule("removeCondition", ["conditionId": id ?? .null])
      #expect(answer.kind == (index % 2 == 0 ? nil : "notFound"))
    }
    let next = try rule("addCondition", condition)[member: "conditionId"]?.string
    #expect(next?.hasSuffix("condition-5") == true)
  }

  /// A save is judged by the files that are open when it begins, whatever later requests name.
  @Test func theFileOfAnotherDocumentIsNotOverwritten() throws {
    try open()
    let other = folder.appending(path: "other.pdf")
    try FileManager.default.copyItem(at: folder.appending(path: "simple.pdf"), to: other)
    let before = try Data(contentsOf: other)
    _ = try server.request("document/open", ["path": .string(other.path)])
    let square: JSONTree = ["type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9]]
    let squares = JSONTree.array(Array(repeating: square, count: 1500))
    let sent = [
      try server.send("annotations/add", ["documentId": "d1", "annotations": squares]),
      try server.send("document/save", ["documentId": "d1", "path": .string(other.path)]),
      try server.send(
        "document/export",
        [
          "documentId": "d1", "format": "xfdf",
          "path": .string(folder.appending(path: "x.xfdf").path),
        ]),
    ]
    let answers = try sent.map { try server.answer($0) }
    #expect(answers.map(\.kind) == [nil, "invalidParams", nil])
    #expect(try Data(contentsOf: other) == before)
  }

  @Test(arguments: [false, true]) func theNewPasswordOpensTheFile(isLinked: Bool) throws {
    try open(isLinked: isLinked)
    _ = try ask("document/save", ["encrypt": ["userPassword": "geheim"]])
    _ = try add(to: 0)
    try loseWorker()
    #expect(try ask("annotations/list")[member: "annotations"]?.elements.count == 1)
  }
}
