// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Scripts that run by themselves when a document is opened do not run over changes of its user.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct OpeningScriptTests {
  private static let script =
    "<</S/JavaScript/JS(this.getField\\('state'\\).value = 'draft';)>>"
  private static let document =
    "/Names<</JavaScript<</Names[(begin)\(script)]>>>>"
  private static let action = "/OpenAction\(script)"
  private static let page = "/AA<</O\(script)>>"

  private let folder: URL
  private var file: URL { folder.appending(path: "form.pdf") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func write(catalog: String, page: String = "") throws {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>\(catalog)>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[4 0 R]\(page)>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(state)/Rect[10 10 90 30]>>",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    try Data("%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n".utf8).write(to: file)
  }

  private func server() throws -> FrontedServer {
    try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", "on"], isStrict: true)
  }

  @discardableResult
  private func open(_ server: FrontedServer, _ recovery: String) throws -> String {
    let opened = try server.request(
      "document/open",
      ["path": .string(file.path), "javascript": true, "recovery": .string(recovery)])
    return try #require(opened[member: "documentId"]?.string)
  }

  private func show(_ server: FrontedServer, _ id: String = "d1") throws {
    _ = try server.request("view/update", ["documentId": .string(id), "size": [300, 200]])
  }

  private func state(_ server: FrontedServer, _ id: String = "d1") throws -> String? {
    let field = try server.request("forms/get", ["documentId": .string(id), "field": "state"])
    return field[member: "field"]?[member: "value"]?.string
  }

  private func setFinal(_ server: FrontedServer) throws {
    _ = try server.request(
      "forms/setValue", ["documentId": "d1", "field": "state", "value": "final"])
  }

  private func kill(_ server: FrontedServer) {
    Foundation.kill(server.process.processIdentifier, SIGKILL)
    server.process.waitUntilExit()
  }

  @Test(arguments: [(document, ""), (action, ""), ("", page)])
  func aLostProcessGoesOn(catalog: String, page: String) throws {
    defer { clean() }
    try write(catalog: catalog, page: page)
    let server = try server()
    try open(server, "apply")
    try show(server)
    #expect(try state(server) == "draft")
    try setFinal(server)
    Foundation.kill(try server.worker(of: "d1"), SIGKILL)
    #expect(try state(server) == "final")
    let names = try server.request("document/history", ["documentId": "d1"])[member: "undo"]
    #expect(names?.elements.count == 2)
  }

  @Test(arguments: [document, action])
  func recoveredChangesStay(catalog: String) throws {
    defer { clean() }
    try write(catalog: catalog)
    let first = try server()
    try open(first, "report")
    try setFinal(first)
    kill(first)
    let second = try server()
    try open(second, "apply")
    try show(second)
    #expect(try state(second) == "final")
  }

  /// The client asks its user first: any change would set the unsaved ones aside.
  @Test(arguments: [(document, ""), (action, ""), ("", page)])
  func changesThatWaitForAChoiceAreNotSetAside(catalog: String, page: String) throws {
    defer { clean() }
    try write(catalog: catalog, page: page)
    let first = try server()
    try open(first, "report")
    try setFinal(first)
    kill(first)
    let second = try server()
    let asked = try open(second, "report")
    try show(second, asked)
    #expect(try state(second, asked) == nil)
    _ = try second.request("document/close", ["documentId": .string(asked)])
    let applied = try open(second, "apply")
    #expect(try state(second, applied) == "final")
    _ = try second.request("document/close", ["documentId": .string(applied)])
    let discarded = try open(second, "discard")
    try show(second, discarded)
    #expect(try state(second, discarded) == "draft", "scripts run as at the first time")
  }
}
