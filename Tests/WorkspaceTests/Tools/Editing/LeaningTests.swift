// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Handles of annotations that are turned follow them.
@Suite struct LeaningTests {
  /// A stamp of 80 by 40 points about (150, 150).
  private func bench(
    turned degrees: Double, _ type: AnnotationType = .stamp
  ) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(type, "x", Rect(110, 130, 190, 170)) {
      if type == .stamp { $0.icon = "Approved" }
      if type == .freeText { $0.contents = "Words" }
      $0 = $0.turned(to: degrees)
    }
    try bench.tap(Point(150, 150))
    return bench
  }

  private let leaning = TurnedRect(
    center: Point(150, 150), size: Size(80, 40), rotation: 30)

  @Test func handlesAreAtTheTurnedCorners() throws {
    let handles = try bench(turned: 30).handles()
    for (name, x, y) in [("topLeft", -1.0, -1.0), ("bottomRight", 1, 1), ("bottomLeft", -1, 1)] {
      #expect(try #require(handles[name]).distance(to: leaning.point(x, y)) < 0.05)
    }
    let knob = try #require(handles["rotate"])
    #expect((knob.distance(to: leaning.point(0, -1)) - 24).magnitude < 0.05)
    #expect((knob.distance(to: Point(150, 150)) - 44).magnitude < 0.05)
  }

  @Test func aQuarterTurnTurnsTheNames() throws {
    let handles = try bench(turned: 90).handles()
    #expect(handles["topLeft"] == Point(170, 110))
    #expect(handles["rotate"] == Point(194, 150))
  }

  @Test func theSelectionLeans() throws {
    let bench = try bench(turned: 30)
    let box = try #require(try bench.view.overlay().first { $0.role == .selection })
    #expect((box.rotation - 30).magnitude < 0.001)
    guard case .rect(let rect) = box.shape else {
      Issue.record("It is no rectangle.")
      return
    }
    #expect((rect.width - 80).magnitude < 0.1 && (rect.height - 40).magnitude < 0.1)
    let path = try #require(box.drawn(as: [.path]))
    guard case .path(let lines, isClosed: true) = path.shape else {
      Issue.record("It is no outline.")
      return
    }
    #expect(lines[0][0].distance(to: leaning.point(-1, -1)) < 0.1)
  }

  @Test func aPullResizesAlongItsOwnAxes() throws {
    let bench = try bench(turned: 30, .freeText)
    let way = Matrix.turn(30).apply(Point(20, 0))
    try bench.pull("right", by: way)
    let text = try #require(try bench.annotation("x"))
    #expect((text.rotation - 30).magnitude < 0.01)
    #expect((text.frame.size.width - 100).magnitude < 0.1)
    #expect((text.frame.size.height - 40).magnitude < 0.1)
    // The side across stays.
    #expect(text.frame.point(-1, 0).distance(to: leaning.point(-1, 0)) < 0.1)
    try bench.open.editor.undo()
    #expect(try #require(try bench.annotation("x")).frame.size.width - 80 < 0.1)
  }

  @Test func aStampKeepsItsProportions() throws {
    let bench = try bench(turned: 30)
    try bench.pull("bottomRight", by: Matrix.turn(30).apply(Point(40, 20)))
    let stamp = try #require(try bench.annotation("x"))
    #expect((stamp.frame.size.width - 120).magnitude < 0.1)
    #expect((stamp.frame.size.height - 60).magnitude < 0.1)
    #expect(stamp.frame.point(-1, -1).distance(to: leaning.point(-1, -1)) < 0.1)
  }

  @Test func thePageLimitsIt() throws {
    let bench = try bench(turned: 30)
    try bench.pull("topLeft", by: Point(-1000, -1000))
    let rect = try #require(try bench.rect("x"))
    #expect(rect.x0 > -0.1 && rect.y0 > -0.1)
    #expect(min(rect.x0, rect.y0) < 0.1)
  }

  @Test func besideTheTurnedBoxIsBesideIt() throws {
    let bench = try bench(turned: 45)
    let rect = try #require(try bench.rect("x"))
    try bench.tap(Point(50, 350))
    #expect(bench.selectedIDs == [])
    // Within the rectangle that holds it, but not on it.
    #expect(try bench.open.document.page(0).annotations(at: rect.origin, tolerance: 4).isEmpty)
    #expect(
      try bench.open.document.page(0).annotations(at: Point(150, 150), tolerance: 4).count == 1)
  }
}
