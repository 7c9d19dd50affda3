// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Testing

@testable import Workspace

/// Which field has the keys, and what keys do there.
@Suite struct FieldFocusTests {
  @Test func theTabKeyGoesOverAllPagesAndAroundInBothDirections() throws {
    let stage = try Stage("filling.pdf")
    let all = [
      "notes", "code", "secret", "amount", "short", "city", "tags", "size", "size",
      "first", "second", "third", "turned",
    ]
    var names: [String] = []
    for _ in 0..<14 {
      #expect(stage.view.focus(.next).isHandled)
      names.append(try stage.field())
    }
    #expect(names == all + ["notes"], "The one that is read-only is left out.")
    var back: [String] = []
    for _ in 0..<13 {
      #expect(stage.view.focus(.previous).isHandled)
      back.append(try stage.field())
    }
    #expect(back == all.reversed())
    #expect(stage.undoNames.isEmpty)
  }

  @Test func aFieldIsFoundByItsNameAndBroughtIntoSight() throws {
    let stage = try Stage("filling.pdf", size: .init(340, 200))
    let report = stage.view.focus(.field("turned", widget: nil))
    #expect(report.isHandled)
    #expect(report.state == "formFill.editingText")
    #expect(stage.view.view.visiblePages.contains { $0.pageIndex == 1 })
    #expect(stage.view.focus(.field("nobody", widget: nil)).error != nil)
    #expect(
      stage.view.focus(.field("fixed", widget: nil)).error?.message.contains("read-only") == true)
  }

  @Test func aReadOnlyFieldSaysSoAndIsNotEntered() throws {
    let stage = try Stage("filling.pdf")
    let report = try stage.tap(200, 220)
    #expect(report.error?.message.contains("read-only") == true)
    #expect(stage.view.toolState == "formFill.idle")
    #expect(try stage.requirement() == nil)
  }

  @Test func radioButtonsGoOnByArrowsAndOffWhereTheyMay() throws {
    let stage = try Stage("filling.pdf")
    func states() throws -> [Bool] {
      try stage.widgets().filter { $0.field.name == "size" }.map(\.isOn)
    }
    try stage.enter("size")
    #expect(stage.view.toolState == "formFill.selected")
    stage.press("ArrowRight")
    #expect(try states() == [false, true])
    stage.press("ArrowDown")
    #expect(try states() == [true, false])
    stage.press(" ")
    #expect(try states() == [false, false])
    #expect(stage.undoNames.count == 3)
    let other = try Stage("form.pdf")
    try other.tap(130, 150)
    #expect(try other.widget("colour").field.value == ["red"], "One of these is always on.")
  }

  @Test func keysChooseAndEnterCommits() throws {
    let stage = try Stage("form.pdf")
    try stage.enter("country")
    #expect(stage.view.toolState == "formFill.choosing")
    stage.press("s")
    #expect(try stage.requirement()?.values == ["se"])
    #expect(try stage.lines() == ["Sweden"])
    stage.press("ArrowUp", "ArrowUp", "ArrowUp")
    #expect(try stage.requirement()?.values == ["is"])
    #expect(stage.undoNames.isEmpty)
    stage.press("Enter")
    #expect(try stage.widget("country").field.value == ["is"])
    stage.press("Enter", "ArrowDown", "Escape")
    #expect(try stage.widget("country").field.value == ["is"])
    #expect(stage.undoNames == ["Fill in country"])
  }

  @Test func severalAreChosenByKeys() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("tags")
    stage.press("ArrowDown", .shift)
    stage.press("ArrowDown", .shift)
    stage.press(" ")
    #expect(try stage.requirement()?.values == ["cat", "cow"])
    #expect(try stage.lines().contains("dog"))
    stage.press("Tab")
    #expect(try stage.widget("tags").field.value == ["cat", "cow"])
    #expect(stage.undoNames == ["Fill in tags"])
  }

  @Test func anEditableComboBoxTakesOtherText() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("city")
    #expect(try stage.requirement()?.takesOther == true)
    try stage.type("Bern")
    #expect(stage.view.toolState == "formFill.editingText")
    stage.press("Enter")
    #expect(try stage.widget("city").field.value == ["Bern"])
    stage.press("Enter")
    _ = stage.view.enter("Rome")
    stage.press("Enter")
    #expect(try stage.widget("city").field.value == ["Rome"])
    stage.press("Enter")
    #expect(stage.view.toolState == "formFill.choosing")
    stage.send(.answer(.choice("Paris")))
    #expect(try stage.widget("city").field.value == ["Paris"])
  }
}

extension Stage {
  /// The field that has the keys.
  func field() throws -> String {
    for item in try items() {
      guard case .rect(let rect) = item.shape else { continue }
      let widgets = try document.page(item.pageIndex).widgetsInTabOrder
      return widgets.first { $0.annotation.rect == rect }?.field.name ?? ""
    }
    return ""
  }
}
