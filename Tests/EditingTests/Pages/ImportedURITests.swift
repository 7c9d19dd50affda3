// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Relative URIs of pages that came from a file whose catalog says what they are relative to (ISO 32000-2,
/// 12.6.4.8).
struct ImportedURITests {
  private static func objects(catalog: String) -> [String] {
    [
      "<</Type/Catalog/Pages 2 0 R/Outlines 5 0 R\(catalog)>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 90 90]>>",
      "<</Type/Page/Parent 2 0 R/Annots[4 0 R]/AA<</O<</S/URI/URI(opened)>>>>>>",
      "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/A<</S/URI/URI(map.html)"
        + "/Next[<</S/URI/URI(https://other.example/a)>><</S/URI/URI(../up)>>]>>>>",
      "<</First 6 0 R/Last 6 0 R/Count 1>>",
      "<</Title(Web)/Parent 5 0 R/A<</S/URI/URI(entry)>>>>",
    ]
  }

  @Test(arguments: ["", "/URI<</Base(http://own.example/)>>"])
  func leadWhereTheyLed(_ own: String) throws {
    let base = "/URI<</Base(https://example.org/docs/)>>"
    let bench = try Workbench(objects: Self.objects(catalog: base))
    let bytes = Array(try Data(contentsOf: bench.file))
    let extracted = try bench.open().extracted([0], in: bench)
    for bytes in [bytes, extracted] {
      let editor = try Workbench(objects: Self.objects(catalog: own)).open()
      let document = editor.document
      try editor.perform(ImportPages(bytes, count: 1, at: 1), cause: .api)
      let action = try #require(try document.links(onPage: 1).first).action
      #expect(
        ([action] + action.next).map(\.kind) == [
          .uri("https://example.org/docs/map.html"), .uri("https://other.example/a"),
          .uri("https://example.org/up"),
        ])
      let opening = try #require(try document.pageObject(1)?["AA"]?["O"])
      #expect(try document.action(opening)?.kind == .uri("https://example.org/docs/opened"))
      let entry = try document.outline().first?.action?.kind
      #expect(entry == .uri("https://example.org/docs/entry"))
    }
  }
}
