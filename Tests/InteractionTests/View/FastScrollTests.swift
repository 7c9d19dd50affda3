// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct FastScrollTests {
  /// A view of 5 pages of 100 × 200 points, 300 × 100 pixels.
  private func wide(
    _ layout: LayoutMode, _ adjust: (inout ViewState) -> Void = { _ in }
  ) throws -> View {
    try view(5, size: Size(300, 100), layout, adjust)
  }

  private func turn(_ view: inout View, _ direction: ScrollDirection, resetsZoom: Bool = false)
    -> Bool
  {
    view.fastScroll(direction, resetsZoom: resetsZoom)
  }

  private func directions(_ view: View, margin: Double = 44) -> [ScrollDirection?] {
    [0, 43, 45, 150, 255, 257, 300].map {
      view.fastScrollDirection(at: Point($0, 50), margin: margin)
    }
  }

  @Test(arguments: LayoutMode.allCases) func theSidesTurn(layout: LayoutMode) throws {
    var view = try wide(layout)
    #expect(directions(view) == [nil, nil, nil, nil, nil, .forward, .forward])
    try view.goTo(pageIndex: 2)
    #expect(
      directions(view) == [.backward, .backward, nil, nil, nil, .forward, .forward])
    try view.goTo(pageIndex: 4)
    #expect(directions(view) == [.backward, .backward, nil, nil, nil, nil, nil])
  }

  @Test(arguments: LayoutMode.allCases) func readingFromTheRightMirrorsThem(layout: LayoutMode)
    throws
  {
    var view = try wide(layout) { $0.direction = .rightToLeft }
    #expect(directions(view) == [.forward, .forward, nil, nil, nil, nil, nil])
    try view.goTo(pageIndex: 2)
    #expect(
      directions(view) == [.forward, .forward, nil, nil, nil, .backward, .backward])
  }

  @Test func theMarginIsAThirdOfTheViewAtMost() throws {
    var view = try wide(.single)
    try view.goTo(pageIndex: 2)
    #expect(
      directions(view, margin: 1000)
        == [.backward, .backward, .backward, nil, .forward, .forward, .forward])
    #expect(directions(view, margin: 0) == Array(repeating: nil, count: 7))
  }

  @Test func aPointOutsideOfTheViewTurnsNothing() throws {
    var view = try wide(.single)
    try view.goTo(pageIndex: 2)
    for point in [Point(-1, 50), Point(301, 50), Point(10, -1), Point(10, 101), Point(.nan, 0)] {
      #expect(view.fastScrollDirection(at: point, margin: 44) == nil)
    }
  }

  @Test func itGoesBySpread() throws {
    var view = try wide(.facingContinuous) { $0.coverPage = true }
    #expect(turn(&view, .forward))
    #expect(view.currentPage == 1)
    #expect(turn(&view, .forward))
    #expect(view.currentPage == 3)
    #expect(!turn(&view, .forward))
    #expect(view.currentPage == 3)
    #expect(turn(&view, .backward))
    #expect(view.currentPage == 1)
  }

  @Test(arguments: LayoutMode.allCases) func zoomAndHorizontalPlaceStay(layout: LayoutMode) throws {
    var view = try wide(layout) { $0.scale = 4 }
    try view.update(ViewChange(\.offset, Point(70, 300)))
    let spread = view.currentSpread
    #expect(turn(&view, .forward))
    #expect(view.state.scale == 4 && view.state.offset.x == 70)
    #expect(view.currentSpread == spread + 1)
    #expect(view.state.offset.y == (layout.isContinuous ? 800 : 0))
  }

  @Test(arguments: [
    (LayoutMode.single, 0.5), (.continuous, 3), (.facing, 0.5), (.facingContinuous, 1.5),
  ])
  func theZoomCanBeReset(layout: LayoutMode, fitting: Double) throws {
    var view = try wide(layout) { $0.scale = 5 }
    try view.update(ViewChange(\.offset, Point(70, 300)))
    #expect(turn(&view, .forward, resetsZoom: true))
    #expect(view.state.scale == fitting)
    let spread = try #require(view.pages.frame(ofSpread: 1))
    let top = layout.isContinuous ? spread.y0 * fitting : 0
    #expect(abs(view.state.offset.y - top) < 1e-9)
    #expect(abs(view.canvasSize.width - view.state.offset.x * 2 - 300) < 1e-9)
  }

  @Test func aLastingFitHoldsAndIsNotReset() throws {
    var view = try wide(.continuous)
    try view.update(ViewChange(\.fit, .width))
    #expect(turn(&view, .forward, resetsZoom: true))
    #expect(view.state.fit == .width && view.state.offset == Point(0, 600))
  }
}
