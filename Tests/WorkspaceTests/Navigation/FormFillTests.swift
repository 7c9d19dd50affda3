// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct FormFillTests {
  @Test(arguments: [false, true]) func aTapTogglesACheckBox(isRaw: Bool) throws {
    let bench = try Bench("form.pdf")
    bench.isRaw = isRaw
    #expect(try bench.tap(130, 115).component == .editAnnotation)
    #expect(bench.view.toolState == "formFill.selected")
    #expect(try bench.widget("agree").isOn)
    try bench.tap(130, 115)
    #expect(try !bench.widget("agree").isOn)
    #expect(bench.undoNames == ["Fill in agree", "Fill in agree"])
    try bench.open.editor.undo()
    #expect(try bench.widget("agree").isOn)
  }

  @Test func aTapTurnsARadioButtonOnAndNeverOff() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(170, 150)
    #expect(try bench.widget("colour").field.value == ["blue"])
    #expect(try bench.widgets().filter { $0.field.name == "colour" }.map(\.isOn) == [false, true])
    try bench.tap(170, 150)
    #expect(try bench.widget("colour").field.value == ["blue"])
    #expect(bench.undoNames.count == 1)
  }

  @Test func textIsEnteredAndCommitted() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    let requirement = try #require(try bench.requirement())
    #expect(requirement.kind == .text)
    #expect(requirement.prompt == "Your full name")
    #expect(requirement.value == "Ann")
    #expect(requirement.maxLength == 40)
    #expect(!requirement.isMultiline)
    bench.send(.text("Bea\nBoom"))
    #expect(try bench.requirement()?.value == "Bea Boom")
    #expect(
      try bench.widget("name").field.value == ["Ann"], "Nothing is changed before the commit.")
    let before = try bench.picture(of: "name")
    bench.send(.key(KeyPress("Enter")))
    #expect(try bench.widget("name").field.value == ["Bea Boom"])
    #expect(try bench.picture(of: "name") != before)
    #expect(bench.view.toolState == "formFill.selected")
    #expect(bench.undoNames == ["Fill in name"])
  }

  @Test func textIsCutToItsLength() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    bench.send(.text(String(repeating: "x", count: 50)))
    #expect(try bench.requirement()?.value?.count == 40)
  }

  @Test func textIsDroppedOrKeptAsTheToolIsLeft() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    bench.send(.text("Bea"))
    #expect(bench.run("cancel").isHandled)
    #expect(bench.view.toolState == "formFill.selected")
    #expect(bench.undoNames.isEmpty)
    bench.run("commit")
    bench.send(.text("Cid"))
    try bench.tap(320, 400)
    #expect(bench.view.tool == .pan)
    #expect(try bench.widget("name").field.value == ["Cid"])
    try bench.tap(200, 80)
    bench.send(.text("Dee"))
    try bench.view.setTool(.textSelect)
    #expect(try bench.widget("name").field.value == ["Dee"])
  }

  @Test func textThatDidNotChangeIsNoStep() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    bench.send(.text("Ann"))
    bench.run("commit")
    #expect(bench.undoNames.isEmpty)
  }

  @Test func anOptionIsChosen() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 185)
    let requirement = try #require(try bench.requirement())
    #expect(requirement.choices.map(\.id) == ["is", "no", "se"])
    #expect(requirement.choices.map(\.title) == ["Iceland", "Norway", "Sweden"])
    #expect(requirement.choosing.values == ["no"])
    let before = try bench.picture(of: "country")
    bench.send(.answer(.choice("se")))
    let field = try bench.widget("country").field
    #expect(field.value == ["se"])
    #expect(field.title(of: "se") == "Sweden")
    #expect(try bench.shownText(of: "country") == "Sweden")
    #expect(try bench.picture(of: "country") != before)
    try bench.tap(200, 185)
    #expect(bench.send(.answer(.choice("xx"))).error != nil)
    #expect(try bench.widget("country").field.value == ["se"])
  }

  /// What is clicked in a list beside the field counts at once, and the field goes on.
  @Test func whatIsChosenSoFarCounts() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 250)
    let id = try bench.view.requirement()?.id
    #expect(bench.view.answer(.choicesSoFar(["Klingon"])).error != nil)
    #expect(bench.view.answer(.choicesSoFar(["Danish", "German"])).error == nil)
    #expect(try bench.view.requirement()?.id == id)
    #expect(try bench.requirement()?.choosing.values == ["Danish", "German"])
    #expect(bench.undoNames == [])
    bench.send(.command("nextField"))
    #expect(try bench.widget("languages").field.value == ["Danish", "German"])
  }

  @Test func severalOptionsAreChosen() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 250)
    #expect(try bench.requirement()?.choosing.takesSeveral == true)
    bench.send(.answer(.choices(["Danish", "German"])))
    #expect(try bench.widget("languages").field.value == ["Danish", "German"])
    try bench.open.editor.undo()
    #expect(try bench.widget("languages").field.value == ["English"])
  }

  @Test func aButtonDoesWhatItSays() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(160, 315)
    #expect(bench.told == [])
    #expect(bench.undoNames == ["Reset form"])
  }

  @Test func anUnsignedSignatureFieldIsForTheSignatureTool() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 360)
    #expect(bench.view.tool == "signature")
    #expect(bench.undoNames.isEmpty)
  }

  @Test func keysLeadThroughAllFields() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    var names: [String] = []
    for _ in 0..<8 {
      #expect(bench.run("nextField").isHandled)
      names.append(try bench.focusedName())
    }
    #expect(
      names == [
        "agree", "colour", "colour", "country", "languages", "clear", "signature", "name",
      ])
    #expect(bench.view.toolState == "formFill.editingText")
    bench.run("previousField")
    #expect(try bench.focusedName() == "signature")
    #expect(bench.undoNames.isEmpty, "Keys that lead to a field change nothing.")
  }

  @Test func theSpaceBarDoesWhatAFieldIsFor() throws {
    let bench = try Bench("form.pdf")
    try bench.tap(200, 80)
    bench.send(.text("Bea"))
    bench.run("nextField")
    #expect(try bench.widget("name").field.value == ["Bea"], "The key commits what was entered.")
    bench.send(.key(KeyPress(" ")))
    #expect(try bench.widget("agree").isOn)
  }

  @Test func fromPanTheFirstFieldIsEntered() throws {
    let bench = try Bench("form.pdf")
    #expect(bench.run("nextField").isHandled)
    #expect(try bench.focusedName() == "name")
    let other = try Bench("simple.pdf")
    #expect(!other.run("nextField").isHandled)
    #expect(other.view.tool == .pan)
  }

  @Test func aDisabledComponentLeavesTheFieldAlone() throws {
    let bench = try Bench("form.pdf")
    bench.view.components.setEnabled([.editAnnotation], false)
    try bench.tap(130, 115)
    #expect(try !bench.widget("agree").isOn)
    #expect(bench.view.tool == .pan)
  }

  @Test func anEditReadsBackFromTheLog() throws {
    let bench = try Bench("form.pdf")
    let widget = try bench.widget("name")
    for value in [FieldValue.text("Ann"), .choices(["a", "b"]), .isOn(true)] {
      let edit = SetFieldValues([FieldSetting(widget.field.name, value)])
      #expect(try SetFieldValues(encoded: edit.encoded).encoded == edit.encoded)
    }
  }
}
