// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Exchange
import Testing

/// Actions that lead back to themselves or into the document's structure.
@Suite struct LoopTests {
  private static let actions = [
    "<</S/GoTo/D[3 0 R/Fit]/SD[5 0 R/Fit]>>", "<</S/GoTo/D[3 0 R/Fit]/SD[7 0 R/Fit]>>", "8 0 R",
  ]

  private func bench(_ action: String) throws -> Bench {
    try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 6 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Link/NM(link)/Rect[10 10 90 30]/A \(action)>>",
      "<</Type/StructElem/S/H1/P 6 0 R/K[7 0 R]>>",
      "<</Type/StructTreeRoot/K 5 0 R>>",
      "<</S/Span/P 5 0 R>>",
      "<</S/URI/URI(x:y)/Next 9 0 R>>", "<</S/URI/URI(x:z)/Next[8 0 R]>>",
    ])
  }

  @Test(arguments: [ExchangeFormat.xfdf, .fdf], actions)
  func theAnnotationIsCarriedWithoutThem(format: ExchangeFormat, action: String) throws {
    let bench = try bench(action)
    let file = try bench.export(format)
    #expect(file.skipped.isEmpty)
    let copy = try Bench("simple.pdf")
    #expect(try copy.take(file.bytes, format).skipped.isEmpty)
    let link = try #require(copy.document.page(0).annotations.first { $0.type == .link })
    let known = try #require(try bench.document.page(0).annotations.first)
    #expect(link.action?.kind.name == known.action?.kind.name)
    #expect(try copy.entries(link.id)["A"]?["SD"] == nil)
  }
}

/// Annotations that another program left unfinished.
@Suite struct UnfinishedTests {
  @Test(arguments: [PDFValue.array([]), .array([.array([])])])
  func whatCannotBeImportedIsSkipped(strokes: PDFValue) throws {
    let bench = try Bench("simple.pdf")
    try bench.put("empty", "Ink", ["InkList": strokes])
    try bench.put("good", "Square", [:])
    let file = try bench.export(.instantJSON)
    #expect(file.skipped.map(\.id) == ["empty"])
    let copy = try Bench("simple.pdf")
    #expect(try copy.take(file.bytes, .instantJSON).skipped.isEmpty)
    #expect(try copy.document.page(0).annotations.map(\.id) == ["good"])
  }
}
