// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Named places of pages that came from a file. The document that takes the pages has places with the same
/// names.
struct ImportedPlacesTests {
  /// Two pages with the places `old` and `second`. The first one leads to both, and to an unknown place.
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R/Dests<</old[3 0 R/Fit]>>"
      + "/Names<</Dests<</Names[(second)[4 0 R/Fit]]>>>>>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>",
    "<</Type/Page/Parent 2 0 R/Annots[5 0 R 6 0 R 7 0 R]/AA<</O<</S/GoTo/D(second)>>>>>>",
    "<</Type/Page/Parent 2 0 R>>",
    "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Dest/old>>",
    "<</Type/Annot/Subtype/Link/Rect[1 20 9 29]/Dest(unknown)>>",
    "<</Type/Annot/Subtype/Link/Rect[1 40 9 49]/A<</S/GoTo/D(second)/Next<</S/Named/N/Print>>>>>>",
  ]

  @Test func aPlaceThatStaysBehindIsNotOneOfTheSameName() throws {
    let bench = try Workbench(objects: Self.objects)
    let bytes = try bench.open().extracted([0], in: bench)
    let names = Self.objects[0].replacing("(second)", with: "(unknown)[4 0 R/Fit](second)")
    let editor = try Workbench(objects: [names] + Self.objects.dropFirst()).open()
    try editor.perform(ImportPages(bytes, count: 1, at: 2), cause: .api)
    let page = try #require(try editor.document.pageObject(2))
    let annotations = try #require(try page["Annots"]).elements
    let own = try #require(try annotations[0]["Dest"])
    #expect(try editor.document.destination(own)?.pageIndex == 2)
    #expect(try annotations[1]["Dest"] == nil)
    let actions = [try annotations[2]["A"], try page["AA"]?["O"]]
    for action in actions {
      let target = try #require(try action?["D"])
      #expect(try target.kind == .array && editor.document.destination(target) == nil)
    }
    #expect(try annotations[2]["A"]?["Next"]?["N"]?.name == "Print")
  }
}
