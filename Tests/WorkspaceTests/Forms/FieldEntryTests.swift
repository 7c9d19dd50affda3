// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Text is entered in the field itself, with a caret and a selection.
@Suite struct FieldEntryTests {
  @Test func keysWriteDeleteAndMove() throws {
    let stage = try Stage("form.pdf")
    try stage.enter("name")
    #expect(try stage.entered() == "Ann", "The tab key selects all.")
    try stage.type("B")
    stage.press("e", "a", "ArrowLeft", "x", "Delete", "y", "Home", "z", "End", "Backspace")
    #expect(try stage.entered() == "zBex")
    #expect(try stage.widget("name").field.value == ["Ann"])
    stage.press("Enter")
    #expect(try stage.widget("name").field.value == ["zBex"])
    #expect(stage.undoNames == ["Fill in name"])
  }

  @Test func wordsAreMovedOverSelectedAndDeleted() throws {
    let stage = try Stage("form.pdf")
    try stage.enter("name")
    _ = stage.view.handle(KeyPress(inserting: "one two, three"))
    stage.press("ArrowLeft", .control)
    stage.press("ArrowLeft", [.control, .shift])
    #expect(try stage.selected() == ", ")
    stage.press("Backspace", [])
    stage.press("Backspace", .control)
    #expect(try stage.entered() == "one three")
    stage.press("Home", .shift)
    #expect(try stage.selected() == "one ")
    stage.press("a", .control)
    stage.press("c", .control)
    #expect(stage.told == [.setClipboard(.text("one three"))])
    stage.press("x", .control)
    #expect(try stage.entered() == "")
    stage.press("z", .control)
    #expect(try stage.entered() == "one three")
    stage.press("y", .meta)
    #expect(try stage.entered() == "")
    stage.press("Escape")
    #expect(stage.undoNames.isEmpty)
  }

  @Test func touchesPlaceTheCaretAndSelect() throws {
    let stage = try Stage("form.pdf")
    stage.isRaw = true
    try stage.tap(122, 80)
    try stage.type("I'm ")
    #expect(try stage.entered() == "I'm Ann")
    try stage.doubleTap(150, 80)
    #expect(try stage.selected() == "Ann")
    try stage.drag([(122, 80), (130, 80), (290, 80)])
    #expect(try stage.selected() == "I'm Ann")
    #expect(stage.view.tool == .formFill)
    try stage.tap(290, 80)
    #expect(try stage.selected() == "")
    try stage.type("a")
    #expect(try stage.entered() == "I'm Anna")
    try stage.drag([(290, 300), (290, 320)])
    #expect(stage.view.tool == .pan)
    #expect(try stage.widget("name").field.value == ["I'm Anna"])
  }

  @Test func severalLinesAreBrokenAndGoneThrough() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("notes")
    stage.press("End", .control)
    stage.press("Enter")
    try stage.type("three four five six seven eight nine ten")
    let lines = try stage.lines()
    #expect(lines.count >= 3)
    #expect(lines[0] == "One two")
    #expect(lines[1].hasPrefix("three"))
    stage.press("ArrowUp", "Home")
    try stage.type("<")
    #expect(try stage.lines().dropFirst().contains { $0.hasPrefix("<") })
    stage.press("Home", .control)
    stage.press("ArrowDown")
    try stage.type(">")
    #expect(try stage.lines()[1].hasPrefix("><three"))
    #expect(try stage.widget("notes").field.value == ["One two"])
    stage.press("Enter", .control)
    #expect(stage.view.toolState == "formFill.selected")
    let value = try stage.widget("notes").field.value
    #expect(value.first?.hasPrefix("One two\n><three") == true)
  }

  @Test func aCombTakesNoMoreThanItsCells() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("code")
    stage.press("End")
    try stage.type("CDEFGH")
    #expect(try stage.entered() == "ABCDEF")
    let edges = try stage.items().compactMap { $0.edges.isEmpty ? nil : $0.edges }.first ?? []
    #expect(edges.count == 7)
    let steps = zip(edges, edges.dropFirst()).map { $1 - $0 }.dropLast()
    #expect(steps.allSatisfy { abs($0 - 30) < 3 }, "Each is in the middle of a cell of 30 points.")
    #expect(try abs(stage.caretX() - 300) < 0.01)
  }

  @Test func aPasswordIsShownAsBullets() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("secret")
    #expect(try stage.entered() == "••••")
    #expect(try stage.requirement()?.value == "••••")
    #expect(try stage.requirement()?.isSecret == true)
    stage.press("a", .control)
    stage.press("c", .control)
    #expect(stage.told.isEmpty, "It is not copied.")
    try stage.type("xyz")
    #expect(try stage.entered() == "•••")
    stage.press("Enter")
    #expect(try stage.widget("secret").field.value == ["xyz"])
  }

  @Test func textIsAlignedAndAsLargeAsTheField() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("amount")
    let item = try #require(try stage.items().first { !$0.edges.isEmpty })
    guard case .text("12", let rect) = item.shape else { throw EngineError.cancelled }
    #expect(abs(rect.x1 - 298) < 0.01, "It ends two points before the field's right edge.")
    #expect(item.style?.fontSize == 15)
    #expect(item.style?.color == Color(red: 0, green: 0, blue: 1))
    #expect(item.edges == [0, 9, 18], "Courier is 0.6 wide.")
    try stage.type(String(repeating: "8", count: 60))
    #expect(try stage.items().contains { ($0.style?.fontSize ?? 15) < 15 && !$0.edges.isEmpty })
  }

  @Test func longTextScrollsSoThatTheCaretIsInTheField() throws {
    let stage = try Stage("form.pdf")
    try stage.enter("name")
    try stage.type(String(repeating: "W", count: 30))
    #expect(try stage.entered().count < 20)
    #expect(try stage.caretX() > 290)
    stage.press("Home")
    #expect(try stage.caretX() < 125)
    #expect(try stage.requirement()?.value?.count == 30)
  }

  @Test func whatDoesNotFitIsNotTakenWhereTheFieldOrTheToolSaysSo() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("short")
    stage.press("End")
    try stage.type("defghijklmnop")
    let kept = try stage.entered()
    #expect(kept.hasPrefix("abcdef") && kept.count < 10)
    try stage.enter("city")
    #expect(stage.view.toolState == "formFill.choosing")
    let other = try Stage("form.pdf")
    other.view.toolOptions[.formFill, default: ToolOptions()].keepsTextInField = true
    try other.enter("name")
    try other.type(String(repeating: "W", count: 30))
    #expect(try other.entered().count < 20)
    #expect(try other.requirement()?.value == other.entered())
  }

  @Test func turnedTextRunsUpwards() throws {
    let stage = try Stage("filling.pdf")
    try stage.enter("turned")
    let item = try #require(try stage.items().first { !$0.edges.isEmpty })
    #expect(item.rotation == 270)
    stage.press("Home")
    let foot = try stage.caret()
    stage.press("End")
    let end = try stage.caret()
    #expect(end.y < foot.y && abs(end.x - foot.x) < 0.01)
  }

  @Test func aFieldIsLeftWithItsPageWherePagesAreTurned() throws {
    let stage = try Stage("filling.pdf")
    try stage.view.show(.api) { (view) throws(ViewError) in
      var change = ViewChange()
      change.layout = .single
      try view.update(change)
    }
    try stage.enter("code")
    try stage.type("Z")
    try stage.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1, .top)
    }
    #expect(stage.view.tool == .pan)
    #expect(try stage.widget("code").field.value == ["Z"])
  }
}

extension Stage {
  /// Leads to a field as the tab key does.
  func enter(_ field: String) throws {
    let report = view.focus(.field(field, widget: nil))
    if let error = report.error { throw error }
  }

  func press(_ keys: String...) { for key in keys { press(key, []) } }
  func press(_ key: String, _ modifiers: Modifiers) {
    _ = view.handle(KeyPress(key, modifiers))
  }
  func type(_ text: String) throws {
    for character in text {
      let report = view.handle(KeyPress(String(character)))
      if let error = report.error { throw error }
      #expect(report.isHandled)
    }
  }

  func items() throws -> [OverlayItem] { try view.overlay() }

  /// The lines of text that the overlay shows.
  func lines() throws -> [String] {
    try items().compactMap { if case .text(let text, _) = $0.shape { text } else { nil } }
  }
  func entered() throws -> String { try lines().joined(separator: "\n") }

  /// What is selected, copied as the user does.
  func selected() throws -> String {
    let count = told.count
    press("c", .control)
    guard told.count > count, case .setClipboard(.text(let text))? = told.last else { return "" }
    forgetTold(from: count)
    return text
  }

  /// The foot of the caret.
  func caret() throws -> Point {
    for item in try items() { if case .caret(let foot, _) = item.shape { return foot } }
    throw EngineError.notFound(what: "caret", "There is no caret.")
  }
  func caretX() throws -> Double { try caret().x }
}
