// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What is dragged from end to end.
@Suite struct LineTests {
  @Test func aDragMakesALine() throws {
    let bench = try Bench(tool: "line") { $0.returnToPan = false }
    try bench.drag((100, 100), (150, 300), (200, 120))
    let new = try #require(try bench.newest())
    #expect(new.type == .line && new.line == [Point(100, 100), Point(200, 120)])
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func shiftTurnsItToFortyFiveDegrees() throws {
    let bench = try Bench(tool: "line") { $0.returnToPan = false }
    try bench.drag((100, 100), (200, 120), holding: .shift)
    #expect(try bench.newest()?.line.last == Point(200, 100))
    try bench.drag((100, 100), (160, 140), holding: .shift)
    let end = try #require(try bench.newest()?.line.last)
    #expect(end.distance(to: Point(150, 150)) < 0.001)
    // The page's edge shortens it, and does not bend it.
    try bench.drag((250, 100), (600, 420), holding: .shift)
    let edge = try #require(try bench.newest()?.line.last)
    #expect(abs(edge.x - 299.5) < 0.001 && abs(edge.y - 149.5) < 0.001)
  }

  @Test func anArrowPointsWhereTheDragEnds() throws {
    let bench = try Bench(tool: "arrow") { $0.returnToPan = false }
    try bench.drag((100, 100), (200, 120))
    let new = try #require(try bench.newest())
    #expect(new.line == [Point(100, 100), Point(200, 120)])
    #expect(new.lineEndings == ["None", "OpenArrow"])
    let back = try Bench(tool: "arrow") {
      $0.returnToPan = false
      $0.arrowPointsToOrigin = true
    }
    try back.drag((100, 100), (200, 120))
    #expect(try back.newest()?.line == [Point(200, 120), Point(100, 100)])
  }

  @Test func aTapMakesOneAcrossTheUsualBox() throws {
    let bench = try Bench(tool: "line") { $0.returnToPan = false }
    try bench.tap(150, 200)
    #expect(try bench.newest()?.line == [Point(50, 100), Point(250, 300)])
  }

  @Test func aDistanceTellsItsLength() throws {
    let bench = try Bench(tool: "distance") { $0.returnToPan = false }
    try bench.beginDrag((50, 100), (122, 100))
    #expect(try bench.overlay(.caption).count == 1)
    guard case .text(let words, _)? = try bench.overlay(.caption).first?.shape else {
      Issue.record("There is no caption.")
      return
    }
    #expect(words == "1.00 in")
    try bench.cancelDrag()
    try bench.drag((50, 100), (122, 100), (194, 100))
    let new = try #require(try bench.newest())
    #expect(new.contents == "2.00 in")
  }

  @Test func aScaleIsHeeded() throws {
    let bench = try Bench(tool: "distance") {
      $0.returnToPan = false
      $0.measure = Annotation.Measure(1, "in", is: 2.54, "cm")
      $0.measure?.precision = 0.1
    }
    try bench.drag((50, 100), (122, 100))
    #expect(try bench.newest()?.contents == "2.5 cm")
    let area = try Bench(tool: "rectangularArea") { $0.returnToPan = false }
    try area.drag((50, 50), (122, 194))
    #expect(try area.newest()?.contents == "2.00 sq in")
  }
}
