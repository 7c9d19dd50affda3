// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts
import Testing

@testable import Workspace

/// The events that scripts get for choices, and their effect. Each line has the field,
/// `willCommit`, `value`, `change` and `changeEx`.
@Suite struct ChoiceScriptTests {
  @Test func aComboBoxTellsOfTheChoiceAndOfTheCommit() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.stage.tap(100, 170)
    #expect(stage.stage.view.toolState == "formFill.choosing")
    stage.stage.send(.key(KeyPress("ArrowDown")))
    #expect(stage.said == ["fruit:false:Apple:Banana:b"])
    stage.stage.send(.key(KeyPress("Enter")))
    #expect(stage.said == ["fruit:false:Apple:Banana:b", "fruit:true:Banana::", "Banana"])
    #expect(try stage.value("fruit") == "b")
    #expect(stage.stage.undoNames == ["Fill in fruit"])
  }

  @Test func aChoiceThatIsRefusedIsNotMade() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.stage.tap(100, 170)
    stage.stage.send(.answer(.choice("c")))
    #expect(stage.said == ["fruit:false:Apple:Cherry:c"])
    #expect(try stage.value("fruit") == "a")
    try stage.tapRow(2)
    #expect(try stage.value("list") == "a")
    #expect(stage.said.last == "up:a:a")
  }

  @Test func letGoOfAListSeesTheNewChoice() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.tapRow(1)
    #expect(stage.said == ["list:false:a:Banana:b", "up:b:b"])
    #expect(try stage.value("list") == "b")
    try stage.tapRow(0)
    #expect(stage.said.suffix(2) == ["list:false:b:Apple:a", "up:a:a"])
    #expect(stage.stage.undoNames == ["Fill in list", "Fill in list"])
  }

  @Test func aListOfSeveralChoicesTellsWhatCameToThem() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.tapRow(1, of: "many")
    try stage.tapRow(0, of: "many")
    #expect(stage.said == ["many:false:a:Banana:b", "many:false:a,b::"])
    stage.stage.send(.key(KeyPress("Enter")))
    #expect(try stage.value("many") == "b")
  }

  @Test func aScriptMayChooseAnotherOption() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.open.runScript(
      Script("set", "getField('list').setAction('Keystroke', 'event.change = \"Cherry\"')"),
      ScriptEvent(.execute))
    try stage.tapRow(1)
    #expect(try stage.value("list") == "c")
  }

  @Test func setFocusIsTold() throws {
    let stage = try ScriptStage("calculated.pdf")
    var told: [String?] = []
    let happened = stage.stage.view.didHappen
    stage.stage.view.didHappen = { event in
      if case .focusChanged(let field) = event { told.append(field?.id) }
      happened(event)
    }
    try stage.open.runScript(
      Script("focus", "getField('income').setFocus()"), ScriptEvent(.execute))
    stage.open.settleFocus()
    #expect(told == ["income"])
    try stage.open.runScript(Script("focus", "getField('tax').setFocus()"), ScriptEvent(.execute))
    stage.open.settleFocus()
    #expect(told == ["income", "tax"])
  }
}

extension ScriptStage {
  fileprivate func tapRow(_ row: Int, of name: String = "list") throws {
    let top = name == "list" ? 210.0 : 280
    let widgets = try stage.document.page(0).widgetsInTabOrder
    guard let widget = widgets.first(where: { $0.field.name == name }) else { return }
    let rows = try stage.document.page(0).listRows(of: widget)
    try stage.tap(100, top + 1 + (Double(row) + 0.5) * rows.height)
  }
}
