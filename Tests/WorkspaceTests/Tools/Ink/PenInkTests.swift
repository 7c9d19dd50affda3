// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@Suite struct PenInkTests {
  private let stroke = [Point(100, 100), Point(120, 140), Point(140, 110)]

  private func desk() throws -> InkDesk {
    let desk = try InkDesk(tool: .freehand)
    desk.pointer = .pen
    desk.time = 1000
    try desk.drag(stroke)
    return desk
  }

  private func counts(_ desk: InkDesk) throws -> [Int] {
    try desk.annotations().map { $0.strokes.count }
  }

  @Test func aStrokeSoonAndNearBelongsToTheSameInk() throws {
    let desk = try desk()
    #expect(desk.view.toolState == "freehand.continuing")
    desk.time = 3000
    try desk.drag(stroke.map { $0 + Point(50, 0) })
    try desk.tap(Point(110, 90))
    #expect(try counts(desk) == [3])
    #expect(desk.open.editor.undoNames == ["Add ink", "Extend ink", "Extend ink"])
    try desk.open.editor.undo()
    #expect(try counts(desk) == [2])
  }

  @Test func aLateOneAndAFarOneDoNot() throws {
    let desk = try desk()
    desk.time = 3001
    try desk.drag(stroke)
    #expect(try counts(desk) == [1, 1])
    try desk.drag([Point(100, 360), Point(140, 380)])
    #expect(try counts(desk) == [1, 1, 1])
  }

  @Test func aClockThatGoesBackEndsIt() throws {
    let desk = try desk()
    desk.time = 0
    try desk.drag(stroke)
    #expect(try counts(desk) == [1, 1])
  }

  @Test func aFingerEndsItAndScrolls() throws {
    let desk = try desk()
    desk.pointer = .touch
    let report = try desk.drag([Point(150, 300), Point(150, 200)])
    #expect(report.path == [.freehand, .pan])
    #expect(try counts(desk) == [1])
  }

  @Test func escapePutsThePenAway() throws {
    let desk = try desk()
    #expect(try desk.run("cancel"))
    #expect(desk.view.tool == .pan)
  }

  @Test func inkThatIsGoneIsNotContinued() throws {
    let desk = try desk()
    try desk.open.editor.undo()
    try desk.drag(stroke)
    #expect(try counts(desk) == [1])
    #expect(desk.open.editor.undoNames == ["Add ink"])
  }

  @Test func strokesThatGatherAreOneInkAnyway() throws {
    var options = ToolOptions()
    options.multiStroke = true
    let desk = try InkDesk(tool: .freehand, options: options)
    desk.pointer = .pen
    try desk.drag(stroke)
    desk.pointer = .mouse
    try desk.drag(stroke.map { $0 + Point(50, 0) })
    #expect(desk.view.toolState == "freehand.gathering")
  }
}
