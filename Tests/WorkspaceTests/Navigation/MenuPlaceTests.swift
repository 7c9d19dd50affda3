// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// The menu that creates something at the touched place, after changes of the page.
@Suite struct MenuPlaceTests {
  private func bench() throws -> Bench {
    let bench = try Bench()
    try bench.contextMenu(300, 300)
    #expect(bench.state == "pan.choosing")
    return bench
  }

  @Test func theMenuEndsWhenThePlaceMoves() throws {
    let bench = try bench()
    _ = try bench.open.changePages(RotatePages([0], by: 90))
    #expect(bench.state == "pan.idle")
    try bench.contextMenu(300, 300)
    _ = try bench.open.changePages(
      bench.open.cropping([0]) { Rect(origin: .zero, size: $0.size).grown(by: -20) })
    #expect(bench.state == "pan.idle")
  }

  @Test func otherChangesLeaveIt() throws {
    let bench = try bench()
    try bench.add(.square)
    _ = try bench.open.changePages(RotatePages([1], by: 90))
    #expect(bench.state == "pan.choosing")
  }
}
