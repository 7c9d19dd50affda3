// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Snapping to what the page shows: a yellow box in dark.pdf.
@Suite struct SnapTests {
  private let corner = Point(40, 130)

  private func bench(_ tool: ToolName) throws -> Bench {
    try Bench("dark.pdf", tool: tool) {
      $0.returnToPan = false
      $0.snapsToContent = true
    }
  }

  @Test func whatIsShownIsSnappedTo() throws {
    let bench = try bench("distance")
    try bench.beginDrag((corner.x + 3, corner.y + 3), (corner.x + 80, corner.y + 90), (0, 0))
    #expect(bench.state == "distance.drawing")
    try bench.cancelDrag()
    try bench.drag((corner.x + 3, corner.y + 3), (corner.x + 80, corner.y + 90))
    #expect(try bench.newest()?.line.first == corner)
  }

  @Test func thePointerShowsIt() throws {
    let bench = try bench("polyline")
    #expect(try bench.hover(corner.x + 3, corner.y + 3).isHandled)
    #expect(try bench.overlay(.snap).map(\.shape) == [.handle(corner)])
    #expect(try bench.overlay(.snap).map(\.name) == ["corner"])
    try bench.tap(corner.x + 3, corner.y + 3)
    #expect(try bench.overlay(.snap).isEmpty)
    #expect(try bench.overlay(.handle).map(\.shape) == [.handle(corner)])
  }

  @Test func shiftAndTheOptionSwitchItOff() throws {
    let bench = try bench("line")
    try bench.drag((corner.x + 3, corner.y + 3), (corner.x + 83, corner.y + 3), holding: .shift)
    #expect(try bench.newest()?.line.first == Point(corner.x + 3, corner.y + 3))
    let plain = try Bench("dark.pdf", tool: "line") { $0.returnToPan = false }
    try plain.drag((corner.x + 3, corner.y + 3), (corner.x + 83, corner.y + 3))
    #expect(try plain.newest()?.line.first == Point(corner.x + 3, corner.y + 3))
    #expect(try !plain.hover(corner.x, corner.y).isHandled)
  }

  /// An end of a line, and the middle of a side, which becomes a corner.
  @Test(arguments: [AnnotationType.line, .polyLine], [true, false])
  func aDraggedCornerSnaps(_ type: AnnotationType, withShift: Bool) throws {
    let bench = try bench(.annotationEdit)
    let start = corner + Point(20, 120)
    let ends = [start, start + Point(100, 40)]
    try bench.add(type, "x", Rect(start.x, start.y, start.x + 100, start.y + 40)) {
      if type == .line { $0.line = ends } else { $0.vertices = ends }
    }
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    #expect(bench.state == "vertexEdit.selected")
    let handle = type == .line ? "vertex-0" : "midpoint-0"
    let held = try #require(try bench.handles()[handle])
    let target = corner + Point(3, 3)
    try bench.beginDrag([held, target], holding: withShift ? .shift : [])
    #expect(try bench.overlay(.snap).map(\.shape) == (withShift ? [] : [.handle(corner)]))
    try bench.drag([held, target], holding: withShift ? .shift : [])
    let changed = try #require(try bench.annotation("x"))
    let points = type == .line ? changed.line : changed.vertices
    #expect(points.map(\.rounded).contains(corner) == !withShift)
    #expect(points.count == (type == .line ? 2 : 3))
  }

  @Test func withoutTheOptionADraggedCornerStaysWhereItIs() throws {
    let bench = try Bench("dark.pdf", tool: .annotationEdit)
    let start = corner + Point(20, 120)
    try bench.add(.line, "x", Rect(start.x, start.y, start.x + 100, start.y + 1)) {
      $0.line = [start, start + Point(100, 0)]
    }
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    try bench.drag([start, corner + Point(3, 3)])
    #expect(try bench.annotation("x")?.line.first?.rounded == corner + Point(3, 3))
  }
}
