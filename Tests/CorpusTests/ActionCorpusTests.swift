// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Every action of real files is read, and runs: it is done or told, or it is said why not.
@Suite(.enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct ActionCorpusTests {
  /// Every tenth file and those that are about actions, or all of them with `RECTO_SWEEP=1`.
  static let files = Corpus.files.enumerated().filter { place, file in
    let name = file.lastPathComponent.lowercased()
    return Corpus.isSweep || place.isMultiple(of: 10)
      || ["action", "link", "dest", "javascript"].contains { name.contains($0) }
  }.map(\.element)

  @Test func everyActionRunsOrSaysWhyNot() throws {
    var server = try RectoProcess()
    var run = 0
    for file in Self.files {
      do {
        run += try runAll(of: file, server)
      } catch let gone as RectoProcess.Gone {
        Issue.record("\(file.lastPathComponent): \(gone)")
        server = try RectoProcess()
      }
    }
    #expect(run > 50)
  }

  /// - Returns: how many actions were run.
  private func runAll(of file: URL, _ server: RectoProcess) throws -> Int {
    let open = try server.request("document/open", ["path": .string(file.path)], within: 10)
    guard let result = open[member: "result"], let id = result[member: "documentId"] else {
      return 0
    }
    defer {
      _ = try? server.request("document/close", ["documentId": id, "discard": true], within: 10)
    }
    var actions: Set<JSONTree> = []
    func collect(_ method: String, _ more: [String: JSONTree], _ list: String) throws {
      let answer = try server.request(method, ["documentId": id].merging(more) { $1 }, within: 20)
      for item in answer[member: "result"]?[member: list]?.elements ?? [] {
        if let action = item[member: "action"] ?? item[member: "link"] { actions.insert(action) }
      }
    }
    try collect("action/list", [:], "actions")
    try collect("outline/get", [:], "items")
    for page in 0..<min(result[member: "pageCount"]?.integer ?? 0, 5) {
      let place: [String: JSONTree] = ["pageIndex": .integer(page)]
      try collect("action/list", place, "actions")
      try collect("page/links", place, "links")
      try collect("annotations/list", place, "annotations")
    }
    for action in actions.prefix(40) {
      let answer = try server.request(
        "action/run", ["documentId": id, "action": action], within: 10)
      let outcomes = answer[member: "result"]?[member: "actions"]?.elements
      #expect(
        outcomes?.isEmpty == false, "\(file.lastPathComponent): \(answer.wireText.prefix(300))")
      for outcome in outcomes ?? [] where outcome[member: "performed"]?.bool == false {
        #expect(outcome[member: "reason"]?.string?.isEmpty == false)
      }
    }
    return min(actions.count, 40)
  }
}

extension JSONTree {
  fileprivate var elements: [JSONTree] { if case .array(let all) = self { all } else { [] } }
}
