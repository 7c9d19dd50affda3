// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Interaction

@Suite struct ViewStreamTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1, 50, 1e-6, 1e6, 1e30, -1e30, 1e308, 0.3, 120, 4000,
  ]

  struct Source {
    var random: SplitMix64

    mutating func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
    mutating func point() -> Point { Point(number(), number()) }
    mutating func maybe<Value>(_ value: Value) -> Value? {
      Int.random(in: 0..<5, using: &random) == 0 ? value : nil
    }

    mutating func target() -> ViewTarget {
      let all: [ViewTarget] = [
        .top, .point(point()), .rect(Rect(number(), number(), number(), number())),
        .xyz(left: maybe(number()), top: maybe(number()), zoom: maybe(number())), .fitPage,
        .fitWidth(top: maybe(number())), .fitHeight(left: maybe(number())),
        .fitRect(Rect(number(), number(), number(), number())),
      ]
      return all.randomElement(using: &random) ?? .top
    }

    mutating func change() -> ViewChange {
      var change = ViewChange()
      change.settings.size = maybe(Size(number(), number()))
      change.settings.scale = maybe(number())
      change.anchor = maybe(point())
      change.settings.offset = maybe(point())
      change.settings.rotation = maybe(.allCases.randomElement(using: &random) ?? .none)
      change.settings.layout = maybe(.allCases.randomElement(using: &random) ?? .single)
      change.settings.coverPage = maybe(.random(using: &random))
      change.settings.direction = maybe(
        .allCases.randomElement(using: &random) ?? .leftToRight)
      change.settings.gap = maybe(number())
      change.settings.scaleLimits = maybe(
        [1e-6...1e6, 0.1...10, 0...1].randomElement(using: &random) ?? 0...1)
      change.settings.fit = maybe(maybe(.allCases.randomElement(using: &random) ?? .page))
      return change
    }
  }

  static func step(_ view: inout View, _ source: inout Source) throws(ViewError) {
    switch Int.random(in: 0..<13, using: &source.random) {
    case 0, 1: try view.update(source.change())
    case 2, 3:
      try view.goTo(
        pageIndex: Int.random(in: -1...9, using: &source.random), source.target())
    case 4: try view.scroll(by: source.point())
    case 5: _ = view.goBack() || view.showPreviousSpread()
    case 6: _ = view.goForward() || view.showNextSpread()
    case 7: _ = try view.roll(by: source.point())
    case 8: _ = try view.zoom(byWheel: source.number(), around: source.point())
    case 9: try view.pinch(by: source.number(), from: source.point(), to: source.point())
    case 10: _ = view.turn(by: .viewport, source.number() < 0 ? .backward : .forward)
    case 11:
      var captured = view.snapshot
      captured.point = source.point()
      captured.pageSize = source.maybe(Size(source.number(), 1)) ?? captured.pageSize
      try view.restore(captured)
    case 12:
      view.learn(
        contentBox: Rect(origin: .zero, size: view.pages.pageSizes.first ?? Size(1, 1)),
        ofPage: Int.random(in: 0...9, using: &source.random))
    default:
      let sides = [0, 1, 100, 1e6, 1e10]
      let count = Int.random(in: 0..<9, using: &source.random)
      var sizes: [Size] = []
      for _ in 0..<count {
        sizes.append(
          Size(
            sides.randomElement(using: &source.random) ?? 0,
            sides.randomElement(using: &source.random) ?? 0))
      }
      let shift = Int.random(in: -2...2, using: &source.random)
      try view.replacePages(sizes) { $0 + shift }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func nothingBreaksAView(_ seed: UInt64) throws {
    var source = Source(random: SplitMix64(seed: seed))
    var view = try view(9, gap: 5)
    var refusals = 0
    for _ in 0..<3000 {
      let before = view.state
      do {
        try Self.step(&view, &source)
      } catch {
        refusals += 1
        #expect(view.state == before)
      }
      let state = view.state
      try #require(state.offset.isFinite && state.scale.isFinite && state.scale > 0)
      try #require(state.scaleLimits.contains(state.scale))
      try #require(view.pageCount == 0 || (0..<view.pageCount).contains(state.pageIndex))
      try #require(
        view.visiblePages.allSatisfy { $0.rect.isFinite && view.isOnCanvas($0.pageIndex) })
      _ = view.page(at: source.point())
      _ = view.nearestPage(to: source.point())
    }
    #expect(refusals > 100 && refusals < 2900)
  }
}
