// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Interaction

@Suite struct GestureRecognizerTests {
  @Test(arguments: GestureCase.all)
  func recognises(_ example: GestureCase) {
    var recognizer = GestureRecognizer()
    #expect(example.events.flatMap { recognizer.handle($0) }.map(word) == example.expected)
  }

  @Test func theEndsOfTheRangeDoNotTrap() {
    var recognizer = GestureRecognizer()
    let gestures = [
      event(.down, -1e308, at: -1e308), event(.move, 1e308, at: 1e308), event(.up, 0, at: 1e308),
    ].flatMap { recognizer.handle($0) }
    #expect(gestures.count == 3)
    #expect(gestures.last?.sample.position == .zero)
  }
}
