// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What is dragged from end to end.
@Suite struct LineTests {
  @Test func aDragMakesALine() throws {
    let desk = try Desk("simple", "line")
    desk.drag(100, 100, 150, 300, 200, 120)
    let new = try #require(try desk.newest())
    #expect(new.type == .line && new.line == [Point(100, 100), Point(200, 120)])
    try desk.open.editor.undo()
    #expect(try desk.annotations().isEmpty)
  }

  @Test func shiftTurnsItToFortyFiveDegrees() throws {
    let desk = try Desk("simple", "line")
    desk.drag(100, 100, 200, 120, held: .shift)
    #expect(try desk.newest()?.line.last == Point(200, 100))
    desk.drag(100, 100, 160, 140, held: .shift)
    let end = try #require(try desk.newest()?.line.last)
    #expect(end.distance(to: Point(150, 150)) < 0.001)
    // The page's edge shortens it, and does not bend it.
    desk.drag(250, 100, 600, 420, held: .shift)
    let edge = try #require(try desk.newest()?.line.last)
    #expect(abs(edge.x - 299.5) < 0.001 && abs(edge.y - 149.5) < 0.001)
  }

  @Test func anArrowPointsWhereTheDragEnds() throws {
    let desk = try Desk("simple", "arrow")
    desk.drag(100, 100, 200, 120)
    let new = try #require(try desk.newest())
    #expect(new.line == [Point(100, 100), Point(200, 120)])
    #expect(new.lineEndings == ["None", "OpenArrow"])
    let back = try Desk("simple", "arrow") { $0.arrowPointsToOrigin = true }
    back.drag(100, 100, 200, 120)
    #expect(try back.newest()?.line == [Point(200, 120), Point(100, 100)])
  }

  @Test func aTapMakesOneAcrossTheUsualBox() throws {
    let desk = try Desk("simple", "line")
    desk.tap(150, 200)
    #expect(try desk.newest()?.line == [Point(50, 100), Point(250, 300)])
  }

  @Test func aDistanceTellsItsLength() throws {
    let desk = try Desk("simple", "distance")
    desk.beginDrag(50, 100, 122, 100, 194, 100)
    #expect(try desk.overlay(.caption).count == 1)
    guard case .text(let words, _)? = try desk.overlay(.caption).first?.shape else {
      Issue.record("There is no caption.")
      return
    }
    #expect(words == "1.00 in")
    desk.cancelDrag()
    desk.drag(50, 100, 122, 100, 194, 100)
    let new = try #require(try desk.newest())
    #expect(new.contents == "2.00 in")
  }

  @Test func aScaleIsHeeded() throws {
    let desk = try Desk("simple", "distance") {
      $0.measure = Annotation.Measure(1, "in", is: 2.54, "cm")
      $0.measure?.precision = 0.1
    }
    desk.drag(50, 100, 122, 100)
    #expect(try desk.newest()?.contents == "2.5 cm")
    let area = try Desk("simple", "rectangularArea")
    area.drag(50, 50, 122, 194)
    #expect(try area.newest()?.contents == "2.00 sq in")
  }
}
