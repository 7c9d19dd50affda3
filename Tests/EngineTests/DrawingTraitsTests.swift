// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import TestSupport
import Testing

@testable import Engine

/// A page is drawn in fewer steps if its commands allow it, with the same pixels.
struct DrawingTraitsTests {
  private let context: EngineContext

  init() throws { context = try EngineContext(cacheBytes: 16 << 20) }

  @Test(
    arguments: [
      ("0 g 10 10 50 50 re f", []),
      ("1 G 10 10 50 50 re S", []),
      ("0.3 G 10 10 50 50 re S", .colors),
      ("0 0 0 rg 10 10 50 50 re f", []),
      ("1 0 0 rg 10 10 50 50 re f", .colors),
      ("0 0 0 1 k 10 10 50 50 re f", .colors),
      ("1 1 1 rg 10 10 50 50 re f", .colors),
      ("/Half gs 0 g 10 10 50 50 re f", .mixes),
      ("q 10 10 50 50 re W n 0 g 0 0 80 80 re f Q", []),
      ("/Multiplied gs 0 g 10 10 50 50 re f", [.mixes, .colors]),
      ("BI /W 1 /H 1 /CS /G /BPC 8 ID a EI", [.mixes, .colors]),
    ] as [(String, DrawingTraits)])
  func traitsOfContents(contents: String, expected: DrawingTraits) throws {
    // A state that multiplies makes the whole page a group.
    let state = contents.hasPrefix("/Half") ? "/Half <</ca 0.5>>" : "/Multiplied <</BM/Multiply>>"
    let states = contents.contains("gs") ? "/Resources<</ExtGState <<\(state)>>>>" : ""
    var pdf = MinimalPDF([], entries: states)
    pdf.content = contents
    let document = try Document.open(.data(pdf.bytes), in: context)
    #expect(try document.page(0).displayList().traits(context) == expected, "\(contents)")
  }

  @Test(.enabled(if: RenderCorpus.isThere))
  func theCorpusLooksTheSame() throws {
    var (unmixed, grey) = (0, 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: RenderCorpus.folder).sorted() {
      guard name.hasSuffix(".pdf"),
        let document = try? Document.open(.file("\(RenderCorpus.folder)/\(name)"), in: context),
        let page = try? document.page(0), let list = try? page.displayList()
      else { continue }
      let traits = try list.traits(context)
      let isLarge = list.size.width * list.size.height > 4_000_000
      if traits == [.mixes, .colors] || isLarge { continue }
      let rasterizer = Rasterizer(context)
      let request = RasterRequest(pageSize: list.size, scale: 0.83)
      guard let rgb = try? rasterizer.render(list, request) else { continue }
      if !traits.contains(.mixes) {
        unmixed += 1
        for layout in [PixelLayout.rgba, .bgra] {
          let expected = try Bitmap(box: rgb.box, layout: layout, pool: PixelPool())
          rgb.expand(rows: 0..<rgb.height, into: expected)
          let drawn = try rasterizer.render(list, request, as: layout)
          #expect(drawn.bytes.hasSameBytes(as: expected.bytes), "\(name) as \(layout)")
        }
      }
      if !traits.contains(.colors) {
        grey += 1
        let drawn = try rasterizer.renderForPNG(list, request)
        #expect(drawn.layout == .grey)
        #expect(try drawn.png() == rgb.png(), "\(name) in grey")
      }
    }
    #expect(unmixed > 100 && grey > 50, "\(unmixed), \(grey)")
  }
}
