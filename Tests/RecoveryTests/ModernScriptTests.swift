// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// A real server with a document whose scripts are of today: in JavaScriptCore where the system has it,
/// else in MuJS, which does not know their language.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct ModernScriptTests {
  private let state = FileManager.default.temporaryDirectory
    .appending(path: "recto-\(UUID().uuidString)")
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").path
  private static let fixture = folder + "/modern.pdf"

  @Test(arguments: [
    [], ["--workers", "off"], ["--sandbox", "off"], ["--script-engine", "mujs"],
    ["--root", ModernScriptTests.folder],
  ])
  func initializeSaysWhatScriptsRunIn(arguments: [String]) throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let server = try FrontedServer(state: state, arguments, options: ["javascript": true])
    let capabilities = try server.answer(1)[member: "capabilities"]
    let engine = try #require(capabilities?[member: "scriptEngine"]?.string)
    if arguments.contains("mujs") { #expect(engine == "mujs") }
    let library = capabilities?[member: "scriptLibrary"]?.string
    #expect((library?.hasPrefix("libjavascriptcoregtk-") ?? false) == (engine == "javascriptcore"))
    _ = try server.request("document/open", ["path": .string(Self.fixture)])
    _ = try server.request(
      "forms/setValue", ["documentId": "d1", "field": "name", "value": "Ann"])
    let fields = try server.request("forms/list", ["documentId": "d1"])[member: "fields"]
    let greeting = fields?.elements.first { $0[member: "name"]?.string == "greeting" }
    let logged = server.notifications.filter { $0[member: "method"]?.string == "script/didLog" }
    if engine == "javascriptcore" {
      #expect(greeting?[member: "value"]?.string == "HELLO ANN MORE")
      #expect(logged.isEmpty)
    } else {
      #expect(greeting?[member: "value"] == JSONTree.null)
      #expect(logged.contains { $0.wireText.contains("SyntaxError") })
    }
  }

  @Test func withoutScriptsNothingIsSaidOfTheirEngine() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let server = try FrontedServer(state: state)
    #expect(try server.answer(1)[member: "capabilities"]?[member: "scriptEngine"] == nil)
  }
}
