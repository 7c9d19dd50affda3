// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

/// Pages that follow each other to the side: each is 100 × 200 points, in a window of 50 × 100 pixels.
@Suite struct ScrollAxisTests {
  private func row(_ count: Int, _ adjust: (inout ViewState) -> Void = { _ in }) throws -> View {
    try view(count, gap: 10) {
      $0.scrollAxis = .horizontal
      adjust(&$0)
    }
  }

  @Test func pagesStandBesideEachOther() throws {
    var state = ViewState(size: Size(10, 10), gap: 10)
    state.scrollAxis = .horizontal
    let sizes = [Size(100, 200), Size(60, 100), Size(100, 200)]
    let row = try PageLayout(pageSizes: sizes, state: state)
    #expect(row.frame(ofPage: 1) == Rect(110, 50, 170, 150))
    #expect(row.canvasSize(currentSpread: 0) == Size(280, 200))
    #expect(row.spreads(beside: Rect(99, 0, 111, 1), currentSpread: 0) == 0..<2)
    #expect(row.spreads(beside: Rect(102, 0, 108, 1), currentSpread: 0).isEmpty)
    #expect(row.spread(nearest: Point(106, 0), currentSpread: 0) == 1)

    state.direction = .rightToLeft
    let mirrored = try PageLayout(pageSizes: sizes, state: state)
    #expect(mirrored.frame(ofPage: 0) == Rect(180, 0, 280, 200))
    #expect(mirrored.frame(ofPage: 2) == Rect(0, 0, 100, 200))
    #expect(mirrored.spreads(beside: Rect(169, 0, 181, 1), currentSpread: 0) == 0..<2)
    #expect(mirrored.spread(nearest: Point(-5, 0), currentSpread: 0) == 2)
  }

  @Test func aPagedLayoutHasNoAxis() throws {
    var state = ViewState(size: Size(10, 10), layout: .single, gap: 10)
    state.scrollAxis = .horizontal
    let single = try PageLayout(pageSizes: pages(3), state: state)
    #expect(single.canvasSize(currentSpread: 1) == Size(100, 200))
  }

  @Test func turningGoesToTheSide() throws {
    var row = try row(3)
    var hasTurned = row.turn(by: .viewport, .forward)
    #expect(hasTurned)
    #expect(row.state.offset == Point(45, 0))
    hasTurned = row.turn(by: .spread, .forward)
    #expect(hasTurned)
    #expect(row.state.offset == Point(110, 0))
    #expect(row.currentPage == 1)
    try row.goTo(pageIndex: 2)
    #expect(row.state.offset == Point(220, 0))

    var mirrored = try self.row(3) { $0.direction = .rightToLeft }
    try mirrored.goTo(pageIndex: 0)
    #expect(mirrored.state.offset == Point(270, 0))
    hasTurned = mirrored.turn(by: .viewport, .forward)
    #expect(hasTurned)
    #expect(mirrored.state.offset == Point(225, 0))
    hasTurned = mirrored.turn(by: .spread, .forward)
    #expect(hasTurned)
    #expect(mirrored.state.offset == Point(160, 0))
  }

  @Test func aWheelRollsAlongTheRowWhereThereIsNoHeight() throws {
    var high = try row(3)
    #expect(try high.roll(by: Point(0, 30)))
    #expect(high.state.offset == Point(0, 30))
    var low = try row(3) { $0.scale = 0.5 }
    #expect(try low.roll(by: Point(0, 30)))
    #expect(low.state.offset == Point(30, 0))
  }

  @Test func theCurrentPageStaysWhenTheAxisChanges() throws {
    var row = try view(4, gap: 10)
    try row.goTo(pageIndex: 2)
    try row.update(ViewChange(\.scrollAxis, .horizontal))
    #expect(row.currentPage == 2)
    #expect(row.visiblePages.map(\.pageIndex) == [2])
  }
}
