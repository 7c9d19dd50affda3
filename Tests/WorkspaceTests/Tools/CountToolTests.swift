// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct CountToolTests {
  private func caption(_ bench: Bench) throws -> String? {
    for item in try bench.view.overlay() where item.role == .caption {
      if case .text(let words, _) = item.shape { return words }
    }
    return nil
  }

  @Test func marksAreNumbered() throws {
    let bench = try Bench(tool: "count") {
      $0.returnToPan = false
      $0.countGroup = "Doors"
    }
    #expect(try caption(bench) == "Doors: 0")
    try bench.tap(100, 100)
    try bench.tap(105, 100)
    try bench.drag((20, 20), (200, 200))
    #expect(try bench.annotations().map { $0.customData["countNumber"] } == ["1", "2", "3"])
    #expect(try bench.annotations().allSatisfy { $0.customData["countGroup"] == "Doors" })
    #expect(try caption(bench) == "Doors: 3")
    try bench.open.editor.undo()
    #expect(try caption(bench) == "Doors: 2")
  }

  @Test func groupsAreNumberedOnTheirOwn() throws {
    let bench = try Bench(tool: "count") { $0.returnToPan = false }
    try bench.tap(100, 100)
    bench.view.tools.options["count"]?.countGroup = "Windows"
    #expect(try caption(bench) == "Windows: 0")
    try bench.tap(200, 100)
    #expect(try bench.annotations().map(\.contents) == ["Count 1", "Windows 1"])
  }

  @Test func aTapOnSomethingElseEditsThat() throws {
    let bench = try Bench("annotations.pdf", tool: "count") { $0.returnToPan = false }
    let before = try bench.annotations()
    let target = try #require(before.first { $0.type == .square })
    try bench.tap(target.rect.x0, target.rect.center.y)
    #expect(bench.view.tool == .annotationEdit)
    #expect(try bench.annotations().count == before.count)
  }

  @Test func optionsDecideWhatFollows() throws {
    let bench = try Bench(tool: "count")
    try bench.tap(100, 100)
    #expect(bench.state == "pan.idle")
  }

  @Test func aDragThatIsCancelledSetsNone() throws {
    let bench = try Bench(tool: "count")
    try bench.beginDrag((20, 20), (200, 200))
    try bench.cancelDrag()
    #expect(bench.state == "count.idle")
    #expect(try bench.annotations().isEmpty)
  }
}
