// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Testing

@testable import Scripts
@testable import Workspace

@Suite struct FormScriptTests {
  @Test func oneStepHoldsAllThatFollows() throws {
    let stage = try ScriptStage()
    try stage.set("price", "1234.5")
    #expect(try stage.value("price") == "1234.5")
    #expect(try stage.value("total") == "2469")
    #expect(try stage.shown("price") == "$1,234.50")
    #expect(try stage.shown("total") == "$2,469.00")
    #expect(stage.open.editor.revision == 1)
    #expect(stage.stage.undoNames == ["Fill in price"])
    _ = try stage.open.undo()
    #expect(try stage.value("price") == "1.5")
    #expect(try stage.value("total") == "3")
    #expect(try stage.shown("total") == "$3.00")
    _ = try stage.open.redo()
    #expect(try stage.shown("total") == "$2,469.00")
    #expect(stage.failures.isEmpty)
  }

  @Test func withoutScriptsValuesStayAsTheyAre() throws {
    let stage = try ScriptStage(isOn: false)
    try stage.set("price", "1234.5")
    #expect(try stage.value("total") == "3")
    #expect(try stage.shown("price") == "1234.5")
    try stage.set("quantity", "many")
    #expect(try stage.value("quantity") == "many")
  }

  @Test func whatIsWrittenOtherwiseIsTakenAsItIsMeant() throws {
    let stage = try ScriptStage()
    try stage.set("price", "1,000.25")
    #expect(try stage.value("price") == "1000.25")
    try stage.set("discount", "0.5")
    #expect(try stage.shown("discount") == "50%")
    #expect(try stage.value("total") == "1000.25")
    try stage.set("date", "5-3-26")
    #expect(try stage.shown("date") == "5 Mar 2026")
  }

  @Test(arguments: [
    ("price", "cheap"), ("quantity", "0"), ("quantity", "101"), ("date", "32 Jan 2026"),
  ])
  func whatAScriptRefusesIsNotSet(field: String, text: String) throws {
    let stage = try ScriptStage()
    let before = try stage.value(field)
    #expect {
      try stage.set(field, text)
    } throws: { error in
      guard case ToolError.vetoed(by: "script", let why) = error else { return false }
      return why.contains(field)
    }
    #expect(try stage.value(field) == before)
    #expect(stage.open.editor.revision == 0)
    #expect(stage.questions.count == 1)
  }

  @Test func negativeNumbersAreRed() throws {
    let stage = try ScriptStage()
    try stage.set("price", "-2")
    #expect(try stage.shown("price") == "$2.00")
    #expect(try stage.stage.document.fieldLook("price")?.textColor == [1, 0, 0])
    #expect(try stage.stage.document.fieldLook("total")?.textColor == [1, 0, 0])
    _ = try stage.open.undo()
    #expect(try stage.stage.document.fieldLook("price")?.textColor == [0])
  }

  @Test func aScriptThatHangsChangesNothing() throws {
    let stage = try ScriptStage()
    stage.open.scripts?.host.limits.steps = 500_000
    #expect {
      try stage.set("notes", "forever")
    } throws: { error in
      guard case ToolError.engine(.limitExceeded(_, let why)) = error else { return false }
      return why.contains("notes, validate")
    }
    #expect(try stage.value("notes") == "")
    // What the document defined at its beginning is there again.
    try stage.set("price", "2")
    #expect(try stage.value("total") == "4")
    #expect(stage.failures.isEmpty)
  }

  @Test func aScriptThatSaysTooMuchChangesNothing() throws {
    let stage = try ScriptStage(limits: EngineLimits(scriptOutput: 20))
    #expect {
      try stage.set("price", "2")
    } throws: { error in
      guard case ToolError.engine(.limitExceeded(let limit, _)) = error else { return false }
      return limit == EngineLimit(.scriptOutput)
    }
    #expect(stage.open.editor.revision == 0)
  }

  @Test func whatIsTypedIsChecked() throws {
    let stage = try ScriptStage()
    let widget = try #require(
      try stage.stage.document.page(0).widgetsInTabOrder.first { $0.field.name == "price" })
    let taken = try stage.stage.view.keystroke(
      Keystroke("1.5", selection: 3..<3, change: "7"), in: widget)
    #expect(taken == Keystroke("1.5", selection: 3..<3, change: "7"))
    #expect(
      try stage.stage.view.keystroke(
        Keystroke("1.5", selection: 3..<3, change: "x"), in: widget) == nil)
    #expect(stage.open.editor.revision == 0)
  }

  @Test func actionsFillInFields() throws {
    let stage = try ScriptStage()
    let outcome = try stage.open.runScript(
      Script("button", "getField('price').value = 3; getField('notes').display = display.hidden"),
      ScriptEvent(.mouseUp, target: "order"))
    #expect(outcome?.isAccepted == true)
    #expect(try stage.value("total") == "6")
    #expect(try stage.shown("price") == "$3.00")
    #expect(try stage.stage.document.fieldLook("notes")?.flags.contains(.hidden) == true)
    #expect(stage.open.editor.revision == 1)
    _ = try stage.open.undo()
    #expect(try stage.stage.document.fieldLook("notes")?.flags.contains(.hidden) == false)
    #expect(try stage.value("price") == "1.5")
  }

  @Test func calculatingCanBeStopped() throws {
    let stage = try ScriptStage()
    try stage.open.runScript(Script("off", "this.calculate = false"), ScriptEvent(.execute))
    try stage.set("price", "3")
    #expect(try stage.value("total") == "3")
    try stage.open.runScript(Script("now", "calculateNow()"), ScriptEvent(.execute))
    #expect(try stage.value("total") == "6")
  }

  @Test func whatScriptsWantIsTold() throws {
    let stage = try ScriptStage()
    stage.answers = [.button(.yes)]
    try stage.open.runScript(
      Script("order", "if (app.alert('Order?', 2, 2) == 4) submitForm('https://example.com')"),
      ScriptEvent(.mouseUp, target: "order"))
    let submissions = stage.open.takeSubmissions()
    #expect(submissions.count == 1 && submissions[0].script == "order")
    let submission = try submissions.first?.result.get()
    #expect(submission?.url == "https://example.com" && submission?.format == .fdf)
    #expect(submission?.body.isEmpty == false)
    #expect(stage.open.takeSubmissions().isEmpty && stage.reports.isEmpty)
    #expect(stage.open.editor.revision == 0)
    try stage.open.runScript(Script("bad", "console.println(1); nothing()"), ScriptEvent(.execute))
    #expect(stage.failures == ["ReferenceError: 'nothing' is not defined"])
    #expect(stage.reports.contains(.wants(.console("1"))))
  }

  @Test func scriptsDoNotPassThePolicy() throws {
    let stage = try ScriptStage()
    var policy = stage.open.editor.policy
    policy.isReadOnly = true
    stage.open.set(policy)
    #expect(throws: ToolError.self) {
      try stage.open.runScript(
        Script("set", "getField('price').value = 3"), ScriptEvent(.execute))
    }
    #expect(try stage.value("price") == "1.5")
  }
}
