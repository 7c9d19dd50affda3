// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

/// A save in the middle of a drag, such as one that a client's timer makes.
@Suite struct SavedDragTests {
  @Test(arguments: ["freehand", "rectangle", "checkMark", "eraser"] as [ToolName])
  func theDragGoesOn(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try bench.add(.ink, "x", Rect(100, 300, 200, 320))
    let points = [Point(150, 250), Point(160, 290), Point(170, 330)]
    for (index, point) in points.enumerated() {
      try move(index == 0 ? .down : .move, to: point, in: bench)
    }
    let state = bench.state
    #expect(state != "\(tool.rawValue).idle")
    try bench.open.storeWork()
    #expect(bench.state == state)
    #expect(bench.undoNames.count == 1)
    try move(.up, to: Point(170, 330), in: bench)
    #expect(bench.undoNames.count == 2)
  }

  @Test func workBetweenDragsIsCommitted() throws {
    let bench = try Bench(tool: "freehand") { $0.multiStroke = true }
    try bench.drag((100, 300), (120, 320), (140, 300))
    #expect(bench.undoNames.isEmpty)
    try bench.open.storeWork()
    #expect(bench.undoNames.count == 1)
  }

  @Test func anyOtherCommitDropsTheDrag() throws {
    let bench = try Bench(tool: "freehand")
    try move(.down, to: Point(150, 250), in: bench)
    try move(.move, to: Point(160, 290), in: bench)
    try bench.open.commitWork()
    #expect(bench.state == "freehand.idle")
  }

  private func move(_ phase: PointerPhase, to point: Point, in bench: Bench) throws {
    var sample = try bench.sample(point)
    bench.time += 20
    sample.time = bench.time
    _ = bench.view.handle(PointerEvent(phase, sample))
  }
}
