// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Engine

/// Sorted boxes find what a search through all of them finds.
@Suite struct SortedBoxesTests {
  @Test func theyFindTheSame() {
    var random = SplitMix64(seed: 11)
    func rect(upTo size: Double) -> Rect {
      let (x, y) = (
        Double.random(in: 0...500, using: &random), Double.random(in: 0...500, using: &random)
      )
      return Rect(
        x, y, x + .random(in: 0...size, using: &random), y + .random(in: 0...size, using: &random))
    }
    var boxes = (0..<100).map { rect(upTo: $0 < 95 ? 20 : 400) }
    boxes.append(Rect(0, .nan, 500, .nan))
    boxes.append(Rect(0, -.infinity, 500, .infinity))
    let sorted = SortedBoxes(boxes)
    for _ in 0..<200 {
      let box = rect(upTo: 30)
      #expect(sorted.near(box).sorted() == boxes.indices.filter { boxes[$0].intersects(box) })
    }
    #expect(SortedBoxes([]).near(Rect(0, 0, 9, 9)).isEmpty)
  }
}
