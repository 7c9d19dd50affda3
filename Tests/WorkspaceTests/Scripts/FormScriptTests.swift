// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Scripts
@testable import Workspace

@Suite struct FormScriptTests {
  @Test func oneStepHoldsAllThatFollows() throws {
    let bench = try ScriptBench()
    try bench.set("price", "1234.5")
    #expect(try bench.value("price") == "1234.5")
    #expect(try bench.value("total") == "2469")
    #expect(try bench.shown("price") == "$1,234.50")
    #expect(try bench.shown("total") == "$2,469.00")
    #expect(bench.open.editor.revision == 1)
    #expect(bench.base.undoNames == ["Fill in price"])
    _ = try bench.open.undo()
    #expect(try bench.value("price") == "1.5")
    #expect(try bench.value("total") == "3")
    #expect(try bench.shown("total") == "$3.00")
    _ = try bench.open.redo()
    #expect(try bench.shown("total") == "$2,469.00")
    #expect(bench.failures.isEmpty)
  }

  @Test func anActionRunsInTheViewOfItsUser() throws {
    let bench = try ScriptBench("outline.pdf")
    let other = try bench.open.views.open(ViewState(size: Size(300, 200)))
    try other.show(.api) { (view) throws(ViewError) in try view.goTo(pageIndex: 2) }
    let tell = Action(.javaScript("console.println(this.pageNum)"))
    _ = other.actions.run(tell, ActionOccasion())
    _ = bench.base.view.actions.run(tell, ActionOccasion())
    #expect(bench.said == ["2", "0"])
  }

  @Test func withoutScriptsValuesStayAsTheyAre() throws {
    let bench = try ScriptBench(isOn: false)
    try bench.set("price", "1234.5")
    #expect(try bench.value("total") == "3")
    #expect(try bench.shown("price") == "1234.5")
    try bench.set("quantity", "many")
    #expect(try bench.value("quantity") == "many")
  }

  @Test func whatIsWrittenOtherwiseIsTakenAsItIsMeant() throws {
    let bench = try ScriptBench()
    try bench.set("price", "1,000.25")
    #expect(try bench.value("price") == "1000.25")
    try bench.set("discount", "0.5")
    #expect(try bench.shown("discount") == "50%")
    #expect(try bench.value("total") == "1000.25")
    try bench.set("date", "5-3-26")
    #expect(try bench.shown("date") == "5 Mar 2026")
  }

  @Test(arguments: [
    ("price", "cheap"), ("quantity", "0"), ("quantity", "101"), ("date", "32 Jan 2026"),
  ])
  func whatAScriptRefusesIsNotSet(field: String, text: String) throws {
    let bench = try ScriptBench()
    let before = try bench.value(field)
    #expect {
      try bench.set(field, text)
    } throws: { error in
      guard case ToolError.vetoed(by: "script", let why) = error else { return false }
      return why.contains(field)
    }
    #expect(try bench.value(field) == before)
    #expect(bench.open.editor.revision == 0)
    #expect(bench.questions.count == 1)
  }

  @Test func negativeNumbersAreRed() throws {
    let bench = try ScriptBench()
    try bench.set("price", "-2")
    #expect(try bench.shown("price") == "$2.00")
    #expect(try bench.base.document.fieldLook("price")?.textColor == [1, 0, 0])
    #expect(try bench.base.document.fieldLook("total")?.textColor == [1, 0, 0])
    _ = try bench.open.undo()
    #expect(try bench.base.document.fieldLook("price")?.textColor == [0])
  }

  @Test func aScriptThatHangsChangesNothing() throws {
    let bench = try ScriptBench()
    bench.open.scripts?.host.limits.steps = 500_000
    #expect {
      try bench.set("notes", "forever")
    } throws: { error in
      guard case ToolError.engine(.limitExceeded(_, let why)) = error else { return false }
      return why.contains("notes, validate")
    }
    #expect(try bench.value("notes") == "")
    // What the document defined at its beginning is there again.
    try bench.set("price", "2")
    #expect(try bench.value("total") == "4")
    #expect(bench.failures.isEmpty)
  }

  @Test func aScriptThatSaysTooMuchChangesNothing() throws {
    let bench = try ScriptBench(limits: EngineLimits(scriptOutput: 20))
    #expect {
      try bench.set("price", "2")
    } throws: { error in
      guard case ToolError.engine(.limitExceeded(let limit, _)) = error else { return false }
      return limit == EngineLimit(.scriptOutput)
    }
    #expect(bench.open.editor.revision == 0)
  }

  @Test func whatIsTypedIsChecked() throws {
    let bench = try ScriptBench()
    let widget = try #require(
      try bench.base.document.page(0).widgetsInTabOrder.first { $0.field.name == "price" })
    let taken = try bench.base.view.keystroke(
      Keystroke("1.5", selection: 3..<3, change: "7"), in: widget)
    #expect(taken == Keystroke("1.5", selection: 3..<3, change: "7"))
    #expect(
      try bench.base.view.keystroke(
        Keystroke("1.5", selection: 3..<3, change: "x"), in: widget) == nil)
    #expect(bench.open.editor.revision == 0)
  }

  @Test func actionsFillInFields() throws {
    let bench = try ScriptBench()
    let outcome = try bench.open.runScript(
      Script("button", "getField('price').value = 3; getField('notes').display = display.hidden"),
      ScriptEvent(.mouseUp, target: "order"))
    #expect(outcome?.isAccepted == true)
    #expect(try bench.value("total") == "6")
    #expect(try bench.shown("price") == "$3.00")
    #expect(try bench.base.document.fieldLook("notes")?.flags.contains(.hidden) == true)
    #expect(bench.open.editor.revision == 1)
    _ = try bench.open.undo()
    #expect(try bench.base.document.fieldLook("notes")?.flags.contains(.hidden) == false)
    #expect(try bench.value("price") == "1.5")
  }

  @Test func calculatingCanBeStopped() throws {
    let bench = try ScriptBench()
    try bench.open.runScript(Script("off", "this.calculate = false"), ScriptEvent(.execute))
    try bench.set("price", "3")
    #expect(try bench.value("total") == "3")
    try bench.open.runScript(Script("now", "calculateNow()"), ScriptEvent(.execute))
    #expect(try bench.value("total") == "6")
  }

  @Test func whatScriptsWantIsTold() throws {
    let bench = try ScriptBench()
    bench.answers = [.button(.yes)]
    try bench.open.runScript(
      Script("order", "if (app.alert('Order?', 2, 2) == 4) submitForm('https://example.com')"),
      ScriptEvent(.mouseUp, target: "order"))
    let submissions = bench.open.takeSubmissions()
    #expect(submissions.count == 1 && submissions[0].script == "order")
    let submission = try submissions.first?.result.get()
    #expect(submission?.url == "https://example.com" && submission?.format == .fdf)
    #expect(submission?.body.isEmpty == false)
    #expect(bench.open.takeSubmissions().isEmpty && bench.reports.isEmpty)
    #expect(bench.open.editor.revision == 0)
    try bench.open.runScript(Script("bad", "console.println(1); nothing()"), ScriptEvent(.execute))
    #expect(bench.failures == ["ReferenceError: 'nothing' is not defined"])
    #expect(bench.reports.contains(.wants(.console("1"))))
  }

  @Test func scriptsDoNotPassThePolicy() throws {
    let bench = try ScriptBench()
    var policy = bench.open.editor.policy
    policy.isReadOnly = true
    bench.open.set(policy)
    #expect(throws: ToolError.self) {
      try bench.open.runScript(
        Script("set", "getField('price').value = 3"), ScriptEvent(.execute))
    }
    #expect(try bench.value("price") == "1.5")
  }
}
