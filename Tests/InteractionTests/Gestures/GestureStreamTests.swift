// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import TestSupport
import Testing

@testable import Interaction

@Suite struct GestureStreamTests {
  /// What is wrong with a sequence of gestures, if anything.
  static func fault(in gestures: [Gesture]) -> String? {
    var open: String?
    for (index, gesture) in gestures.enumerated() {
      let step: (kind: String, phase: GesturePhase)? =
        switch gesture {
        case .longPress(let step): ("longPress", step.phase)
        case .drag(let step): ("drag", step.phase)
        default: nil
        }
      guard let step else {
        if open != nil { return "\(index): \(word(gesture)) within a \(open ?? "")" }
        continue
      }
      let wanted = step.phase == .began ? nil : step.kind
      if open != wanted { return "\(index): \(step) where \(open ?? "nothing") was open" }
      if step.phase == .began { open = step.kind }
      if step.phase == .ended || step.phase == .cancelled { open = nil }
    }
    return open.map { "\($0) was left open" }
  }

  static func randomEvent(_ time: inout Double, _ random: inout SplitMix64) -> PointerEvent {
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308]
    func coordinate() -> Double {
      Int.random(in: 0..<50, using: &random) == 0
        ? odd.randomElement(using: &random) ?? 0 : Double.random(in: 0...15, using: &random)
    }
    time += Double.random(in: -30...150, using: &random)
    let isOddTime = Int.random(in: 0..<100, using: &random) == 0
    let page = PagePoint(pageIndex: 0, point: Point(coordinate(), coordinate()))
    return PointerEvent(
      PointerPhase.allCases.randomElement(using: &random) ?? .down,
      PointerSample(
        position: Point(coordinate(), coordinate()), page: page,
        pointerType: Int.random(in: 0..<8, using: &random) == 0 ? .mouse : .touch,
        pressure: coordinate(),
        buttons: PointerButtons(
          rawValue: [0, 1, 1, 1, 2, 3, 4, 32].randomElement(using: &random) ?? 0),
        time: isOddTime ? odd.randomElement(using: &random) ?? 0 : time))
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func anyEventsGiveAWellFormedSequence(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var recognizer = GestureRecognizer()
    var gestures: [Gesture] = []
    var time = 0.0
    for _ in 0..<10_000 {
      gestures += recognizer.handle(Self.randomEvent(&time, &random))
      if Bool.random(using: &random), let deadline = recognizer.deadline, deadline < time + 100 {
        gestures += recognizer.elapsed(to: deadline)
      }
    }
    gestures += recognizer.cancel()
    #expect(Self.fault(in: gestures) == nil)
    #expect(gestures.allSatisfy { $0.sample.position.isFinite && $0.sample.time.isFinite })
    let kinds = Set(gestures.map { word($0).prefix { $0 != " " } })
    #expect(
      kinds.isSuperset(of: ["tap", "doubleTap", "longPress", "drag", "contextMenu", "hover"]))
  }

  @Test func theFaultsAreFound() {
    let sample = PointerSample(position: .zero)
    let began = Gesture.drag(GestureStep(.began, origin: sample, current: sample))
    let ended = Gesture.drag(GestureStep(.ended, origin: sample, current: sample))
    #expect(Self.fault(in: [began, ended]) == nil)
    for broken in [[began], [ended], [began, began, ended], [began, .tap(sample), ended]] {
      #expect(Self.fault(in: broken) != nil)
    }
  }

  @Test func aWholeDragAtOnce() {
    let path = [0.0, 3, .nan, 9, 20].map { PointerSample(position: Point($0, 0)) }
    #expect(
      Gesture.wholeDrag(path).map(word)
        == ["drag began 0", "drag moved 3", "drag moved 9", "drag ended 20"])
    #expect(Gesture.wholeDrag([path[0]]).map(word) == ["drag began 0", "drag ended 0"])
    #expect(Gesture.wholeDrag([]).isEmpty)
    #expect(Gesture.wholeDrag([path[2]]).isEmpty)
    #expect(
      Gesture.wholeLongPress([path[1]]).map(word) == ["longPress began 0", "longPress ended 0"])
    #expect(Self.fault(in: Gesture.wholeDrag(path) + Gesture.wholeLongPress(path)) == nil)
  }

  @Test func aRawDragEqualsAWholeOne() {
    var recognizer = GestureRecognizer()
    let events = [
      event(.down, 0, at: 0), event(.move, 20, at: 10), event(.move, 30, at: 20),
      event(.up, 35, at: 30),
    ]
    #expect(
      events.flatMap { recognizer.handle($0) } == Gesture.wholeDrag(events.map(\.sample)))
  }

  @Test func samplesAreMadeSound() {
    #expect(PointerSample(position: .zero, pressure: .nan).pressure == 0)
    #expect(PointerSample(position: .zero, pressure: 7).pressure == 1)
    #expect(PointerSample(position: .zero, pressure: -.infinity).pressure == 0)
    let nowhere = PagePoint(pageIndex: 0, point: Point(.nan, 0))
    #expect(PointerSample(position: .zero, page: nowhere).page == nil)
  }
}
