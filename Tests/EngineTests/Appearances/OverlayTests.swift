// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// What is written over redacted areas.
struct OverlayTests {
  /// Adding it draws the overlay for its roll-over appearance.
  @Test func manyAreasTakeNoLongerThanOne() throws {
    let document = try MinimalPDF([(20, 20, "Text")]).open()
    try document.enableJournal()
    var mark = redaction(text: String(repeating: "word ", count: 5000))
    mark.quads = (0..<400).map { Quad(Rect(10, Double($0) / 2, 200, Double($0) / 2 + 10)) }
    try document.operation("Add") { () throws(EngineError) in try document.page(0).add(mark) }
    let drawn = try document.page(0).annotationObject("mark")["AP"]?["R"]
    let forms = try drawn?["Resources"]?["XObject"]?.entries ?? []
    #expect(forms.count == 400)
    #expect(Set(forms.map(\.value.number)).count == 1)
  }

  @Test func textWithoutEndIsRefused() throws {
    let document = try MinimalPDF([(20, 20, "Text")]).open()
    try document.enableJournal()
    let mark = redaction(text: String(repeating: "x", count: TypesetText.mostCharacters + 1))
    #expect(throws: EngineError.self) {
      try document.operation("Add") { () throws(EngineError) in try document.page(0).add(mark) }
    }
    #expect(try document.page(0).annotations.isEmpty)
  }

  private func redaction(text: String) -> Annotation {
    var mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(10, 10, 200, 210))
    mark.overlayText = text
    mark.text = Annotation.TextStyle()
    return mark
  }
}
