// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@Suite struct CalloutToolTests {
  @Test func aCalloutPointsFromItsBoxToWhereItsDragBegan() throws {
    let bench = try Bench(tool: "callout")
    try bench.drag((50, 250), (150, 100))
    #expect(bench.state == "callout.editingText")
    bench.send(.answer(.text("this")))
    let made = try #require(try bench.annotations().first)
    #expect(made.contents == "this")
  }

  @Test func aCalloutWithoutTextIsNone() throws {
    let bench = try Bench(tool: "callout")
    try bench.drag((50, 250), (150, 100))
    bench.send(.command("commit"))
    #expect(try bench.annotations().isEmpty)
    #expect(bench.state == "pan.idle")
  }
}
