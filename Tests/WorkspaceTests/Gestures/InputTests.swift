// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

/// How a view takes its user's pointers, beside the clock.
struct InputTests {
  private let bench: GestureBench
  private var input: Input { bench.view.input }

  init() throws { bench = try GestureBench("annotations.pdf") }

  private func sample(_ x: Double, _ y: Double) throws -> PointerSample {
    try bench.base.sample(Point(x, y))
  }

  /// The client's clock is 5000 ms behind the server's.
  @Test func aPressBecomesALongPressAtItsTime() throws {
    #expect(input.deadline == nil)
    try bench.pointer(.down, 41, 200, at: 1000, .touch)
    let delay = try #require(input.recognizer.settings[.touch].longPressDelay)
    #expect(input.deadline == 6000 + delay)
    #expect(input.timePasses(to: 5999 + delay) == nil)
    let due = try #require(input.timePasses(to: 6000 + delay))
    #expect(due.event == .longPress)
    #expect(input.deadline == nil)
    #expect(input.timePasses(to: 9000 + delay) == nil, "It is recognised once.")
  }

  @Test func aPointerWithoutATimeHasNoDeadline() throws {
    try bench.pointer(.down, 41, 200, at: 1000, .touch)
    #expect(input.deadline != nil)
    try bench.pointer(.cancel, 41, 200, at: 1010, .touch)
    try bench.pointer(.down, 41, 200, at: .infinity, .touch)
    #expect(input.lastHeard == nil)
    #expect(input.deadline == nil)
  }

  /// A toolkit reports a long press phase by phase, or as a whole.
  @Test(arguments: [[nil], [.began, .ended], [.began, .moved, .ended]] as [[GesturePhase?]])
  func aLongPressInPhasesDoesWhatAWholeOneDoes(phases: [GesturePhase?]) throws {
    let sample = try sample(41, 200)
    var components: [Component?] = []
    for phase in phases { components.append(input.longPress(sample, phase).component) }
    #expect(components.contains(.selectAnnotation))
    #expect(bench.take() == ["selected square-1"])
  }

  @Test(arguments: [PointerType.mouse, .touch], [true, false])
  func aCancelledPressDoesNothing(pointer: PointerType, byKey: Bool) throws {
    try bench.pointer(.down, 41, 200, at: 1000, pointer)
    let report = byKey ? bench.view.handle(KeyPress("Escape")) : bench.view.cancel()
    #expect(report.isHandled == byKey)
    #expect(input.deadline == nil, "It becomes no long press.")
    try bench.pointer(.move, 90, 240, at: 1020, pointer)
    try bench.pointer(.up, 41, 200, at: 1040, pointer)
    #expect(bench.take().isEmpty)
    try bench.click(41, 200, at: 3000)
    #expect(bench.take() == ["selected square-1"])
  }

  @Test func pagesThatMoveDropAHeldTap() throws {
    try bench.register("double", .doubleTap) { $0.blocks = [.selectAnnotation] }
    try bench.click(41, 200, at: 1000)
    #expect(!input.heldTap.isEmpty)
    input.forgetPages()
    #expect(input.heldTap.isEmpty)
    #expect(bench.clock(at: 9000) == nil)
    #expect(bench.take().isEmpty)
  }

  /// A batch is one event to its client: handled if a part of it was.
  @Test func aBatchIsHandledIfAnyEventIs() throws {
    bench.base.time = 1000
    let (on, off) = (try sample(41, 200), try sample(300, 5))
    var events: [PointerEvent] = []
    for (index, (phase, place)) in [(PointerPhase.down, on), (.up, on), (.hover, off)].enumerated()
    {
      var sample = place
      sample.time = 1000 + Double(index) * 20
      events.append(PointerEvent(phase, sample))
    }
    let report = input.handle(PointerBatch(events))
    #expect(report.isHandled)
    #expect(report.component == .selectAnnotation)
    #expect(bench.take() == ["selected square-1"])
  }
}
