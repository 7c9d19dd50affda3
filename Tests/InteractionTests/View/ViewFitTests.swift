// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct ViewFitTests {
  @Test(arguments: FitMode.allCases) func aFitFollowsTheSize(_ fit: FitMode) throws {
    var view = try view(5, size: Size(100, 100), gap: 10)
    view.learn(contentBox: Rect(25, 50, 75, 150), ofPage: 0)
    try view.update(ViewChange(\.fit, fit))
    let scales: [FitMode: (Double, Double)] = [
      .page: (0.5, 1), .width: (1, 3), .content: (1, 2),
    ]
    #expect(view.state.scale == scales[fit]?.0)
    try view.update(ViewChange(\.size, Size(300, 200)))
    #expect(view.state.scale == scales[fit]?.1)
    #expect(view.state.fit == fit)
    #expect(view.missingContent == nil)
  }

  @Test func aFitShowsThePageInTheMiddleAndKeepsItThere() throws {
    var view = try view(5, size: Size(300, 100), gap: 10)
    try view.goTo(pageIndex: 2)
    try view.update(ViewChange(\.fit, .page))
    for size in [Size(300, 100), Size(80, 400), Size(500, 90)] {
      try view.update(ViewChange(\.size, size))
      let rect = try #require(view.visiblePages.first { $0.pageIndex == 2 }).rect
      #expect(isNear(rect.center, Point(size.width / 2, size.height / 2)))
      #expect(view.currentPage == 2)
    }
  }

  @Test func aFitToTheWidthKeepsTheTop() throws {
    var view = try view(5, size: Size(100, 100), gap: 10)
    try view.update(ViewChange(\.offset, Point(0, 330)).and(\.fit, .width))
    for width in [200.0, 50, 130] {
      try view.update(ViewChange(\.size, Size(width, 100)))
      #expect(view.state.scale == width / 100)
      #expect(isNear(view.page(at: .zero)?.point ?? Point(-1, -1), Point(0, 120)))
    }
  }

  @Test func aFitFollowsThePageThatIsGoneTo() throws {
    let sizes = [Size(100, 200), Size(400, 100), Size(100, 200)]
    var view = try View(
      pageSizes: sizes, state: ViewState(size: Size(200, 200), layout: .single, fit: .page))
    #expect(view.state.scale == 1)
    #expect(view.turn(by: .spread, .forward) == true)
    #expect(view.state.scale == 0.5)
    try view.goTo(pageIndex: 2, .point(Point(0, 50)))
    #expect(view.state.scale == 1)
    #expect(view.goBack() == true)
    #expect(view.state.scale == 0.5)
    #expect(view.state.fit == .page)
  }

  @Test func aFitFollowsRotationAndLayout() throws {
    var view = try view(4, size: Size(400, 200), .single) { $0.fit = .page }
    #expect(view.state.scale == 1)
    try view.update(ViewChange(\.rotation, .right))
    #expect(view.state.scale == 2)
    try view.update(ViewChange(\.rotation, QuarterTurn.none).and(\.layout, .facing).and(\.gap, 0))
    #expect(view.state.scale == 1)
    #expect(view.visiblePages.map(\.rect) == [Rect(100, 0, 200, 200), Rect(200, 0, 300, 200)])
    try view.update(ViewChange(\.fit, .width))
    #expect(view.state.scale == 2)
  }

  @Test func scrollingLeavesTheScale() throws {
    let sizes = [Size(100, 200), Size(200, 200), Size(200, 200)]
    var view = try View(
      pageSizes: sizes, state: ViewState(size: Size(200, 100), gap: 0, fit: .width))
    #expect(view.state.scale == 2)
    try view.scroll(by: Point(0, 500))
    #expect(view.currentPage == 1)
    #expect(view.state.scale == 2)
    try view.update(ViewChange(\.size, Size(200, 101)))
    #expect(view.state.scale == 1)
  }

  @Test func whatSetsAScaleGivesTheFitUp() throws {
    let zooms: [(inout View) throws -> Void] = [
      { try $0.update(ViewChange(\.scale, 1.5)) },
      { try $0.zoomTo(Rect(0, 0, 10, 10), pageIndex: 1) },
      { try $0.goTo(pageIndex: 1, .xyz(left: nil, top: nil, zoom: 2)) },
      { _ = try $0.zoom(byWheel: -10, around: .zero) },
      { try $0.pinch(by: 2, from: .zero, to: .zero) },
      { try $0.update(ViewChange(\.fit, nil)) },
    ]
    for zoom in zooms {
      var view = try view(4, size: Size(100, 100)) { $0.fit = .width }
      try zoom(&view)
      #expect(view.state.fit == nil)
      let scale = view.state.scale
      try view.update(ViewChange(\.size, Size(300, 300)))
      #expect(view.state.scale == scale)
    }
  }

  @Test func fingersThatOnlyScrollKeepTheFit() throws {
    var view = try view(4, size: Size(100, 100)) { $0.fit = .width }
    try view.pinch(by: 1, from: Point(50, 50), to: Point(50, 20))
    #expect(view.state.fit == .width && view.state.offset.y == 30)
  }

  @Test func aFitStaysWithinTheLimits() throws {
    var view = try view(2, size: Size(100, 100)) { $0.scaleLimits = 0.5...2 }
    try view.update(ViewChange(\.size, Size(1000, 1000)).and(\.fit, .page))
    #expect(view.state.scale == 2)
    try view.update(ViewChange(\.scaleLimits, 0.5...8))
    #expect(view.state.scale == 5)
  }

  @Test func contentThatIsNotKnownIsAskedForAndCountsAsFull() throws {
    var view = try view(4, size: Size(200, 200), .facing)
    try view.update(ViewChange(\.fit, .content))
    #expect(view.missingContent == 0)
    #expect(view.state.scale == 1)
    view.learn(contentBox: Rect(50, 100, 60, 120), ofPage: 0)
    try view.update(ViewChange(\.fit, .content))
    #expect(view.missingContent == 1)
    view.learn(contentBox: Rect(0, 100, 10, 110), ofPage: 1)
    try view.update(ViewChange(\.fit, .content))
    #expect(view.missingContent == nil)
    #expect(view.state.scale == 200.0 / 60)
    let map = try view.pageToView(0)
    #expect(isNear(map.apply(Point(80, 110)), Point(100, 100)))
  }

  @Test func changedPagesAreFittedAnew() throws {
    var view = try view(3, size: Size(200, 200), .single) { $0.fit = .page }
    try view.goTo(pageIndex: 1)
    try view.replacePages([Size(100, 200), Size(200, 100), Size(100, 200)])
    #expect(view.state.scale == 1)
    #expect(view.visiblePages.map(\.rect) == [Rect(0, 50, 200, 150)])
  }

  @Test func anEmptyDocumentHasNothingToFit() throws {
    var view = try View(pageSizes: [], state: ViewState(size: Size(10, 10), fit: .content))
    try view.update(ViewChange(\.size, Size(20, 20)).and(\.fit, .width))
    #expect(view.state.scale == 1)
    #expect(view.missingContent == nil)
  }
}
