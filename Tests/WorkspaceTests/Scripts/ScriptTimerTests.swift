// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Scripts
import Testing

@testable import Workspace

/// What scripts have done later: by the clock, and once a change is made.
@Suite struct ScriptTimerTests {
  private let bench: ScriptBench

  init() throws { bench = try ScriptBench() }

  private func run(_ source: String) throws {
    try bench.open.runScript(Script("test", source), ScriptEvent(.execute))
  }

  @Test func aTimerRunsOnceWhenItIsDue() throws {
    try run("app.setTimeOut(\"getField('notes').value = 'rung'\", 1000)")
    #expect(bench.open.timerDeadline == 1000)
    bench.uptime = 999
    try bench.open.runTimers()
    #expect(bench.base.undoNames.isEmpty)
    bench.uptime = 1000
    try bench.open.runTimers()
    #expect(try bench.value("notes") == "rung")
    #expect(bench.base.undoNames == ["timer"])
    #expect(bench.open.timerDeadline == nil)
  }

  @Test func anIntervalGoesOnUntilItIsStopped() throws {
    try run("count = 0; again = app.setInterval('count++', 100)")
    for time in stride(from: 100.0, through: 500, by: 100) {
      bench.uptime = time
      try bench.open.runTimers()
    }
    try run("console.println(count); app.clearInterval(again)")
    #expect(bench.reports == [.wants(.console("5"))])
    #expect(bench.open.timerDeadline == nil)
  }

  /// A timer goes on for the user of the view in which it was started.
  @Test func aTimerKeepsItsView() throws {
    let first = bench.base.view
    let second = try bench.open.views.open(ViewState(size: Size(600, 800)))
    let source = "app.setTimeOut(\"getField('notes').setFocus()\", 100)"
    try bench.open.runScript(Script("test", source), ScriptEvent(.execute), for: second)
    bench.uptime = 100
    try bench.open.runTimers()
    bench.open.settleFocus()
    #expect(second.focusedField?.id == "notes" && first.focusedField == nil)
    #expect(bench.open.scripts?.view === first)
  }

  @Test func timersThatNobodyWaitsForEnd() throws {
    try run("app.setInterval('1', 0)")
    var runs = 0
    while let due = bench.open.timerDeadline, runs < 10_000 {
      bench.uptime = due
      try bench.open.runTimers()
      runs += 1
    }
    #expect(runs == ScriptTimers.mostUnattended)
    bench.open.isAttended()
    #expect(bench.open.timerDeadline == bench.uptime + ScriptTimers.leastPeriod)
  }

  @Test func thereAreNotManyTimersAndNoneThatTakesTooMuch() throws {
    try run("for (var i = 0; i < 100; i++) app.setTimeOut('console.println(1)', 1)")
    bench.uptime = 50
    try bench.open.runTimers()
    #expect(bench.reports.count == ScriptTimers.most)
    try run("app.setInterval('while (true) ;', 1); app.setInterval('1', 1)")
    bench.uptime = 100
    #expect(throws: ToolError.self) { try bench.open.runTimers() }
    #expect(bench.open.timerDeadline == nil, "What ends a script ends the timers.")
  }

  @Test func noTimerComesIntoAGroupOfEdits() throws {
    try run("app.setTimeOut(\"getField('notes').value = 'rung'\", 1)")
    try bench.open.editor.beginGroup("Group")
    bench.uptime = 1000
    try bench.open.runTimers()
    #expect(bench.open.timerDeadline == nil)
    try bench.open.editor.commitGroup()
    try bench.open.runTimers()
    #expect(try bench.value("notes") == "rung")
  }

  @Test func aScriptMovesTheFocus() throws {
    let view = bench.base.view
    _ = view.focus(.field("price", widget: nil))
    #expect(view.focusedField?.id == "price")
    try run("getField('notes').setFocus()")
    bench.open.settleFocus()
    #expect(view.focusedField?.id == "notes")
    #expect(view.toolState == "formFill.editingText")
    try run("getField('nobody') && 1; getField('total').setFocus()")
    bench.open.settleFocus()
    #expect(view.focusedField?.id == "notes", "Nothing is entered in a field that is read-only.")
  }

  @Test func whatCannotBeSubmittedIsSaid() throws {
    try run("submitForm({cURL: 'https://example.com', cSubmitAs: 'XML'})")
    let submissions = bench.open.takeSubmissions()
    #expect(throws: ToolError.self) { try submissions.first?.result.get() }
  }

  @Test(arguments: ["fillColor = color.red", "lineWidth = 4", "buttonSetCaption('Now')"])
  func aButtonIsDrawnAnewAsAScriptSays(change: String) throws {
    let before = try bench.base.picture(of: "order")
    try run("getField('order').\(change)")
    #expect(try bench.base.picture(of: "order") != before)
    try bench.open.editor.undo()
    #expect(try bench.base.picture(of: "order") == before)
  }
}
