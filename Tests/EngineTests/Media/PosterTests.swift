// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Engine

/// The picture that a page shows of a movie until it plays.
@Suite struct PosterTests {
  /// A page of 100 points with a movie in its upper left quarter, whose poster is red above green.
  private func fixture(
    poster: String = "5 0 R", flags: String = "/F 4", page: String = "",
    image: String = "/Width 1/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8"
  ) throws -> RenderBench {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Annots[4 0 R]\(page)>>",
      "<</Type/Annot/Subtype/Movie/Rect[0 50 50 100]\(flags)/Movie<</F(a.mov)/Poster \(poster)>>"
        + ">>",
      "<</Type/XObject/Subtype/Image\(image)/Filter/ASCIIHexDecode/Length 13>>stream\n"
        + "FF000000FF00>\nendstream",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let text = "%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n"
    return try RenderBench(.data(Array(text.utf8)))
  }

  private func colors(_ fixture: RenderBench) throws -> [[UInt8]] {
    let bitmap = try fixture.render(fixture.request())
    return [(25, 10), (25, 40), (75, 10)].map { Array(bitmap.pixel($0.0, $0.1).prefix(3)) }
  }

  private let red: [UInt8] = [255, 0, 0]
  private let green: [UInt8] = [0, 255, 0]
  private let white: [UInt8] = [255, 255, 255]

  @Test func aPosterIsDrawnWhereTheMovieIs() throws {
    let shown = try fixture()
    #expect(try colors(shown) == [red, green, white])
    #expect(try shown.page.media.first?.hasPoster == true)
  }

  @Test func aPosterTurnsWithItsPage() throws {
    let turned = try fixture(page: "/Rotate 180")
    let bitmap = try turned.render(turned.request())
    #expect(Array(bitmap.pixel(75, 90).prefix(3)) == red)
    #expect(Array(bitmap.pixel(75, 60).prefix(3)) == green)
  }

  @Test func whatIsNoPosterOrNotToBeSeenIsNotDrawn() throws {
    #expect(try colors(fixture(poster: "true")) == [white, white, white])
    #expect(try colors(fixture(flags: "/F 2")) == [white, white, white])
    let broken = try fixture(image: "/Width -1/Height 2/ColorSpace/Nothing/BitsPerComponent 77")
    #expect(try colors(broken) == [white, white, white])
  }
}
