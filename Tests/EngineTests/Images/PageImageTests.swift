// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Engine

/// The images of `images.pdf`: which there are, where they are, and what file is made of each.
@Suite struct PageImageTests {
  private let document: Document

  init() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../Fixtures/images.pdf")
    document = try Document.open(
      .file(path.standardized.path), in: EngineContext(cacheBytes: 16 << 20))
  }

  @Test func eachKindIsTold() throws {
    let images = try document.page(0).images()
    #expect(
      images.prefix(12).map(\.colorSpace) == [
        .rgb, .grey, .cmyk, .cmyk, .rgb, .grey, .stencil, .rgb, .indexed, .rgb, .rgb, .grey,
      ])
    #expect(images.map(\.index) == Array(0..<17))
    #expect(images.filter(\.hasAlpha).map(\.index) == [4, 6, 9, 10])
    #expect(images.filter { $0.bitsPerComponent == 1 }.map(\.index) == [5, 6])
    #expect(images.filter(\.isJPEG).map(\.index) == [0, 1, 13, 15, 16])
    #expect(images.filter(\.isStoredAsJPEG).map(\.index) == [0, 1, 12, 13, 14, 15, 16])
  }

  @Test func placesAreThoseOfTheDrawing() throws {
    let images = try document.page(0).images()
    #expect(images[12].quad.upperLeft == Point(20, 330))
    #expect(images[12].quad.upperRight == Point(20, 270))
    #expect(images[14].quad.upperLeft == Point(260, 280))
    // Half of it is clipped away.
    #expect(images[15].rect == Rect(20, 345, 50, 385))
    #expect(images[15].quad.bounds == Rect(20, 345, 80, 385))
    #expect(images[15].outline == Quad(images[15].rect))
    // On a slant the corners of the box are not on it.
    #expect(images[13].contains(Point(136, 298)) && !images[13].contains(Point(102, 268)))
    #expect(images[13].outline == images[13].quad)
  }

  private static let red = [220, 40, 30]
  private static let yellow = [250, 220, 60]

  /// The upper left and the lower right of each, as red, green, blue and alpha; of grey ones as grey.
  private static let corners: [(index: Int, first: [Int], last: [Int])] = [
    (0, red, yellow), (1, [93], [211]), (2, [216, 83, 57], [254, 216, 93]),
    (3, [216, 83, 57], [254, 216, 93]), (4, [0, 0, 0, 0], yellow + [255]), (5, [0], [0]),
    (6, [204, 26, 26, 255], [204, 26, 26, 255]), (7, red, yellow), (8, red, yellow),
    (9, [0, 0, 0, 0], yellow + [255]), (10, [0, 0, 0, 0], yellow + [255]), (11, [0], [255]),
    (13, red, yellow), (14, [40, 160, 60], [40, 70, 200]), (15, red, yellow),
  ]

  @Test(arguments: corners.indices) func aPNGShowsWhatThePageShows(row: Int) throws {
    let (index, first, last) = Self.corners[row]
    let file = try document.page(0).imageSource(index).file(.png, in: document.context)
    let png = try #require(DecodedPNG(file.bytes))
    #expect(file.kind == .png)
    #expect((png.width, png.height) == (file.width, file.height))
    #expect(png.channels == first.count)
    for (pixel, wanted) in [(png[0, 0], first), (png[png.width - 1, png.height - 1], last)] {
      #expect(
        zip(pixel, wanted).allSatisfy { abs(Int($0) - $1) <= 24 }, "\(index): \(pixel) \(wanted)")
    }
  }

  @Test func aTurnedImageIsTurnedInItsPNG() throws {
    let page = try document.page(2)
    let shown = try page.imageSource(0).file(.shown, in: document.context)
    let png = try #require(DecodedPNG(shown.bytes))
    #expect((png.width, png.height) == (16, 24))
    // The page is turned clockwise: blue, which was at the lower left, comes to the upper left.
    #expect(png[1, 1][2] > 180 && png[14, 1][0] > 180)
    let stored = try page.imageSource(0).file(.stored, in: document.context)
    #expect(stored.kind == .jpeg)
    #expect(stored.bytes.starts(with: [0xFF, 0xD8]))
    #expect((stored.width, stored.height) == (24, 16))
  }

  @Test func anAlphaFadesAsItsMask() throws {
    let file = try document.page(0).imageSource(4).file(.shown, in: document.context)
    let png = try #require(DecodedPNG(file.bytes))
    for x in 0..<24 { #expect(abs(Int(png[x, 3][3]) - x * 255 / 23) <= 1, "\(x)") }
  }

  @Test func thePointMeansTheTopmostThatIsNotThePage() throws {
    #expect(try document.page(3).image(at: Point(120, 165))?.index == 1)
    #expect(try document.page(3).image(at: Point(20, 20))?.index == 2)
    #expect(try document.page(1).image(at: Point(20, 20))?.index == 0)
    #expect(try document.page(0).image(at: Point(150, 20)) == nil)
  }

  @Test func whatIsNotThereIsNotFound() throws {
    #expect(throws: EngineError.self) { try document.page(1).image(1) }
    #expect(throws: EngineError.self) { try document.page(1).imageSource(-1) }
  }

  @Test func aCancelledReadingSaysSo() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: EngineError.cancelled) {
      try document.page(1).images(cancellation: cancellation)
    }
  }
}
