// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Scripts
import Testing

@testable import Workspace

/// Named pages that scripts copy, hide and show, after the JavaScript for Acrobat API Reference.
@Suite struct TemplateTests {
  private let scene: ScriptBench
  private var document: Document { scene.base.document }

  init() throws {
    scene = try ScriptBench("calculated.pdf")
    try scene.open.runScript(
      Script("name", "removeTemplate('more'); createTemplate('row', 0)"), ScriptEvent(.execute))
    #expect(scene.failures.isEmpty)
  }

  private func run(_ source: String) throws {
    try scene.open.runScript(Script("test", source), ScriptEvent(.mouseUp))
  }

  private var fields: Set<String> {
    get throws { Set(try document.formFields.map(\.id)) }
  }

  @Test func aPageIsCopiedWithItsFieldsUnderNewNames() throws {
    let before = try fields
    try run(
      """
      getField('income').value = 40;
      getTemplate('row').spawn(numPages, true, false);
      console.println(numPages + ' ' + getField('P1.row.income').value);
      getField('P1.row.income').value = 60;
      """)
    #expect(scene.failures.isEmpty)
    #expect(scene.said == ["2 40"])
    #expect(try fields == before.union(before.map { "P1.row.\($0)" }))
    #expect(try scene.value("income") == "40")
    #expect(try scene.value("P1.row.income") == "60")
    #expect(try scene.value("tax") == "20", "The change calculates the form.")
    #expect(try document.calculationOrder == ["tax", "self", "P1.row.tax", "P1.row.self"])
    #expect(try document.page(1).annotations.count == document.page(0).annotations.count)
    #expect(try document.pageObject(1)?["TemplateInstantiated"]?.name == "row")
    _ = try scene.open.undo()
    #expect(try document.pageCount == 1)
    #expect(try fields == before)
    #expect(try scene.value("income") == "4")
    _ = try scene.open.editor.redo()
    #expect(try scene.value("P1.row.income") == "60")
  }

  @Test func aTemplateIsLaidOverAPage() throws {
    let page = try document.page(0)
    let widgets = try page.annotations.count
    #expect(try document.pageObject(0)?["Contents"]?.kind == .stream)
    try run("getTemplate({cName: 'row'}).spawn({nPage: 0})")
    #expect(scene.failures.isEmpty)
    #expect(try document.pageCount == 1)
    #expect(try document.page(0).annotations.count == 2 * widgets)
    #expect(try fields.contains("P0.row.income"))
    #expect(try document.pageObject(0)?["Contents"]?.kind == .array)
    let drawn = try document.pageObject(0)?["Resources"]?["XObject"]?["Flat0"]
    #expect(try drawn?["BBox"]?.rect == document.pageObject(0)?["MediaBox"]?.rect)
  }

  @Test func aSecondCopyOnAPageHasTheFieldsOfTheFirstOne() throws {
    try run("getTemplate('row').spawn(numPages, true, false)")
    let names = try fields
    try run("getTemplate('row').spawn(1, true, true)")
    #expect(scene.failures.isEmpty)
    #expect(try fields == names)
    #expect(try document.formField("P1.row.income")?.widgets.count == 2)
  }

  @Test func fieldsThatKeepTheirNamesAreTheSame() throws {
    let before = try fields
    try run("spawnPageFromTemplate('row'); spawnPageFromTemplate('row', 0, false, false)")
    #expect(scene.failures.isEmpty)
    #expect(try document.pageCount == 3)
    #expect(try fields == before.union(before.map { "P1.row.\($0)" }))
    #expect(try document.formField("income")?.widgets.map(\.pageIndex).sorted() == [0, 1])
    try scene.set("income", "7")
    #expect(try scene.value("income") == "7")
  }

  @Test func aTemplateIsHiddenAndShown() throws {
    let before = try fields
    try run(
      """
      getTemplate('row').spawn(1, true, false);
      getTemplate('row').hidden = true;
      console.println([numPages, getTemplate('row').hidden, getField('income')].join());
      """)
    #expect(scene.failures.isEmpty)
    #expect(scene.said == ["1,true,"])
    #expect(try fields == Set(before.map { "P1.row.\($0)" }))
    #expect(try document.templates.map(\.isHidden) == [true])
    try run("getTemplate('row').spawn(0, true, false)")
    #expect(try fields.contains("P0.row.income"))
    try run("getTemplate('row').hidden = false")
    #expect(scene.failures.isEmpty)
    #expect(try document.pageCount == 3)
    #expect(try document.pageIndex(ofTemplate: "row") == 2)
    #expect(try fields.isSuperset(of: before))
    for _ in 0..<3 { _ = try scene.open.undo() }
    #expect(try fields == before)
    #expect(try document.templates.map(\.isHidden) == [false])
  }

  @Test(arguments: [
    "getTemplate('row').spawn(7, true, false)", "getTemplate('row').hidden = true",
    "createTemplate('row', 0)", "createTemplate('', 0)", "createTemplate('x', 9)",
    "removeTemplate('none')", "spawnPageFromTemplate('none')",
    "getTemplate('row').spawn(-1)", "getTemplate('row').spawn(1e300)",
  ])
  func whatCannotBeDoneIsThrown(source: String) throws {
    try run("try { \(source); console.println('done') } catch (e) { console.println(e.name) }")
    #expect(scene.said == ["Error"])
    #expect(try document.pageCount == 1)
    #expect(try document.templates.map(\.name) == ["row"])
  }

  @Test func aScriptThatTakesTooLongLeavesNothing() throws {
    let before = try fields
    #expect(throws: ToolError.self) {
      try run("getTemplate('row').spawn(1, true, false); while (true);")
    }
    #expect(try document.pageCount == 1)
    #expect(try fields == before)
    #expect(scene.open.editor.openGroup == nil)
  }

  @Test func aFormatMayNotChangePages() throws {
    try run(
      """
      getField('income').setAction('Format', 'try { spawnPageFromTemplate("row") } catch (e) {'
        + ' console.println(e.message) }');
      """)
    try scene.set("income", "5")
    #expect(scene.said.count == 1)
    #expect(scene.said.first?.hasPrefix("Templates cannot change") == true)
    #expect(try document.pageCount == 1)
  }
}
