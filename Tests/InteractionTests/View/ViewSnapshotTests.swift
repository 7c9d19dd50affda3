// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct ViewSnapshotTests {
  @Test(arguments: LayoutMode.allCases, QuarterTurn.allCases)
  func nothingMovesWhereNothingChanged(_ layout: LayoutMode, _ turn: QuarterTurn) throws {
    var view = try view(9, layout, gap: 3) { $0.rotation = turn }
    try view.goTo(pageIndex: 5, .xyz(left: 12.3, top: 34.7, zoom: 3.3))
    try view.goTo(pageIndex: 6, .xyz(left: 1.1, top: 2.2, zoom: nil))
    view.goBack()
    let captured = view.snapshot
    var fresh = try column(9)
    try fresh.restore(captured)
    #expect(fresh.state == captured.state)
    #expect(fresh.history == captured.history)
    #expect(fresh.visiblePages == view.visiblePages)
    try view.update(
      ViewChange(\.scale, 1).and(\.rotation, .half).and(\.layout, .single).and(
        \.direction, .rightToLeft))
    try view.goTo(pageIndex: 0)
    try view.restore(captured)
    #expect(view.state == captured.state)
    #expect(view.goForward() == true)
    #expect(view.currentPage == 6)
  }

  @Test func aFitIsNotAppliedAnewWhereNothingChanged() throws {
    let sizes = [Size(100, 200), Size(200, 200), Size(200, 200)]
    let state = ViewState(size: Size(200, 100), gap: 0, fit: .width)
    var view = try View(pageSizes: sizes, state: state)
    try view.scroll(by: Point(0, 500))
    let captured = view.snapshot
    var other = try View(pageSizes: sizes, state: ViewState(size: Size(50, 50)))
    try other.restore(captured)
    #expect(other.state == captured.state)
    try other.update(ViewChange(\.size, Size(100, 100)))
    #expect(other.state.scale == 0.5)
  }

  @Test func theNearestPlaceOfAShorterDocumentIsItsEnd() throws {
    var view = try view(9)
    try view.goTo(pageIndex: 2)
    try view.goTo(pageIndex: 7)
    try view.goTo(pageIndex: 8, .point(Point(10, 20)))
    let captured = view.snapshot
    var shorter = try column(4)
    try shorter.restore(captured)
    #expect(shorter.currentPage == 3)
    #expect(shorter.state.offset == Point(10, 700))
    #expect(shorter.history.back.map(\.pageIndex) == [0, 2])
    var none = try column(0)
    try none.restore(captured)
    #expect(none.currentPage == nil)
  }

  @Test func aPageOfAnotherSizeShowsTheSamePart() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 3, .point(Point(10, 50)))
    var other = try View(
      pageSizes: Array(repeating: Size(300, 400), count: 5), state: ViewState(size: Size(1, 1)))
    try other.restore(view.snapshot)
    #expect(other.page(at: .zero) == PagePoint(pageIndex: 3, point: Point(30, 100)))
    #expect(other.state.scale == 1)
    try view.update(ViewChange(\.fit, .width))
    try other.restore(view.snapshot)
    #expect(other.state.scale == 50.0 / 300)
  }

  @Test func insertedPagesBeforeItLeaveThePlace() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 1, .point(Point(10, 50)))
    let captured = view.snapshot
    var other = try View(
      pageSizes: [Size(100, 30)] + pages(4), state: ViewState(size: Size(1, 1)))
    try other.restore(captured)
    #expect(other.page(at: .zero) == PagePoint(pageIndex: 1, point: Point(10, 50)))
  }

  @Test func aBrokenSnapshotIsRefused() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 3)
    let good = view.snapshot
    let breaks: [(inout ViewSnapshot) -> Void] = [
      { $0.state.offset.x = .nan }, { $0.state.scale = 0 }, { $0.state.size = Size(0, 1) },
      { $0.point = Point(.infinity, 0) }, { $0.pageSize = Size(-1, 1) },
      { $0.state.gap = -1 },
      {
        $0.history = NavigationHistory(
          back: [ViewPosition(pageIndex: 0, point: .zero, scale: -1)], forward: [])
      },
      {
        $0.history = NavigationHistory(
          back: [], forward: [ViewPosition(pageIndex: 0, point: Point(.nan, 0), scale: 1)])
      },
    ]
    for harm in breaks {
      var broken = good
      harm(&broken)
      #expect(throws: ViewError.self) { try view.restore(broken) }
      #expect(view.snapshot == good)
    }
  }

  @Test func numbersFromElsewhereArePutWithinTheirLimits() throws {
    var view = try view(5)
    var foreign = view.snapshot
    foreign.state.pageIndex = .max
    foreign.state.offset = Point(1e9, -1e9)
    foreign.state.scale = 1e20
    foreign.history = NavigationHistory(
      back: (0..<500).map { ViewPosition(pageIndex: $0 % 9, point: .zero, scale: 1) },
      forward: [ViewPosition(pageIndex: -3, point: .zero, scale: 1)])
    try view.restore(foreign)
    #expect(view.currentPage == 4)
    #expect(view.state.scale == 64)
    #expect(view.history.back.count <= NavigationHistory.capacity)
    #expect(view.history.back.allSatisfy { (0..<5).contains($0.pageIndex) })
    #expect(view.history.forward.isEmpty)
  }
}

private func column(_ count: Int) throws -> View { try view(count) }
