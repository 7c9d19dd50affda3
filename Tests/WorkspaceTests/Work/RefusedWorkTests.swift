// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Work that may not be committed any more.
@Suite struct RefusedWorkTests {
  private func exclude(_ bench: Bench, _ change: (inout Exclusion) -> Void) throws {
    var exclusion = Exclusion()
    change(&exclusion)
    try bench.view.setPreset(Preset(excluded: exclusion))
  }

  @Test(
    arguments: ["freehand", "polygon", "freeText", "sticky", "rectangle"] as [ToolName])
  func nothingBeginsOnAnExcludedPage(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    try exclude(bench) { $0.pages = [0] }
    let report =
      ["freehand", "rectangle"].contains(tool)
      ? try bench.drag((50, 250), (80, 280), (120, 250)) : try bench.tap(100, 250)
    #expect(report.error?.isRefusal == true)
    #expect(bench.state == "\(tool.rawValue).idle")
    #expect(!bench.view.hasWork)
  }

  /// The middle of the circle is excluded.
  @Test func aStrokeThatMayNotBeMadeIsDropped() throws {
    let bench = try Bench(tool: "freehand") { $0.returnToPan = false }
    try exclude(bench) { $0.areas = [.init(Rect(140, 290, 160, 310), onPage: 0)] }
    let report = try bench.drag((100, 300), (150, 250), (200, 300), (150, 350), (100, 300))
    #expect(report.error?.isRefusal == true)
    #expect(bench.state == "freehand.idle")
    #expect(try bench.drag((40, 200), (60, 220), (80, 200)).error == nil)
    #expect(try bench.annotations().count == 1)
  }

  @Test(arguments: ["polygon", "freeText"] as [ToolName])
  func escapeFreesTheUser(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool)
    if tool == "polygon" {
      for point in [Point(100, 200), Point(200, 200), Point(200, 300)] { try bench.tap(point) }
    } else {
      try bench.tap(100, 200)
      try bench.type("abc")
    }
    try exclude(bench) { $0.pages = [0] }
    try bench.open.storeWork()
    #expect(bench.view.hasWork, "A save leaves it out.")
    #expect(bench.view.handle(KeyPress("Escape")).error?.isRefusal == true)
    #expect(!bench.view.hasWork)
    try bench.view.setTool(.pan)
    #expect(try bench.annotations().isEmpty)
  }

  @Test func theTextOfALockedAnnotationCanBeLeft() throws {
    let bench = try Bench(tool: .annotationEdit)
    let old = try bench.add(.freeText, "t") { $0.contents = "old" }
    try bench.view.choose(.annotations([SelectedAnnotation(id: "t", pageIndex: 0)]))
    _ = bench.view.run("edit")
    try bench.type("er")
    var locked = old
    locked.flags.insert(.readOnly)
    try bench.open.editor.perform(UpdateAnnotations([locked], verb: "Lock"), cause: .api)
    try bench.open.storeWork()
    #expect(bench.state == "annotationEdit.editingText")
    #expect(bench.view.handle(KeyPress("Escape")).error?.isRefusal == true)
    #expect(!bench.view.hasWork)
    #expect(try bench.annotation("t")?.contents == "old")
  }
}
