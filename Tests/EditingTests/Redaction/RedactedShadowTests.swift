// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// A word with a shadow is read once, and redacted as often as it is drawn.
struct RedactedShadowTests {
  @Test(arguments: [0.3, 2, 4]) func eachCopyGoes(distance: Double) throws {
    let contents = """
      BT /F 24 Tf \(20 + distance) \(60 - distance) Td (Xanadu) Tj ET
      BT /F 24 Tf 20 60 Td (Xanadu) Tj ET BT /F 24 Tf 20 20 Td (Kept) Tj ET
      """
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
      "<</Length \(contents.utf8.count)>>\nstream\n\(contents)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ])
    let editor = try bench.open()
    let query = try SearchQuery("Xanadu")
    let seen = try editor.document.searchPage(0, for: query)
    let hidden = try editor.document.hiddenMatches(onPage: 0, for: query, besides: seen)
    let marks = try (seen + hidden).enumerated().map { index, match in
      let bounds = try #require(Rect(around: match.quads.flatMap(\.points)))
      var mark = Annotation(id: "mark-\(index)", type: .redact, pageIndex: 0, rect: bounds)
      mark.quads = match.quads
      return mark
    }
    try editor.perform(AddAnnotations(marks), cause: .api)
    try editor.perform(ApplyRedactions(marks, erasures: []), cause: .api)
    #expect(try editor.document.searchPage(0, for: query).isEmpty)
    #expect(try editor.document.hiddenMatches(onPage: 0, for: query, besides: []).isEmpty)
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    let saved = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(saved.count(of: "Xanadu") == 0 && saved.count(of: "Kept") > 0)
  }
}
