// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// After a layer was switched, pictures equal those of a document opened in that state.
@Suite struct LayerTileTests {
  private func fixture(off: String) -> RenderFixture {
    let cell = "/OC /L BDC 1 0 0 rg 0 0 4 4 re f EMC 0 0 1 rg 4 4 4 4 re f"
    var fixture = RenderFixture(
      content: "/Pattern cs /P scn 0 0 60 60 re f", mediaBox: "0 0 60 60",
      objects: [
        RenderFixture.stream(
          "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 8 8]/XStep 8/YStep 8"
            + "/Resources<</Properties<</L 6 0 R>>>>", cell),
        "<</Type/OCG/Name(Red)>>",
      ])
    fixture.resources = "/Pattern<</P 5 0 R>>"
    fixture.catalog = "/OCProperties<</OCGs[6 0 R]/D<</Order[6 0 R]\(off)>>>>"
    return fixture
  }

  @Test func patternsAreDrawnAnew() throws {
    let hidden = try RenderBench(fixture(off: "/OFF[6 0 R]"))
    let expected = try hidden.render(hidden.request()).bytes
    let bench = try RenderBench(fixture(off: ""))
    let shown = try bench.render(bench.request()).bytes
    #expect(shown != expected)
    try bench.document.showLayers([(6, false)])
    #expect(try bench.renderAnew().bytes == expected)
    try bench.document.showLayers([(6, true)])
    #expect(try bench.renderAnew().bytes == shown)
  }
}

extension RenderBench {
  /// The first page as it is now.
  fileprivate func renderAnew() throws -> Bitmap {
    try rasterizer.render(try document.page(0).displayList(), request())
  }
}
