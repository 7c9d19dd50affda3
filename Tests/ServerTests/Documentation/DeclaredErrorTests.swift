// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import JSONRPC
import Testing
import Transcripts

@testable import Server

/// What methods declare to go wrong is all that does.
struct DeclaredErrorTests {
  @Test func whatIsNamedMayNotBeThere() {
    for method in Catalogue.methods where !method.isNotification {
      let names = Set(RecordType(method.paramsType).fields.map(\.name))
      if names.contains("documentId") {
        #expect(method.errors.contains(.unknownDocument), "\(method.name)")
      }
      if names.contains("viewId") {
        #expect(method.errors.contains(.notFound), "\(method.name)")
      }
      #expect(Set(method.errors).count == method.errors.count, "\(method.name)")
    }
  }

  /// The examples of all that may fail like this, where no change can be logged.
  @Test func noChangeCanBeLogged() throws {
    let answered = try errors(of: .saveFailed, #""stateDirectory": "/dev/null/none""#)
    #expect(answered.filter { $0.kind == .saveFailed }.count > 80)
    #expect(answered.filter { !$0.isDeclared }.map(\.text) == [])
  }

  /// The same where the client lets nothing be changed.
  @Test func nothingMayBeChanged() throws {
    let answered = try errors(of: .notPermitted, "", policy: #"{"readOnly": true}"#)
    #expect(answered.filter { $0.kind == .notPermitted }.count > 80)
    #expect(answered.filter { !$0.isDeclared }.map(\.text) == [])
  }

  private struct Answered {
    var kind: ErrorKind
    var isDeclared: Bool
    var text: String
  }

  /// What the examples in the documents of the methods that declare an error fail with.
  private func errors(
    of kind: ErrorKind, _ options: String, policy: String? = nil
  ) throws -> [Answered] {
    let declared = Dictionary(
      Catalogue.methods.map { ($0.name, Set($0.errors)) }, uniquingKeysWith: { first, _ in first })
    var answered: [Answered] = []
    for fence in try ProtocolDocuments.fences(shownOnly: false) {
      let section = fence.headings.last?.filter { $0 != "`" } ?? ""
      guard fence.kind == .messages, let fixture = fence.fixture,
        fence.openParams[member: "password"] == nil, declared[section]?.contains(kind) == true
      else { continue }
      let client = try Client(fixture, options: options)
      if let policy { _ = try client.ask("document/setPolicy", #""policy": \#(policy)"#) }
      let folder = try TemporaryFolder.ofTranscript()
      for message in fence.entries.compactMap(\.message) {
        guard case .call(let method) = message.kind, let errors = declared[method],
          let params = message.json?.wireText
        else { continue }
        let answer = try client.request(
          method,
          params.replacing("$TEMP", with: folder.path)
            .replacing("$FIXTURES", with: Project.fixtures))
        let name = answer[member: "error"]?[member: "data"]?[member: "kind"]?.string
        guard let found = name.flatMap(ErrorKind.init(rawValue:)) else { continue }
        answered.append(
          Answered(
            kind: found, isDeclared: found.isGeneral || errors.contains(found),
            text: "\(method) \(params): \(found)"))
      }
    }
    return answered
  }
}
