// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing
import Tools
import Transcripts

@testable import Server

extension DocumentTests {
  /// The documents describe all there is, as it is declared, with an example of each.
  @Suite(.serialized) struct ProtocolTests {
    @Test func tablesAreAsDeclared() throws {
      let documents = try ProtocolDocuments()
      for (document, wanted) in zip(documents.documents, documents.wanted)
      where document.text != wanted.text {
        if Project.isRecording {
          try wanted.text.write(
            toFile: Project.path(wanted.path), atomically: true, encoding: .utf8)
          Issue.record("\(wanted.path): the tables are brought up to date; run again.")
          continue
        }
        let difference = zip(document.lines, wanted.lines).first { $0 != $1 }
        let (written, declared) = difference ?? ("", "")
        Issue.record("\(wanted.path) says “\(written)”; declared is “\(declared)”: record it anew.")
      }
    }

    @Test func everyDeclarationIsShownOnce() throws {
      let documents = try ProtocolDocuments()
      let names = documents.declaredNames
      for name in Declarations.messageNames + ["common", "errors", "types", "tools", "components"] {
        #expect(names.count { $0 == name } == 1, "“declared: \(name)” has to be there once")
      }
      for document in documents.documents {
        for name in document.declaredNames {
          #expect(
            documents.text(name, in: document) != nil,
            "\(document.path): nothing is declared as \(name)")
        }
      }
    }

    /// `protocol.md` names each document about a part of the protocol, and so each message.
    @Test func theIndexIsWhole() throws {
      let documents = try ProtocolDocuments()
      let index = try #require(documents.documents.first { $0.path == "protocol.md" })
      let parts = documents.documents.filter { !$0.messageNames.isEmpty }
      for part in parts {
        #expect(
          index.declaredNames.contains("index of \(part.name)"), "protocol.md: \(part.path)")
        #expect(part.declaredNames.contains("types of \(part.name)"), "\(part.path): its types")
      }
      for name in MethodIndex.coreNames {
        #expect(Declarations.messageNames.contains(name), "\(name)")
      }
    }

    @Test func everyMethodHasAnExample() throws {
      let fences = try ProtocolDocuments.fences()
      // The result of `server/describe` would be this document once more.
      for name in Self.methodNames where name != ServerDescribe.name {
        let examples = fences.filter { $0.headings.last == "`\(name)`" }
        #expect(
          examples.contains { Self.says($0, name, .client) },
          "The section of \(name) has no transcript that sends it")
      }
    }

    @Test func everyMessageOfTheServerHasAnExample() throws {
      let fences = try ProtocolDocuments.fences()
      for name in Self.serverNames {
        let examples = fences.filter { $0.headings.last == "`\(name)`" }
        #expect(
          examples.contains { Self.says($0, name, .server) },
          "The section of \(name) has no transcript in which the server sends it")
      }
    }

    @Test func everyToolHasAnExample() throws {
      let fences = try ProtocolDocuments.fences()
      let missing = ToolTable.kinds.map(\.name.rawValue).filter { tool in
        let answers = fences.filter { $0.headings.last == "`\(tool)`" }.flatMap(\.entries)
        return !answers.contains {
          $0.speaker == .server && $0.text.contains("\"tool\":\"\(tool)\"")
        }
      }
      #expect(missing == [], "The sections of these tools have no transcript of them")
    }

    /// Tools that differ in little more than what they make may refer to the table of one of them.
    @Test func everyToolHasAStateTable() throws {
      let documents = try ProtocolDocuments()
      let tools = ToolTable.kinds.map(\.name.rawValue)
      let described = tools.filter { tool in
        let lines = documents.section("`\(tool)`", under: "docs/tools/")
        return lines.contains("| state | event | what happens | then |")
          && lines.contains { $0.hasPrefix("| `") }
      }
      let anchors = described.map { "#\($0.lowercased()))" }
      let missing = tools.filter { tool in
        let lines = documents.section("`\(tool)`", under: "docs/tools/")
        return !described.contains(tool)
          && !lines.contains { line in anchors.contains { line.contains($0) } }
      }
      #expect(missing == [], "These tools have no section with a state table")
    }

    @Test func typesHaveTheirOwnNames() {
      var catalogue = TypeCatalogue()
      for record in Catalogue.records {
        for field in RecordType(record).fields { catalogue.add(field.type) }
      }
      #expect(catalogue.clashes == [])
      for name in catalogue.types.compactMap(\.name) {
        #expect(!name.hasSuffix("Form"), "\(name) is a name of the code, not of the protocol")
      }
    }

    private static let methodNames = Catalogue.methods.map { $0.name }
    private static let serverNames =
      Catalogue.notifications.map { $0.name } + Catalogue.clientRequests.map { $0.name }

    private static func says(_ fence: Fence, _ name: String, _ speaker: Entry.Speaker) -> Bool {
      fence.entries.contains { entry in
        guard entry.speaker == speaker else { return false }
        switch entry.content {
        case .pause, .replacement, .folder: return false
        case .message(let message): return message.kind == .call(method: name)
        case .bytes(let bytes):
          return String(decoding: bytes, as: UTF8.self).contains("\"method\":\"\(name)\"")
        }
      }
    }
  }
}
