// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct ViewNavigationTests {
  @Test func theTopAndAPoint() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 2)
    #expect(view.state.offset == Point(0, 400))
    try view.goTo(pageIndex: 3, .point(Point(10, 30)))
    #expect(view.state.offset == Point(10, 630))
    #expect(view.currentPage == 3)
  }

  @Test func theLastPageIsCurrentEvenWhereItCannotComeToTheTop() throws {
    let state = ViewState(size: Size(100, 300), gap: 0)
    var view = try View(pageSizes: pages(3) + [Size(100, 50)], state: state)
    try view.goTo(pageIndex: 3)
    #expect(view.currentPage == 3)
    #expect(view.showNextSpread() == false)
    try view.update(ViewChange(\.pixelRatio, 2))
    #expect(view.currentPage == 3)
    try view.scroll(by: Point(0, -1))
    #expect(view.currentPage == 2)
  }

  @Test func aRectInSightDoesNotMove() throws {
    var view = try view(5)
    try view.update(ViewChange(\.offset, Point(0, 450)))
    try view.goTo(pageIndex: 2, .rect(Rect(10, 60, 20, 70)))
    #expect(view.state.offset == Point(0, 450))
    #expect(view.history.back.isEmpty)
    try view.goTo(pageIndex: 3, .rect(Rect(70, 100, 80, 110)))
    #expect(view.state.offset == Point(50, 655))
    try view.goTo(pageIndex: 1, .rect(Rect(10, 20, 90, 190)))
    #expect(view.state.offset == Point(10, 220))
  }

  @Test func aRectLeavesAFittedWidthInTheMiddle() throws {
    let state = ViewState(size: Size(100, 100), gap: 0)
    var view = try View(pageSizes: pages(3) + [Size(60, 200)], state: state)
    try view.update(ViewChange(\.fit, .width))
    for edge in [0.0, 50.0] {
      try view.goTo(pageIndex: 0)
      try view.goTo(pageIndex: 3, .rect(Rect(edge, 100, edge + 10, 110)))
      let middle = try #require(view.page(at: Point(50, 50)))
      #expect(middle.pageIndex == 3)
      #expect(abs(middle.point.x - 30) < 1e-9)
      #expect(abs(middle.point.y - 105) < 1e-9)
    }
  }

  @Test func aRectOfAnotherSpreadComesIntoSight() throws {
    var view = try view(5, .single)
    try view.goTo(pageIndex: 4, .rect(Rect(0, 0, 10, 10)))
    #expect(view.visiblePages.map(\.pageIndex) == [4])
    try view.goTo(pageIndex: 2, .rect(Rect(60, 150, 80, 190)))
    #expect(view.page(at: Point(25, 50))?.pageIndex == 2)
  }

  @Test func whatADestinationLeavesOpenStays() throws {
    var view = try view(5)
    try view.goTo(pageIndex: 1, .xyz(left: 20, top: 40, zoom: 2))
    #expect(view.state.scale == 2)
    try view.goTo(pageIndex: 3, .xyz(left: nil, top: 10, zoom: nil))
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 3, point: Point(20, 10)))
    try view.goTo(pageIndex: 2, .xyz(left: 5, top: nil, zoom: 0))
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 2, point: Point(5, 10)))
    #expect(view.state.scale == 2)
  }

  /// A page is 100 × 200 points, the view 50 × 100 pixels.
  @Test(arguments: [
    (ViewTarget.xyz(left: 0, top: -900, zoom: nil), Point(0, 0)),
    (.xyz(left: -5, top: -7, zoom: 2), Point(0, 0)),
    (.xyz(left: 0, top: 900, zoom: nil), Point(0, 100)),
    (.xyz(left: 900, top: 200, zoom: 2), Point(75, 150)),
    (.fitWidth(top: -900), Point(0, 0)), (.fitWidth(top: 1e6), Point(0, 0)),
    (.fitHeight(left: 900), Point(0, 0)),
  ])
  func aDestinationBesideItsPageShowsThePage(_ target: ViewTarget, _ corner: Point) throws {
    var view = try view(5)
    try view.goTo(pageIndex: 3, target)
    #expect(view.visiblePages.map(\.pageIndex) == [3])
    let place = try #require(view.page(at: Point(0.5, 0.5)))
    #expect(place.pageIndex == 3)
    #expect(abs(place.point.x - corner.x) < 1.5 && abs(place.point.y - corner.y) < 1.5)
  }

  @Test(arguments: [
    (QuarterTurn.none, Point(0, 0)), (.right, Point(50, 0)), (.half, Point(50, 100)),
    (.left, Point(0, 100)),
  ]) func aRotatedDestinationGoesToTheTurnedCorner(_ turn: QuarterTurn, _ corner: Point) throws {
    var view = try view(5, .single) {
      $0.rotation = turn
      $0.scale = 2
    }
    try view.goTo(pageIndex: 2, .point(Point(40, 80)))
    #expect(isNear(try view.viewToPage(2).apply(corner), Point(40, 80)))
    try view.goTo(pageIndex: 3)
    #expect(view.visiblePages.first?.rect.origin == .zero)
  }

  @Test func fits() throws {
    var view = try view(5, size: Size(300, 100), .single)
    try view.goTo(pageIndex: 1, .fitPage)
    #expect(view.state.scale == 0.5)
    #expect(
      view.visiblePages == [
        VisiblePage(
          pageIndex: 1, rect: Rect(125, 0, 175, 100), visible: Rect(0, 0, 100, 200))
      ])
    try view.goTo(pageIndex: 1, .fitWidth(top: 50))
    #expect(view.state.scale == 3)
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 1, point: Point(0, 50)))
    try view.goTo(pageIndex: 2, .fitHeight(left: 0))
    #expect(view.state.scale == 0.5)
    try view.update(ViewChange(\.size, Size(10, 100)))
    try view.goTo(pageIndex: 2, .fitHeight(left: 60))
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 2, point: Point(60, 0)))
    try view.zoomTo(Rect(20, 40, 22, 60), pageIndex: 3)
    #expect(view.state.scale == 5)
    #expect(isNear(view.page(at: Point(5, 50))?.point ?? .zero, Point(21, 50)))
  }

  @Test func aFacingFitTakesTheSpread() throws {
    var view = try view(5, size: Size(420, 1000), .facing, gap: 10)
    try view.goTo(pageIndex: 3, .fitPage)
    #expect(view.state.scale == 2)
    #expect(view.currentPage == 3)
    #expect(view.visiblePages.map(\.rect.x0) == [0, 220])
  }

  @Test func aFitToNothingKeepsTheScale() throws {
    var view = try View(
      pageSizes: [Size(0, 0), Size(0, 50), Size(1e6, 1e6)],
      state: ViewState(size: Size(100, 100), layout: .single))
    try view.goTo(pageIndex: 0, .fitPage)
    #expect(view.state.scale == 1)
    #expect(
      view.visiblePages == [
        VisiblePage(pageIndex: 0, rect: Rect(50, 50, 50, 50), visible: Rect(0, 0, 0, 0))
      ])
    try view.goTo(pageIndex: 1, .fitPage)
    #expect(view.state.scale == 2)
    try view.goTo(pageIndex: 2, .fitPage)
    #expect(view.state.scale == 0.02)
    try view.zoomTo(Rect(5, 5, 5, 5), pageIndex: 2)
    #expect(view.state.scale == 0.02)
  }

  @Test func spreadsFollowEachOther() throws {
    var view = try view(5, size: Size(100, 100), .facing) { $0.coverPage = true }
    try view.update(ViewChange(\.offset, Point(30, 60)))
    #expect(view.showNextSpread() == true)
    #expect(view.currentPage == 1)
    #expect(view.state.offset == Point(30, 0))
    #expect(view.showNextSpread() == true)
    #expect(view.currentPage == 3)
    #expect(view.showNextSpread() == false)
    #expect(view.showPreviousSpread() == true)
    #expect(view.showPreviousSpread() == true)
    #expect(view.showPreviousSpread() == false)
    #expect(view.currentPage == 0)
    #expect(view.history.back.isEmpty)
  }

  static let refused: [ViewTarget] = [
    .point(Point(.nan, 0)), .rect(Rect(0, 0, .infinity, 1)), .fitRect(Rect(0, .nan, 1, .nan)),
    .xyz(left: .nan, top: nil, zoom: nil), .xyz(left: nil, top: .infinity, zoom: nil),
    .xyz(left: nil, top: nil, zoom: -1), .xyz(left: nil, top: nil, zoom: .nan),
    .fitWidth(top: .nan), .fitHeight(left: -.infinity),
  ]

  @Test(arguments: refused) func aRefusedTargetMovesNothing(_ target: ViewTarget) throws {
    var view = try view(5)
    let before = view.state
    #expect(throws: ViewError.self) { try view.goTo(pageIndex: 2, target) }
    #expect(throws: ViewError.noSuchPage(pageIndex: 5, pageCount: 5)) {
      try view.goTo(pageIndex: 5)
    }
    #expect(view.state == before)
    #expect(view.history.back.isEmpty)
  }
}
