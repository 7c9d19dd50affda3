// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Tools

@Suite struct EraserToolTests {
  private func desk(
    _ mode: EraserMode = .points, spares: Set<AnnotationType> = [], on annotations: [Annotation]
  ) throws -> InkDesk {
    var options = ToolOptions()
    options.eraserMode = mode
    options.spares = spares
    let desk = try InkDesk(tool: .eraser, options: options)
    try desk.open.editor.perform(AddAnnotations(annotations), cause: .api)
    return desk
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
    let desk = try desk(on: [ink([line])])
    let report = try desk.drag([Point(150, 60), Point(150, 140)])
    #expect(report.tool == .pan && report.overlay == nil)
    // The disc is 20 pixels wide, and the line two.
    #expect(
      try desk.annotations().map { $0.strokes.map { $0.map(\.rounded) } } == [
        [[Point(50, 100), Point(139, 100)], [Point(161, 100), Point(250, 100)]]
      ])
    #expect(desk.open.editor.undoNames.last == "Erase")
    try desk.open.editor.undo()
    #expect(try desk.annotations().map { $0.strokes.map { $0.map(\.rounded) } } == [[line]])
  }

  @Test func whatIsLeftWithNothingGoes() throws {
    let other = ink([[Point(50, 200), Point(250, 200)]], id: "other")
    let desk = try desk(on: [ink([line]), other])
    try desk.drag([Point(40, 100), Point(260, 100)])
    #expect(try desk.annotations().map(\.id) == ["other"])
    try desk.open.editor.undo()
    #expect(try desk.annotations().count == 2)
  }

  @Test func oneDragIsOneStep() throws {
    let desk = try desk(on: [ink([line]), ink([[Point(148, 120), Point(152, 120)]], id: "short")])
    try desk.drag([Point(150, 60), Point(150, 160)])
    #expect(try desk.annotations().map { $0.strokes.count } == [2])
    #expect(desk.open.editor.undoNames.count == 2)
  }

  @Test func nothingChangesBeforeItsEnd() throws {
    let desk = try desk(on: [ink([line])])
    let report = try desk.press([Point(150, 60), Point(150, 100)])
    #expect(report.state == "eraser.erasing")
    #expect(report.overlay?.map(\.role) == [.erased, .preview, .eraser])
    #expect(report.overlay?.first?.shape == .quads([Quad(Rect(49, 99, 251, 101))]))
    guard case .path(let lines, _)? = report.overlay?[1].shape else {
      Issue.record("There is no preview.")
      return
    }
    #expect(lines.map { $0.map(\.rounded) }.first == [Point(50, 100), Point(139, 100)])
    #expect(try desk.annotations().first?.strokes.count == 1)
    _ = try desk.step(.cancelled, from: Point(150, 60), to: Point(150, 100))
    #expect(desk.view.toolState == "eraser.idle" && desk.open.editor.undoNames.count == 1)
  }

  @Test func escapeDropsIt() throws {
    let desk = try desk(on: [ink([line])])
    try desk.press([Point(150, 60), Point(150, 100)])
    #expect(try desk.run("cancel"))
    _ = try desk.step(.ended, from: Point(150, 60), to: Point(150, 100))
    #expect(try desk.annotations().first?.strokes.count == 1)
  }

  @Test func aTapErasesAtAPoint() throws {
    let desk = try desk(on: [ink([line])])
    try desk.tap(Point(150, 100))
    #expect(try desk.annotations().first?.strokes.count == 2)
  }

  @Test func aTapBesideEverythingDoesNothing() throws {
    let desk = try desk(on: [ink([line])])
    let report = try desk.tap(Point(150, 200))
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
    let desk = try desk(on: [square])
    try desk.drag([Point(40, 100), Point(260, 100)])
    #expect(try desk.annotations().count == 1)
  }

  @Test func inWholeModeWhatIsCrossedGoes() throws {
    var fill = square
    fill.id = "filled"
    fill.rect = Rect(180, 80, 220, 120)
    fill.interiorColor = Color(red: 1, green: 1, blue: 1)
    let desk = try desk(.whole, on: [square, fill, ink([line])])
    // Within the outline of the first, it touches nothing of it.
    try desk.drag([Point(200, 70), Point(200, 130)])
    #expect(try desk.annotations().map(\.id) == ["square"])
  }

  @Test func someAreSpared() throws {
    var locked = ink([line], id: "locked")
    locked.flags = .locked
    let desk = try desk(.whole, spares: [.square], on: [square, locked, ink([line])])
    try desk.drag([Point(150, 40), Point(150, 160)])
    #expect(try desk.annotations().map(\.id) == ["square", "locked"])
  }

  @Test func whatMayNotBeErasedSaysWhy() throws {
    var locked = ink([line])
    locked.flags = .locked
    let desk = try desk(on: [locked])
    let report = try desk.drag([Point(150, 40), Point(150, 160)])
    #expect(report.error?.message.contains("locked") == true)
    #expect(report.state == "eraser.idle")
  }

  @Test func itStaysOnItsPage() throws {
    let desk = try desk(on: [ink([line])])
    try desk.press([Point(150, 390)])
    let below = try desk.sample(Point(150, 100), page: 1)
    let origin = try desk.sample(Point(150, 390))
    let report = desk.view.handle([
      .drag(GestureStep(.ended, origin: origin, current: below))
    ])
    #expect(report.isHandled)
    #expect(try desk.annotations().first?.strokes.count == 1)
  }

  private var square: Annotation {
    Annotation(id: "square", type: .square, pageIndex: 0, rect: Rect(50, 50, 250, 150))
  }
}
