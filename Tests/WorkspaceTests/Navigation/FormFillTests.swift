// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct FormFillTests {
  @Test(arguments: [false, true]) func aTapTogglesACheckBox(isRaw: Bool) throws {
    let stage = try Stage("form.pdf")
    stage.isRaw = isRaw
    #expect(try stage.tap(130, 115).component == .editAnnotation)
    #expect(stage.view.toolState == "formFill.selected")
    #expect(try stage.widget("agree").isOn)
    try stage.tap(130, 115)
    #expect(try !stage.widget("agree").isOn)
    #expect(stage.undoNames == ["Fill in agree", "Fill in agree"])
    try stage.open.editor.undo()
    #expect(try stage.widget("agree").isOn)
  }

  @Test func aTapTurnsARadioButtonOnAndNeverOff() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(170, 150)
    #expect(try stage.widget("colour").field.value == ["blue"])
    #expect(try stage.widgets().filter { $0.field.name == "colour" }.map(\.isOn) == [false, true])
    try stage.tap(170, 150)
    #expect(try stage.widget("colour").field.value == ["blue"])
    #expect(stage.undoNames.count == 1)
  }

  @Test func textIsEnteredAndCommitted() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 80)
    let requirement = try #require(try stage.requirement())
    #expect(requirement.kind == .text)
    #expect(requirement.prompt == "Your full name")
    #expect(requirement.value == "Ann")
    #expect(requirement.maxLength == 40)
    #expect(!requirement.isMultiline)
    stage.send(.text("Bea\nBoom"))
    #expect(try stage.requirement()?.value == "Bea Boom")
    #expect(
      try stage.widget("name").field.value == ["Ann"], "Nothing is changed before the commit.")
    let before = try stage.picture(of: "name")
    stage.send(.key(KeyPress("Enter")))
    #expect(try stage.widget("name").field.value == ["Bea Boom"])
    #expect(try stage.picture(of: "name") != before)
    #expect(stage.view.toolState == "formFill.selected")
    #expect(stage.undoNames == ["Fill in name"])
  }

  @Test func textIsCutToItsLength() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 80)
    stage.send(.text(String(repeating: "x", count: 50)))
    #expect(try stage.requirement()?.value?.count == 40)
  }

  @Test func textIsDroppedOrKeptAsTheToolIsLeft() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 80)
    stage.send(.text("Bea"))
    #expect(stage.run("cancel").isHandled)
    #expect(stage.view.toolState == "formFill.selected")
    #expect(stage.undoNames.isEmpty)
    stage.run("commit")
    stage.send(.text("Cid"))
    try stage.tap(320, 400)
    #expect(stage.view.tool == .pan)
    #expect(try stage.widget("name").field.value == ["Cid"])
    try stage.tap(200, 80)
    stage.send(.text("Dee"))
    try stage.view.setTool(.textSelect)
    #expect(try stage.widget("name").field.value == ["Dee"])
  }

  @Test func textThatDidNotChangeIsNoStep() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 80)
    stage.send(.text("Ann"))
    stage.run("commit")
    #expect(stage.undoNames.isEmpty)
  }

  @Test func anOptionIsChosen() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 185)
    let requirement = try #require(try stage.requirement())
    #expect(requirement.choices.map(\.id) == ["is", "no", "se"])
    #expect(requirement.choices.map(\.title) == ["Iceland", "Norway", "Sweden"])
    #expect(requirement.values == ["no"])
    let before = try stage.picture(of: "country")
    stage.send(.answer(.choice("se")))
    let field = try stage.widget("country").field
    #expect(field.value == ["se"])
    #expect(field.shownValue == "Sweden")
    #expect(try stage.shownText(of: "country") == "Sweden")
    #expect(try stage.picture(of: "country") != before)
    try stage.tap(200, 185)
    #expect(stage.send(.answer(.choice("xx"))).error != nil)
    #expect(try stage.widget("country").field.value == ["se"])
  }

  @Test func severalOptionsAreChosen() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 250)
    #expect(try stage.requirement()?.takesSeveral == true)
    stage.send(.answer(.choices(["Danish", "German"])))
    #expect(try stage.widget("languages").field.value == ["Danish", "German"])
    try stage.open.editor.undo()
    #expect(try stage.widget("languages").field.value == ["English"])
  }

  @Test func aButtonDoesWhatItSays() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(160, 315)
    #expect(stage.told == [])
    #expect(stage.undoNames == ["Reset form"])
  }

  @Test func anUnsignedSignatureFieldIsForTheSignatureTool() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 360)
    #expect(stage.view.tool == "signature")
    #expect(stage.undoNames.isEmpty)
  }

  @Test func keysLeadThroughAllFields() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 80)
    var names: [String] = []
    for _ in 0..<8 {
      #expect(stage.run("nextField").isHandled)
      names.append(try stage.focusedName())
    }
    #expect(
      names == [
        "agree", "colour", "colour", "country", "languages", "clear", "signature", "name",
      ])
    #expect(stage.view.toolState == "formFill.editingText")
    stage.run("previousField")
    #expect(try stage.focusedName() == "signature")
    #expect(stage.undoNames.isEmpty, "Keys that lead to a field change nothing.")
  }

  @Test func theSpaceBarDoesWhatAFieldIsFor() throws {
    let stage = try Stage("form.pdf")
    try stage.tap(200, 80)
    stage.send(.text("Bea"))
    stage.run("nextField")
    #expect(try stage.widget("name").field.value == ["Bea"], "The key commits what was entered.")
    stage.send(.key(KeyPress(" ")))
    #expect(try stage.widget("agree").isOn)
  }

  @Test func fromPanTheFirstFieldIsEntered() throws {
    let stage = try Stage("form.pdf")
    #expect(stage.run("nextField").isHandled)
    #expect(try stage.focusedName() == "name")
    let other = try Stage("simple.pdf")
    #expect(!other.run("nextField").isHandled)
    #expect(other.view.tool == .pan)
  }

  @Test func aDisabledComponentLeavesTheFieldAlone() throws {
    let stage = try Stage("form.pdf")
    stage.view.components.setEnabled([.editAnnotation], false)
    try stage.tap(130, 115)
    #expect(try !stage.widget("agree").isOn)
    #expect(stage.view.tool == .pan)
  }

  @Test func anEditReadsBackFromTheLog() throws {
    let stage = try Stage("form.pdf")
    let widget = try stage.widget("name")
    for value in [FieldValue.text("Ann"), .choices(["a", "b"]), .isOn(true)] {
      let edit = SetFieldValues([FieldSetting(widget.field.name, value)])
      #expect(try SetFieldValues(encoded: edit.encoded).encoded == edit.encoded)
    }
  }
}

extension Stage {
  func widgets() throws -> [Widget] { try document.page(0).widgetsInTabOrder }

  func widget(_ name: String) throws -> Widget {
    guard let widget = try widgets().first(where: { $0.field.name == name }) else {
      throw EngineError.notFound(what: "field", name)
    }
    return widget
  }

  func requirement() throws -> Requirement? {
    try view.tools.current.requirement(in: view)
  }

  /// The name of the field whose box the overlay shows.
  func focusedName() throws -> String {
    guard case .rect(let rect)? = try view.overlay().first?.shape else { return "" }
    return try widgets().first { $0.annotation.rect == rect }?.field.name ?? ""
  }

  /// The bytes of what a field's widget shows.
  func picture(of name: String) throws -> [UInt8] {
    let object = try document.page(0).annotationObject(widget(name).annotation.id)
    return try object["AP"]?["N"]?.streamBytes(limit: 1 << 20) ?? []
  }

  func shownText(of name: String) throws -> String {
    let bytes = String(decoding: try picture(of: name), as: UTF8.self)
    guard let start = bytes.firstIndex(of: "("), let end = bytes.lastIndex(of: ")") else {
      return bytes
    }
    return String(bytes[bytes.index(after: start)..<end])
  }
}
