// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Interaction

/// The meaning of events of several pointers.
@Suite struct PointerTrackerTests {
  private func event(
    _ id: Int?, _ phase: PointerPhase, _ x: Double, at time: Double, _ type: PointerType = .touch,
    _ buttons: PointerButtons = [], isPrimary: Bool? = nil
  ) -> PointerEvent {
    var event = InteractionTests.event(phase, x, at: time, type, buttons)
    event.sample.pointerID = id
    event.sample.isPrimary = isPrimary
    return event
  }

  private func words(_ meanings: [PointerMeaning]) -> [String] {
    meanings.map { meaning in
      switch meaning {
      case .gesture(let gesture): word(gesture)
      case .pinch(let step): "pinch \(step.phase) \(step.center.x) x\(step.scale)"
      }
    }
  }

  private func words(
    _ tracker: inout PointerTracker, hasWork: Bool = false, _ events: [PointerEvent]
  ) -> [String] {
    events.flatMap { words(tracker.handle($0, hasWork: hasWork)) }
  }

  @Test func aSecondFingerMakesAPinchOfADrag() {
    var tracker = PointerTracker()
    let told = words(
      &tracker, hasWork: true,
      [
        event(1, .down, 100, at: 0), event(1, .move, 120, at: 20), event(2, .down, 220, at: 40),
        event(2, .move, 320, at: 60), event(1, .move, 20, at: 70), event(2, .up, 320, at: 80),
        event(1, .move, 30, at: 90), event(1, .up, 30, at: 100),
      ])
    #expect(
      told == [
        "drag began 0", "drag moved 20", "drag cancelled 20", "pinch began 170.0 x1.0",
        "pinch moved 220.0 x1.0", "pinch moved 170.0 x3.0", "pinch moved 170.0 x3.0",
        "pinch ended 170.0 x3.0", "pinch began 20.0 x1.0", "pinch moved 30.0 x1.0",
        "pinch moved 30.0 x1.0", "pinch ended 30.0 x1.0",
      ])
  }

  /// The client lost the release of a pen or mouse.
  @Test(arguments: [PointerType.pen, .mouse])
  func aPointerThatIsSilentForLongIsForgotten(type: PointerType) {
    var tracker = PointerTracker()
    _ = words(&tracker, [event(1, .down, 100, at: 0, type), event(1, .move, 150, at: 20, type)])
    #expect(words(&tracker, [event(2, .down, 10, at: 9000), event(2, .up, 10, at: 9010)]) == [])
    let told = words(&tracker, [event(2, .down, 10, at: 10_100), event(2, .up, 10, at: 10_150)])
    #expect(told == ["drag cancelled 50", "tap"])
  }

  @Test func fingersThatKeepTheirDistanceScroll() {
    var tracker = PointerTracker()
    let steady = words(
      &tracker,
      [event(1, .down, 100, at: 0), event(2, .down, 200, at: 10)]
        + (1...5).flatMap { step in
          let way = Double(step) * 30
          return [
            event(1, .move, 100 + way, at: 10 + way), event(2, .move, 200 + way, at: 11 + way),
          ]
        })
    #expect(steady.allSatisfy { $0.hasSuffix("x1.0") })
    #expect(steady.last == "pinch moved 300.0 x1.0")
  }

  @Test func oneFingerAloneZooms() {
    var tracker = PointerTracker()
    let told = words(
      &tracker,
      [
        event(1, .down, 100, at: 0), event(2, .down, 200, at: 10), event(2, .move, 250, at: 20),
        event(2, .up, 300, at: 30),
      ])
    #expect(
      told.suffix(3) == [
        "pinch moved 200.0 x2.0", "pinch ended 200.0 x2.0", "pinch began 100.0 x1.0",
      ])
  }

  @Test func anOldStrokeIsNotDroppedForASecondFinger() {
    var tracker = PointerTracker()
    let told = words(
      &tracker, hasWork: true,
      [
        event(1, .down, 0, at: 0), event(1, .move, 50, at: 100), event(2, .down, 200, at: 1600),
        event(2, .move, 300, at: 1650), event(1, .move, 60, at: 1700), event(1, .up, 60, at: 1800),
      ])
    #expect(told == ["drag began 0", "drag moved 50", "drag moved 60", "drag ended 60"])
  }

  @Test func aThirdFingerDoesNothing() {
    var tracker = PointerTracker()
    _ = words(&tracker, [event(1, .down, 0, at: 0), event(2, .down, 100, at: 10)])
    #expect(
      words(
        &tracker,
        [event(3, .down, 50, at: 20), event(3, .move, 90, at: 30), event(3, .up, 90, at: 40)]) == []
    )
  }

  @Test(arguments: PalmRejection.allCases)
  func aPalmDoesNotDisturbAPen(_ rejection: PalmRejection) {
    var tracker = PointerTracker()
    tracker.palmRejection = rejection
    let told = words(
      &tracker,
      [
        event(7, .down, 0, at: 0, .pen, .primary), event(7, .move, 20, at: 10, .pen, .primary),
        event(1, .down, 80, at: 20), event(1, .move, 95, at: 30),
        event(2, .down, 160, at: 32), event(2, .up, 160, at: 34),
        event(7, .move, 40, at: 40, .pen, .primary), event(7, .up, 40, at: 50, .pen),
        event(1, .move, 300, at: 60), event(1, .up, 95, at: 70),
      ])
    #expect(told == ["drag began 0", "drag moved 20", "drag moved 40", "drag ended 40"])
  }

  @Test func whileAPenIsNearAFingerDoesAsSet() {
    let pen = [event(7, .hover, 0, at: 0, .pen)]
    let finger = [
      event(1, .down, 100, at: 300), event(1, .move, 150, at: 310), event(1, .up, 150, at: 320),
    ]
    var ignoring = PointerTracker()
    #expect(words(&ignoring, pen + finger) == ["hover"])
    var scrolling = PointerTracker()
    scrolling.palmRejection = .scroll
    #expect(
      words(&scrolling, pen + finger) == [
        "hover", "pinch began 100.0 x1.0", "pinch moved 150.0 x1.0", "pinch moved 150.0 x1.0",
        "pinch ended 150.0 x1.0",
      ])
    var off = PointerTracker()
    off.palmRejection = .off
    #expect(
      words(&off, pen + finger) == ["hover", "drag began 0", "drag moved 50", "drag ended 50"])
  }

  @Test func aPenThatWentAwayIsNotNear() {
    var tracker = PointerTracker()
    let tap = [event(1, .down, 100, at: 300), event(1, .up, 100, at: 320)]
    _ = tracker.handle(event(7, .hover, 0, at: 0, .pen))
    _ = tracker.handle(event(7, .cancel, 0, at: 100, .pen))
    #expect(words(&tracker, tap) == ["tap"])
    _ = tracker.handle(event(7, .hover, 0, at: 400, .pen))
    let later = [event(1, .down, 100, at: 1500), event(1, .up, 100, at: 1520)]
    #expect(words(&tracker, later) == ["tap"])
  }

  @Test func aPenTakesOverFromAFingerThatDraws() {
    var tracker = PointerTracker()
    let told = words(
      &tracker,
      [
        event(1, .down, 0, at: 0), event(1, .move, 30, at: 10),
        event(7, .down, 90, at: 20, .pen, .primary), event(1, .up, 30, at: 30),
        event(7, .up, 90, at: 40, .pen),
      ])
    #expect(told == ["drag began 0", "drag moved 30", "drag cancelled 30", "tap"])
  }

  @Test func aLostUpDoesNotBlockTheNextFinger() {
    var tracker = PointerTracker()
    _ = words(&tracker, [event(1, .down, 0, at: 0), event(1, .move, 30, at: 10)])
    let told = words(
      &tracker,
      [event(2, .down, 100, at: 900, isPrimary: true), event(2, .up, 100, at: 920)])
    #expect(told == ["drag cancelled 30", "tap"])
  }

  @Test func thePartOfThePenIsTold() {
    var tracker = PointerTracker()
    tracker.usesBarrelButton = true
    func part(_ buttons: PointerButtons) -> PenPart? {
      _ = tracker.handle(event(7, .down, 0, at: 0, .pen, buttons))
      let up = tracker.handle(event(7, .up, 0, at: 10, .pen))
      guard case .gesture(.tap(let sample))? = up.first else { return nil }
      return sample.penPart
    }
    #expect(part(.primary) == .tip)
    _ = tracker.handle(event(7, .hover, 90, at: 2000, .pen))
    #expect(tracker.handle(event(7, .down, 0, at: 3000, .pen, .eraser)) == [])
    let up = tracker.handle(event(7, .up, 0, at: 3010, .pen))
    guard case .gesture(let gesture)? = up.first else {
      Issue.record("There is no gesture.")
      return
    }
    #expect(gesture.sample.penPart == .eraser)
    _ = tracker.handle(event(7, .down, 90, at: 6000, .pen, .secondary))
    let last = tracker.handle(event(7, .up, 90, at: 6010, .pen))
    guard case .gesture(let barrel)? = last.first else {
      Issue.record("There is no gesture.")
      return
    }
    #expect(barrel.sample.penPart == .barrel)
  }

  /// In any sequence of events, the gestures of one pointer are complete, and so are pinches.
  @Test(arguments: [1, 2, 3] as [UInt64]) func anyEventsGiveWellFormedSequences(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var tracker = PointerTracker()
    var gestures: [Gesture] = []
    var isPinching = false
    var time = 0.0
    for _ in 0..<20_000 {
      var event = GestureStreamTests.randomEvent(&time, &random)
      event.sample.pointerID = Int.random(in: 0..<8, using: &random)
      if event.sample.pointerID == 0 { event.sample.pointerID = nil }
      event.sample.isPrimary = [nil, true, false].randomElement(using: &random) ?? nil
      if Int.random(in: 0..<6, using: &random) == 0 { event.sample.pointerType = .pen }
      tracker.palmRejection = PalmRejection.allCases.randomElement(using: &random) ?? .ignore
      for meaning in tracker.handle(event, hasWork: Bool.random(using: &random)) {
        switch meaning {
        case .gesture(let gesture): gestures.append(gesture)
        case .pinch(let step):
          #expect(isPinching == (step.phase != .began))
          isPinching = step.phase == .began || step.phase == .moved
          #expect(step.scale > 0 && step.center.isFinite)
        }
      }
    }
    _ = GestureStreamTests.fault(in: gestures).map { fault in
      #expect(fault.hasSuffix("was left open"))
    }
    #expect(gestures.count > 100)
  }
}
