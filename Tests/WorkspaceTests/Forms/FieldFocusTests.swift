// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Which field has the keys, and what keys do there.
@Suite struct FieldFocusTests {
  @Test func theTabKeyGoesOverAllPagesAndAroundInBothDirections() throws {
    let bench = try Bench("filling.pdf")
    let all = [
      "notes", "code", "secret", "amount", "short", "city", "tags", "size", "size",
      "first", "second", "third", "turned",
    ]
    var names: [String] = []
    for _ in 0..<14 {
      #expect(bench.view.focus(.next).isHandled)
      names.append(try bench.field())
    }
    #expect(names == all + ["notes"], "The one that is read-only is left out.")
    var back: [String] = []
    for _ in 0..<13 {
      #expect(bench.view.focus(.previous).isHandled)
      back.append(try bench.field())
    }
    #expect(back == all.reversed())
    #expect(bench.undoNames.isEmpty)
  }

  @Test func aFieldIsFoundByItsNameAndBroughtIntoSight() throws {
    let bench = try Bench("filling.pdf", size: .init(340, 200))
    let report = bench.view.focus(.field("turned", widget: nil))
    #expect(report.isHandled)
    #expect(report.state == "formFill.editingText")
    #expect(bench.view.view.visiblePages.contains { $0.pageIndex == 1 })
    #expect(bench.view.focus(.field("nobody", widget: nil)).error != nil)
    #expect(
      bench.view.focus(.field("fixed", widget: nil)).error?.message.contains("read-only") == true)
  }

  @Test func aReadOnlyFieldSaysSoAndIsNotEntered() throws {
    let bench = try Bench("filling.pdf")
    let report = try bench.tap(200, 220)
    #expect(report.error?.message.contains("read-only") == true)
    #expect(bench.view.toolState == "formFill.idle")
    #expect(try bench.requirement() == nil)
  }

  @Test func arrowsReachTheRadioButtonsOfOtherPages() throws {
    let bench = try Bench("pages.pdf")
    for (page, state) in [(0, "a"), (0, "b"), (2, "c")] {
      let id = try bench.open.makeAnnotationID()
      let top = state == "b" ? 50.0 : 10
      var new = NewField(
        .radio, named: "group", widgetID: id, onPage: page, Rect(10, top, 30, top + 20))
      new.state = state
      _ = try bench.open.create(new, cause: .api)
    }
    func on() throws -> [Bool] {
      try #require(try bench.document.formField("group")).widgets.map(\.isOn)
    }
    try bench.enter("group")
    for place in [1, 2, 0] {
      bench.press("ArrowDown")
      #expect(try on() == (0..<3).map { $0 == place })
      #expect(bench.view.focusedField?.widget.annotation.pageIndex == (place == 2 ? 2 : 0))
    }
    bench.press("ArrowUp")
    #expect(try on() == [false, false, true])
  }

  @Test func aProtectedFieldIsPassedOver() throws {
    let bench = try Bench("filling.pdf")
    var exclusion = Exclusion()
    exclusion.annotations = [try bench.widget("code").annotation.id]
    try bench.view.setPreset(Preset(excluded: exclusion))
    try bench.enter("notes")
    #expect(bench.view.focus(.next).error == nil)
    #expect(try bench.field() == "secret")
    #expect(bench.view.focus(.previous).error == nil)
    #expect(try bench.field() == "notes")
  }

  @Test func radioButtonsGoOnByArrowsAndOffWhereTheyMay() throws {
    let bench = try Bench("filling.pdf")
    func states() throws -> [Bool] {
      try bench.widgets().filter { $0.field.name == "size" }.map(\.isOn)
    }
    try bench.enter("size")
    #expect(bench.view.toolState == "formFill.selected")
    bench.press("ArrowRight")
    #expect(try states() == [false, true])
    bench.press("ArrowDown")
    #expect(try states() == [true, false])
    bench.press(" ")
    #expect(try states() == [false, false])
    #expect(bench.undoNames.count == 3)
    let other = try Bench("form.pdf")
    try other.tap(130, 150)
    #expect(try other.widget("colour").field.value == ["red"], "One of these is always on.")
  }

  @Test func keysChooseAndEnterCommits() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("country")
    #expect(bench.view.toolState == "formFill.choosing")
    bench.press("s")
    #expect(try bench.requirement()?.choosing.values == ["se"])
    #expect(try bench.lines() == ["Sweden"])
    bench.press("ArrowUp", "ArrowUp", "ArrowUp")
    #expect(try bench.requirement()?.choosing.values == ["is"])
    #expect(bench.undoNames.isEmpty)
    bench.press("Enter")
    #expect(try bench.widget("country").field.value == ["is"])
    bench.press("Enter", "ArrowDown", "Escape")
    #expect(try bench.widget("country").field.value == ["is"])
    #expect(bench.undoNames == ["Fill in country"])
  }

  @Test func severalAreChosenByKeys() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("tags")
    bench.press("ArrowDown", .shift)
    bench.press("ArrowDown", .shift)
    bench.press(" ")
    #expect(try bench.requirement()?.choosing.values == ["cat", "cow"])
    #expect(try bench.lines().contains("dog"))
    bench.press("Tab")
    #expect(try bench.widget("tags").field.value == ["cat", "cow"])
    #expect(bench.undoNames == ["Fill in tags"])
  }

  @Test func anEditableComboBoxTakesOtherText() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("city")
    #expect(try bench.requirement()?.choosing.takesOther == true)
    try bench.type("Bern")
    #expect(bench.view.toolState == "formFill.editingText")
    bench.press("Enter")
    #expect(try bench.widget("city").field.value == ["Bern"])
    bench.press("Enter")
    _ = bench.view.enter("Rome")
    bench.press("Enter")
    #expect(try bench.widget("city").field.value == ["Rome"])
    bench.press("Enter")
    #expect(bench.view.toolState == "formFill.choosing")
    bench.send(.answer(.choice("Paris")))
    #expect(try bench.widget("city").field.value == ["Paris"])
  }
}

extension Bench {
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
