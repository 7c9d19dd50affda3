// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

@Suite struct AnnotatedPageTests {
  @Test(arguments: [
    ("", false),
    ("/Annots 7", false),
    ("/Annots[null 3 (x)]", false),
    ("/Annots[<</Subtype/Link>><</Subtype/Widget>><</Subtype/Popup>>]", false),
    ("/Annots[<</Subtype/Square/F 2>><</Subtype/Text/F 32>>]", false),
    ("/Annots[<</Subtype/Link>><</Subtype/Highlight/F 4>>]", true),
    ("/Annots[<</Subtype/SomethingNew>>]", true),
  ])
  func areThoseWithAnnotationsInSight(_ entries: String, _ isAnnotated: Bool) throws {
    let pdf = MinimalPDF([], entries: entries)
    let document = try Document.open(.data(pdf.bytes), in: try EngineContext(cacheBytes: 0))
    #expect(try document.isAnnotated(0) == isAnnotated)
    #expect(try document.isAnnotated(9) == false)
  }

  /// All readers draw notes that reply to another one, although they should not (ISO 32000-2,
  /// 12.5.6.2).
  @Test(arguments: [("", false), ("/RT/R", false), ("/RT/Group", true)])
  func aReplyIsNotDrawn(entries: String, isDrawn: Bool) throws {
    var file = MinimalPDF([], entries: "/Annots[6 0 R 7 0 R]")
    file.others = [
      "<</Type/Annot/Subtype/Text/F 28/Rect[20 20 40 40]/Contents(question)>>",
      "<</Type/Annot/Subtype/Text/F 28/Rect[220 220 240 240]/Contents(answer)/IRT 6 0 R\(entries)>>",
    ]
    let document = try file.open()
    let page = try document.page(0)
    let picture = try Rasterizer(document.context.clone()).render(
      page.displayList(), RasterRequest(pageSize: page.size, scale: 1))
    let colors = (20...60).map { picture.pixel(200 + $0, 40 + $0) }
    #expect(colors.contains { $0 != [255, 255, 255] } == isDrawn)
  }
}
