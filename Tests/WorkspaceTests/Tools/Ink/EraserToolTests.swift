// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Tools

@Suite struct EraserToolTests {
  private func bench(
    _ mode: EraserMode = .points, spares: Set<AnnotationType> = [], on annotations: [Annotation]
  ) throws -> Bench {
    var options = ToolOptions()
    options.eraserMode = mode
    options.spares = spares
    let bench = try Bench(tool: .eraser) { $0 = options }
    try bench.open.editor.perform(AddAnnotations(annotations), cause: .api)
    return bench
  }

  private func ink(_ strokes: [[Point]], id: String = "ink", width: Double = 2) -> Annotation {
    let box = Rect(around: strokes.joined())?.grown(by: width / 2) ?? Rect(0, 0, 0, 0)
    var ink = Annotation(id: id, type: .ink, pageIndex: 0, rect: box)
    ink.strokes = strokes
    ink.border.width = width
    ink.color = Color(red: 0, green: 0, blue: 1)
    return ink
  }

  private let line = [Point(50, 100), Point(250, 100)]

  @Test func aLineIsCutAtTheDisc() throws {
    let bench = try bench(on: [ink([line])])
    let report = try bench.drag([Point(150, 60), Point(150, 140)])
    #expect(report.tool == .pan && report.overlay == nil)
    // The disc is 20 pixels wide, and the line two.
    #expect(
      try bench.annotations().map { $0.strokes.map { $0.map(\.rounded) } } == [
        [[Point(50, 100), Point(139, 100)], [Point(161, 100), Point(250, 100)]]
      ])
    #expect(bench.open.editor.undoNames.last == "Erase")
    try bench.open.editor.undo()
    #expect(try bench.annotations().map { $0.strokes.map { $0.map(\.rounded) } } == [[line]])
  }

  @Test func whatIsLeftWithNothingGoes() throws {
    let other = ink([[Point(50, 200), Point(250, 200)]], id: "other")
    let bench = try bench(on: [ink([line]), other])
    try bench.drag([Point(40, 100), Point(260, 100)])
    #expect(try bench.annotations().map(\.id) == ["other"])
    try bench.open.editor.undo()
    #expect(try bench.annotations().count == 2)
  }

  @Test func oneDragIsOneStep() throws {
    let bench = try bench(on: [
      ink([line]), ink([[Point(148, 120), Point(152, 120)]], id: "short"),
    ])
    try bench.drag([Point(150, 60), Point(150, 160)])
    #expect(try bench.annotations().map { $0.strokes.count } == [2])
    #expect(bench.open.editor.undoNames.count == 2)
  }

  @Test func nothingChangesBeforeItsEnd() throws {
    let bench = try bench(on: [ink([line])])
    let report = try bench.beginDrag([Point(150, 60), Point(150, 100)])
    #expect(report.state == "eraser.erasing")
    #expect(report.overlay?.map(\.role) == [.erased, .preview, .eraser])
    #expect(report.overlay?.first?.shape == .quads([Quad(Rect(49, 99, 251, 101))]))
    guard case .path(let lines, _)? = report.overlay?[1].shape else {
      Issue.record("There is no preview.")
      return
    }
    #expect(lines.map { $0.map(\.rounded) }.first == [Point(50, 100), Point(139, 100)])
    #expect(try bench.annotations().first?.strokes.count == 1)
    _ = try bench.step(.cancelled, from: Point(150, 60), to: Point(150, 100))
    #expect(bench.view.toolState == "eraser.idle" && bench.open.editor.undoNames.count == 1)
  }

  @Test func escapeDropsIt() throws {
    let bench = try bench(on: [ink([line])])
    try bench.beginDrag([Point(150, 60), Point(150, 100)])
    #expect(bench.run("cancel").isHandled)
    _ = try bench.step(.ended, from: Point(150, 60), to: Point(150, 100))
    #expect(try bench.annotations().first?.strokes.count == 1)
  }

  /// The end of an erasure changes only what the eraser passed over, however the ink changed meanwhile.
  @Test func inkThatChangedMeanwhileKeepsItsChange() throws {
    let second = [Point(50, 200), Point(250, 200)]
    let bench = try bench(on: [ink([line])])
    try bench.beginDrag([Point(150, 60), Point(150, 140)])
    try bench.open.editor.perform(
      UpdateAnnotations([ink([line, second])], verb: "Change"), cause: .api)
    _ = try bench.step(.ended, from: Point(150, 60), to: Point(150, 140))
    #expect(
      try bench.annotations().first?.strokes.map { $0.map(\.rounded) } == [
        [Point(50, 100), Point(139, 100)], [Point(161, 100), Point(250, 100)], second,
      ])
  }

  @Test func inkThatMovedMeanwhileStaysThere() throws {
    let bench = try bench(on: [ink([line])])
    try bench.beginDrag([Point(150, 60), Point(150, 140)])
    try bench.open.editor.perform(
      MoveAnnotations([ink([line])], by: Point(20, 100), date: 0), cause: .api)
    _ = try bench.step(.ended, from: Point(150, 60), to: Point(150, 140))
    #expect(
      try bench.annotations().first?.strokes.map { $0.map(\.rounded) } == [
        [Point(70, 200), Point(159, 200)], [Point(181, 200), Point(270, 200)],
      ])
  }

  /// New strokes that the eraser did not touch stay whole.
  @Test func inkThatWasReplacedMeanwhileStays() throws {
    let other = [Point(50, 200), Point(250, 220), Point(60, 240)]
    let bench = try bench(on: [ink([line])])
    try bench.beginDrag([Point(150, 60), Point(150, 140)])
    try bench.open.editor.perform(UpdateAnnotations([ink([other])], verb: "Change"), cause: .api)
    _ = try bench.step(.ended, from: Point(150, 60), to: Point(150, 140))
    #expect(try bench.annotations().first?.strokes.map { $0.map(\.rounded) } == [other])
    #expect(bench.open.editor.undoNames.count == 2)
  }

  @Test func aTapErasesAtAPoint() throws {
    let bench = try bench(on: [ink([line])])
    try bench.tap(Point(150, 100))
    #expect(try bench.annotations().first?.strokes.count == 2)
  }

  @Test func aTapBesideEverythingDoesNothing() throws {
    let bench = try bench(on: [ink([line])])
    let report = try bench.tap(Point(150, 200))
    #expect(report.isHandled && report.state == "eraser.idle" && report.error == nil)
  }

  @Test func pressuresAreCutAlong() throws {
    var felt = ink([line])
    felt.pressures = [[0, 1]]
    let sweep = EraserSweep(from: Point(150, 60), to: Point(150, 140), radius: 10)
    let rest = try #require(ErasedInk(felt, tolerance: 0).without(sweep, tolerance: 0))
    let shorter = try #require(rest.applied(to: felt))
    #expect(
      shorter.pressures.map { $0.map { ($0 * 1000).rounded() } } == [[0, 445], [555, 1000]])
  }

  @Test func inPointsModeOnlyInkIsErased() throws {
    let bench = try bench(on: [square])
    try bench.drag([Point(40, 100), Point(260, 100)])
    #expect(try bench.annotations().count == 1)
  }

  @Test func inWholeModeWhatIsCrossedGoes() throws {
    var fill = square
    fill.id = "filled"
    fill.rect = Rect(180, 80, 220, 120)
    fill.interiorColor = Color(red: 1, green: 1, blue: 1)
    let bench = try bench(.whole, on: [square, fill, ink([line])])
    // Within the outline of the first, it touches nothing of it.
    try bench.drag([Point(200, 70), Point(200, 130)])
    #expect(try bench.annotations().map(\.id) == ["square"])
  }

  @Test func someAreSpared() throws {
    var locked = ink([line], id: "locked")
    locked.flags = .locked
    let bench = try bench(.whole, spares: [.square], on: [square, locked, ink([line])])
    try bench.drag([Point(150, 40), Point(150, 160)])
    #expect(try bench.annotations().map(\.id) == ["square", "locked"])
  }

  @Test func whatMayNotBeErasedSaysWhy() throws {
    var locked = ink([line])
    locked.flags = .locked
    let bench = try bench(on: [locked])
    let report = try bench.drag([Point(150, 40), Point(150, 160)])
    #expect(report.error?.message.contains("locked") == true)
    #expect(report.state == "eraser.idle")
  }

  @Test func inkBesideItsWayToAnotherPageStays() throws {
    let bench = try bench(on: [ink([line])])
    try bench.beginDrag([Point(150, 390)])
    let below = try bench.sample(Point(150, 100), page: 1)
    let origin = try bench.sample(Point(150, 390))
    let report = bench.view.handle([
      .drag(GestureStep(.ended, origin: origin, current: below))
    ])
    #expect(report.isHandled)
    #expect(try bench.annotations().first?.strokes.count == 1)
  }

  /// Where nothing may be erased, the tool says so instead of doing nothing.
  @Test func theToolIsRefusedWhereNothingMayBeErased() throws {
    let bench = try Bench()
    #expect(bench.open.whyNot(try #require(ToolTable.kinds.first { $0.name == .eraser })) == nil)
    bench.open.editor.policy.isReadOnly = true
    #expect(throws: ToolError.self) { try bench.view.setTool(.eraser) }
    let whole = try Bench(isReadOnly: true)
    #expect(throws: ToolError.self) { try whole.view.setTool(.eraser) }
  }

  private var square: Annotation {
    Annotation(id: "square", type: .square, pageIndex: 0, rect: Rect(50, 50, 250, 150))
  }
}
