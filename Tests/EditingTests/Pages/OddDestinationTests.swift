// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

struct OddDestinationTests {
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
