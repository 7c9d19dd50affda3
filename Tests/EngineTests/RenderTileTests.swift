// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import TestSupport
import Testing

/// A tile equals the same part of the whole page, byte for byte.
struct RenderTileTests {
  @Test(arguments: [(1.0, 0), (1.37, 0), (2.0, 90), (1.37, 270), (0.4, 180)])
  func tilesOfEverything(scale: Double, rotation: Int) throws {
    let bench = try RenderBench(.everything)
    try expectTilesEqualPage(bench, scale: scale, rotation: rotation)
  }

  @Test func tilesAcrossTheCellsOfALargePage() throws {
    let bench = try RenderBench(.everything)
    try expectTilesEqualPage(bench, scale: 9.1, rotation: 0)
  }

  @Test func transparentTiles() throws {
    let bench = try RenderBench(.everything)
    try expectTilesEqualPage(bench, scale: 1.37, rotation: 0, background: .transparent)
  }

  @Test func recolouredTiles() throws {
    let bench = try RenderBench(.everything)
    let colors = Recolor(
      foreground: RGB(220, 220, 200), background: RGB(20, 24, 40), keepsImages: true)
    try expectTilesEqualPage(bench, scale: 1.37, rotation: 90, colors: colors)
  }

  @Test(
    .enabled(if: RenderCorpus.isThere),
    arguments: [
      "annotation-line", "blendmode", "issue14200", "jbig2_symbol_offset", "shading_extend",
      "knockout_groups_test", "images_1bit_grayscale", "issue16263",
    ])
  func tilesOfRealPages(name: String) throws {
    let bench = try RenderBench(.file("\(RenderCorpus.folder)/\(name).pdf"))
    for (scale, rotation) in [(1.0, 0), (1.37, 0), (2.0, 90)] {
      try expectTilesEqualPage(bench, scale: scale, rotation: rotation)
    }
  }

  private func expectTilesEqualPage(
    _ bench: RenderBench, scale: Double, rotation: Int, colors: Recolor? = nil,
    background: RasterRequest.Background = .white
  ) throws {
    let request = bench.request(
      scale: scale, rotation: rotation, colors: colors, background: background)
    let whole = try bench.render(request)
    let size = bench.page.size
    let parts = [(0.0, 0.0, 0.4, 0.3), (0.31, 0.27, 0.74, 0.61), (0.6, 0.55, 1, 1)]
    for (x0, y0, x1, y1) in parts {
      var part = request
      part.rect = Rect(x0 * size.width, y0 * size.height, x1 * size.width, y1 * size.height)
      let tile = try bench.render(part)
      #expect(tile.box == (try part.pixelBounds))
      #expect(tile.bytes.hasSameBytes(as: cut(tile.box, from: whole)))
    }
  }

  private func cut(_ box: PixelBox, from whole: Bitmap) -> [UInt8] {
    let bytes = whole.bytes
    return (box.y0..<box.y1).flatMap { y in
      let start = y * whole.stride
      return bytes[(start + box.x0 * whole.components)..<(start + box.x1 * whole.components)]
    }
  }
}
