// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct MultiSelectTests {
  @Test(arguments: [false, true])
  func aRectangleSelectsWhatItTouches(isRaw: Bool) throws {
    let stage = try stage()
    stage.isRaw = isRaw
    try stage.drag([(130, 240), (60, 210), (45, 150)])
    #expect(stage.selectedIDs == ["square-1"])
    #expect(stage.view.toolState == "annotationEdit.selected")
    try stage.view.setTool(.multiSelect)
    try stage.drag([(30, 150), (200, 240), (325, 240)])
    #expect(stage.selectedIDs == ["square-1", "circle-1", "ink-1"])
  }

  @Test func theOverlayShowsTheRectangle() throws {
    let stage = try stage()
    _ = try stage.step(.began, from: (30, 150), to: (30, 150))
    _ = try stage.step(.moved, from: (30, 150), to: (90, 240))
    #expect(stage.view.toolState == "multiSelect.selecting")
    #expect(
      try stage.view.overlay() == [
        OverlayItem(.rect(Rect(30, 150, 90, 240)), role: .lasso, pageIndex: 0)
      ])
    #expect(stage.view.tools.current.hasWork)
  }

  @Test(arguments: [GesturePhase.cancelled, nil])
  func aCancelledDragSelectsNothing(_ phase: GesturePhase?) throws {
    let stage = try stage()
    _ = try stage.step(.began, from: (30, 150), to: (30, 150))
    _ = try stage.step(.moved, from: (30, 150), to: (90, 240))
    if let phase {
      _ = try stage.step(phase, from: (30, 150), to: (90, 240))
    } else {
      #expect(stage.run("cancel").isHandled)
    }
    #expect(stage.view.toolState == "multiSelect.idle")
    #expect(try !stage.step(.ended, from: (30, 150), to: (90, 240)).isHandled)
    #expect(stage.selectedIDs.isEmpty)
  }

  @Test func nothingTouchedLeadsBackOrStays() throws {
    let stage = try stage()
    try stage.drag([(30, 450), (60, 480)])
    #expect(stage.view.tool == .pan)
    try stage.view.setTool(.multiSelect)
    stage.set { $0.returnToPan = false }
    try stage.drag([(30, 450), (60, 480)])
    #expect(stage.view.tool == .multiSelect)
  }

  @Test func aTinyDragSelectsNothing() throws {
    let stage = try stage()
    try stage.drag([(80, 200), (82, 202)])
    #expect(stage.selectedIDs.isEmpty)
    #expect(stage.view.tool == .pan)
  }

  @Test(arguments: [false, true])
  func aLassoSelectsWhatItsShapeTouches(isRaw: Bool) throws {
    let stage = try stage()
    stage.isRaw = isRaw
    stage.set { $0.selectionShape = .lasso }
    // Around the square, and past the circle's upper right within its rectangle.
    try stage.drag([
      (30, 150), (30, 240), (125, 240), (125, 155), (210, 155), (219, 163), (219, 150),
    ])
    #expect(stage.selectedIDs == ["square-1"])
  }

  @Test func groupsAreSelectedAsAWhole() throws {
    let stage = try Stage("simple.pdf")
    try stage.add(.square, id: "b", Rect(10, 200, 40, 230)) { $0.created = 20 }
    try stage.add(.circle, id: "c", Rect(10, 250, 40, 280)) {
      ($0.created, $0.replyTo, $0.isGrouped) = (10, "b", true)
    }
    try stage.add(.circle, id: "d", Rect(100, 250, 140, 280)) {
      ($0.created, $0.replyTo, $0.isGrouped) = (15, "b", true)
    }
    for start in [190.0, 245] {
      try stage.view.setTool(.multiSelect)
      try stage.drag([(5, start), (45, start + 45)])
      #expect(stage.selectedIDs == ["c", "d", "b"], "In the order of their dates.")
    }
  }

  @Test(arguments: [false, true]) func fieldsAreSelectedOnRequest(_ selects: Bool) throws {
    let stage = try Stage("form.pdf")
    try stage.view.setTool(.multiSelect)
    stage.set { $0.selectsFormFields = selects }
    try stage.drag([(100, 60), (310, 130)])
    #expect(stage.selectedIDs.count == (selects ? 2 : 0))
  }

  @Test func theComponentDecidesOnEachAnnotation() throws {
    let stage = try stage()
    _ = stage.view.components.addGate(
      .condition(.not(.annotationID(["square-1", "ink-1"]))), to: [.selectAnnotation])
    try stage.drag([(30, 150), (325, 240)])
    #expect(stage.selectedIDs == ["circle-1"])
  }

  @Test func aTapOnAnAnnotationIsForItsTool() throws {
    let stage = try stage()
    try stage.tap(41, 200)
    #expect(stage.view.toolState == "annotationEdit.selected")
    try stage.view.setTool(.multiSelect)
    stage.set { $0.returnToPan = false }
    try stage.tap(41, 200)
    try stage.tap(380, 20)
    #expect(stage.view.tool == .multiSelect, "It comes back.")
  }

  private func stage() throws -> Stage {
    let stage = try Stage("annotations.pdf")
    try stage.view.setTool(.multiSelect)
    return stage
  }
}

extension Stage {
  /// Changes the current tool's options.
  func set(_ change: (inout ToolOptions) -> Void) {
    var options = view.options
    change(&options)
    view.toolOptions[view.tool] = options
  }
}
