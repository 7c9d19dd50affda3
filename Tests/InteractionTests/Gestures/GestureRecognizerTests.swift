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

  /// A line of 5 pixels, also if it comes back to its beginning.
  @Test(arguments: [5.0, 0], [nil, 5, 5.1] as [Double?])
  func aSmallMovementIsAStrokeIfTheToolSaysSo(_ last: Double, _ least: Double?) {
    var recognizer = GestureRecognizer()
    let events = [
      event(.down, 0, at: 0), event(.move, 5, at: 10), event(.move, last, at: 20),
      event(.up, last, at: 30),
    ]
    let gestures = events.flatMap { recognizer.handle($0, leastStroke: least) }.map(word)
    let way = Int(last)
    #expect(
      gestures
        == (least == 5
          ? ["drag began 0", "drag moved 5", "drag moved \(way)", "drag ended \(way)"] : ["tap"]))
    #expect(recognizer.tapDeadline == nil || least != 5, "A stroke begins no series of taps.")
  }

  @Test func aPressThatTremblesForHoursStaysSmall() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(event(.down, 0, at: 0, .mouse))
    for index in 1...20_000 {
      let x = Double(index % 4)
      #expect(recognizer.handle(event(.move, x, at: Double(index), .mouse)).isEmpty)
    }
    let gestures = recognizer.handle(event(.move, 50, at: 30_000, .mouse))
    let most = PressedPointer.mostSamples
    #expect((most / 2...most + 2).contains(gestures.count))
    #expect(gestures.last.map(word) == "drag moved 50")
    let times = gestures.dropFirst().map(\.sample.time)
    #expect(times == times.sorted())
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
