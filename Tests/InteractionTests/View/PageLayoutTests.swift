// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct PageLayoutTests {
  func layout(_ sizes: [Size], _ mode: LayoutMode, _ adjust: (inout ViewState) -> Void = { _ in })
    throws -> PageLayout
  {
    var state = ViewState(size: Size(10, 10), layout: mode, gap: 10)
    adjust(&state)
    return try PageLayout(pageSizes: sizes, state: state)
  }

  func frames(_ layout: PageLayout) -> [Rect] {
    layout.pageSizes.indices.compactMap { layout.frame(ofPage: $0) }
  }

  let sizes = [Size(100, 200), Size(60, 100), Size(100, 200)]

  @Test func aColumnIsCentred() throws {
    let column = try layout(sizes, .continuous)
    #expect(
      frames(column) == [Rect(0, 0, 100, 200), Rect(20, 210, 80, 310), Rect(0, 320, 100, 520)])
    #expect(column.canvasSize(currentSpread: 0) == Size(100, 520))
    #expect(column.spreadsOnCanvas(currentSpread: 1) == 0..<3)
  }

  @Test func aSinglePageIsTheCanvas() throws {
    let single = try layout(sizes, .single)
    #expect(frames(single).allSatisfy { $0.origin == .zero })
    #expect(single.canvasSize(currentSpread: 1) == Size(60, 100))
    #expect(single.canvasSize(currentSpread: 9) == Size(0, 0))
    #expect(single.spreadsOnCanvas(currentSpread: 1) == 1..<2)
    #expect(single.spreadsOnCanvas(currentSpread: 3).isEmpty)
  }

  @Test func facingPagesMeetAtTheGap() throws {
    let facing = try layout(sizes, .facingContinuous)
    #expect(
      frames(facing) == [Rect(0, 0, 100, 200), Rect(110, 50, 170, 150), Rect(0, 210, 100, 410)])
    #expect(facing.frame(ofSpread: 1) == Rect(0, 210, 210, 410))
    #expect(facing.canvasSize(currentSpread: 0) == Size(210, 410))
  }

  @Test func aCoverTakesTheSecondPlace() throws {
    let facing = try layout(sizes, .facing) { $0.coverPage = true }
    #expect(
      frames(facing) == [Rect(110, 0, 210, 200), Rect(0, 50, 60, 150), Rect(70, 0, 170, 200)])
    #expect(facing.canvasSize(currentSpread: 0) == Size(210, 200))
    #expect(facing.canvasSize(currentSpread: 1) == Size(170, 200))
  }

  @Test func rightToLeftMirrorsASpread() throws {
    let facing = try layout(sizes, .facingContinuous) { $0.direction = .rightToLeft }
    #expect(
      frames(facing) == [Rect(110, 0, 210, 200), Rect(40, 50, 100, 150), Rect(110, 210, 210, 410)])
    let cover = try layout(sizes, .facing) {
      $0.direction = .rightToLeft
      $0.coverPage = true
    }
    #expect(cover.frame(ofPage: 0) == Rect(0, 0, 100, 200))
  }

  @Test func rotationTurnsThePages() throws {
    let turned = try layout(sizes, .continuous) { $0.rotation = .right }
    #expect(
      frames(turned) == [Rect(0, 0, 200, 100), Rect(50, 110, 150, 170), Rect(0, 180, 200, 280)])
  }

  @Test(arguments: QuarterTurn.allCases) func theMapsUndoEachOther(_ turn: QuarterTurn) throws {
    let turned = try layout(sizes, .facingContinuous) { $0.rotation = turn }
    for pageIndex in sizes.indices {
      let there = try #require(turned.pageToCanvas(pageIndex))
      let back = try #require(turned.canvasToPage(pageIndex))
      let page = Rect(origin: .zero, size: sizes[pageIndex])
      #expect(there.apply(page) == turned.frame(ofPage: pageIndex))
      #expect(back.apply(there.apply(Point(10, 20))) == Point(10, 20))
    }
    #expect(turned.pageToCanvas(3) == nil)
    #expect(turned.canvasToPage(-1) == nil)
  }

  @Test func spreadsAreFoundByHeight() throws {
    let column = try layout(sizes, .continuous)
    #expect(column.spreads(beside: Rect(0, 0, 10, 200), currentSpread: 0) == 0..<1)
    #expect(column.spreads(beside: Rect(0, 199, 10, 211), currentSpread: 0) == 0..<2)
    #expect(column.spreads(beside: Rect(0, 202, 10, 208), currentSpread: 0).isEmpty)
    #expect(column.spreads(beside: Rect(0, -50, 10, 9999), currentSpread: 0) == 0..<3)
    for (y, expected) in [(-9.0, 0), (100, 0), (204, 0), (206, 1), (310, 1), (400, 2), (1e9, 2)] {
      #expect(column.spread(nearest: Point(0, y), currentSpread: 0) == expected)
    }
    #expect(try layout(sizes, .single).spread(nearest: Point(0, 1e9), currentSpread: 1) == 1)
    #expect(try layout([], .continuous).spread(nearest: .zero, currentSpread: 0) == nil)
  }

  @Test(arguments: [
    (0, false, [Range<Int>]()), (0, true, []), (1, false, [0..<1]), (1, true, [0..<1]),
    (2, false, [0..<2]), (2, true, [0..<1, 1..<2]), (3, false, [0..<2, 2..<3]),
    (3, true, [0..<1, 1..<3]), (4, true, [0..<1, 1..<3, 3..<4]),
  ]) func facingSpreads(_ count: Int, _ coverPage: Bool, _ expected: [Range<Int>]) {
    let spreads = Spreads(pageCount: count, layout: .facing, coverPage: coverPage)
    #expect((0..<spreads.count).map { spreads.pages(ofSpread: $0) } == expected)
    for (index, members) in expected.enumerated() {
      #expect(members.allSatisfy { spreads.index(ofPage: $0) == index })
    }
    #expect(spreads.pages(ofSpread: -1).isEmpty)
    #expect(spreads.pages(ofSpread: .max).isEmpty)
  }

  @Test func badSizesAreRefused() {
    for size in [Size(.nan, 1), Size(1, .infinity), Size(-1, 1), Size(1, 1e11)] {
      #expect(throws: ViewError.badPageSize(pageIndex: 1)) {
        try layout([Size(1, 1), size], .continuous)
      }
    }
  }
}
