// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

/// Drags of a few pixels, from raw events of a mouse.
@Suite struct ShortDragTests {
  private func bench(_ tool: ToolName, scale: Double) throws -> Bench {
    let bench = try Bench(tool: tool)
    bench.isRaw = true
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, scale))
    }
    return bench
  }

  /// Draws over so many pixels of the view.
  private func draw(_ pixels: Double, in bench: Bench) throws {
    let length = pixels / bench.view.view.state.scale
    let start = Point(60, 250)
    try bench.drag([start, start + Point(length / 2, 0), start + Point(length, 0)])
  }

  @Test(
    arguments: [
      "rectangle", "ellipse", "line", "arrow", "redaction", "rubberStamp", "count",
    ] as [ToolName], [0.5, 1, 4])
  func fewerThanFourPixelsAreATap(_ tool: ToolName, scale: Double) throws {
    let tapped = try bench(tool, scale: scale)
    try tapped.tap(Point(60, 250))
    let dragged = try bench(tool, scale: scale)
    try draw(3.9, in: dragged)
    #expect(try dragged.annotations().map(\.rect) == (try tapped.annotations().map(\.rect)))
    #expect(dragged.undoNames == tapped.undoNames)
    #expect(dragged.view.toolState == tapped.view.toolState)
  }

  @Test func freehandMakesADot() throws {
    let bench = try bench("freehand", scale: 1)
    try draw(3.9, in: bench)
    let ink = try #require(try bench.annotations().first)
    #expect(ink.strokes.joined().allSatisfy { $0.distance(to: Point(60, 250)) < 1 })
  }

  @Test func anAnnotationDoesNotMove() throws {
    let bench = try bench("annotationEdit", scale: 1)
    let before = Rect(40, 220, 100, 280)
    try bench.add(.square, "x", before)
    try bench.tap(Point(40, 250))
    try bench.drag([Point(40, 250), Point(42, 250), Point(43.9, 250)])
    #expect(try bench.rect("x") == before)
  }

  @Test func anAnnotationMovesWithALongerDrag() throws {
    let bench = try bench("annotationEdit", scale: 1)
    let before = Rect(40, 220, 100, 280)
    try bench.add(.square, "x", before)
    try bench.tap(Point(40, 250))
    try bench.drag([Point(50, 220), Point(55, 220), Point(62, 220)])
    #expect(try bench.rect("x") != before)
  }
}
