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
}
