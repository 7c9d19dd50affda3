// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct ShowingTests {
  /// Notes why views changed.
  final class Watch {
    private(set) var causes: [ViewCause] = []

    init(_ view: OpenView) {
      view.client.didHappen = { [unowned self] event in
        if case .viewChanged(let cause, _) = event { causes.append(cause) }
      }
    }
  }

  @Test func theEndOfTheWayBackIsAnnouncedEvenIfNothingMoves() throws {
    let bench = try Bench("simple.pdf", size: Size(300, 200))
    let watch = Watch(bench.view)
    try bench.view.show(.api) { (view) throws(ViewError) in try view.goTo(pageIndex: 1) }
    try bench.view.show(.scroll) { (view) throws(ViewError) in
      try view.scroll(by: Point(0, -1000))
    }
    #expect(bench.view.view.state.offset == .zero)
    _ = try bench.view.show(.history) { $0.goBack() }
    #expect(watch.causes == [.api, .scroll, .history])
  }

  @Test(
    arguments: [
      (Rect(-9, -9, 200, 300), Rect(0, 0, 200, 300)),
      (Rect(-1e5, -1e5, 1e5, 1e5), Rect(0, 0, 300, 400)),
      (Rect(0, 900, 300, 1500), nil),
    ] as [(Rect, Rect?)])
  func aRectangleOfADestinationIsThatOnItsPage(_ rect: Rect, _ shown: Rect?) throws {
    let bench = try Bench("simple.pdf")
    let target = try bench.view.target(of: Destination(pageIndex: 1, fit: .rect(rect)))
    #expect(target == shown.map(ViewTarget.fitRect) ?? .fitPage)
    _ = try bench.view.target(of: Destination(pageIndex: 99, fit: .rect(rect)))
  }

  @Test func aChangeOfAPageIsShownByAllViews() throws {
    let bench = try Bench("simple.pdf")
    let other = try bench.open.views.open(
      ViewState(size: Size(300, 400)), ViewChange(\.layout, .single).and(\.fit, .page))
    let watches = [Watch(bench.view), Watch(other)]
    #expect(other.view.state.scale == 1)
    try bench.open.editor.perform(TurnPage(0), cause: .api)
    #expect(
      bench.view.view.visiblePages.first?.rect == Rect(200, 40, 600, 340), "the canvas is smaller")
    #expect(other.view.visiblePages.first?.rect == Rect(0, 87.5, 300, 312.5))
    try bench.open.editor.undo()
    #expect(bench.view.view.visiblePages.first?.rect == Rect(250, 0, 550, 400))
    #expect(other.view.state.scale == 1)
    #expect(watches.allSatisfy { $0.causes == [.document, .document] })
    #expect(bench.open.pageSizes == Array(repeating: Size(300, 400), count: 3))
  }

  @Test func aPageOutOfSightChangesTheCanvas() throws {
    let bench = try Bench("simple.pdf", size: Size(300, 200))
    let watch = Watch(bench.view)
    let before = bench.view.view
    let page = NewPage(size: Size(300, 400))
    try bench.open.editor.perform(InsertPages(page, at: 3), cause: .api)
    #expect(bench.view.view.state == before.state)
    #expect(bench.view.view.canvasSize != before.canvasSize)
    #expect(watch.causes == [.document])
  }

  @Test func aChangeOfWhatIsOnAPageMovesNothing() throws {
    let bench = try Bench("annotations.pdf")
    let watch = Watch(bench.view)
    try bench.open.editor.perform(
      DeleteAnnotations([try #require(try bench.annotations().first)]), cause: .api)
    #expect(watch.causes.isEmpty)
  }

  @Test func aFitToTheContentReadsOnlyWhatItShows() throws {
    let bench = try Bench("simple.pdf")
    let view = bench.view
    _ = try view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.layout, .single).and(\.fit, .content))
    }
    #expect(bench.open.readings.pages.contents.keys.sorted() == [0])
    let box = try bench.open.contentBox(0)
    #expect(view.view.state.scale == min(800 / box.width, 1200 / box.height))
    let shown = try view.view.pageToView(0).apply(box)
    #expect(shown.intersection(Rect(0, 0, 800, 1200).grown(by: 1e-6)) == shown)
    _ = try view.show(.api) { (view) throws(ViewError) in view.turn(by: .spread, .forward) }
    #expect(bench.open.readings.pages.contents.keys.sorted() == [0, 1])
    try bench.open.editor.perform(TurnPage(1), cause: .api)
    #expect(bench.open.readings.pages.contents.keys.sorted() == [0, 1])
    let turned = try bench.open.contentBox(1)
    #expect(view.view.state.scale == min(800 / turned.width, 1200 / turned.height))
  }

  @Test func aFitThatIsCancelledChangesNothing() throws {
    let bench = try Bench("simple.pdf")
    let watch = Watch(bench.view)
    let before = bench.view.view.state
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: ViewError.cancelled) {
      try bench.view.show(.api, cancellation: cancellation) { (view) throws(ViewError) in
        try view.update(ViewChange(\.fit, .content))
      }
    }
    #expect(bench.view.view.state == before)
    #expect(watch.causes.isEmpty)
    #expect(bench.open.readings.pages.contents.isEmpty)
  }

  @Test func aRefusedViewIsNotOpened() throws {
    let bench = try Bench("simple.pdf")
    #expect(throws: ViewError.self) {
      try bench.open.views.open(ViewState(size: Size(10, 10)), ViewChange(\.scale, -1))
    }
    #expect(bench.open.views.count == 1)
  }

  @Test func aPinchIsTakenFromItsBeginning() throws {
    let bench = try Bench("simple.pdf", size: Size(300, 400))
    let view = bench.view
    let before = view.view.state
    #expect(try view.input.pinching.pinch(.moved, by: 2, at: .zero).isHandled == false)
    for factor in [1, 1.5, 3, 2] as [Double] {
      let phase: GesturePhase = factor == 1 ? .began : .moved
      #expect(try view.input.pinching.pinch(phase, by: factor, at: Point(100, 100)).isHandled)
      #expect(view.view.state.scale == factor)
    }
    let map = try view.view.pageToView(0)
    #expect(map.apply(Point(100, 100)) == Point(100, 100))
    _ = try view.input.pinching.pinch(.cancelled, by: 2, at: Point(100, 100))
    #expect(view.view.state == before)
    #expect(try view.input.pinching.pinch(.ended, by: 2, at: .zero).isHandled == false)
    _ = try view.input.pinching.pinch(nil, by: 2, at: Point(0, 0))
    #expect(view.view.state.scale == 2)
  }

  @Test func aPinchEndsWhereTheViewChangesOtherwise() throws {
    let bench = try Bench("simple.pdf", size: Size(300, 400))
    let view = bench.view
    _ = try view.input.pinching.pinch(.began, by: 1, at: .zero)
    _ = try view.input.pinching.scroll(by: Point(0, 50), at: nil, [])
    let state = view.view.state
    #expect(try view.input.pinching.pinch(.moved, by: 2, at: .zero).isHandled == false)
    #expect(view.view.state == state)
  }

  @Test func eachWayToMoveHasItsCause() throws {
    let bench = try Bench("simple.pdf", size: Size(300, 400))
    let view = bench.view
    let watch = Watch(view)
    _ = try view.input.pinching.scroll(by: Point(0, 30), at: nil, [])
    _ = try view.input.pinching.scroll(by: Point(0, -10), at: Point(3, 3), .control)
    _ = try view.input.pinching.scroll(by: Point(0, 20), at: nil, .shift)
    _ = try view.input.pinching.pinch(nil, by: 2, at: .zero)
    _ = view.run("nextPage")
    _ = view.run("zoomOut")
    _ = view.run("lastPage")
    _ = view.run("back")
    #expect(
      watch.causes == [.scroll, .zoom, .scroll, .zoom, .scroll, .zoom, .scroll, .history])
  }

  @Test func twoViewsOfADocumentAreIndependent() throws {
    let bench = try Bench("simple.pdf", size: Size(300, 400))
    let other = try bench.open.views.open(ViewState(size: Size(300, 400)))
    let state = bench.view.view.state
    let watch = Watch(bench.view)
    _ = other.run("lastPage")
    _ = other.run("zoomToWidth")
    _ = try other.input.pinching.scroll(by: Point(0, -100), at: nil, .control)
    try other.setTool(.textSelect)
    other.display.isUserInterfaceVisible = false
    #expect(bench.view.view.state == state)
    #expect(bench.view.tool == .pan)
    #expect(bench.view.display.isUserInterfaceVisible)
    #expect(watch.causes.isEmpty)
    #expect(bench.view.view.history.back.isEmpty)
  }

  @Test func handlesAreDrawnAnewAtAnotherScale() throws {
    let bench = try Bench("annotations.pdf")
    try bench.tap(41, 200)
    #expect(try bench.view.display.pendingChange() == nil)
    _ = try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, 2))
    }
    #expect(bench.view.display.isStale)
  }
}
