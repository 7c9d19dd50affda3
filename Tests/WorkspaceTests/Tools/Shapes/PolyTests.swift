// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What is drawn vertex by vertex.
@Suite struct PolyTests {
  @Test func tapsMakeVerticesAndADoubleTapEndsThem() throws {
    let desk = try Desk("simple", "polyline")
    desk.tap(50, 50)
    #expect(desk.state == "polyline.drawing")
    desk.tap(100, 60)
    desk.tap(150, 50)
    desk.doubleTap(151, 50)
    let new = try #require(try desk.newest())
    #expect(new.type == .polyLine)
    #expect(new.vertices == [Point(50, 50), Point(100, 60), Point(150, 50)])
    #expect(desk.state == "polyline.idle")
    #expect(try desk.view.overlay().isEmpty)
    try desk.open.editor.undo()
    #expect(try desk.annotations().isEmpty)
  }

  @Test func aDoubleTapOfItsOwnMakesAVertexFirst() throws {
    let desk = try Desk("simple", "polyline")
    desk.tap(50, 50)
    desk.doubleTap(150, 50)
    #expect(try desk.newest()?.vertices == [Point(50, 50), Point(150, 50)])
  }

  @Test func aTapOnTheFirstVertexClosesAPolygon() throws {
    let desk = try Desk("simple", "polygon")
    desk.tap(50, 50)
    desk.tap(100, 50)
    // With two there is nothing to close.
    desk.tap(51, 50)
    desk.tap(100, 100)
    desk.tap(51, 51)
    let new = try #require(try desk.newest())
    #expect(new.type == .polygon)
    #expect(new.vertices == [Point(50, 50), Point(100, 50), Point(100, 100)])
  }

  @Test func theFirstDragMakesTwoVerticesAndLaterOnesMoveTheirOwn() throws {
    let desk = try Desk("simple", "polyline")
    desk.drag(50, 50, 70, 70, 100, 60)
    desk.drag(140, 50, 150, 80)
    desk.send(.command("commit"))
    #expect(try desk.newest()?.vertices == [Point(50, 50), Point(100, 60), Point(150, 80)])
  }

  @Test func undoAndRedoWorkOnVertices() throws {
    let desk = try Desk("simple", "polyline")
    for x in [50.0, 100, 150] { desk.tap(x, 50) }
    #expect(desk.send(.command("undo")).isHandled)
    #expect(desk.send(.command("undo")).isHandled)
    #expect(desk.send(.command("redo")).isHandled)
    #expect(try desk.overlay(.handle).map(\.name) == ["vertex-0", "vertex-1"])
    desk.tap(120, 90)
    #expect(!desk.send(.command("redo")).isHandled)
    desk.send(.command("commit"))
    #expect(try desk.newest()?.vertices == [Point(50, 50), Point(100, 50), Point(120, 90)])
    desk.tap(250, 350)
    #expect(desk.send(.command("undo")).isHandled)
    #expect(!desk.send(.command("undo")).isHandled)
    #expect(desk.state == "polyline.idle")
  }

  @Test func escapeKeepsWhatIsComplete() throws {
    let desk = try Desk("simple", "polygon")
    desk.tap(50, 50)
    desk.tap(100, 50)
    #expect(desk.send(.command("cancel")).isHandled)
    #expect(desk.state == "polygon.idle")
    #expect(try desk.annotations().isEmpty)
    for point in [Point(50, 50), Point(100, 50), Point(100, 90)] { desk.tap(point.x, point.y) }
    desk.beginDrag(60, 90, 70, 95, 80, 99)
    #expect(desk.state == "polygon.dragging")
    #expect(desk.send(.command("cancel")).isHandled)
    #expect(desk.state == "polygon.drawing")
    #expect(desk.send(.command("cancel")).isHandled)
    #expect(try desk.newest()?.vertices.count == 3)
  }

  @Test func anotherToolCommits() throws {
    let desk = try Desk("simple", "perimeter")
    desk.tap(50, 50)
    desk.tap(122, 50)
    desk.beginDrag(122, 122, 10, 10, 20, 20)
    try desk.view.setTool(.pan)
    #expect(try desk.newest()?.vertices == [Point(50, 50), Point(122, 50)])
    #expect(try desk.newest()?.contents == "1.00 in")
    try desk.view.setTool("area")
    desk.tap(50, 50)
    desk.tap(122, 50)
    try desk.view.setTool(.pan)
    #expect(try desk.annotations().count == 1)
  }

  @Test func otherPagesAreNotTaken() throws {
    let desk = try Desk("simple", "polyline")
    desk.tap(50, 50)
    #expect(desk.tap(50, 50, page: 1).isHandled)
    #expect(desk.drag(50, 50, 90, 90, page: 1).isHandled)
    desk.tap(100, 50)
    desk.send(.command("commit"))
    #expect(try desk.newest()?.vertices.count == 2)
    #expect(try desk.annotations(onPage: 1).isEmpty)
  }

  @Test func thePointerDrawsTheNextSide() throws {
    let desk = try Desk("simple", "area")
    #expect(!desk.hover(70, 70).isHandled)
    desk.tap(50, 50)
    desk.tap(122, 50)
    #expect(desk.hover(122, 122).isHandled)
    let outline = [Point(50, 50), Point(122, 50), Point(122, 122)]
    #expect(try desk.overlay(.preview).map(\.shape) == [.path([outline], isClosed: true)])
    guard case .text(let words, _)? = try desk.overlay(.caption).first?.shape else {
      Issue.record("There is no caption.")
      return
    }
    #expect(words == "0.50 sq in")
    try desk.view.setTool("area")
    #expect(try desk.view.overlay().isEmpty)
  }

  @Test func aTapOnAnAnnotationBeginsALineAndAContextMenuIsForItsEditor() throws {
    let desk = try Desk("annotations", "polyline")
    let square = try #require(try desk.annotations().first { $0.type == .square })
    let (x, y) = (square.rect.x0, square.rect.center.y)
    desk.tap(x, y)
    #expect(desk.state == "polyline.drawing")
    desk.tap(20, 480)
    _ = desk.view.handle([.contextMenu(desk.sample(x, y, 0))])
    #expect(desk.view.tool == "polyline")
    desk.send(.command("commit"))
    #expect(try desk.newest()?.vertices.count == 2)
    _ = desk.view.handle([.contextMenu(desk.sample(x, y, 0))])
    #expect(desk.view.tool == .annotationEdit)
  }

  @Test func whatIsForbiddenSaysWhy() {
    #expect(throws: ToolError.self) { try Desk("simple", "polygon", isReadOnly: true) }
  }
}
