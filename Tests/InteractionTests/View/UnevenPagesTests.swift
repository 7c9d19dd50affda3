// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

/// Pages of different sizes are centred beside each other, and can be far from the canvas's edges.
@Suite struct UnevenPagesTests {
  @Test(arguments: ScrollAxis.allCases)
  func aTurnShowsASmallerPage(_ axis: ScrollAxis) throws {
    let isUpright = axis == .vertical
    let sizes = [isUpright ? Size(400, 100) : Size(100, 400), Size(100, 100)]
    var state = ViewState(size: Size(100, 90), gap: 0)
    state.scrollAxis = axis
    var view = try View(pageSizes: sizes + [sizes[1]], state: state)
    #expect(view.state.offset == .zero)
    #expect(view.turn(by: .spread, .forward) == true)
    #expect(view.state.offset == (isUpright ? Point(150, 100) : Point(100, 150)))
    #expect(view.turn(by: .spread, .forward) == true)
    #expect(
      view.state.offset == (isUpright ? Point(150, 200) : Point(200, 150)),
      "the next page is in sight there already")
  }

  @Test func aTurnShowsALonePageBesideItsEmptyPlace() throws {
    var view = try view(3, size: Size(80, 100), .facing) { $0.coverPage = true }
    #expect(view.turn(by: .spread, .forward) == true)
    try view.update(ViewChange(\.offset, .zero))
    #expect(view.turn(by: .spread, .backward) == true)
    #expect(view.visiblePages.map(\.pageIndex) == [0])
    #expect(view.state.offset == Point(100, 0))
  }

  @Test func aFitToTheWidthShowsThePageThatIsGoneTo() throws {
    var view = try View(
      pageSizes: [Size(100, 100), Size(100, 500)],
      state: ViewState(size: Size(200, 50), layout: .facing, gap: 0, fit: .width))
    #expect(view.state.offset == .zero)
    try view.goTo(pageIndex: 0)
    #expect(view.state.offset == Point(0, 200))
    #expect(view.visiblePages.map(\.pageIndex) == [0, 1])
    try view.goTo(pageIndex: 1)
    #expect(view.state.offset == .zero)
  }

  /// Scanned pages differ by a few points: the largest of them is not the current one for that.
  @Test func pagesThatAreVisibleAsWholesAreEqual() throws {
    let sizes = (0..<4).map { Size(100 + Double($0), 100) }
    var view = try View(pageSizes: sizes, state: ViewState(size: Size(200, 330), gap: 10))
    #expect(view.visiblePages.map(\.pageIndex) == [0, 1, 2])
    try view.update(ViewChange(\.scale, 0.9))
    #expect(view.currentPage == 0)
    try view.update(ViewChange(\.offset, Point(0, 60)))
    #expect(view.currentPage == 1)
  }
}
