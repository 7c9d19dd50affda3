// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A group is selected and moved as a whole.
@Suite struct WholeGroupTests {
  /// A group of `a` and `c`, with `b` between them.
  private func bench(_ tool: ToolName = .annotationEdit) throws -> Bench {
    let bench = try Bench(tool: tool)
    try bench.add(.square, "a", Rect(20, 280, 60, 320))
    try bench.add(.square, "b", Rect(100, 280, 140, 320))
    try bench.add(.square, "c", Rect(180, 280, 220, 320))
    let members = try bench.annotations().filter { $0.id != "b" }
    try bench.open.editor.perform(GroupAnnotations(members, date: 0), cause: .api)
    return bench
  }

  private func lock(_ id: String, in bench: Bench) throws {
    var locked = try #require(try bench.annotation(id))
    locked.flags.insert(.locked)
    try bench.open.editor.perform(UpdateAnnotations([locked], verb: "Lock"), cause: .api)
  }

  @Test(arguments: ["a", "c"])
  func aDragMovesNothingIfOneIsLocked(_ locked: String) throws {
    let bench = try bench()
    try lock(locked, in: bench)
    try bench.tap(Point(40, 300))
    #expect(bench.selectedIDs == ["a", "c"])
    let changes = bench.undoNames.count
    let report = try bench.drag((40, 300), (60, 310), (80, 340))
    #expect(report.error != nil)
    #expect(bench.undoNames.count == changes)
    #expect(bench.view.run("nudgeRight").error != nil)
    #expect(bench.undoNames.count == changes)
  }

  @Test func aLockedOneBesideTheGroupDoesNotHoldIt() throws {
    let bench = try bench()
    try lock("b", in: bench)
    try bench.tap(Point(40, 300))
    try bench.tap(Point(120, 300), holding: .shift)
    #expect(Set(bench.selectedIDs) == ["a", "b", "c"])
    try bench.drag((40, 300), (60, 320), (60, 330))
    #expect(try bench.rect("a") == Rect(40, 310, 80, 350))
    #expect(try bench.rect("b") == Rect(100, 280, 140, 320))
    #expect(try bench.rect("c") == Rect(200, 310, 240, 350))
  }

  @Test func tabSelectsIt() throws {
    let bench = try bench(.pan)
    var stops: [[String]] = []
    while bench.view.run("nextAnnotation").isHandled { stops.append(bench.selectedIDs) }
    #expect(stops == [["a", "c"], ["b"]])
    while bench.view.run("previousAnnotation").isHandled { stops.append(bench.selectedIDs) }
    #expect(stops == [["a", "c"], ["b"], ["a", "c"]])
    #expect(bench.view.run("delete").isHandled)
    #expect(try bench.annotations().map(\.id) == ["b"])
  }
}
