// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct VertexTests {
  private func bench(_ type: AnnotationType, _ points: [Point]) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    let box = try #require(Rect(around: points)).grown(by: 1)
    try bench.add(type, "x", box) {
      if type == .line { $0.line = points } else { $0.vertices = points }
    }
    try bench.tap((points[0] + points[1]) * 0.5 + Point(3, 0))
    return bench
  }

  private let corners = [Point(40, 40), Point(140, 40), Point(140, 120), Point(40, 120)]

  private func vertices(_ bench: Bench) throws -> [Point] {
    let found = try #require(try bench.annotation("x"))
    return (found.type == .line ? found.line : found.vertices).map {
      Point(($0.x * 100).rounded() / 100, ($0.y * 100).rounded() / 100)
    }
  }

  @Test func eachVertexAndSideHasAHandle() throws {
    let bench = try bench(.polygon, corners)
    #expect(bench.state == "vertexEdit.selected")
    #expect(
      Set(try bench.handles().keys) == [
        "vertex-0", "vertex-1", "vertex-2", "vertex-3", "midpoint-0", "midpoint-1", "midpoint-2",
        "midpoint-3",
      ])
    #expect(try self.bench(.polyLine, corners).handles()["midpoint-3"] == nil)
    #expect(
      Set(try self.bench(.line, Array(corners.prefix(2))).handles().keys) == [
        "vertex-0", "vertex-1",
      ])
  }

  @Test func aVertexIsDragged() throws {
    let bench = try bench(.line, Array(corners.prefix(2)))
    try bench.beginDrag([Point(140, 40), Point(150, 70)])
    #expect(bench.state == "vertexEdit.adjusting")
    #expect(
      try bench.view.overlay().contains {
        $0.role == .preview
          && $0.shape == .path([[Point(40, 40), Point(150, 70)]], isClosed: false)
      })
    try bench.step(.ended, from: Point(140, 40), to: Point(150, 70))
    #expect(try vertices(bench) == [Point(40, 40), Point(150, 70)])
    #expect(bench.undoNames.last == "Adjust line")
  }

  @Test func shiftKeepsToEighthsAtThePagesEdge() throws {
    let bench = try bench(.line, [Point(240, 100), Point(260, 120)])
    let page = try bench.open.document.pageGeometry(0).size
    try bench.beginDrag([Point(260, 120), Point(page.width + 50, 200)], holding: .shift)
    let guides = try bench.view.overlay().filter { $0.role == .guide }.map(\.shape)
    try bench.drag([Point(260, 120), Point(page.width + 50, 200)], holding: .shift)
    let ends = try vertices(bench)
    let edge = Point(page.width, 100 + page.width - 240)
    #expect(ends == [Point(240, 100), edge])
    #expect(guides == [.guide(Point(240, 100), edge)])
  }

  @Test func shiftKeepsToEighths() throws {
    let bench = try bench(.line, Array(corners.prefix(2)))
    try bench.drag([Point(140, 40), Point(120, 116)], holding: .shift)
    #expect(try vertices(bench) == [Point(40, 40), Point(118, 118)])
  }

  @Test func aVertexStaysOnThePage() throws {
    let bench = try bench(.line, Array(corners.prefix(2)))
    try bench.drag([Point(40, 40), Point(-500, -30)])
    #expect(try vertices(bench) == [Point(0, 0), Point(140, 40)])
  }

  @Test func aMiddleBecomesAVertex() throws {
    let bench = try bench(.polyLine, corners)
    try bench.pull("midpoint-1", by: Point(30, 5))
    #expect(
      try vertices(bench) == [
        Point(40, 40), Point(140, 40), Point(170, 85), Point(140, 120), Point(40, 120),
      ])
    #expect(bench.undoNames.count == 2)
  }

  @Test func theLastSideOfAPolygonLeadsBack() throws {
    let bench = try bench(.polygon, corners)
    try bench.pull("midpoint-3", by: Point(-20, 0))
    #expect(try vertices(bench) == corners + [Point(20, 80)])
  }

  @Test func theVertexTouchedLastIsRemoved() throws {
    let bench = try bench(.polygon, corners)
    #expect(try bench.menuItems().first { $0.id == "removeVertex" }?.isEnabled == false)
    #expect(!bench.view.run("removeVertex").isHandled)
    try bench.tap(Point(140, 40))
    #expect(bench.view.run("removeVertex").isHandled)
    #expect(try vertices(bench) == [Point(40, 40), Point(140, 120), Point(40, 120)])
    #expect(bench.undoNames.last == "Remove vertex of polygon")
    // Three are the least.
    try bench.tap(Point(40, 40))
    #expect(!bench.view.run("removeVertex").isHandled)
  }

  @Test func doubleTapsAddAndRemove() throws {
    let bench = try bench(.polyLine, corners)
    try bench.doubleTap(Point(60, 40))
    #expect(
      try vertices(bench) == [
        Point(40, 40), Point(60, 40), Point(140, 40), Point(140, 120), Point(40, 120),
      ])
    try bench.doubleTap(Point(60, 40))
    #expect(try vertices(bench) == corners)
  }

  @Test func theWholeIsMovedByItsLine() throws {
    let bench = try bench(.polyLine, corners)
    try bench.drag([Point(140, 60), Point(150, 80)])
    #expect(try vertices(bench) == corners.map { $0 + Point(10, 20) })
    #expect(bench.undoNames.last == "Move poly line")
  }

  @Test func whatMeasuresMeasuresAgain() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.line, "x", Rect(40, 40, 112, 40)) {
      $0.line = [Point(40, 40), Point(112, 40)]
      $0.measure = .inches
      $0.contents = "1.00 in"
    }
    try bench.tap(Point(70, 40))
    try bench.drag([Point(112, 40), Point(184, 40)])
    #expect(try bench.annotation("x")?.contents == "2.00 in")
    #expect(try bench.menu().contains("calibrate"))
    #expect(bench.view.run("calibrate").isHandled)
    #expect(bench.state == "vertexEdit.calibrating")
    #expect(try bench.requirement()?.kind == .number)
    #expect(try bench.requirement()?.value == "2.00")
    // Keys that correct the number are not for the annotation.
    for key in ["Backspace", "Delete", "r"] {
      #expect(!bench.view.handle(KeyPress(key)).isHandled)
      #expect(bench.state == "vertexEdit.calibrating")
    }
    #expect(bench.view.answer(.number(-1)).error != nil)
    #expect(bench.state == "vertexEdit.calibrating")
    #expect(bench.view.answer(.number(50)).isHandled)
    #expect(try bench.annotation("x")?.contents == "50.00 in")
    #expect(bench.undoNames.last == "Calibrate line")
  }

  @Test func cancelledItStaysAsItWas() throws {
    let bench = try bench(.polygon, corners)
    let handle = try #require(try bench.handles()["midpoint-0"])
    try bench.beginDrag([handle, handle + Point(0, -20)])
    try bench.step(.cancelled, from: handle, to: handle + Point(0, -20))
    #expect(bench.state == "vertexEdit.selected")
    #expect(try vertices(bench) == corners)
    #expect(bench.undoNames.count == 1)
  }

  @Test(arguments: 0..<4)
  func turnedPagesAreAsTheyAreShown(_ page: Int) throws {
    let bench = try Bench("rotated.pdf", tool: .annotationEdit)
    try bench.add(.polyLine, "x", Rect(50, 50, 120, 90), page: page) {
      $0.vertices = [Point(50, 50), Point(120, 50), Point(120, 90)]
    }
    try bench.tap(Point(70, 50), page: page)
    try bench.pull("vertex-2", by: Point(-20, 30), page: page)
    let last = try #require(try bench.annotation("x", page: page)?.vertices.last)
    #expect(last.distance(to: Point(100, 120)) < 0.01)
  }
}
