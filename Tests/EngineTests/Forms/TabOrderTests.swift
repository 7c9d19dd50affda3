// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Two rows of two fields, of which the right ones are wider.
@Suite struct TabOrderTests {
  @Test(arguments: [
    ("R", "", "abcd"), ("C", "", "acbd"), ("R", "R2L", "badc"), ("C", "R2L", "bdac"),
  ])
  func rowsAndColumnsFollowTheReadingDirection(
    _ tabs: String, _ direction: String, _ order: String
  ) throws {
    let rects = ["50 200 90 220", "100 200 280 220", "50 100 90 120", "100 100 280 120"]
    let widgets = zip("abcd", rects).map {
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(\($0))/F 4/Rect[\($1)]>>"
    }
    let preferences = direction.isEmpty ? "" : "/ViewerPreferences<</Direction/\(direction)>>"
    let document = try MinimalPDF.open(
      MinimalPDF.file(
        [
          "<</Type/Catalog/Pages 2 0 R\(preferences)/AcroForm<</Fields[4 0 R 5 0 R 6 0 R 7 0 R]>>>>",
          "<</Type/Pages/Kids[3 0 R]/Count 1>>",
          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Tabs/\(tabs)"
            + "/Annots[4 0 R 5 0 R 6 0 R 7 0 R]>>",
        ] + widgets))
    #expect(try document.page(0).widgetsInTabOrder.map(\.field.name).joined() == order)
  }
}
