// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Scripts that run when a document is opened do not run again over changes that were made since.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct OpeningScriptTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func server() throws -> FrontedServer {
    try FrontedServer(
      state: folder.appending(path: "state"), ["--workers", "on"], isStrict: true)
  }

  private func state(_ server: FrontedServer) throws -> String? {
    let field = try server.request("forms/get", ["documentId": "d1", "field": "state"])
    return field[member: "field"]?[member: "value"]?.string
  }

  /// `catalog` has the script.
  @Test(arguments: [
    "/Names<</JavaScript<</Names[(begin)<</S/JavaScript/JS 6 0 R>>]>>>>",
    "/OpenAction<</S/JavaScript/JS 6 0 R>>",
  ])
  func whatWasChangedSinceStays(catalog: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "this.getField('state').value = 'draft';"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>\(catalog)>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(state)/Rect[10 10 90 30]>>", "null",
      "<</Length \(script.utf8.count)>>stream\n\(script)\nendstream",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let file = folder.appending(path: "form.pdf")
    try Data("%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size 7>>\n%%EOF\n".utf8).write(to: file)
    let opening: JSONTree = [
      "path": .string(file.path), "javascript": true, "recovery": "apply",
    ]

    let first = try server()
    _ = try first.request("document/open", opening)
    #expect(try state(first) == "draft")
    _ = try first.request(
      "forms/setValue", ["documentId": "d1", "field": "state", "value": "final"])
    kill(try first.worker(of: "d1"), SIGKILL)
    #expect(try state(first) == "final")
    kill(first.process.processIdentifier, SIGKILL)
    first.process.waitUntilExit()

    let second = try server()
    _ = try second.request("document/open", opening)
    #expect(try state(second) == "final")
    let names = try second.request("document/history", ["documentId": "d1"])[member: "undo"]
    #expect(names?.elements.count == 2)
  }
}
