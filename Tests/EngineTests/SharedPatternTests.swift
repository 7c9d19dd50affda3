// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// A tiling pattern that several pages use is where each of them has it, whichever is drawn first.
struct SharedPatternTests {
  private static let heights = [80, 95]

  private static func document() throws -> (EngineContext, Document) {
    let pages = heights.enumerated().map { index, height in
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 \(height)]/Contents 5 0 R"
        + "/Resources<</Pattern<</P 6 0 R>>>>>>"
    }
    let tile = "1 0 0 rg 0 0 20 20 re f 0 0 1 rg 20 20 20 20 re f"
    let bytes = MinimalPDF.file(
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>"] + pages + [
        MinimalPDF.stream("/Pattern cs /P scn 0 0 300 600 re f"),
        "<</Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 40 40]/XStep 40/YStep 40"
          + "/Resources<<>>/Length \(tile.utf8.count)>>stream\n\(tile)\nendstream",
      ])
    let context = try EngineContext(cacheBytes: 8 << 20)
    return (context, try Document.open(.data(bytes), in: context))
  }

  @Test(arguments: [[0, 1], [1, 0]]) func isInPlace(order: [Int]) throws {
    let (context, document) = try Self.document()
    let rasterizer = Rasterizer(try context.clone())
    for index in order {
      let page = try document.page(index)
      let bitmap = try rasterizer.render(
        page.displayList(), RasterRequest(pageSize: page.size, scale: 1))
      // The lower left corner of the page is the pattern's origin.
      #expect(bitmap.pixel(10, Self.heights[index] - 10).prefix(3) == [255, 0, 0], "page \(index)")
      #expect(bitmap.pixel(30, Self.heights[index] - 10).prefix(3) == [255, 255, 255])
    }
  }
}
