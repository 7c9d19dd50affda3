// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members
import Testing

@testable import Workspace

/// What is drawn vertex by vertex.
@Suite struct PolyTests {
  @Test func tapsMakeVerticesAndADoubleTapEndsThem() throws {
    let bench = try Bench(tool: "polyline") { $0.returnToPan = false }
    try bench.tap(50, 50)
    #expect(bench.state == "polyline.drawing")
    try bench.tap(100, 60)
    try bench.tap(150, 50)
    try bench.doubleTap(151, 50)
    let new = try #require(try bench.newest())
    #expect(new.type == .polyLine)
    #expect(new.vertices == [Point(50, 50), Point(100, 60), Point(150, 50)])
    #expect(bench.state == "polyline.idle")
    #expect(try bench.view.overlay().isEmpty)
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aDoubleTapOfItsOwnMakesAVertexFirst() throws {
    let bench = try Bench(tool: "polyline") { $0.returnToPan = false }
    try bench.tap(50, 50)
    try bench.doubleTap(150, 50)
    #expect(try bench.newest()?.vertices == [Point(50, 50), Point(150, 50)])
  }

  @Test func aTapOnTheFirstVertexClosesAPolygon() throws {
    let bench = try Bench(tool: "polygon") { $0.returnToPan = false }
    try bench.tap(50, 50)
    try bench.tap(100, 50)
    // With two there is nothing to close.
    try bench.tap(51, 50)
    try bench.tap(100, 100)
    try bench.tap(51, 51)
    let new = try #require(try bench.newest())
    #expect(new.type == .polygon)
    #expect(new.vertices == [Point(50, 50), Point(100, 50), Point(100, 100)])
  }

  @Test func theFirstDragMakesTwoVerticesAndLaterOnesMoveTheirOwn() throws {
    let bench = try Bench(tool: "polyline") { $0.returnToPan = false }
    try bench.drag((50, 50), (70, 70), (100, 60))
    try bench.drag((140, 50), (150, 80))
    bench.send(.command("commit"))
    #expect(try bench.newest()?.vertices == [Point(50, 50), Point(100, 60), Point(150, 80)])
  }

  @Test func undoAndRedoWorkOnVertices() throws {
    let bench = try Bench(tool: "polyline") { $0.returnToPan = false }
    for x in [50.0, 100, 150] { try bench.tap(x, 50) }
    #expect(bench.send(.command("undo")).isHandled)
    #expect(bench.send(.command("undo")).isHandled)
    #expect(bench.send(.command("redo")).isHandled)
    #expect(try bench.overlay(.handle).map(\.name) == ["vertex-0", "vertex-1"])
    try bench.tap(120, 90)
    #expect(!bench.send(.command("redo")).isHandled)
    bench.send(.command("commit"))
    #expect(try bench.newest()?.vertices == [Point(50, 50), Point(100, 50), Point(120, 90)])
    try bench.tap(250, 350)
    #expect(bench.send(.command("undo")).isHandled)
    #expect(!bench.send(.command("undo")).isHandled)
    #expect(bench.state == "polyline.idle")
  }

  @Test func escapeKeepsWhatIsComplete() throws {
    let bench = try Bench(tool: "polygon") { $0.returnToPan = false }
    try bench.tap(50, 50)
    try bench.tap(100, 50)
    #expect(bench.send(.command("cancel")).isHandled)
    #expect(bench.state == "polygon.idle")
    #expect(try bench.annotations().isEmpty)
    for point in [Point(50, 50), Point(100, 50), Point(100, 90)] { try bench.tap(point.x, point.y) }
    try bench.beginDrag((60, 90), (70, 95), (80, 99))
    #expect(bench.state == "polygon.dragging")
    #expect(bench.send(.command("cancel")).isHandled)
    #expect(bench.state == "polygon.drawing")
    #expect(bench.send(.command("cancel")).isHandled)
    #expect(try bench.newest()?.vertices.count == 3)
  }

  @Test func anotherToolCommits() throws {
    let bench = try Bench(tool: "perimeter") { $0.returnToPan = false }
    try bench.tap(50, 50)
    try bench.tap(122, 50)
    try bench.beginDrag((122, 122), (10, 10), (20, 20))
    try bench.view.setTool(.pan)
    #expect(try bench.newest()?.vertices == [Point(50, 50), Point(122, 50)])
    #expect(try bench.newest()?.contents == "1.00 in")
    try bench.view.setTool("area")
    try bench.tap(50, 50)
    try bench.tap(122, 50)
    try bench.view.setTool(.pan)
    #expect(try bench.annotations().count == 1)
  }

  @Test func otherPagesAreNotTaken() throws {
    let bench = try Bench(tool: "polyline") { $0.returnToPan = false }
    try bench.tap(50, 50)
    #expect(try bench.tap(50, 50, page: 1).isHandled)
    #expect(try bench.drag((50, 50), (90, 90), page: 1).isHandled)
    try bench.tap(100, 50)
    bench.send(.command("commit"))
    #expect(try bench.newest()?.vertices.count == 2)
    #expect(try bench.annotations(page: 1).isEmpty)
  }

  @Test func thePointerDrawsTheNextSide() throws {
    let bench = try Bench(tool: "area") { $0.returnToPan = false }
    #expect(try !bench.hover(70, 70).isHandled)
    try bench.tap(50, 50)
    try bench.tap(122, 50)
    #expect(try bench.hover(122, 122).isHandled)
    let outline = [Point(50, 50), Point(122, 50), Point(122, 122)]
    #expect(try bench.overlay(.preview).map(\.shape) == [.path([outline], isClosed: true)])
    guard case .text(let words, _)? = try bench.overlay(.caption).first?.shape else {
      Issue.record("There is no caption.")
      return
    }
    #expect(words == "0.50 sq in")
    try bench.view.setTool("area")
    #expect(try bench.view.overlay().isEmpty)
  }

  @Test func aTapOnAnAnnotationBeginsALineAndAContextMenuIsForItsEditor() throws {
    let bench = try Bench("annotations.pdf", tool: "polyline") { $0.returnToPan = false }
    let square = try #require(try bench.annotations().first { $0.type == .square })
    let (x, y) = (square.rect.x0, square.rect.center.y)
    try bench.tap(x, y)
    #expect(bench.state == "polyline.drawing")
    try bench.tap(20, 480)
    _ = bench.view.handle([.contextMenu(try bench.sample(Point(x, y)))])
    #expect(bench.view.tool == "polyline")
    bench.send(.command("commit"))
    #expect(try bench.newest()?.vertices.count == 2)
    _ = bench.view.handle([.contextMenu(try bench.sample(Point(x, y)))])
    #expect(bench.view.tool == .annotationEdit)
  }

  @Test func whatIsForbiddenSaysWhy() {
    #expect(throws: ToolError.self) { try Bench(tool: "polygon", isReadOnly: true) }
  }

  @Test func aCloudStaysOneWhateverItsStyleSays() throws {
    let bench = try Bench(tool: "polygonCloud")
    _ = try bench.view.setStyle(PartialValue(AnnotationStyle(), given: ["border"]), of: nil)
    for point in [Point(60, 60), Point(160, 60), Point(160, 160)] { try bench.tap(point) }
    _ = bench.view.commit()
    let new = try #require(try bench.newest())
    #expect(new.intent == "PolygonCloud" && new.border.cloudiness == 2)
  }
}
