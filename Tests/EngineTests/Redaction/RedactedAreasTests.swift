// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Engine

/// Sorted areas hold the same annotations as a search through all of them.
struct RedactedAreasTests {
  @Test func sortedAreasHoldTheSame() throws {
    var random = SplitMix64(seed: 7)
    func rect() -> Rect {
      let (x, y) = (
        Double.random(in: 0...500, using: &random), Double.random(in: 0...500, using: &random)
      )
      return Rect(
        x, y, x + .random(in: 1...40, using: &random), y + .random(in: 1...40, using: &random))
    }
    var held = 0
    for isFar in [false, true] {
      var areas = (0..<40).map { RedactedArea(quad: Quad(rect()), isLine: $0 % 2 == 0) }
      if isFar {
        areas.append(RedactedArea(quad: Quad(Rect(-900, -900, -800, 9000)), isLine: false))
      }
      let sorted = RedactedAreas(areas)
      for _ in 0..<200 {
        let annotation = Annotation(id: "a", type: .square, pageIndex: 0, rect: rect())
        let expected = areas.contains { $0.holds(annotation.outlines, within: annotation.reach) }
        #expect(try sorted.hold(annotation) { false } == expected)
        held += expected ? 1 : 0
      }
    }
    #expect((20..<380).contains(held))
  }

  @Test func manyAreasHoldNothingBesideThem() throws {
    func rect(_ index: Int) -> Rect {
      let (x, y) = (Double(index % 40) * 50, Double(index / 40) * 16)
      return Rect(x, y, x + 20, y + 10)
    }
    let sorted = RedactedAreas(
      (0..<20_000).map { RedactedArea(quad: Quad(rect($0)), isLine: true) })
    for index in 0..<2_000 {
      let place = rect(index * 10)
      let beside = Rect(place.x0 + 25, place.y0, place.x0 + 45, place.y1)
      let annotation = Annotation(id: "a", type: .link, pageIndex: 0, rect: beside)
      let holds = try sorted.hold(annotation) { false }
      #expect(!holds)
    }
  }
}
