// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport
import Testing

@testable import Interaction

@Suite struct GestureCircleTests {
  @Test func theSmallestCircle() {
    var gestures = ClientGestures()
    var gesture = ClientGesture("g", .tap)
    gesture.requireToFail = [.selectText]
    gesture.blocks = [.selectText]
    #expect(throws: GestureRefusal.circle(["g", "selectText", "g"])) {
      try gestures.register(gesture)
    }
    #expect(gestures.all.isEmpty)
    // What acts beside it does not wait for it.
    gesture.simultaneousWith = [.selectText]
    #expect(throws: Never.self) { try gestures.register(gesture) }
  }

  @Test func aCircleIsNamedInItsOrder() throws {
    var gestures = ClientGestures()
    try gestures.register(gesture("a", [.selectText], [.smartZoom]))
    try gestures.register(gesture("b", [.openLinkAnnotation], [.selectText]))
    #expect(
      throws: GestureRefusal.circle([
        "c", "smartZoom", "a", "selectText", "b", "openLinkAnnotation", "c",
      ])
    ) { try gestures.register(gesture("c", [.smartZoom], [.openLinkAnnotation])) }
    #expect(gestures.all.map(\.id) == ["a", "b"])
    let (isThere, isStillThere) = (gestures.remove("a"), gestures.remove("a"))
    #expect(isThere && !isStillThere)
    try gestures.register(gesture("c", [.smartZoom], [.openLinkAnnotation]))
  }

  @Test func idsAreTheirOwn() throws {
    var gestures = ClientGestures()
    try gestures.register(ClientGesture("a", .tap))
    #expect(throws: GestureRefusal.taken("a")) {
      try gestures.register(ClientGesture("a", .drag))
    }
    #expect(throws: GestureRefusal.builtIn("drag")) {
      try gestures.register(ClientGesture("drag", .drag))
    }
  }

  /// Gestures are refused exactly where a plain search finds that somebody would wait for itself.
  @Test(arguments: 1...60) func randomGraphs(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var gestures = ClientGestures()
    var refused = 0
    for number in 1...25 {
      let new = gesture(
        "g\(number)", components(&random, in: 6), components(&random, in: 6))
      let closes = waitsForItself(gestures.all + [new])
      do throws(GestureRefusal) {
        try gestures.register(new)
        #expect(!closes)
      } catch {
        refused += 1
        #expect(closes)
        guard case .circle(let names) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(
          names.first == new.id && names.last == new.id && names.count.isMultiple(of: 2) == false)
        #expect(isPath(names, gestures.all + [new]))
      }
      if Bool.random(using: &random), let old = gestures.all.randomElement(using: &random) {
        _ = gestures.remove(old.id)
      }
    }
    #expect(refused > 0)
  }

  private func gesture(
    _ id: String, _ requireToFail: Set<Component>, _ blocks: Set<Component>
  ) -> ClientGesture {
    var gesture = ClientGesture(id, .tap)
    gesture.requireToFail = requireToFail
    gesture.blocks = blocks
    return gesture
  }

  private func components(_ random: inout SplitMix64, in sides: Int) -> Set<Component> {
    Set(Component.allCases.filter { _ in Int.random(in: 0..<sides, using: &random) == 0 })
  }

  /// The closure of who waits for whom, without any search.
  private func waitsForItself(_ gestures: [ClientGesture]) -> Bool {
    let count = gestures.count
    var waits = gestures.map { one in
      gestures.map { !one.requireToFail.isDisjoint(with: $0.blocks) }
    }
    for middle in 0..<count {
      for from in 0..<count where waits[from][middle] {
        for to in 0..<count where waits[middle][to] { waits[from][to] = true }
      }
    }
    return (0..<count).contains { waits[$0][$0] }
  }

  /// Whether each name waits for the next.
  private func isPath(_ names: [String], _ gestures: [ClientGesture]) -> Bool {
    zip(names, names.dropFirst()).allSatisfy { from, to in
      if let component = Component(rawValue: to) {
        return gestures.contains { $0.id == from && $0.requireToFail.contains(component) }
      }
      guard let component = Component(rawValue: from) else { return false }
      return gestures.contains { $0.id == to && $0.blocks.contains(component) }
    }
  }
}
