// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Interaction

@Suite struct GestureClockTests {
  @Test func theDeadlineIsThatOfALongPress() {
    var recognizer = GestureRecognizer()
    #expect(recognizer.deadline == nil)
    _ = recognizer.handle(event(.down, 0, at: 1000))
    #expect(recognizer.deadline == 1500)
    _ = recognizer.handle(event(.move, 3, at: 1400))
    #expect(recognizer.deadline == 1500)
    #expect(recognizer.elapsed(to: 1499).isEmpty)
    #expect(recognizer.elapsed(to: .nan).isEmpty)
    #expect(recognizer.elapsed(to: 1500).map(word) == ["longPress began 0"])
    #expect(recognizer.deadline == nil)
    #expect(recognizer.elapsed(to: 9999).isEmpty)
    #expect(
      recognizer.handle(event(.up, 3, at: 1490)).map(word)
        == ["longPress moved 3", "longPress ended 3"])
  }

  @Test func aMouseHasNone() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(event(.down, 0, at: 0, .mouse))
    #expect(recognizer.deadline == nil)
    #expect(recognizer.elapsed(to: 1e9).isEmpty)
  }

  @Test func aDragHasNone() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(event(.down, 0, at: 0))
    _ = recognizer.handle(event(.move, 30, at: 10))
    #expect(recognizer.deadline == nil)
    #expect(recognizer.elapsed(to: 1000).isEmpty)
  }

  @Test func theClockDoesNotDisturbASeries() {
    var recognizer = GestureRecognizer()
    _ = recognizer.handle(event(.down, 0, at: 0))
    _ = recognizer.handle(event(.up, 0, at: 50))
    #expect(recognizer.elapsed(to: 5000).isEmpty)
    _ = recognizer.handle(event(.down, 0, at: 200))
    #expect(recognizer.handle(event(.up, 0, at: 250)).map(word) == ["doubleTap"])
  }

  @Test func settingsAreTaken() {
    var settings = GestureSettings()
    settings.mouse.longPressDelay = 100
    settings.mouse.dragThreshold = 50
    var recognizer = GestureRecognizer(settings: settings)
    _ = recognizer.handle(event(.down, 0, at: 0, .mouse))
    #expect(recognizer.handle(event(.move, 50, at: 99, .mouse)).isEmpty)
    #expect(recognizer.elapsed(to: 100).map(word) == ["longPress began 0"])
  }

  @Test func cancellingFromOutside() {
    var recognizer = GestureRecognizer()
    #expect(recognizer.cancel().isEmpty)
    _ = recognizer.handle(event(.down, 0, at: 0))
    _ = recognizer.handle(event(.move, 30, at: 10))
    #expect(recognizer.cancel().map(word) == ["drag cancelled 30"])
    #expect(recognizer.handle(event(.up, 30, at: 20)).isEmpty)
  }
}
