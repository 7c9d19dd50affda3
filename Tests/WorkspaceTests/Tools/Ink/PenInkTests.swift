// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@Suite struct PenInkTests {
  private let stroke = [Point(100, 100), Point(120, 140), Point(140, 110)]

  private func bench() throws -> Bench {
    let bench = try Bench(tool: .freehand)
    bench.pointer = .pen
    bench.time = 1000
    try bench.drag(stroke)
    return bench
  }

  private func counts(_ bench: Bench) throws -> [Int] {
    try bench.annotations().map { $0.strokes.count }
  }

  @Test func aStrokeSoonAndNearBelongsToTheSameInk() throws {
    let bench = try bench()
    #expect(bench.view.toolState == "freehand.continuing")
    bench.time = 3000
    try bench.drag(stroke.map { $0 + Point(50, 0) })
    try bench.tap(Point(110, 90))
    #expect(try counts(bench) == [3])
    #expect(bench.open.editor.undoNames == ["Add ink", "Extend ink", "Extend ink"])
    try bench.open.editor.undo()
    #expect(try counts(bench) == [2])
  }

  @Test func aLateOneAndAFarOneDoNot() throws {
    let bench = try bench()
    bench.time = 3001
    try bench.drag(stroke)
    #expect(try counts(bench) == [1, 1])
    try bench.drag([Point(100, 360), Point(140, 380)])
    #expect(try counts(bench) == [1, 1, 1])
  }

  @Test func aClockThatGoesBackEndsIt() throws {
    let bench = try bench()
    bench.time = 0
    try bench.drag(stroke)
    #expect(try counts(bench) == [1, 1])
  }

  @Test func aFingerEndsItAndScrolls() throws {
    let bench = try bench()
    bench.pointer = .touch
    let report = try bench.drag([Point(150, 300), Point(150, 200)])
    #expect(report.path == [.freehand, .pan])
    #expect(try counts(bench) == [1])
  }

  @Test func escapePutsThePenAway() throws {
    let bench = try bench()
    #expect(bench.run("cancel").isHandled)
    #expect(bench.view.tool == .pan)
  }

  @Test func inkThatIsGoneIsNotContinued() throws {
    let bench = try bench()
    try bench.open.editor.undo()
    try bench.drag(stroke)
    #expect(try counts(bench) == [1])
    #expect(bench.open.editor.undoNames == ["Add ink"])
  }

  @Test func strokesThatGatherAreOneInkAnyway() throws {
    var options = ToolOptions()
    options.multiStroke = true
    let bench = try Bench(tool: .freehand) { $0 = options }
    bench.pointer = .pen
    try bench.drag(stroke)
    bench.pointer = .mouse
    try bench.drag(stroke.map { $0 + Point(50, 0) })
    #expect(bench.view.toolState == "freehand.gathering")
  }
}
