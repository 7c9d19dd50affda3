// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Interaction

/// What a pen tells when it is lifted.
@Suite struct ReleasePressureTests {
  /// Browsers tell a pressure of 0 for each `up` (Pointer Events level 3, 4.1).
  @Test func aStrokeEndsWithTheLastPressure() throws {
    var tracker = PointerTracker()
    var last: Double?
    for (phase, x, pressure) in [
      (PointerPhase.down, 100.0, 0.3), (.move, 150, 0.7), (.up, 180, 0),
    ] {
      var event = InteractionTests.event(phase, x, at: x, .pen, [])
      event.sample.pointerID = 1
      event.sample.pressure = pressure
      for case .gesture(.drag(let step)) in tracker.handle(event, hasWork: false) {
        last = step.current.pressure
      }
    }
    #expect(last == 0.7)
  }
}
