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
    let bench = try Bench(tool: .freehand)
    #expect(try bench.beginDrag(stroke).state == "freehand.drawing")
    #expect(try bench.annotations().isEmpty)
    let end = try bench.step(.ended, from: stroke[0], to: Point(180, 120))
    #expect(end.isHandled && end.tool == .pan)
    let ink = try #require(try bench.annotations().first)
    #expect(ink.type == .ink && ink.border.width == 2 && !ink.multiplies)
    #expect(ink.strokes.map { $0.map(\.rounded) } == [stroke + [Point(180, 120)]])
    #expect(bench.open.editor.undoNames == ["Add ink"])
    #expect(ink.rect.contains(Point(99.5, 99.5)) && ink.rect.contains(Point(180.5, 140.5)))
  }

  @Test func theToolStaysWhereItIsToldTo() throws {
    let bench = try Bench(tool: .freehand) { $0 = staying }
    #expect(try bench.drag(stroke).state == "freehand.idle")
    #expect(try bench.drag(stroke.map { $0 + Point(0, 100) }).state == "freehand.idle")
    #expect(try bench.annotations().count == 2)
  }

  @Test func theHighlighterIsWideAndSeeThrough() throws {
    let bench = try Bench(tool: .freeHighlighter)
    try bench.drag(stroke)
    let ink = try #require(try bench.annotations().first)
    #expect(ink.type == .ink && ink.border.width == 20)
    #expect(abs(ink.opacity - 0.8) < 1e-6)
  }

  @Test func thePreviewShowsTheLineInItsStyle() throws {
    let bench = try Bench(tool: .freehand)
    let item = try #require(try bench.beginDrag(stroke).overlay?.first)
    #expect(item.shape == .path([stroke], isClosed: false) && item.role == .preview)
    #expect(item.style?.width == 2 && item.style?.color == Color(red: 1, green: 0, blue: 0))
    let end = try bench.step(.cancelled, from: stroke[0], to: stroke[2])
    #expect(end.overlay == [] && end.state == "freehand.idle")
    #expect(try bench.annotations().isEmpty && bench.open.editor.canUndo == false)
  }

  @Test func aTapIsADot() throws {
    let bench = try Bench(tool: .freehand) { $0 = staying }
    try bench.tap(Point(200, 300))
    let ink = try #require(try bench.annotations().first)
    #expect(ink.strokes.map { $0.map(\.rounded) } == [[Point(200, 300)]])
    #expect(ink.rect.center.rounded == Point(200, 300) && ink.rect.width >= 2)
  }

  @Test func aTapOnAnAnnotationIsForItsTool() throws {
    let bench = try Bench("annotations.pdf", tool: .freehand) { $0 = staying }
    let count = try bench.annotations().count
    let square = try #require(try bench.annotations().first { $0.type == .square })
    let report = try bench.tap(Point(square.rect.x0 + 0.5, square.rect.center.y))
    #expect(report.path == [.freehand, .annotationEdit])
    #expect(try bench.annotations().count == count)
  }

  @Test func aSlipMakesNothing() throws {
    let bench = try Bench(tool: .freehand) { $0 = staying }
    let report = try bench.drag([Point(100, 100), Point(102.5, 102)])
    #expect(report.isHandled && report.state == "freehand.idle")
    #expect(try bench.annotations().isEmpty)
    try bench.drag([Point(100, 100), Point(103, 100)])
    #expect(try bench.annotations().count == 1)
  }

  @Test func pointsThatAreHardlyApartAreOne() throws {
    let bench = try Bench(tool: .freehand)
    try bench.drag([Point(100, 100), Point(100.4, 100), Point(101, 100), Point(110, 100)])
    let ink = try #require(try bench.annotations().first)
    #expect(ink.strokes.map { $0.map(\.x) } == [[100, 101, 110]])
  }

  @Test func aLineStaysOnItsPage() throws {
    let bench = try Bench(tool: .freehand)
    try bench.drag([Point(100, 100), Point(-50, 100), Point(100, 5000)])
    let ink = try #require(try bench.annotations().first)
    let size = try bench.open.document.pageGeometry(0).size
    let page = Rect(origin: .zero, size: size).grown(by: -1)
    #expect(ink.strokes.joined().map(\.rounded).allSatisfy(page.contains))
  }

  @Test func strokesGatherUntilTheyAreCommitted() throws {
    let bench = try Bench(tool: .freehand) { $0 = gathering }
    #expect(try bench.drag(stroke).state == "freehand.gathering")
    try bench.tap(Point(130, 90))
    #expect(try bench.annotations().isEmpty)
    #expect(bench.run("commit").isHandled)
    #expect(bench.view.tool == .pan)
    #expect(try bench.annotations().map { $0.strokes.count } == [2])
    #expect(bench.open.editor.undoNames.count == 1)
  }

  @Test func strokesAreTakenBackAndDoneAgain() throws {
    let bench = try Bench(tool: .freehand) { $0 = gathering }
    #expect(!bench.run("undo").isHandled)
    try bench.drag(stroke)
    try bench.drag(stroke.map { $0 + Point(0, 100) })
    #expect(bench.run("undo").isHandled)
    #expect(bench.run("undo").isHandled)
    #expect(bench.view.toolState == "freehand.idle")
    #expect(!bench.run("undo").isHandled)
    #expect(bench.run("redo").isHandled)
    #expect(bench.run("commit").isHandled)
    #expect(try bench.annotations().first?.strokes.map { $0.map(\.rounded) } == [stroke])
  }

  @Test func escapeDropsTheLineAndThenKeepsWhatIsComplete() throws {
    let bench = try Bench(tool: .freehand) { $0 = gathering }
    try bench.drag(stroke)
    try bench.beginDrag(stroke.map { $0 + Point(0, 100) })
    #expect(bench.run("cancel").isHandled)
    #expect(bench.view.toolState == "freehand.gathering")
    #expect(bench.run("cancel").isHandled)
    #expect(try bench.annotations().map { $0.strokes.count } == [1])
  }

  @Test func anotherToolAndAnotherPageKeepWhatIsComplete() throws {
    let bench = try Bench(tool: .freehand) { $0 = gathering }
    try bench.drag(stroke)
    try bench.drag(stroke, page: 1)
    #expect(try bench.annotations().count == 1)
    try bench.view.setTool(.pan)
    #expect(try bench.annotations(page: 1).count == 1)
  }

  @Test func aDocumentThatMayNotBeChangedTakesNoInk() throws {
    #expect(throws: ToolError.self) { try Bench("owner.pdf", tool: .freehand) }
  }

  @Test func inkThatMayNotBeMadeIsRefusedAtOnce() throws {
    let bench = try Bench(tool: .freehand)
    bench.open.editor.policy.cannotCreate = [.ink]
    let report = try bench.beginDrag(stroke)
    #expect(report.error != nil && report.state == "freehand.idle")
    #expect(report.overlay?.isEmpty != false)
  }
}

extension Point {
  /// To a hundredth, which is more than a file keeps of a coordinate at times.
  var rounded: Point { Point((x * 100).rounded() / 100, (y * 100).rounded() / 100) }
}
