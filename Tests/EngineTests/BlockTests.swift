// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

@Suite struct BlockTests {
  let document: Document

  init() throws { document = try TextSamples.open(TextSamples.fixture("blocks.pdf")) }

  private func block(_ page: Int, _ x: Double, _ y: Double, tolerance: Double = 0) throws
    -> PageBlock?
  {
    try document.page(page).block(at: Point(x, y), tolerance: tolerance)
  }

  /// The corners, without fractions.
  private func edges(_ block: PageBlock?) -> [Int]? {
    block.map { [$0.rect.x0, $0.rect.y0, $0.rect.x1, $0.rect.y1].map { Int($0) } }
  }

  @Test func rowsAcrossTwoColumnsAreTwoColumns() throws {
    #expect(edges(try block(0, 100, 150)) == [40, 39, 193, 234])
    #expect(edges(try block(0, 300, 150)) == [207, 39, 360, 234])
    #expect(try block(0, 100, 150)?.kind == .text)
  }

  @Test func aGutterAndAMarginAreNoBlockButNearOne() throws {
    #expect(try block(0, 199, 150) == nil)
    #expect(edges(try block(0, 199, 150, tolerance: 10)) == [40, 39, 193, 234])
    #expect(try block(0, 370, 150, tolerance: 9) == nil)
    #expect(edges(try block(0, 370, 150, tolerance: 12)) == [207, 39, 360, 234])
  }

  @Test func whatStandsAcrossTheGutterIsNoPartOfAColumn() throws {
    #expect(edges(try block(1, 200, 40)) == [80, 23, 319, 58])
    #expect(edges(try block(1, 100, 150)) == [40, 65, 193, 260])
    #expect(edges(try block(1, 300, 70)) == [207, 65, 360, 260])
    #expect(edges(try block(1, 100, 440)) == [40, 430, 360, 453])
  }

  @Test func aTableIsOneWithTheTextAboveIt() throws {
    for x in [45.0, 110, 150, 330] { #expect(edges(try block(2, x, 200)) == [40, 39, 360, 255]) }
    #expect(try document.page(2).blocks().count == 1)
  }

  @Test func picturesInAColumnAreMeantBeforeIt() throws {
    let picture = try block(3, 100, 150)
    #expect(picture == PageBlock(kind: .image, rect: Rect(50, 90, 180, 190)))
    #expect(edges(try block(3, 100, 80)) == [40, 39, 193, 234])
  }

  @Test func stripsAreOnePictureWithItsLabel() throws {
    for point in [Point(100, 390), Point(100, 430), Point(200, 408)] {
      let hit = try block(3, point.x, point.y)
      #expect(hit == PageBlock(kind: .image, rect: Rect(60, 380, 340, 440)))
    }
    #expect(try block(3, 25, 55) == nil)
  }

  @Test func aTurnedPageHasItsColumnsSideways() throws {
    #expect(try document.page(4).size == Size(500, 400))
    let first = try #require(try block(4, 350, 100))
    #expect(edges(first) == [265, 40, 460, 193] && first.isSideways)
    #expect(edges(try block(4, 350, 300)) == [265, 207, 460, 360])
  }

  @Test func aLineThatRunsUpIsItsOwn() throws {
    let line = try #require(try block(5, 26, 300))
    #expect(edges(line) == [20, 237, 32, 380] && line.isSideways)
  }

  @Test func theNumbersOfAContentsListBelongToIt() throws {
    let list = try #require(try block(5, 350, 120))
    #expect(edges(list) == [60, 39, 360, 164] && !list.isSideways)
  }

  @Test func aPictureThatIsThePageIsNoBlock() throws {
    #expect(try document.page(6).blocks().isEmpty)
  }

  @Test func verticalTextIsABlockThatRunsDown() throws {
    let vertical = try TextSamples.open(TextSamples.fixture("vertical.pdf"))
    let blocks = try vertical.page(0).blocks()
    #expect(blocks.count == 1 && blocks.allSatisfy { $0.kind == .text && $0.isSideways })
  }
}
