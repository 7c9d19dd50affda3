// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct ViewTurnTests {
  @Test func aWindowfulLeavesALineInSight() throws {
    var view = try view(3, gap: 10)
    #expect(view.turn(by: .viewport, .forward) == true)
    #expect(view.state.offset == Point(0, 90))
    #expect(view.turn(by: .viewport, .backward) == true)
    #expect(view.turn(by: .viewport, .backward) == false)
    try view.update(ViewChange(\.offset, Point(0, 1e6)))
    #expect(view.turn(by: .viewport, .forward) == false)
    #expect(view.state.offset.y == 520)
  }

  @Test func aWindowfulGoesThroughAPagedLayout() throws {
    var view = try view(3, .single) { $0.scale = 1.5 }
    var places: [[Double]] = []
    repeat {
      places.append([Double(view.currentPage ?? -1), view.state.offset.y])
    } while view.turn(
      by: .viewport, .forward)
    #expect(places.prefix(5) == [[0, 0], [0, 90], [0, 180], [0, 200], [1, 0]])
    #expect(places.last == [2, 200])
    var way: [[Double]] = []
    while view.turn(by: .viewport, .backward) {
      way.append([Double(view.currentPage ?? -1), view.state.offset.y])
    }
    #expect(way.prefix(4) == [[2, 110], [2, 20], [2, 0], [1, 200]])
    #expect(way.last == [0, 0])
    #expect(view.state.scale == 1.5)
    #expect(view.history.back.isEmpty)
  }

  @Test func aRoundedOffsetIsAnEndAsWell() throws {
    var view = try view(2, .single)
    try view.update(ViewChange(\.offset, Point(0, 99.9996)))
    #expect(view.turn(by: .viewport, .forward) == true)
    #expect(view.currentPage == 1)
  }

  @Test func aWheelTurnsBeyondTheEnd() throws {
    var view = try view(3, .single)
    #expect(try view.roll(by: Point(0, 500)) == true)
    #expect(view.state.offset.y == 100)
    #expect(view.currentPage == 0, "the end comes first")
    #expect(try view.roll(by: Point(0, 30)) == true)
    #expect(view.currentPage == 0)
    #expect(try view.roll(by: Point(0, 10)) == true)
    #expect(view.currentPage == 1)
    #expect(view.state.offset.y == 0)
    #expect(try view.roll(by: Point(0, -30)) == true)
    #expect(try view.roll(by: Point(0, 5)) == true)
    #expect(try view.roll(by: Point(0, -35)) == true)
    #expect(view.currentPage == 1, "what was pushed the other way does not count")
    #expect(try view.roll(by: Point(0, -40)) == true)
    #expect(view.currentPage == 0)
    #expect(view.state.offset.y == 100, "backward, the end of the page comes first")
  }

  @Test func aWheelStopsAtTheEnds() throws {
    var view = try view(2, size: Size(100, 200), .single)
    #expect(try view.roll(by: Point(0, -100)) == false)
    #expect(try view.roll(by: Point(0, 100)) == true)
    #expect(view.currentPage == 1)
    #expect(try view.roll(by: Point(0, 100)) == false)
    #expect(try view.roll(by: .zero) == false)
    var all = try column(2)
    #expect(try all.roll(by: Point(0, 1000)) == true)
    #expect(try all.roll(by: Point(0, 1000)) == false)
  }

  @Test(arguments: ReadingDirection.allCases)
  func aWheelTurnsSideways(_ direction: ReadingDirection) throws {
    var view = try view(2, .single) { $0.direction = direction }
    let onward = direction == .leftToRight ? 1.0 : -1.0
    try view.update(ViewChange(\.offset, Point(onward > 0 ? 50 : 0, 0)))
    #expect(try view.roll(by: Point(-onward * 20, 0)) == true)
    #expect(try view.roll(by: Point(onward * 90, 0)) == true)
    #expect(view.currentPage == 0)
    #expect(try view.roll(by: Point(onward * 90, 3)) == true)
    #expect(view.currentPage == 1)
    #expect(view.state.offset.x == (onward > 0 ? 0 : 50))
  }

  @Test func aWheelZoomsAroundThePoint() throws {
    var view = try view(5)
    try view.update(ViewChange(\.offset, Point(20, 300)))
    let before = try #require(view.page(at: Point(30, 40)))
    #expect(try view.zoom(byWheel: -10, around: Point(30, 40)) == true)
    #expect(view.state.scale == 1.1)
    #expect(isNear(try view.pageToView(1).apply(before.point), Point(30, 40)))
    #expect(try view.zoom(byWheel: -5000, around: .zero) == true)
    #expect(try view.zoom(byWheel: 5000, around: .zero) == true)
    #expect((view.state.scale - 1.1).magnitude < 1e-9, "a notch is undone by one")
    try view.update(ViewChange(\.scale, 64))
    #expect(try view.zoom(byWheel: -10, around: .zero) == false)
  }

  @Test func aPinchTakesItsPointAlong() throws {
    var view = try view(5)
    try view.update(ViewChange(\.offset, Point(20, 300)))
    let before = try #require(view.page(at: Point(30, 40)))
    try view.pinch(by: 2, from: Point(30, 40), to: Point(25, 60))
    #expect(view.state.scale == 2)
    #expect(isNear(try view.pageToView(1).apply(before.point), Point(25, 60)))
    // Near the beginning, too, where the smaller canvas alone would not reach so far.
    try view.update(ViewChange(\.scale, 2).and(\.offset, Point(20, 20)))
    let near = try #require(view.page(at: Point(30, 80)))
    try view.pinch(by: 0.75, from: Point(30, 80), to: Point(30, 20))
    #expect(isNear(try view.pageToView(0).apply(near.point), Point(30, 20)))
    try view.update(ViewChange(\.scale, 2).and(\.offset, Point(20, 300)))
    let state = view.state
    for factor in [0, -1, .nan, .infinity] {
      #expect(throws: ViewError.self) { try view.pinch(by: factor, from: .zero, to: .zero) }
    }
    #expect(throws: ViewError.self) { try view.pinch(by: 1, from: .zero, to: Point(.nan, 0)) }
    #expect(view.state == state)
    try view.pinch(by: 1e29, from: .zero, to: .zero)
    #expect(view.state.scale == 64)
  }
}

private func column(_ count: Int) throws -> View { try view(count) }
