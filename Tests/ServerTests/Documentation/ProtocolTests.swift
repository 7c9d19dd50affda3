// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing
import Tools
import Transcripts

@testable import Server

extension DocumentTests {
  /// `protocol.md` describes all there is, as it is declared, with an example of each.
  @Suite(.serialized) struct ProtocolTests {
    @Test func tablesAreAsDeclared() throws {
      let document = try ProtocolDocument()
      let wanted = document.declaring(Declarations.text)
      if Project.isRecording {
        try wanted.write(
          toFile: Project.path(ProtocolDocument.name), atomically: true, encoding: .utf8)
        Issue.record("protocol.md: the tables are brought up to date; run again without recording.")
      } else {
        for (written, declared) in zip(lines(document.text), lines(wanted))
        where written != declared {
          Issue.record("protocol.md says “\(written)”; declared is “\(declared)”: record it anew.")
          return
        }
        #expect(document.text == wanted)
      }
    }

    @Test func everyDeclarationIsShownOnce() throws {
      let names = try ProtocolDocument().declaredNames
      for name in Self.names + ["common", "errors", "types", "tools", "components"] {
        #expect(
          names.count { $0 == name } == 1, "protocol.md: “declared: \(name)” has to be there once")
      }
      for name in names {
        #expect(Declarations.text(name) != nil, "protocol.md: nothing is declared as \(name)")
      }
    }

    @Test func methodsComeInTheOrderOfTheCatalogue() throws {
      let titles = try ProtocolDocument().titles
      #expect(titles.filter { Self.titles.contains($0) } == Self.titles)
    }

    @Test func linksWithinItLeadSomewhere() throws {
      let document = try ProtocolDocument()
      let anchors = Set(document.titles.map(ProtocolDocument.anchor(ofTitle:)))
      let links = document.text.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) }
      #expect(!links.isEmpty)
      for link in Set(links) where !anchors.contains(link) {
        Issue.record("protocol.md: no heading has the anchor #\(link)")
      }
    }

    @Test func everyMethodHasAnExample() throws {
      let fences = try Self.fences()
      // The result of `server/describe` would be this document once more.
      for name in Self.methodNames where name != ServerDescribe.name {
        let examples = fences.filter { $0.headings.last == "`\(name)`" }
        #expect(
          examples.contains { Self.says($0, name, .client) },
          "protocol.md: the section of \(name) has no transcript that sends it")
      }
    }

    @Test func everyMessageOfTheServerHasAnExample() throws {
      let fences = try Self.fences()
      for name in Self.serverNames {
        let examples = fences.filter { $0.headings.last == "`\(name)`" }
        #expect(
          examples.contains { Self.says($0, name, .server) },
          "protocol.md: the section of \(name) has no transcript in which the server sends it")
      }
    }

    @Test func everyToolHasAnExample() throws {
      let fences = try Self.fences()
      let missing = ToolTable.kinds.map(\.name.rawValue).filter { tool in
        let answers = fences.filter { $0.headings.last == "`\(tool)`" }.flatMap(\.entries)
        return !answers.contains {
          $0.speaker == .server && $0.text.contains("\"tool\":\"\(tool)\"")
        }
      }
      #expect(missing == [], "protocol.md: the sections of these tools have no transcript of them")
    }

    /// Tools that differ in little more than what they make may refer to the table of one of them.
    @Test func everyToolHasAStateTable() throws {
      let document = try ProtocolDocument()
      let tools = ToolTable.kinds.map(\.name.rawValue)
      let described = tools.filter { tool in
        let lines = document.section("`\(tool)`")
        return lines.contains("| state | event | what happens | then |")
          && lines.contains { $0.hasPrefix("| `") }
      }
      let anchors = described.map { "](#\(ProtocolDocument.anchor(ofTitle: $0)))" }
      let missing = tools.filter { tool in
        let lines = document.section("`\(tool)`")
        return !described.contains(tool)
          && !lines.contains { line in anchors.contains { line.contains($0) } }
      }
      #expect(missing == [], "protocol.md: these tools have no section with a state table")
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
    private static let names = methodNames + serverNames
    private static let serverNames =
      Catalogue.notifications.map { $0.name } + Catalogue.clientRequests.map { $0.name }
    private static let titles = names.map { "`\($0)`" }

    private static func fences() throws -> [Fence] {
      try TranscriptFile.read(Project.path(ProtocolDocument.name)).fences
    }

    private static func says(_ fence: Fence, _ name: String, _ speaker: Entry.Speaker) -> Bool {
      fence.entries.contains { entry in
        guard entry.speaker == speaker else { return false }
        switch entry.content {
        case .pause, .replacement: return false
        case .message(let message): return message.kind == .call(method: name)
        case .bytes(let bytes):
          return String(decoding: bytes, as: UTF8.self).contains("\"method\":\"\(name)\"")
        }
      }
    }

    private func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }
}
