// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Snapping to what the page shows: a yellow box in dark.pdf.
@Suite struct SnapTests {
  private let corner = Point(40, 130)

  private func desk(_ tool: ToolName) throws -> Desk {
    try Desk("dark", tool) { $0.snapsToContent = true }
  }

  @Test func whatIsShownIsSnappedTo() throws {
    let desk = try desk("distance")
    desk.beginDrag(corner.x + 3, corner.y + 3, corner.x + 80, corner.y + 90, 0, 0)
    #expect(desk.state == "distance.drawing")
    desk.cancelDrag()
    desk.drag(corner.x + 3, corner.y + 3, corner.x + 80, corner.y + 90)
    #expect(try desk.newest()?.line.first == corner)
  }

  @Test func thePointerShowsIt() throws {
    let desk = try desk("polyline")
    #expect(desk.hover(corner.x + 3, corner.y + 3).isHandled)
    #expect(try desk.overlay(.snap).map(\.shape) == [.handle(corner)])
    #expect(try desk.overlay(.snap).map(\.name) == ["corner"])
    desk.tap(corner.x + 3, corner.y + 3)
    #expect(try desk.overlay(.snap).isEmpty)
    #expect(try desk.overlay(.handle).map(\.shape) == [.handle(corner)])
  }

  @Test func shiftAndTheOptionSwitchItOff() throws {
    let desk = try desk("line")
    desk.drag(corner.x + 3, corner.y + 3, corner.x + 83, corner.y + 3, held: .shift)
    #expect(try desk.newest()?.line.first == Point(corner.x + 3, corner.y + 3))
    let plain = try Desk("dark", "line")
    plain.drag(corner.x + 3, corner.y + 3, corner.x + 83, corner.y + 3)
    #expect(try plain.newest()?.line.first == Point(corner.x + 3, corner.y + 3))
    #expect(!plain.hover(corner.x, corner.y).isHandled)
  }
}
