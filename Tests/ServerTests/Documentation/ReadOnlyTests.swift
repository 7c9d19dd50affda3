// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Testing
import Transcripts

@testable import Server

/// The examples in the documents, performed on documents that were opened read-only: what becomes of a
/// method follows from its effect.
struct ReadOnlyTests {
  /// What became of a method's examples.
  private struct Outcome {
    /// The number of examples that were refused because the document was opened read-only.
    var refused = 0
    var others = 0
  }

  /// Methods that change documents, but not in these examples, with the reason.
  private static let unrefused = [
    "annotations/merge": "The strokes to merge are made by an example before it.",
    "document/begin": "A group without changes changes nothing.",
    "document/commit": "A group without changes changes nothing.",
    "document/undo": "There is nothing to undo.", "document/redo": "There is nothing to redo.",
  ]

  /// Methods that pass on what a user does: a tool that must not change the document does less.
  private static func passesOn(_ method: String) -> Bool {
    method.hasPrefix("interaction/")
      || ["tool/commit", "tool/cancel", "action/run"].contains(method)
  }

  @Test func whatBecomesOfAMethodFollowsFromItsEffect() throws {
    let outcomes = try outcomes()
    for method in Catalogue.methods where !method.isNotification {
      let name = method.name
      guard let outcome = outcomes[name] else {
        let members = RecordType(method.paramsType).fields.map(\.name)
        #expect(!members.contains("documentId"), "\(name) has no example.")
        continue
      }
      switch method.effect {
      case .reads, .streams: #expect(outcome.refused == 0, "\(name) only reads.")
      case .changes where !Self.passesOn(name):
        let isRefused = Self.unrefused[name] == nil
        #expect((outcome.refused > 0) == isRefused, "\(name) changes a document.")
      case .changes, .arranges, .writes, .deletes: break
      }
    }
  }

  /// Performs the examples, and expects that none of them changes its document.
  private func outcomes() throws -> [String: Outcome] {
    var outcomes: [String: Outcome] = [:]
    for fence in try ProtocolDocuments.fences(shownOnly: false) where fence.kind == .messages {
      let client = try Client(nil)
      if let fixture = fence.fixture {
        let file = JSONTree.string(Client.path(fixture)).wireText
        let opened = try client.request("document/open", #"{"path": \#(file), "readOnly": true}"#)
        guard opened[member: "result"] != nil else { continue }
      }
      let revision = try? client.ask("document/info")[member: "revision"]
      let folder = try TemporaryFolder.ofTranscript()
      for message in fence.entries.compactMap(\.message) {
        guard case .call(let method) = message.kind else { continue }
        let params = message.json?.wireText ?? "{}"
        let answer = try client.request(
          method,
          params.replacing("$TEMP", with: folder.path)
            .replacing("$FIXTURES", with: Project.fixtures))
        let data = answer["error.data"]
        if data?[member: "by"] == "readOnly" {
          #expect(data?[member: "kind"]?.string == ErrorKind.notPermitted.rawValue, "\(method)")
          outcomes[method, default: Outcome()].refused += 1
        } else {
          outcomes[method, default: Outcome()].others += 1
        }
      }
      guard let revision, let now = try? client.ask("document/info")[member: "revision"] else {
        continue
      }
      #expect(now == revision, "\(fence.headings) changed a document that was opened read-only.")
    }
    return outcomes
  }
}
