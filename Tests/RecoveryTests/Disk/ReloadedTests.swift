// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What of a document's surroundings is there again when its file is read again.
@Suite(.ownThreads) struct ReloadedTests {
  private let document: JSONTree = ["documentId": "d1"]

  @Test(.timeLimit(.minutes(10))) func layersStayAsTheyWereShown() throws {
    let place = try ChangingFile("layers.pdf")
    let server = try MortalServer(state: place.state, opening: place.file)
    _ = try server.result(
      "layers/setVisible",
      [
        "documentId": "d1",
        "layers": [["id": "l6", "visible": true], ["id": "l4", "visible": false]],
      ])
    let before = try visibility(server)
    #expect(before["German"] == true)
    #expect(before["English"] == false)
    #expect(before["Detail"] == false)
    let text = try words(server)
    // Another program writes it anew, with a page more; its layers have other numbers.
    let draft = place.folder.appending(path: "draft.pdf")
    try ChangingFile.bytes("pages.pdf").write(to: draft)
    let second = try server.result("document/open", ["path": .string(draft.path)])
    let other = try #require(second[member: "documentId"])
    let source = URL(filePath: #filePath).appending(path: "../../../Fixtures/layers.pdf")
    _ = try server.result(
      "pages/import",
      [
        "documentId": other, "at": 0, "path": .string(source.standardized.path),
      ])
    _ = try server.result(
      "document/save", ["documentId": other, "mode": "full"])
    try place.replace(by: Data(contentsOf: draft))
    _ = try server.result("document/reload", document)
    #expect(try visibility(server) == before)
    #expect(try words(server) == text)
  }

  @Test(.timeLimit(.minutes(10))) func layersThatComeWithPagesAreShownAsTheirDocumentWants() throws
  {
    let place = try ChangingFile("form.pdf")
    let server = try MortalServer(state: place.state, opening: place.file)
    let source = URL(filePath: #filePath).appending(path: "../../../Fixtures/layers.pdf")
    // What is drawn has been asked which layers there are.
    _ = try server.result("page/render", ["documentId": "d1", "pageIndex": 0, "width": 30])
    _ = try server.result(
      "pages/import",
      ["documentId": "d1", "at": 0, "path": .string(source.standardized.path), "pages": [0]])
    for _ in 1...2 {
      let shown = try visibility(server)
      #expect(shown["Base"] == true)
      #expect(shown["Secret"] == false)
      #expect(shown["German"] == false)
      #expect(try !words(server).contains("Guten Morgen"))
      _ = try server.result("document/undo", document)
      #expect(try visibility(server).isEmpty)
      _ = try server.result("document/redo", document)
    }
  }

  @Test(.timeLimit(.minutes(10))) func scriptsRunInTheNewFile() throws {
    let place = try ChangingFile("scripts.pdf")
    let server = try MortalServer(
      state: place.state, opening: place.file, options: ["javascript": true])
    #expect(try total(price: "4", server) == "8")
    _ = try server.result("document/save", document)
    try place.replace(by: ChangingFile.bytes("scripts.pdf"))
    _ = try server.result("document/reload", document)
    #expect(try total(price: "5", server) == "10")
    #expect(try server.result("document/history", document)[member: "undo"]?[1] == nil)
  }

  /// The total that the form's scripts calculate.
  private func total(price: String, _ server: MortalServer) throws -> String? {
    _ = try server.result(
      "forms/setValue", ["documentId": "d1", "field": "price", "value": .string(price)])
    let field = try server.result("forms/get", ["documentId": "d1", "field": "total"])
    return field[member: "field"]?[member: "value"]?.string
  }

  private func words(_ server: MortalServer) throws -> String {
    let page: JSONTree = ["documentId": "d1", "pageIndex": 0]
    return try server.result("page/text", page)[member: "text"]?.string ?? ""
  }

  private func visibility(_ server: MortalServer) throws -> [String: Bool] {
    let list = try server.result("layers/list", document)
    var found: [String: Bool] = [:]
    func look(_ layers: JSONTree?) {
      guard case .array(let layers)? = layers else { return }
      for layer in layers {
        if let name = layer[member: "title"]?.string,
          case .bool(let shown)? = layer[member: "visible"]
        {
          found[name] = shown
        }
        look(layer[member: "children"])
      }
    }
    look(list[member: "layers"])
    look(list[member: "unlisted"])
    return found
  }
}
