// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Scripts
import Testing

@testable import Workspace

/// Calculated fields: after the calculation the value is validated, then formatted.
@Suite struct CalculationTests {
  @Test func aCalculatedValueIsValidatedAndThenFormatted() throws {
    let bench = try ScriptBench("calculated.pdf")
    #expect(try bench.isHidden("surcharge"))
    try bench.set("income", "50")
    #expect(try bench.value("tax") == "25")
    #expect(try bench.shown("tax") == "EUR 25")
    #expect(try !bench.isHidden("surcharge"))
    _ = try bench.open.undo()
    #expect(try bench.isHidden("surcharge"))
    #expect(bench.failures.isEmpty)
  }

  @Test func aResizedFieldIsDrawnAnewWithItsFormattedValue() throws {
    let stage = try ScriptBench("calculated.pdf")
    try stage.set("income", "50")
    let document = stage.base.document
    let widgets = try #require(try document.formField("tax")?.widgets)
    var widget = try #require(try document.page(0).annotation(widgets[0].annotationID))
    widget.rect = Rect(origin: widget.rect.origin, size: Size(300, 40))
    let edit = try stage.open.formatting(UpdateAnnotations([widget], verb: "Resize"))
    #expect(edit.shown == [widget.id: "EUR 25"])
    _ = try stage.open.editor.perform(edit, cause: .api)
    #expect(try stage.shown("tax") == "EUR 25")
    let field = try #require(
      try document.catalog?["AcroForm"]?["Fields"]?.elements.first { try $0["T"]?.text == "tax" })
    #expect(try field["AP"]?["N"]?["BBox"]?.rect?.size == Size(300, 40))
    _ = try stage.open.undo()
    #expect(try stage.shown("tax") == "EUR 25")
    #expect(try field["AP"]?["N"]?["BBox"]?.rect?.size == Size(160, 20))
  }

  @Test func aCalculatedValueThatIsRefusedIsNotTaken() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.set("income", "50")
    try bench.set("income", "400")
    #expect(try bench.value("income") == "400")
    #expect(try bench.value("tax") == "25")
    #expect(try bench.shown("tax") == "EUR 25")
  }

  @Test func aCalculationMaySetItsOwnField() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.set("income", "50")
    #expect(try bench.value("self") == "51")
    try bench.set("income", "1234567")
    #expect(try bench.value("self") == "1234568", "MaxLen 0 is no limit.")
  }

  @Test func aResultMayBeLongerThanWhatPeopleMayEnter() throws {
    let bench = try ScriptBench("calculated.pdf")
    var changes = FieldChanges()
    changes.maxLength = .some(2)
    _ = try bench.open.editor.perform(UpdateField("self", changes), cause: .api)
    try bench.set("income", "1234567")
    #expect(try bench.value("self") == "1234568")
    #expect(throws: ToolError.self) { try bench.set("self", "123") }
  }

  @Test func aResultThatNoFieldCanHaveIsReported() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(
      Script("set", "getField('fruit').setAction('Calculate', 'event.value = \"Quince\"')"),
      ScriptEvent(.execute))
    try bench.set("income", "50")
    #expect(try bench.value("fruit") == "a")
    #expect(bench.refusals.count == 1 && bench.refusals[0].contains("Quince"))
  }

  @Test func zeroCharactersOfAResultAreLeftOut() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(
      Script("set", #"getField('surcharge').setAction('Calculate', 'event.value = "7\\0" + "8"')"#),
      ScriptEvent(.execute))
    try bench.set("income", "50")
    #expect(try bench.value("surcharge") == "78")
  }

  @Test func scriptsGiveFieldsScripts() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(
      Script(
        "set",
        """
        getField('surcharge').setAction('Calculate', 'event.value = 7');
        getField('tax').setAction({cTrigger: 'Calculate', cScript: ''});
        getField('income').setAction('Validate', 'event.rc = event.value < 60');
        getField('income').setAction('MouseUp', 'console.println("up")');
        """), ScriptEvent(.execute))
    #expect(bench.failures.isEmpty)
    #expect(try bench.base.document.calculationOrder == ["self", "surcharge"])
    try bench.set("income", "50")
    #expect(try bench.value("surcharge") == "7")
    #expect(try bench.value("tax") == "2")
    #expect(throws: ToolError.self) { try bench.set("income", "60") }
    try bench.base.tap(100, 50)
    #expect(bench.said == ["up"])
    _ = try bench.open.undo()
    _ = try bench.open.undo()
    #expect(try bench.base.document.calculationOrder == ["tax", "self"])
    #expect(try bench.base.document.fieldScripts("income")?.validate == nil)
    try bench.open.runScript(
      Script("bad", "getField('tax').setAction('Never', '1')"), ScriptEvent(.execute))
    #expect(bench.failures == ["TypeError: there is no trigger Never"])
  }

  @Test func whatTheDocumentSaysOfItself() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(
      Script(
        "info",
        """
        console.println(info.authors.join('|') + info.title + securityHandler);
        console.println(templates.length + getTemplate('more').name + getTemplate('more').hidden);
        console.println(String(getTemplate('less')));
        """), ScriptEvent(.execute))
    #expect(bench.failures.isEmpty)
    #expect(
      bench.said == ["Ann Author|Bob AuthorA calculated formnull", "1moretrue", "null"])
  }
}

extension ScriptBench {
  fileprivate func isHidden(_ field: String) throws -> Bool {
    try base.document.fieldLook(field)?.flags.contains(.hidden) == true
  }
}
