// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct NavigationHistoryTests {
  @Test func backAndForward() throws {
    var view = try view(9)
    try view.update(ViewChange(\.offset, Point(15, 33)))
    let start = view.state
    try view.goTo(pageIndex: 4, .xyz(left: 0, top: 10, zoom: 3))
    let second = view.state
    try view.goTo(pageIndex: 7)
    let third = view.state
    #expect(view.goBack() == true)
    #expect(view.state == second)
    #expect(view.goBack() == true)
    #expect(view.state == start)
    #expect(view.goBack() == false)
    #expect(view.goForward() == true)
    #expect(view.goForward() == true)
    #expect(view.state == third)
    #expect(view.goForward() == false)
  }

  @Test func backComesFromWhereTheUserScrolled() throws {
    var view = try view(9)
    try view.goTo(pageIndex: 4)
    try view.scroll(by: Point(0, 25))
    let scrolled = view.state
    #expect(view.goBack() == true)
    #expect(view.goForward() == true)
    #expect(view.state == scrolled)
  }

  @Test func aNewGoToEndsTheWayForward() throws {
    var view = try view(9)
    try view.goTo(pageIndex: 4)
    view.goBack()
    try view.goTo(pageIndex: 5)
    #expect(view.goForward() == false)
    #expect(view.history.back.count == 1)
  }

  @Test func whatDoesNotMoveOrIsNotRecordedLeavesNoTrace() throws {
    var view = try view(9)
    try view.goTo(pageIndex: 0)
    try view.goTo(pageIndex: 3, isRecorded: false)
    #expect(view.history.back.isEmpty)
  }

  @Test func onlySoManyAreKept() throws {
    var view = try view(250)
    for pageIndex in 1..<250 { try view.goTo(pageIndex: pageIndex) }
    #expect(view.history.back.count == NavigationHistory.capacity)
    var steps = 0
    while view.goBack() { steps += 1 }
    #expect(steps == NavigationHistory.capacity)
    #expect(view.currentPage == 149)
  }

  @Test(arguments: LayoutMode.allCases) func backToAnotherLayout(_ layout: LayoutMode) throws {
    var view = try view(9)
    try view.goTo(pageIndex: 3, .point(Point(20, 40)))
    try view.goTo(pageIndex: 8)
    try view.update(ViewChange(\.layout, layout))
    #expect(view.goBack() == true)
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 3, point: Point(20, 40)))
  }

  @Test func insertedPagesMoveEverythingAlong() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 2)
    try view.goTo(pageIndex: 3, .point(Point(10, 20)))
    try view.replacePages(pages(7)) { $0 >= 1 ? $0 + 2 : $0 }
    #expect(view.currentPage == 5)
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 5, point: Point(10, 20)))
    #expect(view.history.back.map(\.pageIndex) == [0, 4])
  }

  @Test func removedPagesGiveWayToTheirSuccessors() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 2)
    try view.goTo(pageIndex: 4, .point(Point(10, 20)))
    try view.replacePages(pages(3)) { [0: 0, 1: 1, 3: 2][$0] }
    #expect(view.currentPage == 2)
    #expect(view.state.offset.y == 400)
    #expect(view.history.back.map(\.pageIndex) == [0])
  }

  @Test func aWrongNumberingDoesNoHarm() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 3)
    try view.replacePages(pages(2)) { _ in 99 }
    #expect(view.currentPage == 1)
    try view.replacePages([]) { _ in -1 }
    #expect(view.currentPage == nil)
    #expect(throws: ViewError.badPageSize(pageIndex: 0)) { try view.replacePages([Size(.nan, 1)]) }
    #expect(view.pageCount == 0)
  }
}
