// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine
@testable import Interaction

/// Pages of 100 × 200 points in a view of 100 × 100 pixels; a column takes the left half.
@Suite struct SmartZoomTests {
  private let column = PageBlock(kind: .text, rect: Rect(10, 20, 50, 180))
  private let picture = PageBlock(kind: .image, rect: Rect(60, 20, 90, 60))
  private var exact: SmartZoomSettings {
    var settings = SmartZoomSettings()
    settings.margin = 0
    return settings
  }

  private func square(
    _ layout: LayoutMode = .continuous, _ adjust: (inout ViewState) -> Void = { _ in }
  ) throws -> View {
    try view(4, size: Size(100, 100), layout, adjust)
  }

  private func tap(
    _ view: inout View, _ x: Double, _ y: Double, on block: PageBlock?, page: Int = 0,
    _ settings: SmartZoomSettings? = nil
  ) throws -> SmartZoom {
    let place = PagePoint(pageIndex: page, point: Point(x, y))
    let zoom = try #require(view.smartZoom(at: place, to: block, settings ?? exact))
    view.perform(zoom)
    return zoom
  }

  /// What of a page is in sight.
  private func sight(_ view: View, page: Int = 0) -> Rect? {
    view.visiblePages.first { $0.pageIndex == page }?.visible
  }

  @Test func aColumnFillsTheWidthAroundThePoint() throws {
    var view = try square()
    let zoom = try tap(&view, 30, 100, on: column)
    #expect(zoom.target == Rect(10, 20, 50, 180))
    #expect(view.state.scale == 2.5)
    #expect(sight(view) == Rect(10, 80, 50, 120))
  }

  @Test func atTheEndsOfAColumnNothingBeyondIsShown() throws {
    for (height, top) in [(25.0, 20.0), (175, 140)] {
      var view = try square()
      _ = try tap(&view, 30, height, on: column)
      #expect(sight(view) == Rect(10, top, 50, top + 40))
    }
  }

  @Test func theMarginEndsAtThePage() throws {
    var settings = exact
    settings.margin = 15
    var view = try square()
    #expect(try tap(&view, 30, 100, on: column, settings).target == Rect(0, 5, 65, 195))
  }

  @Test func aPictureFitsAsAWhole() throws {
    var view = try square()
    let zoom = try tap(&view, 61, 21, on: picture)
    #expect(zoom.target == picture.rect && view.state.scale == 2.5)
    #expect(sight(view) == Rect(55, 20, 95, 60))
  }

  @Test func sidewaysLinesFillTheHeight() throws {
    var view = try square()
    let block = PageBlock(kind: .text, rect: Rect(20, 20, 40, 70), isSideways: true)
    _ = try tap(&view, 30, 40, on: block)
    #expect(view.state.scale == 2)
    #expect(sight(view) == Rect(5, 20, 55, 70))
  }

  @Test(arguments: [QuarterTurn.right, .left, .half]) func aTurnedViewZoomsToTheSame(
    rotation: QuarterTurn
  ) throws {
    var settings = exact
    settings.greatestFactor = 5
    var view = try square { $0.rotation = rotation }
    let zoom = try tap(&view, 30, 100, on: column, settings)
    #expect(zoom.target == column.rect && view.state.scale == 2.5)
    let seen = try #require(sight(view))
    #expect(
      isNear(seen.origin, Point(10, 80)) && isNear(Point(seen.x1, seen.y1), Point(50, 120)))
  }

  @Test func itEndsAtTheGreatestFactorAndTheLimits() throws {
    let word = PageBlock(kind: .text, rect: Rect(40, 100, 45, 105))
    var view = try square()
    _ = try tap(&view, 42, 102, on: word)
    #expect(view.state.scale == 4)
    #expect(sight(view) == Rect(30, 90, 55, 115))
    var settings = exact
    settings.greatestFactor = 1.5
    view = try square()
    _ = try tap(&view, 42, 102, on: word, settings)
    #expect(view.state.scale == 1.5)
    view = try square { $0.scaleLimits = 0.5...1.25 }
    _ = try tap(&view, 42, 102, on: word)
    #expect(view.state.scale == 1.25)
  }

  @Test func withoutABlockThePointStaysInPlace() throws {
    var view = try square()
    let before = try view.pageToView(0).apply(Point(80, 60))
    let zoom = try tap(&view, 80, 60, on: nil)
    #expect(view.state.scale == 2)
    #expect(isNear(try view.pageToView(0).apply(Point(80, 60)), before))
    #expect(zoom.target == Rect(40, 30, 90, 80) && zoom.target == sight(view))
  }

  @Test(arguments: [nil, PageBlock(kind: .text, rect: Rect(10, 20, 50, 180))])
  func theSecondTimeItGoesBackOut(block: PageBlock?) throws {
    var view = try square { $0.scale = 0.8 }
    _ = try tap(&view, 30, 100, on: block)
    #expect(view.state.scale > 1.5)
    let before = try view.pageToView(0).apply(Point(25, 95))
    let zoom = try tap(&view, 25, 95, on: block)
    #expect(zoom.target == nil && view.state.scale == 0.8)
    // The canvas is narrower than the view and thus centred; its height stays.
    #expect(abs(try view.pageToView(0).apply(Point(25, 95)).y - before.y) < 1e-9)
    #expect(try tap(&view, 30, 100, on: block).target != nil)
  }

  @Test func fromAColumnItGoesOnToASmallerThingAndThenAllTheWayBack() throws {
    var view = try square { $0.scale = 0.8 }
    _ = try tap(&view, 30, 100, on: column)
    let word = PageBlock(kind: .image, rect: Rect(20, 90, 45, 110))
    #expect(try tap(&view, 30, 100, on: word).target == word.rect)
    #expect(view.state.scale == 4)
    #expect(try tap(&view, 30, 100, on: word).target == nil)
    #expect(view.state.scale == 0.8)
  }

  @Test(arguments: [(LayoutMode.continuous, 1.0), (.single, 0.5), (.facing, 0.5)])
  func anUnknownWayBackIsToTheFit(layout: LayoutMode, scale: Double) throws {
    var view = try square(layout) { $0.scale = 3 }
    #expect(try tap(&view, 30, 100, on: column).target == nil)
    #expect(view.state.scale == scale)
  }

  @Test func aWayBackIsForgottenWithTheWindow() throws {
    var view = try square { $0.scale = 0.8 }
    _ = try tap(&view, 30, 100, on: column)
    try view.update(ViewChange(\.size, Size(50, 100)))
    #expect(try tap(&view, 30, 100, on: column).target == nil)
    #expect(view.state.scale == 0.5)
  }

  @Test(arguments: FitMode.allCases) func aLastingFitHoldsAgain(fit: FitMode) throws {
    var view = try square()
    view.learn(contentBox: Rect(0, 0, 100, 100), ofPage: 0)
    try view.update(ViewChange(\.fit, fit))
    let before = view.state
    _ = try tap(&view, 30, 100, on: column)
    #expect(view.state.fit == nil)
    #expect(try tap(&view, 30, 100, on: column).target == nil)
    #expect(view.state.fit == fit && view.state.scale == before.scale)
  }

  @Test func whatIsAsWideAsTheViewIsZoomedPlainly() throws {
    var view = try square()
    let wide = PageBlock(kind: .text, rect: Rect(2, 2, 98, 150))
    #expect(try tap(&view, 50, 50, on: wide).target == Rect(25, 25, 75, 75))
    #expect(view.state.scale == 2)
    #expect(try tap(&view, 50, 50, on: wide).target == nil)
    #expect(view.state.scale == 1)
  }

  @Test func whatCannotChangeIsNoZoom() throws {
    let view = try square { $0.scaleLimits = 1...1 }
    let place = PagePoint(pageIndex: 0, point: Point(30, 100))
    #expect(view.smartZoom(at: place, to: column, exact) == nil)
    #expect(view.smartZoom(at: place, to: nil, exact) == nil)
  }

  @Test(arguments: LayoutMode.allCases) func aPageBesideOrBelowBecomesTheCurrentOne(
    layout: LayoutMode
  ) throws {
    var view = try square(layout) { $0.direction = .rightToLeft }
    if layout == .single { try view.goTo(pageIndex: 1) }
    _ = try tap(&view, 30, 100, on: column, page: 1)
    #expect(view.currentPage == 1)
    #expect(sight(view, page: 1) == Rect(10, 80, 50, 120))
    let far = PagePoint(pageIndex: 3, point: Point(30, 100))
    #expect((view.smartZoom(at: far, to: nil, exact) == nil) == !layout.isContinuous)
  }

  @Test func anEmptyDocumentHasNothingToZoomTo() throws {
    let empty = try view(0)
    let place = PagePoint(pageIndex: 0, point: .zero)
    #expect(empty.smartZoom(at: place, to: nil, exact) == nil)
    #expect(empty.fastScrollDirection(at: Point(1, 1), margin: 44) == nil)
  }

  @Test func settingsAreChecked() {
    for (margin, greatest, plain) in [
      (-1.0, 4.0, 2.0), (8, 0.5, 2), (8, 4, .nan), (.infinity, 4, 2),
    ] {
      var settings = ComponentSettings()
      (settings.smartZoom.margin, settings.smartZoom.greatestFactor) = (margin, greatest)
      settings.smartZoom.plainFactor = plain
      #expect(throws: ViewError.self) { try settings.check() }
    }
    var settings = ComponentSettings()
    settings.fastScroll.margin = -0.5
    #expect(throws: ViewError.negative(what: "margin")) {
      try settings.check()
    }
  }
}
