// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

/// Taps that wait for whether they become double ones.
@Suite struct HeldTapTests {
  /// A double click of the client's blocks what a click on the square of `annotations.pdf` does.
  private func desk() throws -> GestureDesk {
    let desk = try GestureDesk("annotations.pdf")
    try desk.register("double", .doubleTap) {
      $0.blocks = [.selectAnnotation, .selectText, .toggleUserInterface]
    }
    return desk
  }

  @Test func theClockDelivers() throws {
    let desk = try desk()
    try desk.pointer(.down, 41, 200, at: 1000)
    let report = try desk.pointer(.up, 41, 200, at: 1050)
    #expect(!report.isHandled && report.path.isEmpty && report.component == nil)
    #expect(desk.view.input.deadline == 6550)
    #expect(desk.clock(at: 1549) == nil)
    let late = try #require(desk.clock(at: 1550))
    #expect(late.component == .selectAnnotation)
    #expect(desk.take() == ["selected square-1"])
    #expect(desk.view.input.deadline == nil)
    #expect(desk.clock(at: 9000) == nil)
  }

  @Test func theDoubleTapDropsIt() throws {
    let desk = try desk()
    try desk.click(41, 200, at: 1000)
    try desk.pointer(.down, 41, 200, at: 1500)
    #expect(desk.view.input.deadline == nil, "The next event decides.")
    #expect(desk.clock(at: 3000) == nil)
    let report = try desk.pointer(.up, 41, 200, at: 3000)
    #expect(desk.take() == ["double recognized selectAnnotation"])
    #expect(report.gestures == ["double"])
  }

  struct Interruption: Sendable {
    var name: String
    var act: @Sendable (GestureDesk) throws -> Void
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
      name: "a ready-made tap", act: { try $0.stage.tap(380, 480) }, log: ["selected "]),
    Interruption(
      name: "another tool", act: { try $0.view.setTool("freehand") }, log: ["selected "]),
  ]

  @Test(arguments: interruptions.indices) func anotherEventDelivers(_ index: Int) throws {
    let row = Self.interruptions[index]
    let desk = try desk()
    try desk.click(41, 200, at: 1000)
    #expect(desk.take().isEmpty)
    try row.act(desk)
    #expect(desk.view.input.heldTap.isEmpty, "\(row.name)")
    #expect(desk.take() == ["selected square-1"] + row.log, "\(row.name)")
  }

  @Test func hoveringDoesNot() throws {
    let desk = try desk()
    try desk.click(41, 200, at: 1000)
    try desk.pointer(.hover, 42, 200, at: 1100)
    try desk.pointer(.hover, 90, 240, at: 1200)
    #expect(desk.take().isEmpty)
    try desk.click(41, 200, at: 1300)
    #expect(desk.take() == ["double recognized selectAnnotation"])
  }

  /// What does not wait does not: where nothing is blocked, of a toolkit's taps, and without a clock.
  @Test func nothingElseWaits() throws {
    let desk = try desk()
    try desk.click(250, 127, at: 1000)
    #expect(desk.view.input.heldTap.isEmpty)
    try desk.stage.tap(41, 200)
    #expect(desk.take().last == "selected square-1")
    try desk.view.setTool(.pan)
    desk.view.input.lastHeard = nil
    desk.stage.isRaw = true
    try desk.stage.tap(41, 200)
    #expect(desk.view.input.heldTap.isEmpty)
    #expect(desk.take().last == "selected square-1")
  }

  @Test func aDisabledComponentDoesNotWait() throws {
    let desk = try desk()
    desk.view.components.setEnabled([.selectAnnotation, .toggleUserInterface], false)
    try desk.click(41, 200, at: 1000)
    #expect(desk.view.input.heldTap.isEmpty)
  }

  /// Only the gesture waits; what acts on the first click acts at once.
  @Test func aGestureWaitsAlone() throws {
    let desk = try GestureDesk("simple.pdf")
    try desk.register("click", .tap) {
      $0.requireToFail = [.selectText]
      $0.simultaneousWith = [.toggleUserInterface]
    }
    try desk.register("observer", .tap) { $0.simultaneousWith = Set(Component.allCases) }
    try desk.click(75, 86, at: 1000)
    #expect(desk.take() == ["observer recognized toggleUserInterface", "toggled"])
    #expect(desk.clock(at: 1550)?.gestures == ["click"])
    #expect(desk.take() == ["click recognized toggleUserInterface"])
    try desk.click(75, 86, at: 3000)
    try desk.click(75, 86, at: 3100)
    let log = desk.take()
    #expect(log.contains("click failed toggleUserInterface"))
    #expect(!log.contains("click recognized toggleUserInterface"))
    #expect(desk.view.tool == .textSelect)
    // Beside text there is nothing to wait for.
    try desk.view.setTool(.pan)
    _ = desk.take()
    try desk.click(300, 400, at: 5000)
    #expect(desk.take().contains("click recognized toggleUserInterface"))
  }

  @Test func whatTheWaitingGestureBlocksWaitsForIt() throws {
    let desk = try GestureDesk("simple.pdf")
    try desk.register("click", .tap) {
      $0.requireToFail = [.selectText]
      $0.blocks = [.toggleUserInterface]
      $0.isAsked = true
    }
    try desk.click(75, 86, at: 1000)
    #expect(desk.take().isEmpty)
    desk.clock(at: 1550)
    #expect(desk.take() == ["click failed toggleUserInterface", "toggled"])
    desk.answer = true
    try desk.click(75, 86, at: 3000)
    desk.clock(at: 3550)
    #expect(desk.take() == ["click recognized toggleUserInterface"])
  }

  @Test func aWaitingGestureIsTakenBack() throws {
    let desk = try GestureDesk("simple.pdf")
    try desk.register("click", .tap) {
      $0.requireToFail = [.selectText]
      $0.blocks = [.toggleUserInterface]
    }
    try desk.click(75, 86, at: 1000)
    #expect(desk.view.input.runs.unregister("click"))
    desk.clock(at: 1550)
    #expect(desk.take() == ["click failed toggleUserInterface", "toggled"])
  }

  /// What happens does not depend on whether the clock is looked at before the next event comes.
  @Test(arguments: 1...20) func theClockMakesNoDifference(_ seed: UInt64) throws {
    var logs: [[String]] = []
    for looks in [false, true] {
      var random = SplitMix(state: seed)
      let desk = try desk()
      try desk.register("click", .tap) {
        $0.requireToFail = [.selectText]
        $0.simultaneousWith = Set(Component.allCases)
      }
      var time = 1000.0
      var isDown = false
      for _ in 0..<60 {
        time += [10, 100, 299, 300, 301, 499, 500, 501].randomElement(using: &random) ?? 0
        if looks, let deadline = desk.view.input.deadline, deadline <= time + 5000 {
          _ = desk.view.input.timePasses(to: deadline)
        }
        let phases: [PointerPhase] = isDown ? [.up, .up, .up, .move] : [.down, .down, .hover]
        let phase = phases.randomElement(using: &random) ?? .hover
        let place = Bool.random(using: &random) ? (41.0, 200.0) : (380.0, 480.0)
        let type: PointerType = Int.random(in: 0..<4, using: &random) == 0 ? .touch : .mouse
        isDown = phase == .down || (isDown && phase == .move)
        try desk.pointer(phase, place.0, place.1, at: time, type)
      }
      try desk.pointer(.cancel, 41, 200, at: time + 10_000)
      try desk.pointer(.hover, 41, 200, at: time + 20_000)
      #expect(desk.view.input.heldTap.isEmpty, "No tap waits for ever.")
      logs.append(desk.take())
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].count > 5)
  }
}
