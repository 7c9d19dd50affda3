// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Fingers, pens and palms that work at once.
@Suite struct SeveralPointersTests {
  private func bench(_ tool: ToolName = .freehand) throws -> Bench {
    var options = ToolOptions()
    options.returnToPan = false
    return try Bench(tool: tool) { $0 = options }
  }

  @discardableResult
  private func send(
    _ bench: Bench, _ id: Int?, _ phase: PointerPhase, _ x: Double, _ y: Double,
    at time: Double, _ type: PointerType = .touch, _ buttons: PointerButtons = .primary
  ) throws -> EventReport {
    bench.pointer = type
    bench.time = time
    var sample = try bench.sample(Point(x, y))
    sample.pointerID = id
    sample.buttons = phase == .up ? [] : buttons
    return bench.view.handle(PointerEvent(phase, sample))
  }

  private func pinch(_ bench: Bench) throws {
    try send(bench, 1, .down, 100, 200, at: 0)
    try send(bench, 1, .move, 90, 200, at: 20)
    try send(bench, 1, .move, 80, 200, at: 30)
    try send(bench, 2, .down, 200, 200, at: 40)
    let origin = try bench.view.view.pageToView(0)
    func place(_ x: Double) -> Point { origin.apply(Point(x, 200)) }
    for (id, x, time) in [(1, 60.0, 50.0), (2, 240.0, 60.0), (1, 20.0, 70.0), (2, 260.0, 80.0)] {
      let sample = PointerSample(position: place(x), pointerType: .touch, time: time)
      var named = sample
      named.pointerID = id
      _ = bench.view.handle(PointerEvent(.move, named))
    }
    try send(bench, 2, .up, 200, 200, at: 90)
    try send(bench, 1, .up, 200, 200, at: 95)
  }

  @Test(
    arguments: [
      .freehand, .freeHighlighter, .smartPen, "rectangle", "polyline", "line", "freeText", .eraser,
      "stamp", "note", .pan, .multiSelect, "redaction",
    ] as [ToolName])
  func aPinchZoomsWithEveryTool(_ tool: ToolName) throws {
    let bench = try bench(.pan)
    guard bench.view.mayTake(tool) else { return }
    try bench.view.setTool(tool)
    let before = bench.view.view.state.scale
    try pinch(bench)
    #expect(bench.view.view.state.scale > before * 1.5)
    #expect(try bench.annotations().isEmpty)
    #expect(bench.view.tool == tool)
    #expect(!bench.view.hasWork)
    #expect(!bench.open.editor.canUndo)
  }

  @Test func whatGatheredSurvivesAPinch() throws {
    var options = ToolOptions()
    options.multiStroke = true
    let bench = try Bench(tool: .freehand) { $0 = options }
    try bench.drag([Point(100, 100), Point(150, 120), Point(180, 100)])
    try pinch(bench)
    #expect(bench.view.hasWork)
    _ = bench.view.commit()
    #expect(try bench.annotations().map(\.strokes.count) == [1])
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aPalmDoesNotKillThePensStroke() throws {
    let bench = try bench()
    try send(bench, 9, .down, 50, 100, at: 0, .pen)
    try send(bench, 9, .move, 80, 120, at: 10, .pen)
    try send(bench, 1, .down, 200, 300, at: 15)
    try send(bench, 1, .move, 240, 330, at: 20)
    try send(bench, 9, .move, 120, 100, at: 25, .pen)
    try send(bench, 1, .up, 240, 330, at: 30)
    try send(bench, 9, .up, 150, 130, at: 35, .pen)
    let strokes = try bench.annotations().map(\.strokes)
    #expect(
      strokes == [[[Point(50, 100), Point(80, 120), Point(120, 100), Point(150, 130)]]])
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func thePensOtherEndErasesAndComesBack() throws {
    let bench = try bench()
    try send(bench, 9, .down, 50, 100, at: 0, .pen)
    try send(bench, 9, .move, 250, 100, at: 20, .pen)
    try send(bench, 9, .up, 250, 100, at: 40, .pen)
    #expect(try bench.annotations().map(\.strokes.count) == [1])
    try send(bench, 9, .down, 150, 60, at: 100, .pen, .eraser)
    let report = try send(bench, 9, .move, 150, 140, at: 120, .pen, .eraser)
    #expect(report.tool == .eraser)
    #expect(try send(bench, 9, .up, 150, 140, at: 140, .pen).tool == .freehand)
    #expect(try bench.annotations().map(\.strokes.count) == [2])
    #expect(bench.open.editor.undoNames.last == "Erase")
    try bench.open.editor.undo()
    #expect(try bench.annotations().map(\.strokes.count) == [1])
    // A tool that meets nothing comes back as well.
    try send(bench, 9, .down, 150, 300, at: 200, .pen, .eraser)
    #expect(try send(bench, 9, .up, 150, 300, at: 220, .pen).tool == .freehand)
  }

  @Test func anEraserThatMayNotBeTakenDoesNotDraw() throws {
    let bench = try bench()
    var pens = PenSettings()
    pens.eraserTool = nil
    try bench.view.input.pens.set(pens)
    try send(bench, 9, .down, 50, 100, at: 0, .pen, .eraser)
    try send(bench, 9, .move, 250, 100, at: 20, .pen, .eraser)
    try send(bench, 9, .up, 250, 100, at: 40, .pen)
    #expect(try bench.annotations().count == 1)
  }

  /// As when a page is loaded again while a pen is down.
  @Test(arguments: [PointerType.pen, .mouse]) func aNewClockForgetsALostPointer(
    _ lost: PointerType
  ) throws {
    let bench = try bench()
    try send(bench, 9, .down, 50, 100, at: 2_000_000, lost)
    for (phase, x) in [(PointerPhase.down, 100.0), (.move, 130), (.move, 160), (.up, 160)] {
      try send(bench, 1, phase, x, 300, at: 1000 + x)
    }
    #expect(try bench.annotations().count == 1)
  }

  @Test func theBarrelButtonDoesAsSet() throws {
    let bench = try bench()
    try send(bench, 9, .down, 50, 100, at: 0, .pen, .secondary)
    try send(bench, 9, .move, 90, 140, at: 20, .pen, .secondary)
    try send(bench, 9, .up, 90, 140, at: 40, .pen)
    #expect(try bench.annotations().isEmpty)
    var pens = PenSettings()
    pens.barrelTool = "line"
    try bench.view.input.pens.set(pens)
    try send(bench, 9, .down, 50, 100, at: 100, .pen, .secondary)
    try send(bench, 9, .move, 90, 140, at: 120, .pen, .secondary)
    #expect(bench.view.tool == "line")
    #expect(try send(bench, 9, .up, 90, 140, at: 140, .pen).tool == .freehand)
    #expect(try bench.annotations().map(\.type) == [.line])
  }

  @Test func coalescedPointsAreKeptAndPredictedOnesAreNot() throws {
    let bench = try bench()
    bench.pointer = .pen
    func sample(_ x: Double, _ time: Double) throws -> PointerSample {
      bench.time = time
      var sample = try bench.sample(Point(x, 100 + x.truncatingRemainder(dividingBy: 20)))
      sample.pointerID = 9
      sample.buttons = .primary
      return sample
    }
    _ = bench.view.handle(PointerEvent(.down, try sample(50, 0)))
    let batch = PointerBatch(
      try [60.0, 75, 90].map { PointerEvent(.move, try sample($0, $0)) },
      predicted: [try sample(105, 100), try sample(118, 104)])
    let report = bench.view.handle(batch)
    guard case .path(let lines, _)? = report.overlay?.first?.shape else {
      Issue.record("There is no path.")
      return
    }
    #expect(lines.last?.map(\.x) == [50, 60, 75, 90, 105, 118])
    let up = bench.view.handle(PointerEvent(.up, try sample(95, 108)))
    #expect(up.overlay?.isEmpty == true)
    #expect(try bench.annotations().first?.strokes.first?.map(\.x) == [50, 60, 75, 90, 95])
  }
}
