// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@Suite struct IntactPNGTests {
  private func png() throws -> [UInt8] {
    let context = try EngineContext(cacheBytes: 0)
    let document = try RenderFixture(content: "1 0 0 rg 20 20 90 90 re f").open(in: context)
    let list = try document.displayListInPassing(ofPage: 0)
    let request = RasterRequest(pageSize: list.size, scale: 0.1)
    return try Rasterizer(context).render(list, request).png()
  }

  @Test func tellsTheSize() throws {
    let png = try #require(IntactPNG(try png()))
    #expect(png.width == 20)
    #expect(png.height == 30)
  }

  @Test func findsEveryDamage() throws {
    let whole = try png()
    for place in whole.indices {
      #expect(IntactPNG(Array(whole.prefix(place))) == nil, "cut at \(place)")
      for bit in [UInt8(1), 0x80] {
        var broken = whole
        broken[place] ^= bit
        #expect(IntactPNG(broken) == nil, "\(bit) at \(place)")
      }
    }
    #expect(IntactPNG(whole + [0]) == nil)
    #expect(IntactPNG([]) == nil)
  }
}
