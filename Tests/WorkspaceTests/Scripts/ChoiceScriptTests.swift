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
    let bench = try ScriptBench("calculated.pdf")
    try bench.base.tap(100, 170)
    #expect(bench.base.view.toolState == "formFill.choosing")
    bench.base.send(.key(KeyPress("ArrowDown")))
    #expect(bench.said == ["fruit:false:Apple:Banana:b"])
    bench.base.send(.key(KeyPress("Enter")))
    #expect(bench.said == ["fruit:false:Apple:Banana:b", "fruit:true:Banana::", "Banana"])
    #expect(try bench.value("fruit") == "b")
    #expect(bench.base.undoNames == ["Fill in fruit"])
  }

  @Test func aChoiceThatIsRefusedIsNotMade() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.base.tap(100, 170)
    bench.base.send(.answer(.choice("c")))
    #expect(bench.said == ["fruit:false:Apple:Cherry:c"])
    #expect(try bench.value("fruit") == "a")
    try bench.tapRow(2)
    #expect(try bench.value("list") == "a")
    #expect(bench.said.last == "up:a:a")
  }

  @Test func letGoOfAListSeesTheNewChoice() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.tapRow(1)
    #expect(bench.said == ["list:false:a:Banana:b", "up:b:b"])
    #expect(try bench.value("list") == "b")
    try bench.tapRow(0)
    #expect(bench.said.suffix(2) == ["list:false:b:Apple:a", "up:a:a"])
    #expect(bench.base.undoNames == ["Fill in list", "Fill in list"])
  }

  @Test func aListOfSeveralChoicesTellsWhatCameToThem() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.tapRow(1, of: "many")
    try bench.tapRow(0, of: "many")
    #expect(bench.said == ["many:false:a:Banana:b", "many:false:a,b::"])
    bench.base.send(.key(KeyPress("Enter")))
    #expect(try bench.value("many") == "b")
  }

  @Test func aScriptMayChooseAnotherOption() throws {
    let bench = try ScriptBench("calculated.pdf")
    try bench.open.runScript(
      Script("set", "getField('list').setAction('Keystroke', 'event.change = \"Cherry\"')"),
      ScriptEvent(.execute))
    try bench.tapRow(1)
    #expect(try bench.value("list") == "c")
  }

  /// A button's value is an export value; one that it does not have turns it off.
  @Test(arguments: [("'big'", "L"), ("'L'", "L"), ("'huge'", nil), ("'Off'", nil)])
  func buttonsTakeExportValues(value: String, state: String?) throws {
    let bench = try ScriptBench("fields.pdf")
    let document = bench.base.document
    let fields = try #require(try document.catalog?["AcroForm"]?["Fields"])
    let size = try #require(try fields.elements.first { try $0["T"]?.text == "size" })
    try document.operation("Change") { () throws(EngineError) in
      let exports = ["small", "big", "small", "big"].map { PDFValue.text($0) }
      try size.set("Opt", try document.make(.array(exports)))
    }
    try bench.open.setValues([FieldSetting("size", .state("S"))], cause: .api)
    let source = "getField('size').value = \(value); getField('notes').value = 'done'"
    try bench.open.runScript(Script("set", source), ScriptEvent(.execute))
    #expect(try bench.value("size") == state ?? "")
    #expect(try bench.value("notes") == "done")
    #expect(bench.failures == [])
  }

  /// The export values of these buttons are the names of each other's states.
  @Test func radioButtonsAreResetByTheirStates() throws {
    let bench = try ScriptBench("fields.pdf")
    let document = bench.base.document
    let fields = try #require(try document.catalog?["AcroForm"]?["Fields"])
    let size = try #require(try fields.elements.first { try $0["T"]?.text == "size" })
    let states = try #require(try document.formField("size")?.widgets.map(\.onState))
    try document.operation("Change") { () throws(EngineError) in
      let exports = states.map { PDFValue.text($0 == "S" ? "L" : "S") }
      try size.set("Opt", try document.make(.array(exports)))
      try size.set("DV", try document.make(.name("S")))
    }
    try bench.open.setValues([FieldSetting("size", .state("L"))], cause: .api)
    let source = """
      this.resetForm(['size']);
      var size = getField('size');
      console.println([size.value, size.defaultValue, size.isDefaultChecked(0)]);
      """
    try bench.open.runScript(Script("reset", source), ScriptEvent(.execute))
    #expect(try bench.value("size") == "S")
    #expect(bench.said == ["L,L,true"])
  }

  @Test func setFocusIsTold() throws {
    let bench = try ScriptBench("calculated.pdf")
    var told: [String?] = []
    let happened = bench.base.view.client.didHappen
    bench.base.view.client.didHappen = { event in
      if case .focusChanged(let field) = event { told.append(field?.id) }
      happened(event)
    }
    try bench.open.runScript(
      Script("focus", "getField('income').setFocus()"), ScriptEvent(.execute))
    bench.open.settleFocus()
    #expect(told == ["income"])
    try bench.open.runScript(Script("focus", "getField('tax').setFocus()"), ScriptEvent(.execute))
    bench.open.settleFocus()
    #expect(told == ["income", "tax"])
  }
}

extension ScriptBench {
  fileprivate func tapRow(_ row: Int, of name: String = "list") throws {
    let top = name == "list" ? 210.0 : 280
    let widgets = try base.document.page(0).widgetsInTabOrder
    guard let widget = widgets.first(where: { $0.field.name == name }) else { return }
    let rows = try base.document.page(0).listRows(of: widget)
    try base.tap(100, top + 1 + (Double(row) + 0.5) * rows.height)
  }
}
