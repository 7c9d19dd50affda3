// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import TestSupport
import Testing

@testable import Workspace

/// Taps that wait for whether they become double ones.
@Suite struct HeldTapTests {
  /// A double click of the client's blocks what a click on the square of `annotations.pdf` does.
  private func bench() throws -> GestureBench {
    let bench = try GestureBench("annotations.pdf")
    try bench.register("double", .doubleTap) {
      $0.blocks = [.selectAnnotation, .selectText, .toggleUserInterface]
    }
    return bench
  }

  @Test func theClockDelivers() throws {
    let bench = try bench()
    try bench.pointer(.down, 41, 200, at: 1000)
    let report = try bench.pointer(.up, 41, 200, at: 1050)
    #expect(!report.isHandled && report.path.isEmpty && report.component == nil)
    #expect(bench.view.input.deadline == 6550)
    #expect(bench.clock(at: 1549) == nil)
    let late = try #require(bench.clock(at: 1550))
    #expect(late.component == .selectAnnotation)
    #expect(bench.take() == ["selected square-1"])
    #expect(bench.view.input.deadline == nil)
    #expect(bench.clock(at: 9000) == nil)
  }

  @Test func theDoubleTapDropsIt() throws {
    let bench = try bench()
    try bench.click(41, 200, at: 1000)
    try bench.pointer(.down, 41, 200, at: 1500)
    #expect(bench.view.input.deadline == nil, "The next event decides.")
    #expect(bench.clock(at: 3000) == nil)
    let report = try bench.pointer(.up, 41, 200, at: 3000)
    #expect(bench.take() == ["double recognized selectAnnotation"])
    #expect(report.gestures == ["double"])
  }

  struct Interruption: Sendable {
    var name: String
    var act: @Sendable (GestureBench) throws -> Void
    /// What comes after the delivered tap.
    var log: [String]
  }

  static let interruptions: [Interruption] = [
    Interruption(
      name: "a press elsewhere", act: { try $0.pointer(.down, 300, 300, at: 1200) }, log: []),
    Interruption(
      name: "another pointer", act: { try $0.pointer(.down, 41, 200, at: 1200, .pen) }, log: []),
    Interruption(
      name: "a press too late", act: { try $0.pointer(.down, 41, 200, at: 1550) }, log: []),
    Interruption(
      name: "a hover too late", act: { try $0.pointer(.hover, 41, 200, at: 1550) }, log: []),
    Interruption(
      name: "a drag",
      act: {
        try $0.pointer(.down, 41, 200, at: 1200)
        try $0.pointer(.move, 300, 300, at: 1250)
      }, log: []),
    Interruption(
      name: "a cancel",
      act: {
        try $0.pointer(.down, 41, 200, at: 1200)
        try $0.pointer(.cancel, 41, 200, at: 1250)
      }, log: []),
    Interruption(
      name: "a key", act: { _ = $0.view.handle(KeyPress("Escape")) }, log: ["selected "]),
    Interruption(
      name: "a command", act: { _ = $0.view.run("deselect") }, log: ["selected "]),
    Interruption(
      name: "a ready-made tap", act: { try $0.base.tap(380, 480) }, log: ["selected "]),
    Interruption(
      name: "another tool", act: { try $0.view.setTool("freehand") }, log: ["selected "]),
  ]

  @Test(arguments: interruptions.indices) func anotherEventDelivers(_ index: Int) throws {
    let row = Self.interruptions[index]
    let bench = try bench()
    try bench.click(41, 200, at: 1000)
    #expect(bench.take().isEmpty)
    try row.act(bench)
    #expect(bench.view.input.heldTap.isEmpty, "\(row.name)")
    #expect(bench.take() == ["selected square-1"] + row.log, "\(row.name)")
  }

  @Test func hoveringDoesNot() throws {
    let bench = try bench()
    try bench.click(41, 200, at: 1000)
    try bench.pointer(.hover, 42, 200, at: 1100)
    try bench.pointer(.hover, 90, 240, at: 1200)
    #expect(bench.take().isEmpty)
    try bench.click(41, 200, at: 1300)
    #expect(bench.take() == ["double recognized selectAnnotation"])
  }

  /// What does not wait does not: where nothing is blocked, of a toolkit's taps, and without a clock.
  @Test func nothingElseWaits() throws {
    let bench = try bench()
    try bench.click(250, 127, at: 1000)
    #expect(bench.view.input.heldTap.isEmpty)
    try bench.base.tap(41, 200)
    #expect(bench.take().last == "selected square-1")
    try bench.view.setTool(.pan)
    bench.view.input.lastHeard = nil
    bench.base.isRaw = true
    try bench.base.tap(41, 200)
    #expect(bench.view.input.heldTap.isEmpty)
    #expect(bench.take().last == "selected square-1")
  }

  @Test func aDisabledComponentDoesNotWait() throws {
    let bench = try bench()
    bench.view.components.setEnabled([.selectAnnotation, .toggleUserInterface], false)
    try bench.click(41, 200, at: 1000)
    #expect(bench.view.input.heldTap.isEmpty)
  }

  /// Only the gesture waits; what acts on the first click acts at once.
  @Test func aGestureWaitsAlone() throws {
    let bench = try GestureBench("simple.pdf")
    try bench.register("click", .tap) {
      $0.requireToFail = [.selectText]
      $0.simultaneousWith = [.toggleUserInterface]
    }
    try bench.register("observer", .tap) { $0.simultaneousWith = Set(Component.allCases) }
    try bench.click(75, 86, at: 1000)
    #expect(bench.take() == ["observer recognized toggleUserInterface", "toggled"])
    #expect(bench.clock(at: 1550)?.gestures == ["click"])
    #expect(bench.take() == ["click recognized toggleUserInterface"])
    try bench.click(75, 86, at: 3000)
    try bench.click(75, 86, at: 3100)
    let log = bench.take()
    #expect(log.contains("click failed toggleUserInterface"))
    #expect(!log.contains("click recognized toggleUserInterface"))
    #expect(bench.view.tool == .textSelect)
    // Beside text there is nothing to wait for.
    try bench.view.setTool(.pan)
    _ = bench.take()
    try bench.click(300, 400, at: 5000)
    #expect(bench.take().contains("click recognized toggleUserInterface"))
  }

  @Test func whatTheWaitingGestureBlocksWaitsForIt() throws {
    let bench = try GestureBench("simple.pdf")
    try bench.register("click", .tap) {
      $0.requireToFail = [.selectText]
      $0.blocks = [.toggleUserInterface]
      $0.isAsked = true
    }
    try bench.click(75, 86, at: 1000)
    #expect(bench.take().isEmpty)
    bench.clock(at: 1550)
    #expect(bench.take() == ["click failed toggleUserInterface", "toggled"])
    bench.answer = true
    try bench.click(75, 86, at: 3000)
    bench.clock(at: 3550)
    #expect(bench.take() == ["click recognized toggleUserInterface"])
  }

  @Test func aWaitingGestureIsTakenBack() throws {
    let bench = try GestureBench("simple.pdf")
    try bench.register("click", .tap) {
      $0.requireToFail = [.selectText]
      $0.blocks = [.toggleUserInterface]
    }
    try bench.click(75, 86, at: 1000)
    #expect(bench.view.input.runs.unregister("click"))
    bench.clock(at: 1550)
    #expect(bench.take() == ["click failed toggleUserInterface", "toggled"])
  }

  /// What happens does not depend on whether the clock is looked at before the next event comes.
  @Test(arguments: 1...20) func theClockMakesNoDifference(_ seed: UInt64) throws {
    var logs: [[String]] = []
    for looks in [false, true] {
      var random = SplitMix64(seed: seed)
      let bench = try bench()
      try bench.register("click", .tap) {
        $0.requireToFail = [.selectText]
        $0.simultaneousWith = Set(Component.allCases)
      }
      var time = 1000.0
      var isDown = false
      for _ in 0..<60 {
        time += [10, 100, 299, 300, 301, 499, 500, 501].randomElement(using: &random) ?? 0
        if looks, let deadline = bench.view.input.deadline, deadline <= time + 5000 {
          _ = bench.view.input.timePasses(to: deadline)
        }
        let phases: [PointerPhase] = isDown ? [.up, .up, .up, .move] : [.down, .down, .hover]
        let phase = phases.randomElement(using: &random) ?? .hover
        let place = Bool.random(using: &random) ? (41.0, 200.0) : (380.0, 480.0)
        let type: PointerType = Int.random(in: 0..<4, using: &random) == 0 ? .touch : .mouse
        isDown = phase == .down || (isDown && phase == .move)
        try bench.pointer(phase, place.0, place.1, at: time, type)
      }
      try bench.pointer(.cancel, 41, 200, at: time + 10_000)
      try bench.pointer(.hover, 41, 200, at: time + 20_000)
      #expect(bench.view.input.heldTap.isEmpty, "No tap waits for ever.")
      logs.append(bench.take())
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].count > 5)
  }
}
