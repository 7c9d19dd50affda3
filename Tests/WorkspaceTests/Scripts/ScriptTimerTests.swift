// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts
import Testing

@testable import Workspace

/// What scripts have done later: by the clock, and once a change is made.
@Suite struct ScriptTimerTests {
  private let stage: ScriptStage

  init() throws { stage = try ScriptStage() }

  private func run(_ source: String) throws {
    try stage.open.runScript(Script("test", source), ScriptEvent(.execute))
  }

  @Test func aTimerRunsOnceWhenItIsDue() throws {
    try run("app.setTimeOut(\"getField('notes').value = 'rung'\", 1000)")
    #expect(stage.open.timerDeadline == 1000)
    stage.uptime = 999
    try stage.open.runTimers()
    #expect(stage.stage.undoNames.isEmpty)
    stage.uptime = 1000
    try stage.open.runTimers()
    #expect(try stage.value("notes") == "rung")
    #expect(stage.stage.undoNames == ["timer"])
    #expect(stage.open.timerDeadline == nil)
  }

  @Test func anIntervalGoesOnUntilItIsStopped() throws {
    try run("count = 0; again = app.setInterval('count++', 100)")
    for time in stride(from: 100.0, through: 500, by: 100) {
      stage.uptime = time
      try stage.open.runTimers()
    }
    try run("console.println(count); app.clearInterval(again)")
    #expect(stage.reports == [.wants(.console("5"))])
    #expect(stage.open.timerDeadline == nil)
  }

  @Test func timersThatNobodyWaitsForEnd() throws {
    try run("app.setInterval('1', 0)")
    var runs = 0
    while let due = stage.open.timerDeadline, runs < 10_000 {
      stage.uptime = due
      try stage.open.runTimers()
      runs += 1
    }
    #expect(runs == ScriptTimers.mostUnattended)
    stage.open.isAttended()
    #expect(stage.open.timerDeadline == stage.uptime + ScriptTimers.leastPeriod)
  }

  @Test func thereAreNotManyTimersAndNoneThatTakesTooMuch() throws {
    try run("for (var i = 0; i < 100; i++) app.setTimeOut('console.println(1)', 1)")
    stage.uptime = 50
    try stage.open.runTimers()
    #expect(stage.reports.count == ScriptTimers.most)
    try run("app.setInterval('while (true) ;', 1); app.setInterval('1', 1)")
    stage.uptime = 100
    #expect(throws: ToolError.self) { try stage.open.runTimers() }
    #expect(stage.open.timerDeadline == nil, "What ends a script ends the timers.")
  }

  @Test func noTimerComesIntoAGroupOfEdits() throws {
    try run("app.setTimeOut(\"getField('notes').value = 'rung'\", 1)")
    try stage.open.editor.beginGroup("Group")
    stage.uptime = 1000
    try stage.open.runTimers()
    #expect(stage.open.timerDeadline == nil)
    try stage.open.editor.commitGroup()
    try stage.open.runTimers()
    #expect(try stage.value("notes") == "rung")
  }

  @Test func aScriptMovesTheFocus() throws {
    let view = stage.stage.view
    _ = view.focus(.field("price", widget: nil))
    #expect(view.focusedField?.id == "price")
    try run("getField('notes').setFocus()")
    stage.open.settleFocus()
    #expect(view.focusedField?.id == "notes")
    #expect(view.toolState == "formFill.editingText")
    try run("getField('nobody') && 1; getField('total').setFocus()")
    stage.open.settleFocus()
    #expect(view.focusedField?.id == "notes", "Nothing is entered in a field that is read-only.")
  }

  @Test func whatCannotBeSubmittedIsSaid() throws {
    try run("submitForm({cURL: 'https://example.com', cSubmitAs: 'XML'})")
    let submissions = stage.open.takeSubmissions()
    #expect(throws: ToolError.self) { try submissions.first?.result.get() }
  }

  @Test(arguments: ["fillColor = color.red", "lineWidth = 4", "buttonSetCaption('Now')"])
  func aButtonIsDrawnAnewAsAScriptSays(change: String) throws {
    let before = try stage.stage.picture(of: "order")
    try run("getField('order').\(change)")
    #expect(try stage.stage.picture(of: "order") != before)
    try stage.open.editor.undo()
    #expect(try stage.stage.picture(of: "order") == before)
  }
}
