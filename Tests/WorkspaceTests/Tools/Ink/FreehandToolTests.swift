// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@Suite struct FreehandToolTests {
  private let stroke = [Point(100, 100), Point(120, 140), Point(160, 110)]
  private var gathering: ToolOptions {
    var options = ToolOptions()
    options.multiStroke = true
    return options
  }
  private var staying: ToolOptions {
    var options = ToolOptions()
    options.returnToPan = false
    return options
  }

  @Test func aStrokeIsAnAnnotationOnceThePointerIsUp() throws {
    let desk = try InkDesk(tool: .freehand)
    #expect(try desk.press(stroke).state == "freehand.drawing")
    #expect(try desk.annotations().isEmpty)
    let end = try desk.step(.ended, from: stroke[0], to: Point(180, 120))
    #expect(end.isHandled && end.tool == .pan)
    let ink = try #require(try desk.annotations().first)
    #expect(ink.type == .ink && ink.border.width == 2 && !ink.multiplies)
    #expect(ink.strokes.map { $0.map(\.rounded) } == [stroke + [Point(180, 120)]])
    #expect(desk.open.editor.undoNames == ["Add ink"])
    #expect(ink.rect.contains(Point(99.5, 99.5)) && ink.rect.contains(Point(180.5, 140.5)))
  }

  @Test func theToolStaysWhereItIsToldTo() throws {
    let desk = try InkDesk(tool: .freehand, options: staying)
    #expect(try desk.drag(stroke).state == "freehand.idle")
    #expect(try desk.drag(stroke.map { $0 + Point(0, 100) }).state == "freehand.idle")
    #expect(try desk.annotations().count == 2)
  }

  @Test func theHighlighterIsWideAndSeeThrough() throws {
    let desk = try InkDesk(tool: .freeHighlighter)
    try desk.drag(stroke)
    let ink = try #require(try desk.annotations().first)
    #expect(ink.type == .ink && ink.border.width == 20)
    #expect(abs(ink.opacity - 0.8) < 1e-6)
  }

  @Test func thePreviewShowsTheLineInItsStyle() throws {
    let desk = try InkDesk(tool: .freehand)
    let item = try #require(try desk.press(stroke).overlay?.first)
    #expect(item.shape == .path([stroke], isClosed: false) && item.role == .preview)
    #expect(item.style?.width == 2 && item.style?.color == Color(red: 1, green: 0, blue: 0))
    let end = try desk.step(.cancelled, from: stroke[0], to: stroke[2])
    #expect(end.overlay == [] && end.state == "freehand.idle")
    #expect(try desk.annotations().isEmpty && desk.open.editor.canUndo == false)
  }

  @Test func aTapIsADot() throws {
    let desk = try InkDesk(tool: .freehand, options: staying)
    try desk.tap(Point(200, 300))
    let ink = try #require(try desk.annotations().first)
    #expect(ink.strokes.map { $0.map(\.rounded) } == [[Point(200, 300)]])
    #expect(ink.rect.center.rounded == Point(200, 300) && ink.rect.width >= 2)
  }

  @Test func aTapOnAnAnnotationIsForItsTool() throws {
    let desk = try InkDesk("annotations.pdf", tool: .freehand, options: staying)
    let count = try desk.annotations().count
    let square = try #require(try desk.annotations().first { $0.type == .square })
    let report = try desk.tap(Point(square.rect.x0 + 0.5, square.rect.center.y))
    #expect(report.path == [.freehand, .annotationEdit])
    #expect(try desk.annotations().count == count)
  }

  @Test func aSlipMakesNothing() throws {
    let desk = try InkDesk(tool: .freehand, options: staying)
    let report = try desk.drag([Point(100, 100), Point(102.5, 102)])
    #expect(report.isHandled && report.state == "freehand.idle")
    #expect(try desk.annotations().isEmpty)
    try desk.drag([Point(100, 100), Point(103, 100)])
    #expect(try desk.annotations().count == 1)
  }

  @Test func pointsThatAreHardlyApartAreOne() throws {
    let desk = try InkDesk(tool: .freehand)
    try desk.drag([Point(100, 100), Point(100.4, 100), Point(101, 100), Point(110, 100)])
    let ink = try #require(try desk.annotations().first)
    #expect(ink.strokes.map { $0.map(\.x) } == [[100, 101, 110]])
  }

  @Test func aLineStaysOnItsPage() throws {
    let desk = try InkDesk(tool: .freehand)
    try desk.drag([Point(100, 100), Point(-50, 100), Point(100, 5000)])
    let ink = try #require(try desk.annotations().first)
    let size = try desk.open.document.pageGeometry(0).size
    let page = Rect(origin: .zero, size: size).grown(by: -1)
    #expect(ink.strokes.joined().map(\.rounded).allSatisfy(page.contains))
  }

  @Test func strokesGatherUntilTheyAreCommitted() throws {
    let desk = try InkDesk(tool: .freehand, options: gathering)
    #expect(try desk.drag(stroke).state == "freehand.gathering")
    try desk.tap(Point(130, 90))
    #expect(try desk.annotations().isEmpty)
    #expect(try desk.run("commit"))
    #expect(desk.view.tool == .pan)
    #expect(try desk.annotations().map { $0.strokes.count } == [2])
    #expect(desk.open.editor.undoNames.count == 1)
  }

  @Test func strokesAreTakenBackAndDoneAgain() throws {
    let desk = try InkDesk(tool: .freehand, options: gathering)
    #expect(try desk.run("undo") == false)
    try desk.drag(stroke)
    try desk.drag(stroke.map { $0 + Point(0, 100) })
    #expect(try desk.run("undo"))
    #expect(try desk.run("undo"))
    #expect(desk.view.toolState == "freehand.idle")
    #expect(try desk.run("undo") == false)
    #expect(try desk.run("redo"))
    #expect(try desk.run("commit"))
    #expect(try desk.annotations().first?.strokes.map { $0.map(\.rounded) } == [stroke])
  }

  @Test func escapeDropsTheLineAndThenKeepsWhatIsComplete() throws {
    let desk = try InkDesk(tool: .freehand, options: gathering)
    try desk.drag(stroke)
    try desk.press(stroke.map { $0 + Point(0, 100) })
    #expect(try desk.run("cancel"))
    #expect(desk.view.toolState == "freehand.gathering")
    #expect(try desk.run("cancel"))
    #expect(try desk.annotations().map { $0.strokes.count } == [1])
  }

  @Test func anotherToolAndAnotherPageKeepWhatIsComplete() throws {
    let desk = try InkDesk(tool: .freehand, options: gathering)
    try desk.drag(stroke)
    try desk.drag(stroke, page: 1)
    #expect(try desk.annotations().count == 1)
    try desk.view.setTool(.pan)
    #expect(try desk.annotations(page: 1).count == 1)
  }

  @Test func aDocumentThatMayNotBeChangedTakesNoInk() throws {
    #expect(throws: ToolError.self) { try InkDesk("owner.pdf", tool: .freehand) }
  }

  @Test func inkThatMayNotBeMadeIsRefusedAtOnce() throws {
    let desk = try InkDesk(tool: .freehand)
    desk.open.editor.policy.cannotCreate = [.ink]
    let report = try desk.press(stroke)
    #expect(report.error != nil && report.state == "freehand.idle")
    #expect(report.overlay?.isEmpty != false)
  }
}

extension Point {
  /// To a hundredth, which is more than a file keeps of a coordinate at times.
  var rounded: Point { Point((x * 100).rounded() / 100, (y * 100).rounded() / 100) }
}
