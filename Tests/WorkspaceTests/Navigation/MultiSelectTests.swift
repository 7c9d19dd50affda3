// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct MultiSelectTests {
  @Test(arguments: [false, true])
  func aRectangleSelectsWhatItTouches(isRaw: Bool) throws {
    let bench = try bench()
    bench.isRaw = isRaw
    try bench.drag((130, 240), (60, 210), (45, 150))
    #expect(bench.selectedIDs == ["square-1"])
    #expect(bench.view.toolState == "annotationEdit.selected")
    try bench.view.setTool(.multiSelect)
    try bench.drag((30, 150), (200, 240), (325, 240))
    #expect(bench.selectedIDs == ["square-1", "circle-1", "ink-1"])
  }

  @Test func theOverlayShowsTheRectangle() throws {
    let bench = try bench()
    _ = try bench.step(.began, from: Point(30, 150), to: Point(30, 150))
    _ = try bench.step(.moved, from: Point(30, 150), to: Point(90, 240))
    #expect(bench.view.toolState == "multiSelect.selecting")
    #expect(
      try bench.view.overlay() == [
        OverlayItem(.rect(Rect(30, 150, 90, 240)), role: .lasso, pageIndex: 0)
      ])
    #expect(bench.view.tools.current.hasWork)
  }

  @Test(arguments: [GesturePhase.cancelled, nil])
  func aCancelledDragSelectsNothing(_ phase: GesturePhase?) throws {
    let bench = try bench()
    _ = try bench.step(.began, from: Point(30, 150), to: Point(30, 150))
    _ = try bench.step(.moved, from: Point(30, 150), to: Point(90, 240))
    if let phase {
      _ = try bench.step(phase, from: Point(30, 150), to: Point(90, 240))
    } else {
      #expect(bench.run("cancel").isHandled)
    }
    #expect(bench.view.toolState == "multiSelect.idle")
    #expect(try !bench.step(.ended, from: Point(30, 150), to: Point(90, 240)).isHandled)
    #expect(bench.selectedIDs.isEmpty)
  }

  @Test func nothingTouchedLeadsBackOrStays() throws {
    let bench = try bench()
    try bench.drag((30, 450), (60, 480))
    #expect(bench.view.tool == .pan)
    try bench.view.setTool(.multiSelect)
    bench.set { $0.returnToPan = false }
    try bench.drag((30, 450), (60, 480))
    #expect(bench.view.tool == .multiSelect)
  }

  @Test func aTinyDragSelectsNothing() throws {
    let bench = try bench()
    try bench.drag((80, 200), (82, 202))
    #expect(bench.selectedIDs.isEmpty)
    #expect(bench.view.tool == .pan)
  }

  @Test(arguments: [false, true])
  func aLassoSelectsWhatItsShapeTouches(isRaw: Bool) throws {
    let bench = try bench()
    bench.isRaw = isRaw
    bench.set { $0.selectionShape = .lasso }
    // Around the square, and past the circle's upper right within its rectangle.
    try bench.drag(
      (30, 150), (30, 240), (125, 240), (125, 155), (210, 155), (219, 163), (219, 150))
    #expect(bench.selectedIDs == ["square-1"])
  }

  @Test func groupsAreSelectedAsAWhole() throws {
    let bench = try Bench("simple.pdf")
    try bench.add(.square, "b", Rect(10, 200, 40, 230)) { $0.created = 20 }
    try bench.add(.circle, "c", Rect(10, 250, 40, 280)) {
      ($0.created, $0.replyTo, $0.isGrouped) = (10, "b", true)
    }
    try bench.add(.circle, "d", Rect(100, 250, 140, 280)) {
      ($0.created, $0.replyTo, $0.isGrouped) = (15, "b", true)
    }
    for start in [190.0, 245] {
      try bench.view.setTool(.multiSelect)
      try bench.drag((5, start), (45, start + 45))
      #expect(bench.selectedIDs == ["c", "d", "b"], "In the order of their dates.")
    }
  }

  @Test(arguments: [false, true]) func fieldsAreSelectedOnRequest(_ selects: Bool) throws {
    let bench = try Bench("form.pdf")
    try bench.view.setTool(.multiSelect)
    bench.set { $0.selectsFormFields = selects }
    try bench.drag((100, 60), (310, 130))
    #expect(bench.selectedIDs.count == (selects ? 2 : 0))
  }

  @Test func theComponentDecidesOnEachAnnotation() throws {
    let bench = try bench()
    _ = bench.view.components.addGate(
      .condition(.not(.annotationID(["square-1", "ink-1"]))), to: [.selectAnnotation])
    try bench.drag((30, 150), (325, 240))
    #expect(bench.selectedIDs == ["circle-1"])
  }

  @Test func aTapOnAnAnnotationIsForItsTool() throws {
    let bench = try bench()
    try bench.tap(41, 200)
    #expect(bench.view.toolState == "annotationEdit.selected")
    try bench.view.setTool(.multiSelect)
    bench.set { $0.returnToPan = false }
    try bench.tap(41, 200)
    try bench.tap(380, 20)
    #expect(bench.view.tool == .multiSelect, "It comes back.")
  }

  private func bench() throws -> Bench {
    let bench = try Bench("annotations.pdf")
    try bench.view.setTool(.multiSelect)
    return bench
  }
}

extension Bench {
  /// Changes the current tool's options.
  func set(_ change: (inout ToolOptions) -> Void) {
    var options = view.options
    change(&options)
    view.tools.options[view.tool] = options
  }
}
