// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

/// Where things land on the grid of pixels.
struct RenderGeometryTests {
  /// The corner with the black square: on the page as turned by the request.
  @Test(arguments: [
    (0, 5, 295), (90, 5, 5), (180, 195, 5), (270, 295, 195),
  ])
  func rotationOfARequest(rotation: Int, x: Int, y: Int) throws {
    let bench = try RenderBench(.corner)
    let bitmap = try bench.render(bench.request(rotation: rotation))
    #expect(bitmap.width == (rotation % 180 == 0 ? 200 : 300))
    #expect(bitmap.pixel(x, y) == [0, 0, 0])
    #expect(bitmap.pixel(bitmap.width / 2, bitmap.height / 2) == [255, 255, 255])
  }

  @Test func rotationOfThePageComesFirst() throws {
    var fixture = RenderFixture.corner
    fixture.page = "/Rotate 90"
    let bench = try RenderBench(fixture)
    let upright = try bench.render(bench.request())
    #expect(upright.width == 300)
    #expect(upright.pixel(5, 5) == [0, 0, 0])
    let turned = try bench.render(bench.request(rotation: 90))
    #expect(turned.width == 200)
    #expect(turned.pixel(195, 5) == [0, 0, 0])
  }

  @Test func croppedPage() throws {
    var fixture = RenderFixture(content: "50 60 10 10 re f")
    fixture.page = "/CropBox[50 60 150 260]"
    let bench = try RenderBench(fixture)
    let bitmap = try bench.render(bench.request(scale: 2))
    #expect((bitmap.width, bitmap.height) == (200, 400))
    #expect(bitmap.pixel(1, 398) == [0, 0, 0])
    #expect(bitmap.pixel(19, 381) == [0, 0, 0])
    #expect(bitmap.pixel(21, 379) == [255, 255, 255])
  }

  @Test func widthsAndHeightsAreExact() throws {
    let size = Size(595.276, 841.89)
    for length in stride(from: 1, through: 4001, by: 37) {
      for rotation in [0, 90] {
        let wide = RasterRequest.scale(ofPage: size, width: length, rotation: rotation)
        let high = RasterRequest.scale(ofPage: size, height: length, rotation: rotation)
        let byWidth = RasterRequest(pageSize: size, scale: wide, rotation: rotation)
        let byHeight = RasterRequest(pageSize: size, scale: high, rotation: rotation)
        #expect(try byWidth.pixelBounds.width == length)
        #expect(try byHeight.pixelBounds.height == length)
      }
    }
  }

  @Test func tilesAreRoundedOutOnThePagesGrid() throws {
    let request = RasterRequest(
      pageSize: Size(200, 300), rect: Rect(10.2, 20.6, 30.1, 400), scale: 1.5)
    #expect(try request.pixelBounds == PixelBox(x0: 15, y0: 30, x1: 46, y1: 450))
  }

  @Test(arguments: [0, -1, Double.nan, Double.infinity])
  func senselessScales(scale: Double) {
    let request = RasterRequest(pageSize: Size(200, 300), scale: scale)
    #expect(throws: EngineError.self) { try request.pixelBounds }
  }

  @Test func tilesOutsideOfThePage() {
    for rect in [Rect(500, 500, 600, 600), Rect(.nan, 0, 1, 1), Rect(-1e300, -1e300, -1, -1)] {
      let request = RasterRequest(pageSize: Size(200, 300), rect: rect, scale: 1)
      #expect(throws: EngineError.self) { try request.pixelBounds }
    }
  }

  @Test func inkBounds() throws {
    let bench = try RenderBench(
      RenderFixture(content: "1 g 0 0 200 300 re f 0.3 g 40 100 60 50 re f"))
    let ink = try #require(try bench.page.inkBounds())
    #expect(ink == Rect(40, 150, 100, 200))
    #expect(try RenderBench(RenderFixture(content: "1 g 0 0 9 9 re f")).page.inkBounds() == nil)
    let full = try RenderBench(RenderFixture(content: "0 0 1 rg 0 0 200 300 re f"))
    #expect(try full.page.inkBounds() == Rect(0, 0, 200, 300))
  }
}
