// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Annotations of other programs that move to pages that are shown at another angle or scale.
struct TurnedPageTests {
  private static let subtypes = [
    "Square", "Circle", "Caret", "FileAttachment", "Sound", "Redact", "Stamp", "Polygon", "Line",
    "Ink", "Highlight", "FreeText", "Widget",
  ]

  /// Pages of the same size as shown: upright, turned by 90, 180 and 270 degrees, and in other units. The
  /// first one has an annotation with an appearance of its own.
  private func opened(_ subtype: String) throws -> Editor {
    try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R 7 0 R]/Count 5>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Annots[8 0 R]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Rotate 90>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Rotate 180>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Rotate 270>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 150 150]/UserUnit 2>>",
      "<</Type/Annot/Subtype/\(subtype)/NM(one)/F 4/Rect[60 100 160 140]/C[1 0 0]/AP<</N 9 0 R>>"
        + "/Vertices[60 100 160 100 160 140]/L[60 100 160 140]/InkList[[60 100 160 140]]"
        + "/QuadPoints[60 140 160 140 60 100 160 100]/FT/Tx/T(field)/DA(/Helv 9 Tf 0 g)>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 50 20]/Length 0>>\nstream\n\nendstream",
    ]).open()
  }

  /// Maps the space of the appearance to page space.
  private func placement(_ editor: Editor, page index: Int) throws -> Matrix? {
    let page = try editor.document.page(index)
    let annotation = try #require(try page.annotation("one"))
    let form = try #require(try page.annotationObject("one")["AP"]?["N"])
    let matrix = try form["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    return try page.placement(of: annotation, form).map { matrix.then($0).then(page.transform) }
  }

  @Test(arguments: subtypes, 1...4) func theyLookTheSame(subtype: String, target: Int) throws {
    let editor = try opened(subtype)
    let old = try #require(try editor.annotation("one"))
    let before = try #require(try placement(editor, page: 0))
    try editor.perform(RelocateAnnotations([old], to: target, date: 0), cause: .api)
    let new = try #require(try editor.annotation("one", page: target))
    for (mine, other) in zip(new.rect.corners, old.rect.corners) {
      #expect(mine.distance(to: other) < 0.1)
    }
    #expect(new.rotation == old.rotation)
    let after = try #require(try placement(editor, page: target))
    for (mine, other) in zip(after.components, before.components) {
      #expect((mine - other).magnitude < 0.01)
    }
    try editor.undo()
    #expect(try placement(editor, page: 0) == before)
  }

  @Test func fieldsAreDrawnUprightThere() throws {
    let editor = try opened("Widget")
    let old = try #require(try editor.annotation("one"))
    try editor.perform(RelocateAnnotations([old], to: 3, date: 0), cause: .api)
    let object = try editor.document.page(3).annotationObject("one")
    #expect(try object["MK"]?["R"]?.integer == 270)
  }
}
