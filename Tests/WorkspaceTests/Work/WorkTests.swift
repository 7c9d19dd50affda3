// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct WorkTests {
  @Test func workThatCannotBeCommittedStays() throws {
    let workshop = try Workshop()
    let view = workshop.view
    try view.setTool("stubborn")
    #expect(workshop.tap().state == "stubborn.waiting")
    #expect(throws: ToolError.self) { try view.setTool(.pan) }
    #expect(throws: ToolError.self) { try workshop.open.commitWork() }
    #expect(throws: ToolError.self) { try workshop.open.undo() }
    #expect(view.toolState == "stubborn.waiting")
    let report = view.commit()
    #expect(report.isHandled && report.error != nil && report.state == "stubborn.waiting")
    #expect(view.run("tool.pan").error != nil)
    #expect(view.cancel().state == "stubborn.idle")
    try view.setTool(.pan)
  }

  @Test func optionsOfAToolThatIsNotTakenStayAsTheyWere() throws {
    let workshop = try Workshop()
    let view = workshop.view
    try view.setTool("stubborn")
    _ = workshop.tap()
    var options = ToolOptions()
    options.returnToPan = false
    #expect(throws: ToolError.self) {
      try view.setTool("asking", options: options, default: "textSelect")
    }
    #expect(view.options(of: "asking") == ToolOptions())
    #expect(view.defaultTool == .pan)
  }

  @Test func toolsThatHandOverInACircleAreAnError() throws {
    let workshop = try Workshop()
    try workshop.view.setTool("ping")
    let report = workshop.view.handle([.hover(PointerSample(position: .zero))])
    guard case .tooManyHandOvers(let path)? = report.error else {
      Issue.record("no error for a circle")
      return
    }
    #expect(path.count == ToolManager.mostHandOvers + 1)
    #expect(report.isHandled)
  }

  @Test func aRequirementKeepsItsIdUntilItIsAnswered() throws {
    let workshop = try Workshop()
    let view = workshop.view
    try view.setTool("asking")
    let first = try #require(workshop.tap().requirement)
    #expect(first.id == "r1" && first.requirement.value == "1")
    // The same question with another value keeps its id.
    let second = try #require(workshop.tap().requirement)
    #expect(second.id == "r1" && second.requirement.value == "2")
    #expect(try view.requirement() == second)
    // Nothing new, nothing told.
    #expect(view.enter("x").display.requirement == nil)
    // An answer that fails leaves the question, with another id.
    let failed = view.answer(.text("x"))
    #expect(failed.error != nil && failed.requirement?.id == "r2")
    // Another question has another id.
    #expect(view.answer(.number(1)).requirement?.id == "r3")
    // Nothing is needed any more.
    #expect(view.answer(.cancelled).display.requirement == .some(nil))
    #expect(try view.requirement() == nil)
  }

  @Test func whatATextRequirementWaitsForIsNoCommand() throws {
    let workshop = try Workshop()
    let view = workshop.view
    try view.setTool("asking")
    _ = workshop.tap()
    for key in ["r", " ", "Delete", "Backspace", "ArrowLeft", "Home", "Enter"] {
      #expect(!view.handle(KeyPress(key)).isHandled, "\(key)")
    }
    #expect(!view.handle(KeyPress("z", .control)).isHandled)
    #expect(view.handle(KeyPress("Enter", .control)).isHandled)
    #expect(view.toolState == "asking.idle")
  }
}
