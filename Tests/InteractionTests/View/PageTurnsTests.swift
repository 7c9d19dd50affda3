// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct PageTurnsTests {
  @Test func onePageIsTurnedAlone() throws {
    var view = try InteractionTests.view(3, size: Size(400, 900), gap: 10)
    try view.rotate(pages: [1], by: .right)
    #expect(view.pages.frame(ofPage: 0) == Rect(50, 0, 150, 200))
    #expect(view.pages.frame(ofPage: 1) == Rect(0, 210, 200, 310))
    #expect(view.visiblePages.map(\.rotation) == [.none, .right, .none])
    let there = try view.pageToView(1).apply(Point(10, 20))
    #expect(isNear(try view.viewToPage(1).apply(there), Point(10, 20)))

    try view.update(ViewChange(\.rotation, .half))
    #expect(view.rotation(ofPage: 1) == .left && view.rotation(ofPage: 0) == .half)
    try view.rotate(pages: [1, 1], by: .right)
    try view.rotate(pages: [1], by: .right)
    #expect(view.state.pageTurns.isEmpty)
  }

  @Test func pagesThatAreNotThereAreRefused() throws {
    var view = try InteractionTests.view(2)
    #expect(throws: ViewError.noSuchPage(pageIndex: 2, pageCount: 2)) {
      try view.rotate(pages: [0, 2], by: .right)
    }
    #expect(view.state.pageTurns.isEmpty, "nothing is turned by half")
    #expect(throws: ViewError.noSuchPage(pageIndex: -1, pageCount: 2)) {
      try view.update(ViewChange(\.pageTurns, PageTurns([-1: .right])))
    }
  }

  @Test func turnsFollowTheirPages() throws {
    var view = try InteractionTests.view(3)
    try view.rotate(pages: [0, 2], by: .left)
    try view.replacePages(pages(2)) { [0: nil, 1: 0, 2: 1][$0] ?? nil }
    #expect(view.state.pageTurns == PageTurns([1: .left]))
    #expect(view.pages.frame(ofPage: 1)?.size == Size(200, 100))
  }

  @Test func aCapturedViewComesBackTurned() throws {
    var view = try InteractionTests.view(3)
    try view.rotate(pages: [2], by: .half)
    let captured = view.snapshot
    try view.rotate(pages: [2], by: .half)
    try view.restore(captured)
    #expect(view.rotation(ofPage: 2) == .half)
    var shorter = try InteractionTests.view(1)
    try shorter.restore(captured)
    #expect(shorter.state.pageTurns.isEmpty)
  }
}
