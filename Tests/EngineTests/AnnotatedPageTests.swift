// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

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
}
