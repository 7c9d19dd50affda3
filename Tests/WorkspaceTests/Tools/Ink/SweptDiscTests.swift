// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Tools

@Suite struct SweptDiscTests {
  private let disc = EraserSweep(from: Point(0, 0), to: Point(10, 0), radius: 5)

  private func overlap(_ a: Point, _ b: Point) -> [Double]? {
    disc.overlap(from: a, to: b).map { [$0.enter, $0.leave] }
  }

  @Test func itIsEnteredAndLeftAtItsEdge() {
    #expect(overlap(Point(5, -10), Point(5, 10)) == [0.25, 0.75])
    #expect(overlap(Point(-15, 0), Point(25, 0)) == [0.25, 0.75])
    #expect(overlap(Point(2, 0), Point(8, 0)) == [0, 1])
    #expect(overlap(Point(5, 0), Point(5, 10)) == [0, 0.5])
    #expect(overlap(Point(5, 20), Point(5, 10)) == nil)
  }

  @Test func aTouchIsNoOverlap() {
    #expect(overlap(Point(-20, 5), Point(0, 5)) == nil)
    #expect(overlap(Point(15, 0), Point(30, 0)) == nil)
  }

  @Test func aPointIsInsideOrNot() {
    #expect(overlap(Point(3, 3), Point(3, 3)) == [0, 1])
    #expect(overlap(Point(3, 6), Point(3, 6)) == nil)
  }

  /// Against a fine comb of points: what remains is what lies outside.
  @Test func whatRemainsIsOutside() {
    // Multiples of the golden section are spread evenly and never repeat.
    var drawn = 0.0
    func number() -> Double {
      drawn += 0.618_033_988_749_895
      return (drawn - drawn.rounded(.down)) * 40 - 15
    }
    for _ in 0..<300 {
      let stroke = (0..<6).map { _ in InkStroke.Sample(point: Point(number(), number())) }
      let pieces = disc.remains(of: stroke) ?? [stroke]
      for piece in pieces {
        for (a, b) in zip(piece, piece.dropFirst()) {
          #expect(!disc.grown(by: 0).contains((a.point + b.point) * 0.5) || a.point == b.point)
        }
      }
      let rest = pieces.map { Polyline($0.map(\.point)) }
      for (a, b) in zip(stroke, stroke.dropFirst()) {
        for step in 0...20 {
          let point = a.point + (b.point - a.point) * (Double(step) / 20)
          let isKept = rest.contains { $0.distance(to: point) < 0.2 }
          #expect(isKept || point.distance(toSegmentFrom: disc.from, to: disc.to) < 5.2)
        }
      }
    }
  }
}
