// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct ViewUpdateTests {
  @Test(arguments: [Point(0, 0), Point(25, 50), Point(50, 13)])
  func aScaleKeepsThePointUnderTheAnchor(_ anchor: Point) throws {
    var view = try view(5, gap: 8)
    try view.update(ViewChange(\.offset, Point(20, 450)))
    let before = try #require(view.page(at: anchor))
    for scale in [2.5, 7, 1.5] {
      try view.update(ViewChange(\.scale, scale, around: anchor))
      let after = try view.pageToView(before.pageIndex).apply(before.point)
      #expect(isNear(after, anchor))
      #expect(view.state.scale == scale)
    }
  }

  @Test func theAnchorIsTheMiddleUnlessGiven() throws {
    var view = try view(5)
    try view.update(ViewChange(\.offset, Point(20, 400)))
    try view.update(ViewChange(\.scale, 2))
    #expect(view.state.offset == Point(65, 850))
  }

  @Test func aScaleStaysWithinItsLimits() throws {
    var view = try view(1)
    try view.update(ViewChange(\.scale, 1e9))
    #expect(view.state.scale == 64)
    try view.update(ViewChange(\.scale, 1e-9))
    #expect(view.state.scale == 0.02)
    try view.update(ViewChange(\.scaleLimits, 2...3))
    #expect(view.state.scale == 2)
  }

  @Test func anOffsetStaysOnTheCanvas() throws {
    var view = try view(2)
    try view.update(ViewChange(\.offset, Point(-5, -5)))
    #expect(view.state.offset == .zero)
    try view.update(ViewChange(\.offset, Point(1e6, 1e6)))
    #expect(view.state.offset == Point(50, 300))
    try view.scroll(by: Point(-10, -1000))
    #expect(view.state.offset == Point(40, 0))
  }

  @Test func aSizeKeepsTheTopLeft() throws {
    var view = try view(5)
    try view.update(ViewChange(\.offset, Point(20, 450)))
    try view.update(ViewChange(\.size, Size(60, 300)))
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 2, point: Point(20, 50)))
    try view.update(ViewChange(\.size, Size(300, 300)))
    #expect(view.state.offset == Point(-100, 450))
    try view.update(ViewChange(\.size, Size(50, 300)))
    #expect(view.state.offset == Point(0, 450))
  }

  @Test(arguments: LayoutMode.allCases, LayoutMode.allCases)
  func aLayoutKeepsTheCurrentPage(_ old: LayoutMode, _ new: LayoutMode) throws {
    var view = try view(9, old, gap: 4)
    try view.goTo(pageIndex: 5, .point(Point(10, 20)))
    try view.update(ViewChange(\.layout, new))
    #expect(view.currentPage == 5)
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 5, point: Point(10, 20)))
    try view.update(
      ViewChange(\.layout, old).and(\.coverPage, true).and(\.direction, .rightToLeft).and(\.gap, 30)
    )
    #expect(view.page(at: .zero) == PagePoint(pageIndex: 5, point: Point(10, 20)))
  }

  @Test(arguments: QuarterTurn.allCases, LayoutMode.allCases)
  func aRotationKeepsTheMiddle(_ turn: QuarterTurn, _ layout: LayoutMode) throws {
    var view = try view(9, size: Size(40, 60), layout)
    try view.goTo(pageIndex: 4, .point(Point(30, 70)))
    try view.update(ViewChange(\.rotation, turn))
    #expect(view.currentPage == 4)
    let middle = try #require(view.page(at: Point(20, 30)))
    #expect(middle.pageIndex == 4)
    #expect(isNear(middle.point, Point(50, 100)))
  }

  @Test func anOffsetWithALayoutChoosesTheCurrentPage() throws {
    var view = try view(9, .single)
    try view.update(ViewChange(\.offset, Point(0, 410)).and(\.layout, .continuous))
    #expect(view.currentPage == 2)
  }

  @Test func rotationsInDegrees() throws {
    #expect(try QuarterTurn(degrees: -90) == .left)
    #expect(try QuarterTurn(degrees: 720) == .none)
    #expect(try QuarterTurn(degrees: -540) == .half)
    for degrees in [45, Int.min, Int.max] {
      #expect(throws: ViewError.badRotation(degrees: degrees)) {
        try QuarterTurn(degrees: degrees)
      }
    }
  }

  static let refused: [(ViewChange, ViewError)] = [
    (ViewChange(\.size, Size(0, 10)), .notPositive(what: "view's width")),
    (ViewChange(\.size, Size(10, -1)), .notPositive(what: "view's height")),
    (ViewChange(\.size, Size(.nan, 10)), .notFinite(what: "view's width")),
    (ViewChange(\.size, Size(10, .infinity)), .notFinite(what: "view's height")),
    (ViewChange(\.scale, 0), .notPositive(what: "scale")),
    (ViewChange(\.scale, -2), .notPositive(what: "scale")),
    (ViewChange(\.scale, .nan), .notFinite(what: "scale")),
    (ViewChange(\.scale, 2, around: Point(.nan, 0)), .notFinite(what: "anchor")),
    (ViewChange(\.offset, Point(0, .infinity)), .notFinite(what: "offset")),
    (ViewChange(\.pixelRatio, 0), .notPositive(what: "pixel ratio")),
    (ViewChange(\.gap, -1), .negative(what: "gap")),
    (ViewChange(\.gap, .nan), .notFinite(what: "gap")),
    (ViewChange(\.scaleLimits, 0...1), .badScaleLimits),
    (ViewChange(\.scaleLimits, 1...(.infinity)), .badScaleLimits),
  ]

  @Test(arguments: refused.indices) func aRefusedChangeChangesNothing(_ index: Int) throws {
    let (refused, error) = Self.refused[index]
    let change = refused.and(\.layout, .facing).and(\.coverPage, true)
    var view = try view(5)
    try view.goTo(pageIndex: 3)
    let before = view.state
    #expect(throws: error) { try view.update(change) }
    #expect(view.state == before)
    #expect(view.visiblePages.map(\.pageIndex) == [3])
    #expect("\(error)".hasSuffix("."))
  }

  @Test func aBadStartIsRefused() {
    #expect(throws: ViewError.notPositive(what: "view's width")) { try view(1, size: Size(0, 0)) }
    #expect(throws: ViewError.notFinite(what: "scale")) { try view(1) { $0.scale = .infinity } }
  }
}
