// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct ViewPagesTests {
  @Test func visiblePagesArePlacedInTheView() throws {
    var view = try view(5, gap: 10)
    try view.update(ViewChange(\.scale, 2, around: .zero))
    try view.update(ViewChange(\.offset, Point(30, 350)))
    #expect(
      view.visiblePages == [
        VisiblePage(pageIndex: 0, rect: Rect(-30, -350, 170, 50), visible: Rect(15, 175, 40, 200)),
        VisiblePage(pageIndex: 1, rect: Rect(-30, 70, 170, 470), visible: Rect(15, 0, 40, 15)),
      ])
    #expect(view.canvasSize == Size(200, 2080))
  }

  /// A fitted page that is turned stays whole in the view, and so does a small one in its place.
  @Test func aTurnedPageStaysInSight() throws {
    let turned = Matrix(-1, 0, 0, -1, 100, 200)
    var fitted = try view(3, size: Size(300, 200), gap: 10)
    try fitted.update(ViewChange(\.fit, .page))
    let before = fitted.visiblePages
    try fitted.replacePages(fitted.pages.pageSizes, changes: [0: turned])
    #expect(fitted.visiblePages == before)
    var small = try view(3, size: Size(300, 600), gap: 10)
    try small.update(ViewChange(\.scale, 0.5, around: .zero))
    let places = small.visiblePages
    try small.replacePages(small.pages.pageSizes, changes: [0: turned])
    #expect(small.visiblePages == places)
  }

  @Test func aPageBesideTheViewIsNotInSight() throws {
    let state = ViewState(size: Size(50, 50), layout: .facing, gap: 0)
    let view = try View(pageSizes: [Size(50, 50), Size(50, 50)], state: state)
    #expect(view.visiblePages.map(\.pageIndex) == [0])
  }

  @Test func aSmallCanvasIsCentred() throws {
    let view = try view(1, size: Size(300, 300))
    #expect(view.state.offset == Point(-100, -50))
    #expect(view.visiblePages.map(\.rect) == [Rect(100, 50, 200, 250)])
  }

  @Test func onlyTheCurrentSpreadIsOnTheCanvas() throws {
    var view = try view(5, size: Size(200, 200), .facing)
    #expect(view.visiblePages.map(\.pageIndex) == [0, 1])
    #expect(throws: ViewError.notShown(pageIndex: 2)) { try view.pageToView(2) }
    #expect(throws: ViewError.notShown(pageIndex: 2)) { try view.viewToPage(2) }
    #expect(throws: ViewError.noSuchPage(pageIndex: 5, pageCount: 5)) { try view.pageToView(5) }
    #expect(throws: ViewError.noSuchPage(pageIndex: -1, pageCount: 5)) { try view.viewToPage(-1) }
    try view.goTo(pageIndex: 3)
    #expect(view.visiblePages.map(\.pageIndex) == [2, 3])
    #expect(view.isOnCanvas(2))
    #expect(!view.isOnCanvas(1))
  }

  @Test(arguments: QuarterTurn.allCases, LayoutMode.allCases)
  func theMapsUndoEachOther(_ turn: QuarterTurn, _ layout: LayoutMode) throws {
    var view = try view(6, layout, gap: 7) {
      $0.rotation = turn
      $0.scale = 1.75
    }
    try view.goTo(pageIndex: 3, .point(Point(20, 30)))
    let there = try view.pageToView(3)
    let back = try view.viewToPage(3)
    #expect(isNear(back.apply(there.apply(Point(12, 34))), Point(12, 34)))
    let middle = there.apply(Point(50, 100))
    let hit = try #require(view.page(at: middle))
    #expect(hit.pageIndex == 3)
    #expect(isNear(hit.point, Point(50, 100)))
    let rect = try #require(view.visiblePages.first { $0.pageIndex == 3 }).rect
    let mapped = there.apply(Rect(0, 0, 100, 200))
    #expect(isNear(rect.origin, mapped.origin))
    #expect(isNear(Point(rect.x1, rect.y1), Point(mapped.x1, mapped.y1)))
  }

  @Test func rotationIsClockwise() throws {
    let view = try view(1, size: Size(200, 100)) { $0.rotation = .right }
    let map = try view.pageToView(0)
    #expect(map.apply(.zero) == Point(200, 0))
    #expect(map.apply(Point(100, 0)) == Point(200, 100))
  }

  @Test func theNearestPage() throws {
    let view = try view(3, size: Size(300, 500), gap: 20)
    #expect(view.page(at: Point(99, 10)) == nil)
    #expect(
      view.nearestPage(to: Point(90, 10)) == PagePoint(pageIndex: 0, point: Point(-10, 10)))
    #expect(view.page(at: Point(150, 205)) == nil)
    #expect(view.nearestPage(to: Point(150, 205))?.pageIndex == 0)
    #expect(view.nearestPage(to: Point(150, 215))?.pageIndex == 1)
    #expect(view.page(at: Point(100, 220)) == PagePoint(pageIndex: 1, point: .zero))
    #expect(view.nearestPage(to: Point(1e300, -1e300))?.pageIndex == 0)
    for odd in [Point(.nan, 0), Point(0, .nan), Point(.infinity, 0), Point(0, -.infinity)] {
      #expect(view.page(at: odd) == nil)
      #expect(view.nearestPage(to: odd) == nil)
    }
  }

  @Test func theNearestOfFacingPages() throws {
    let view = try view(2, size: Size(400, 200), .facing, gap: 20)
    #expect(view.nearestPage(to: Point(195, 100))?.pageIndex == 0)
    #expect(view.nearestPage(to: Point(205, 100))?.pageIndex == 1)
    #expect(view.nearestPage(to: Point(399, 100))?.pageIndex == 1)
  }

  @Test func theCurrentPageHasTheMostAreaInSight() throws {
    var view = try view(5)
    #expect(view.currentPage == 0)
    try view.scroll(by: Point(0, 149))
    #expect(view.currentPage == 0)
    try view.scroll(by: Point(0, 2))
    #expect(view.currentPage == 1)
    try view.scroll(by: Point(0, -1))
    #expect(view.visiblePages.map(\.pageIndex) == [0, 1])
    #expect(view.currentPage == 1, "of two with as much, the present one stays")
  }

  @Test func inAGapTheCurrentPageIsTheNearest() throws {
    var view = try view(3, gap: 1000)
    try view.update(ViewChange(\.offset, Point(0, 1000)))
    #expect(view.visiblePages.isEmpty)
    #expect(view.currentPage == 1)
  }

  @Test func anEmptyDocument() throws {
    var view = try view(0)
    #expect(view.currentPage == nil)
    #expect(view.position == nil)
    #expect(view.visiblePages.isEmpty)
    #expect(view.nearestPage(to: .zero) == nil)
    #expect(view.canvasSize == Size(0, 0))
    try view.update(
      ViewChange(\.scale, 3).and(\.offset, Point(9, 9)).and(\.rotation, .left).and(
        \.layout, .facing))
    #expect(view.showNextSpread() == false)
    #expect(view.showPreviousSpread() == false)
    #expect(view.goBack() == false)
    #expect(view.goForward() == false)
    #expect(throws: ViewError.noSuchPage(pageIndex: 0, pageCount: 0)) {
      try view.goTo(pageIndex: 0)
    }
    try view.replacePages(pages(2))
    #expect(view.visiblePages.map(\.pageIndex) == [0])
  }

  @Test func manyPages() throws {
    var view = try view(10_000, size: Size(100, 1000), gap: 5)
    try view.goTo(pageIndex: 7777)
    #expect(view.visiblePages.map(\.pageIndex) == [7777, 7778, 7779, 7780, 7781])
    try view.update(ViewChange(\.scale, 0.5))
    #expect(view.visiblePages.count == 11)
    try view.update(ViewChange(\.offset, Point(0, 1e20)))
    #expect(view.visiblePages.last?.pageIndex == 9999)
    #expect(view.visiblePages.last?.rect.y1 == 1000)
  }
}
