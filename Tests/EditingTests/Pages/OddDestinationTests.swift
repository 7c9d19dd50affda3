// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

struct OddDestinationTests {
  /// Names that are objects of their own, in the name tree and in the dictionary of older files.
  @Test func namesMayBeReferences() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/Dests<</old[4 0 R/Fit]>>/Outlines 10 0 R"
        + "/Names<</Dests<</Names[(new)[4 0 R/Fit]]>>>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>",
      "<</Type/Page/Parent 2 0 R/Annots[5 0 R 6 0 R 7 0 R]>>", "<</Type/Page/Parent 2 0 R>>",
      "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Dest 8 0 R>>",
      "<</Type/Annot/Subtype/Link/Rect[1 20 9 29]/A<</S/GoTo/D 8 0 R>>>>",
      "<</Type/Annot/Subtype/Link/Rect[1 40 9 49]/A<</S/GoTo/D 9 0 R>>>>",
      "/old", "(new)", "<</First 11 0 R/Last 11 0 R/Count 1>>",
      "<</Title(Entry)/Parent 10 0 R/Dest 8 0 R>>",
    ])
    let editor = try bench.open()
    let targets = { (page: Int) in
      try editor.document.links(onPage: page).map {
        guard case .goTo(let place, _) = $0.action.kind else { return Int?.none }
        return place?.pageIndex
      }
    }
    #expect(try targets(0) == [1, 1, 1])
    #expect(try editor.document.outline().map(\.pageIndex) == [1])
    let bytes = Array(try Data(contentsOf: bench.file))
    try editor.perform(ImportPages(bytes, count: 2, at: 2), cause: .api)
    #expect(try targets(2) == [3, 3, 3])
  }

  /// Names that stand for other names, and destinations that stand for themselves.
  @Test func namesMayLeadNowhere() throws {
    let bench = try Workbench("simple.pdf")
    let file = bench.folder.appending(path: "names.pdf")
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R/Dests<</old(first)/loop 5 0 R>>"
        + "/Names<</Dests<</Names[(alias)(first)(first)[3 0 R/Fit](loop)5 0 R]>>>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Annots[6 0 R]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>",
      "<</D 5 0 R>>",
      "<</Type/Annot/Subtype/Link/Rect[1 1 9 9]/Dest 5 0 R>>",
    ]).write(to: file)
    let saved = bench.folder.appending(path: "part.pdf")
    try bench.document(file.path).extract([0], to: saved.path, .kept)
    let taken = try bench.document(saved.path)
    #expect(try taken.namedDestinations().map(\.name) == ["first"])
    let editor = try Editor(bench.document(file.path), isReadOnly: false)
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try editor.document.pageCount == 1)
  }
}
