// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct OverlayPatchTests {
  private func boxes(_ count: Int, x: Double = 0, y: Double = 0) -> [OverlayItem] {
    (0..<count).map { index in
      let place = Point(Double(index) * 1.2345678 + x, Double(index % 7) * 9.87654321 + y)
      return OverlayItem(
        .rect(Rect(place.x, place.y, place.x + 3.3333333, place.y + 4.4444444)), role: .selection,
        pageIndex: 0)
    }
  }

  private func knob(_ x: Double, _ name: String) -> OverlayItem {
    OverlayItem(.handle(Point(x, 0)), role: .handle, pageIndex: 0, name: name)
  }

  @Test func aMoveOfManyIsOneOffset() {
    let patch = OverlayPatch(from: boxes(1000).map(\.rounded), to: boxes(1000, x: 5.5, y: -2.25))
    #expect(patch.cost == 1)
    guard case .kept(let from, let count, let offset)? = patch.parts.first else {
      Issue.record("It is told anew.")
      return
    }
    #expect((from, count) == (0, 1000))
    #expect(offset == Point(5.5, -2.25))
  }

  @Test func positionsDoNotDrift() throws {
    var told = boxes(100).map(\.rounded)
    for step in 1...2000 {
      let moved = boxes(100, x: Double(step) * 0.333333, y: Double(step) * -0.0777777)
      let patch = OverlayPatch(from: told, to: moved)
      #expect(patch.cost == 1)
      told = patch.result
      for (item, wanted) in zip(told, moved) {
        guard case .rect(let a) = item.shape, case .rect(let b) = wanted.shape else { continue }
        let error = max((a.x0 - b.x0).magnitude, (a.y1 - b.y1).magnitude)
        #expect(error <= OverlayPatch.tolerance)
      }
    }
  }

  @Test func whatIsTakenOutOrPutInIsToldAlone() {
    let old = boxes(10).map(\.rounded) + [knob(1, "left"), knob(2, "right")]
    var new = boxes(10)
    new.remove(at: 4)
    new += [knob(1, "left"), knob(7, "middle"), knob(2, "right")]
    let patch = OverlayPatch(from: old, to: new)
    #expect(patch.cost == 4)
    #expect(patch.result == new.map(\.rounded))
  }

  @Test func anotherLookOrSizeIsNew() {
    let old = boxes(2).map(\.rounded)
    var new = boxes(2)
    new[0].pageIndex = 1
    new[1].role = .preview
    #expect(OverlayPatch(from: old, to: new).cost == 2)
    new = boxes(2)
    new[1].shape = .rect(Rect(0, 0, 100, 100))
    #expect(OverlayPatch(from: old, to: new).result == new.map(\.rounded))
  }

  @Test func emptyOverlays() {
    #expect(OverlayPatch(from: [], to: []).parts.isEmpty)
    #expect(OverlayPatch(from: boxes(3), to: []).parts.isEmpty)
    #expect(OverlayPatch(from: [], to: boxes(3)).cost == 3)
  }
}
