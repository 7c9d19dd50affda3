// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// An annotation that is a direct object in the page's array, and has no appearance.
@Suite struct DirectAnnotationTests {
  private let folder = NSTemporaryDirectory() + "recto-direct-\(UUID())"

  private func open() throws -> Client {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/direct.pdf"
    let client = try Client(
      writing: """
        %PDF-1.7
        1 0 obj <</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R]/D<<>>>>>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 200 200]>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/Annots[4 0 R
          <</Type/Annot/Subtype/Circle/Rect[100 100 180 180]/IC[0 0 1]/F 4>>]>> endobj
        4 0 obj <</Type/Annot/Subtype/Square/Rect[10 10 50 50]/IC[0 1 0]/F 4>> endobj
        5 0 obj <</Type/OCG/Name(Empty)>> endobj
        trailer <</Root 1 0 R/Size 6>>
        """,
      to: path)
    return client
  }

  private func picture(_ client: Client) throws -> String {
    let answer = try client.ask("page/render", #""pageIndex": 0, "format": "rgba""#)
    return try #require(answer["data"]?.string)
  }

  private func hideLayer(_ client: Client) throws {
    let layers = try client.ask("layers/list")["layers"]
    guard case .array(let list)? = layers, let id = list.first?["id"]?.string else {
      Issue.record("There is no layer.")
      return
    }
    _ = try client.ask("layers/setVisible", #""layers": [{"id": "\#(id)", "visible": false}]"#)
  }

  @Test func isDrawnAfterEveryEdit() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let client = try open()
    let before = try picture(client)
    for edit in ["bookmarks/toggle", "pages/insert", "bookmarks/toggle"] {
      _ = try client.ask(edit, edit == "pages/insert" ? #""at": 1"# : #""pageIndex": 0"#)
      #expect(try picture(client) == before, "\(edit)")
      _ = try client.ask("attachments/add", #""name": "a", "data": "aGVsbG8=""#)
      #expect(try picture(client) == before, "an attachment after \(edit)")
    }
    _ = try client.ask("document/undo")
    #expect(try picture(client) == before)
  }

  @Test func isSavedAsItWasWhenItWasOnlyShown() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let client = try open()
    let before = try picture(client)
    try hideLayer(client)
    #expect(try picture(client) == before)
    _ = try client.ask("document/save", #""path": "\#(folder)/small.pdf", "optimize": true"#)
    _ = try client.ask("document/save", #""path": "\#(folder)/full.pdf", "mode": "full""#)
    let saved = try Data(contentsOf: URL(filePath: folder + "/full.pdf"))
    #expect(saved.range(of: Data("/Circle".utf8)) != nil)
    #expect(saved.range(of: Data("/AP".utf8)) == nil)
  }
}
