// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Interaction

/// What holds of every view, whatever its document and settings are.
@Suite struct ViewPropertyTests {
  struct Source {
    var random: SplitMix64

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    mutating func size(_ range: ClosedRange<Double>) -> Size { Size(number(range), number(range)) }

    mutating func state() -> ViewState {
      ViewState(
        size: size(20...2000), scale: number(0.1...5), rotation: pick(QuarterTurn.allCases),
        layout: pick(LayoutMode.allCases), coverPage: .random(using: &random),
        direction: pick(ReadingDirection.allCases), gap: pick([0, 1, 10, 33.3]),
        fit: pick([nil, .page, .width, .content]))
    }

    mutating func view() throws -> View {
      let count = Int.random(in: 1...12, using: &random)
      var sizes: [Size] = []
      for _ in 0..<count { sizes.append(size(10...1000)) }
      var view = try View(pageSizes: sizes, state: state())
      for (index, size) in sizes.enumerated() where Bool.random(using: &random) {
        view.learn(
          contentBox: Rect(0, size.height / 4, size.width / 2, size.height / 2), ofPage: index)
      }
      return view
    }

    /// Something that a user or client does.
    mutating func step(_ view: inout View) throws {
      let page = Int.random(in: 0..<view.pageCount, using: &random)
      let point = Point(number(-50...2000), number(-50...2000))
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try view.goTo(pageIndex: page, .point(point))
      case 1: try view.goTo(pageIndex: page, pick([.top, .fitPage, .fitWidth(top: nil)]))
      case 2: _ = try view.roll(by: point - Point(1000, 1000))
      case 3: _ = try view.zoom(byWheel: number(-50...50), around: point)
      case 4: try view.pinch(by: number(0.3...3), from: point, to: point + Point(10, -20))
      case 5: _ = view.turn(by: pick([.spread, .viewport]), pick([.forward, .backward]))
      case 6: _ = pick([true, false]) ? view.goBack() : view.goForward()
      case 7: try view.update(ViewChange(\.size, size(20...2000)))
      case 8:
        let other = state()
        try view.update(
          ViewChange(\.rotation, other.rotation).and(\.layout, other.layout).and(
            \.coverPage, other.coverPage
          ).and(\.direction, other.direction).and(\.gap, other.gap).and(\.fit, other.fit))
      default: try view.update(ViewChange(\.scale, number(0.1...5), around: point))
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func allOfThemHold(_ seed: UInt64) throws {
    var source = Source(random: SplitMix64(seed: seed))
    for _ in 0..<25 {
      var view = try source.view()
      checkLayout(view)
      for _ in 0..<25 {
        try source.step(&view)
        checkLimits(view)
        try checkMaps(view, &source)
        try checkSnapshot(view)
      }
    }
  }

  /// No page overlaps another, and all are on the canvas.
  func checkLayout(_ view: View) {
    for spread in 0..<view.pages.spreads.count {
      let canvas = Rect(origin: .zero, size: view.pages.canvasSize(currentSpread: spread))
      let onCanvas = view.pages.spreadsOnCanvas(currentSpread: spread)
        .flatMap { view.pages.spreads.pages(ofSpread: $0) }
      let frames = onCanvas.compactMap(view.pages.frame(ofPage:))
      #expect(frames.count == onCanvas.count)
      for (index, frame) in frames.enumerated() {
        #expect(canvas.grown(by: 1e-6).contains(frame.origin))
        #expect(canvas.grown(by: 1e-6).contains(Point(frame.x1, frame.y1)))
        for other in frames[..<index] {
          let overlap = frame.intersection(other)
          #expect(min(overlap?.width ?? 0, overlap?.height ?? 0) < 1e-6)
        }
      }
    }
  }

  /// Scale and offset are within their limits, and a small canvas is in the middle.
  func checkLimits(_ view: View) {
    let state = view.state
    let canvas = view.canvasSize
    #expect(state.scaleLimits.contains(state.scale))
    #expect((0..<view.pageCount).contains(state.pageIndex))
    let axes = [
      (state.offset.x, canvas.width, state.size.width),
      (state.offset.y, canvas.height, state.size.height),
    ]
    for (offset, canvas, window) in axes {
      if canvas <= window {
        #expect((offset + (window - canvas) / 2).magnitude < 1e-6)
      } else {
        #expect(offset >= 0 && offset <= canvas - window)
      }
    }
    for page in view.visiblePages {
      #expect(page.rect.intersects(Rect(origin: .zero, size: state.size)))
      let bounds = Rect(origin: .zero, size: view.pages.pageSizes[page.pageIndex])
      #expect(bounds.grown(by: 1e-6).contains(page.visible.origin))
      #expect(bounds.grown(by: 1e-6).contains(Point(page.visible.x1, page.visible.y1)))
    }
  }

  /// What is converted there and back is where it was.
  func checkMaps(_ view: View, _ source: inout Source) throws {
    for page in view.visiblePages {
      let there = try view.pageToView(page.pageIndex)
      let back = try view.viewToPage(page.pageIndex)
      let place = page.visible.center
      #expect(back.apply(there.apply(place)).distance(to: place) < 1e-6)
      let rect = there.apply(page.visible)
      #expect(Rect(origin: .zero, size: view.state.size).grown(by: 1e-6).contains(rect.origin))
      let found = view.page(at: there.apply(place))
      #expect(found?.pageIndex == page.pageIndex || page.visible.area < 1e-6)
      let point = Point(source.number(0...1000), source.number(0...1000))
      #expect(there.apply(back.apply(point)).distance(to: point) < 1e-6)
    }
  }

  /// What is captured is restored, in any view of the document.
  func checkSnapshot(_ view: View) throws {
    let captured = view.snapshot
    var other = try View(
      pageSizes: view.pages.pageSizes, state: ViewState(size: Size(123, 45), layout: .single))
    try other.restore(captured)
    #expect(other.snapshot == captured)
  }
}
