// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Scripts
import Testing

@testable import Workspace

/// Calculated fields: after the calculation the value is validated, then formatted.
@Suite struct CalculationTests {
  @Test func aCalculatedValueIsValidatedAndThenFormatted() throws {
    let stage = try ScriptStage("calculated.pdf")
    #expect(try stage.isHidden("surcharge"))
    try stage.set("income", "50")
    #expect(try stage.value("tax") == "25")
    #expect(try stage.shown("tax") == "EUR 25")
    #expect(try !stage.isHidden("surcharge"))
    _ = try stage.open.undo()
    #expect(try stage.isHidden("surcharge"))
    #expect(stage.failures.isEmpty)
  }

  @Test func aCalculatedValueThatIsRefusedIsNotTaken() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.set("income", "50")
    try stage.set("income", "400")
    #expect(try stage.value("income") == "400")
    #expect(try stage.value("tax") == "25")
    #expect(try stage.shown("tax") == "EUR 25")
  }

  @Test func aCalculationMaySetItsOwnField() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.set("income", "50")
    #expect(try stage.value("self") == "51")
    try stage.set("income", "1234567")
    #expect(try stage.value("self") == "1234568", "MaxLen 0 is no limit.")
  }

  @Test func scriptsGiveFieldsScripts() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.open.runScript(
      Script(
        "set",
        """
        getField('surcharge').setAction('Calculate', 'event.value = 7');
        getField('tax').setAction({cTrigger: 'Calculate', cScript: ''});
        getField('income').setAction('Validate', 'event.rc = event.value < 60');
        getField('income').setAction('MouseUp', 'console.println("up")');
        """), ScriptEvent(.execute))
    #expect(stage.failures.isEmpty)
    #expect(try stage.stage.document.calculationOrder == ["self", "surcharge"])
    try stage.set("income", "50")
    #expect(try stage.value("surcharge") == "7")
    #expect(try stage.value("tax") == "2")
    #expect(throws: ToolError.self) { try stage.set("income", "60") }
    try stage.stage.tap(100, 50)
    #expect(stage.said == ["up"])
    _ = try stage.open.undo()
    _ = try stage.open.undo()
    #expect(try stage.stage.document.calculationOrder == ["tax", "self"])
    #expect(try stage.stage.document.fieldScripts("income")?.validate == nil)
    try stage.open.runScript(
      Script("bad", "getField('tax').setAction('Never', '1')"), ScriptEvent(.execute))
    #expect(stage.failures == ["TypeError: there is no trigger Never"])
  }

  @Test func whatTheDocumentSaysOfItself() throws {
    let stage = try ScriptStage("calculated.pdf")
    try stage.open.runScript(
      Script(
        "info",
        """
        console.println(info.authors.join('|') + info.title + securityHandler);
        console.println(templates.length + getTemplate('more').name + getTemplate('more').hidden);
        console.println(String(getTemplate('less')));
        """), ScriptEvent(.execute))
    #expect(stage.failures.isEmpty)
    #expect(
      stage.said == ["Ann Author|Bob AuthorA calculated formnull", "1moretrue", "null"])
  }
}

extension ScriptStage {
  fileprivate func isHidden(_ field: String) throws -> Bool {
    try stage.document.fieldLook(field)?.flags.contains(.hidden) == true
  }
}
