// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct FormEditTests {
  /// `form.pdf` has a text field at (120, 70, 300, 90) and a check box at (120, 105, 140, 125).
  private func bench(_ fixture: String = "form") throws -> Bench {
    let bench = try Bench("\(fixture).pdf", tool: .formEdit)
    var options = ToolOptions()
    options.returnToPan = false
    bench.view.tools.options[.formEdit] = options
    return bench
  }

  @Test func aFieldIsSelectedMovedAndResized() throws {
    let bench = try bench()
    var walk = try PictureWalk(bench.open)
    try bench.tap(Point(200, 80))
    #expect(bench.selectedIDs == ["annotation-14"])
    #expect(bench.state == "formEdit.selected")
    try bench.drag([Point(200, 80), Point(210, 95)])
    try walk.note()
    #expect(try bench.rect("annotation-14") == Rect(130, 85, 310, 105))
    try bench.pull("bottomRight", by: Point(20, 15))
    try walk.note()
    #expect(try bench.rect("annotation-14") == Rect(130, 85, 330, 120))
    #expect(try bench.open.document.formField("name")?.field.value == ["Ann"])
    try walk.check()
  }

  @Test func aTapBesideDeselectsAndTheModeStays() throws {
    let bench = try bench()
    try bench.tap(Point(200, 80))
    try bench.tap(Point(380, 550))
    #expect(bench.selectedIDs.isEmpty)
    #expect(bench.view.tool == .formEdit)
    bench.view.tools.options[.formEdit] = nil
    try bench.tap(Point(380, 550))
    #expect(bench.view.tool == .pan)
  }

  @Test func aRectangleSelectsWhatItTouches() throws {
    let bench = try bench()
    try bench.drag([Point(110, 60), Point(310, 130)])
    #expect(bench.selectedIDs == ["annotation-14", "annotation-17"])
    #expect(bench.state == "formEdit.selected")
  }

  @Test(arguments: [
    ("alignLeft", [100.0, 100.0, 100.0]), ("alignRight", [100.0, 120.0, 110.0]),
    ("alignCenter", [100.0, 110.0, 105.0]), ("distributeAcross", [100.0, 230.0, 170.0]),
    ("sameWidth", [100.0, 230.0, 175.0]),
  ])
  func fieldsAreArranged(command: String, lefts: [Double]) throws {
    let bench = try bench("simple")
    // Arranged annotations stay within the page, which is 300 wide.
    let rects = [Rect(100, 50, 160, 70), Rect(230, 90, 270, 110), Rect(175, 130, 225, 160)]
    for (index, rect) in rects.enumerated() {
      var field = NewField(.text, named: "f\(index)", widgetID: "w\(index)", onPage: 0, rect)
      field.border = Color(red: 0, green: 0, blue: 0)
      _ = try bench.open.create(field, cause: .api)
    }
    var walk = try PictureWalk(bench.open)
    try bench.tap(Point(110, 60))
    try bench.tap(Point(240, 100), holding: .shift)
    try bench.tap(Point(200, 140), holding: .shift)
    #expect(bench.view.run(CommandName(rawValue: command)).isHandled)
    try walk.note()
    let found = try (0..<3).map { try bench.rect("w\($0)")?.x0 }
    #expect(found == lefts)
    if command == "sameWidth" {
      #expect(try (0..<3).map { try bench.rect("w\($0)")?.width } == [60, 60, 60])
    }
    #expect(bench.undoNames.count == 4)
    try walk.check()
    _ = try bench.open.undo()
    #expect(try (0..<3).map { try bench.rect("w\($0)") } == rects)
  }

  @Test func aGridOfCopiesHasNumberedNames() throws {
    let bench = try bench("simple")
    var field = NewField(
      .text, named: "Item 1", widgetID: "w", onPage: 0, Rect(50, 50, 130, 70))
    field.border = Color(red: 0, green: 0, blue: 0)
    field.maxLength = 7
    field.label = "An item"
    field.defaultValue = ["none"]
    field.value = ["full"]
    _ = try bench.open.create(field, cause: .api)
    var walk = try PictureWalk(bench.open)
    try bench.tap(Point(60, 60))
    _ = bench.view.run("duplicateInGrid")
    #expect(try bench.requirement()?.kind == .properties)
    let answers = PropertyAnswers([
      "columns": .number(2), "rows": .number(3), "columnGap": .number(10), "rowGap": .number(5),
    ])
    #expect(bench.view.answer(.properties(answers)).error == nil)
    try walk.note()
    let fields = try bench.open.document.formFields
    #expect(fields.map(\.id) == (1...6).map { "Item \($0)" })
    #expect(
      fields.map(\.widgets.first?.rect.origin) == [
        Point(50, 50), Point(140, 50), Point(50, 75), Point(140, 75), Point(50, 100),
        Point(140, 100),
      ])
    #expect(fields.dropFirst().allSatisfy { $0.field.value == ["none"] })
    #expect(fields.allSatisfy { $0.field.maxLength == 7 && $0.field.label == "An item" })
    #expect(bench.selectedIDs.count == 6)
    try walk.check()
  }

  @Test func aGridThatDoesNotFitIsRefused() throws {
    let bench = try bench()
    try bench.tap(Point(200, 80))
    _ = bench.view.run("duplicateInGrid")
    let report = bench.view.answer(.properties(PropertyAnswers(["columns": .number(9)])))
    #expect(report.error?.message.contains("room for") == true)
    #expect(bench.undoNames.isEmpty)
    #expect(bench.state == "formEdit.copying")
  }

  @Test func aWholeGroupOfRadioButtonsBecomesAnotherGroup() throws {
    let bench = try bench()
    try bench.tap(Point(130, 150))
    _ = bench.view.run("duplicate")
    let one = try #require(try bench.open.document.formField("colour"))
    #expect(one.widgets.count == 3)
    #expect(Set(one.widgets.compactMap(\.onState)).count == 3)
    _ = try bench.open.undo()
    try bench.tap(Point(130, 150))
    try bench.tap(Point(170, 150), holding: .shift)
    _ = bench.view.run("duplicate")
    let other = try #require(try bench.open.document.formField("colour 2"))
    #expect(other.widgets.map(\.onState) == ["red", "blue"])
    #expect(other.field.kind == .radio)
  }

  @Test func fieldsAreTouchedInTheOrderOfTabs() throws {
    let bench = try bench()
    let before = try bench.open.document.page(0).widgetsInTabOrder.map(\.annotation.id)
    var walk = try PictureWalk(bench.open)
    _ = bench.view.run("tabOrder")
    #expect(bench.state == "formEdit.ordering")
    try bench.tap(Point(130, 115))
    try bench.tap(Point(170, 150))
    try bench.tap(Point(200, 80))
    _ = bench.view.run("undo")
    try bench.tap(Point(380, 550))
    try walk.note()
    let wanted = ["annotation-17", "annotation-12"]
    let after = try bench.open.document.page(0).widgetsInTabOrder.map(\.annotation.id)
    #expect(after == wanted + before.filter { !wanted.contains($0) })
    #expect(bench.undoNames == ["Set tab order"])
    try walk.check()
    #expect(try bench.open.document.page(0).widgetsInTabOrder.map(\.annotation.id) == after)
  }

  /// A dialogue may answer with all values that it has shown.
  @Test(arguments: ["name", "country", "agree"]) func theShownPropertiesChangeNothing(
    _ name: String
  ) throws {
    let bench = try bench()
    let widget = try bench.widget(name)
    if name == "name" {
      for (trigger, script) in [
        (ActionTrigger.format, "AFDate_Format(3);"), (.keystroke, "AFDate_Keystroke(3);"),
      ] {
        let edit = try SetAction(
          Action(.javaScript(script)), for: trigger, of: .field(name), in: bench.document)
        _ = try bench.open.editor.perform(edit, cause: .api)
      }
    }
    let count = bench.undoNames.count
    try bench.tap(widget.annotation.rect.center)
    _ = bench.view.run("properties")
    let shown = try #require(try bench.requirement()?.properties)
    let answers = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0.value) })
    #expect(bench.view.answer(.properties(PropertyAnswers(answers))).error == nil)
    #expect(bench.undoNames.count == count)
    #expect(bench.state == "formEdit.selected")
  }

  @Test func propertiesAreOneStep() throws {
    let bench = try bench()
    try bench.tap(Point(200, 80))
    var walk = try PictureWalk(bench.open)
    _ = bench.view.run("properties")
    let answers = PropertyAnswers([
      "name": .text("amount"), "tooltip": .text("How much"), "required": .flag(false),
      "readOnly": .flag(true), "maxLength": .number(nil), "format": .choice("number"),
      "decimals": .number(1), "currency": .text("€ \"x\""), "calculation": .choice("sum"),
      "calculatedFrom": .texts(["country"]),
    ])
    #expect(bench.view.answer(.properties(answers)).error == nil)
    try walk.note()
    let field = try #require(try bench.open.document.formField("amount")).field
    #expect(field.label == "How much")
    #expect(field.flags.contains(.readOnly) && !field.flags.contains(.required))
    #expect(field.maxLength == nil)
    #expect(field.format?.kind == .number && field.format?.decimals == 1)
    #expect(field.format?.currency == "€ \"x\"")
    #expect(try bench.open.document.calculationOrder == ["amount"])
    let script = try #require(try bench.open.document.fieldScripts("amount")?.calculate)
    #expect(FieldCalculation(script: script) == FieldCalculation(.sum, of: ["country"]))
    #expect(bench.undoNames == ["Change field"])
    try walk.check()
  }

  @Test func aCreatorSelectsTheFieldThatIsThere() throws {
    let bench = try Bench("form.pdf", tool: "textField")
    try bench.tap(Point(200, 80))
    #expect(bench.selectedIDs == ["annotation-14"])
    #expect(bench.view.tool == .formEdit)
    try bench.tap(Point(380, 550))
    #expect(bench.view.tool == "textField")
    #expect(bench.undoNames.isEmpty)
  }

  @Test func aNewFieldIsSelectedWhereOptionsSaySo() throws {
    let bench = try Bench(tool: "checkBox")
    var options = ToolOptions()
    options.selectAfterCreation = true
    bench.view.tools.options["checkBox"] = options
    try bench.tap(Point(100, 300))
    #expect(bench.view.tool == .formEdit)
    #expect(bench.selectedIDs == ["a1"])
    #expect(try bench.handles().keys.contains("bottomRight"))
  }
}
