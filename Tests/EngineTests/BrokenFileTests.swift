// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Files that are broken in ways that readers pass over.
@Suite struct BrokenFileTests {
  private static let page =
    "<</Type/Page/Parent 2 0 R/Resources<<>>/MediaBox[0 0 100 80]/Annots[6 0 R 7 0 R]>>"

  private func open(_ objects: [String]) throws -> Document {
    let document = try MinimalPDF.open(MinimalPDF.file(objects))
    try document.enableJournal()
    return document
  }

  /// The engine mends them when it comes by, which an open document refuses.
  @Test(arguments: ["2 0 R", "4 0 R"])
  func parentsOfPagesMayGoInCircles(parent: String) throws {
    let document = try open([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/Parent \(parent)>>",
      "<</Type/Page/Parent \(parent)/Contents 5 0 R>>",
      "<</Type/Pages/Parent 2 0 R/Kids[]/Count 0>>",
      "<</Length 0>>stream\n\nendstream",
    ])
    #expect(try document.pageGeometry(0).size.width > 0)
    _ = try document.page(0).text()
    #expect(try document.page(0).annotations.isEmpty)
    #expect(try document.journalState.count == 0)
  }

  @Test func brokenFieldsAreCounted() throws {
    let document = try open([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R 5 0 R 6 0 R 7 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>", Self.page,
      // Its own kid, and so a field without an end.
      "<</FT/Tx/T(circle)/Kids[4 0 R]>>",
      // Listed twice.
      "<</FT/Tx/T(twice)/Subtype/Widget/Rect[0 0 9 9]>>",
      // Without a type.
      "<</T(none)/Subtype/Widget/Rect[0 0 9 9]>>",
      "<</FT/Tx/T(sound)/Subtype/Widget/Rect[10 10 19 19]>>",
    ])
    #expect(try document.formFields.map(\.field.name).contains("sound"))
    #expect(try document.skippedFieldCount == 3)
  }

  /// Fewer parameters than filters; the engine cannot take those of the first filter out.
  @Test(arguments: ["[]", "[null]"])
  func streamsMayHaveFewerParametersThanFilters(parameters: String) throws {
    let hexadecimal = "ff0000>"
    let document = try open([
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 80]/Contents 5 0 R"
        + "/Resources<</XObject<</I 4 0 R>>>>>>",
      "<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8"
        + "/Filter[/ASCIIHexDecode/ASCIIHexDecode]/DecodeParms\(parameters)"
        + "/Length \(2 * hexadecimal.count + 1)>>stream\n\(hex(hexadecimal))>\nendstream",
      "<</Length 27>>stream\nq 50 0 0 50 0 0 cm /I Do Q\n\nendstream",
    ])
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    for isOptimized in [false, true] {
      var options = WriteOptions()
      options.isOptimized = isOptimized
      try document.write(to: url.path, options)
      let written = try Document.open(.file(url.path), in: document.context)
      #expect(try written.page(0).images().count == 1)
    }
  }

  private func hex(_ text: String) -> String {
    text.utf8.map { String(format: "%02x", $0) }.joined()
  }
}
