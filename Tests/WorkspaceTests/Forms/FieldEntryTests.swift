// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Text is entered in the field itself, with a caret and a selection.
@Suite struct FieldEntryTests {
  @Test func keysWriteDeleteAndMove() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("name")
    #expect(try bench.entered() == "Ann", "The tab key selects all.")
    try bench.type("B")
    bench.press("e", "a", "ArrowLeft", "x", "Delete", "y", "Home", "z", "End", "Backspace")
    #expect(try bench.entered() == "zBex")
    #expect(try bench.widget("name").field.value == ["Ann"])
    bench.press("Enter")
    #expect(try bench.widget("name").field.value == ["zBex"])
    #expect(bench.undoNames == ["Fill in name"])
  }

  @Test func wordsAreMovedOverSelectedAndDeleted() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("name")
    _ = bench.view.handle(KeyPress(inserting: "one two, three"))
    bench.press("ArrowLeft", .control)
    bench.press("ArrowLeft", [.control, .shift])
    #expect(try bench.selected() == ", ")
    bench.press("Backspace", [])
    bench.press("Backspace", .control)
    #expect(try bench.entered() == "one three")
    bench.press("Home", .shift)
    #expect(try bench.selected() == "one ")
    bench.press("a", .control)
    bench.press("c", .control)
    #expect(bench.told == [.setClipboard(.text("one three"))])
    bench.press("x", .control)
    #expect(try bench.entered() == "")
    bench.press("z", .control)
    #expect(try bench.entered() == "one three")
    bench.press("y", .meta)
    #expect(try bench.entered() == "")
    bench.press("Escape")
    #expect(bench.undoNames.isEmpty)
  }

  @Test func touchesPlaceTheCaretAndSelect() throws {
    let bench = try Bench("form.pdf")
    bench.isRaw = true
    try bench.tap(122, 80)
    try bench.type("I'm ")
    #expect(try bench.entered() == "I'm Ann")
    try bench.doubleTap(150, 80)
    #expect(try bench.selected() == "Ann")
    try bench.drag((122, 80), (130, 80), (290, 80))
    #expect(try bench.selected() == "I'm Ann")
    #expect(bench.view.tool == .formFill)
    try bench.tap(290, 80)
    #expect(try bench.selected() == "")
    try bench.type("a")
    #expect(try bench.entered() == "I'm Anna")
    try bench.drag((290, 300), (290, 320))
    #expect(bench.view.tool == .pan)
    #expect(try bench.widget("name").field.value == ["I'm Anna"])
  }

  @Test func severalLinesAreBrokenAndGoneThrough() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("notes")
    bench.press("End", .control)
    bench.press("Enter")
    try bench.type("three four five six seven eight nine ten")
    let lines = try bench.lines()
    #expect(lines.count >= 3)
    #expect(lines[0] == "One two")
    #expect(lines[1].hasPrefix("three"))
    bench.press("ArrowUp", "Home")
    try bench.type("<")
    #expect(try bench.lines().dropFirst().contains { $0.hasPrefix("<") })
    bench.press("Home", .control)
    bench.press("ArrowDown")
    try bench.type(">")
    #expect(try bench.lines()[1].hasPrefix("><three"))
    #expect(try bench.widget("notes").field.value == ["One two"])
    bench.press("Enter", .control)
    #expect(bench.view.toolState == "formFill.selected")
    let value = try bench.widget("notes").field.value
    #expect(value.first?.hasPrefix("One two\n><three") == true)
  }

  /// The appearance has other lines for letters that the form's font lacks.
  @Test func severalLinesAreBrokenAsTheFieldIsDrawn() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("notes")
    bench.press("a", .control)
    let words = Array(repeating: "aa\u{A0}bb\u{202F}cc", count: 8)
    _ = bench.view.handle(KeyPress(inserting: "word 日本語の文章はどこでも改行できますので確認します"))
    #expect(try bench.lines().first?.hasPrefix("word 日本") == true)
    bench.press("a", .control)
    _ = bench.view.handle(KeyPress(inserting: words.map { "\($0) " }.joined()))
    #expect(try bench.lines().count > 1)
    #expect(
      try bench.lines().allSatisfy { $0.split(separator: " ").allSatisfy { words[0] == $0 } })
    bench.press("a", .control)
    let western = words.map { $0.replacing("\u{202F}", with: "\u{A0}") }
    _ = bench.view.handle(KeyPress(inserting: western.map { "\($0) " }.joined()))
    #expect(try bench.lines().count > 1)
    #expect(
      try bench.lines().allSatisfy { $0.split(separator: " ").allSatisfy { western[0] == $0 } })
  }

  @Test func aCombTakesNoMoreThanItsCells() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("code")
    bench.press("End")
    try bench.type("CDEFGH")
    #expect(try bench.entered() == "ABCDEF")
    let edges = try bench.items().compactMap { $0.edges.isEmpty ? nil : $0.edges }.first ?? []
    #expect(edges.count == 7)
    let steps = zip(edges, edges.dropFirst()).map { $1 - $0 }.dropLast()
    #expect(steps.allSatisfy { abs($0 - 30) < 3 }, "Each is in the middle of a cell of 30 points.")
    #expect(try abs(bench.caretX() - 300) < 0.01)
  }

  @Test func aPasswordIsShownAsBullets() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("secret")
    #expect(try bench.entered() == "••••")
    #expect(try bench.requirement()?.value == "••••")
    #expect(try bench.requirement()?.isSecret == true)
    bench.press("a", .control)
    bench.press("c", .control)
    #expect(bench.told.isEmpty, "It is not copied.")
    try bench.type("xyz")
    #expect(try bench.entered() == "•••")
    bench.press("Enter")
    #expect(try bench.widget("secret").field.value == ["xyz"])
  }

  @Test func textIsAlignedAndAsLargeAsTheField() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("amount")
    let item = try #require(try bench.items().first { !$0.edges.isEmpty })
    guard case .text("12", let rect) = item.shape else { throw EngineError.cancelled }
    #expect(abs(rect.x1 - 298) < 0.01, "It ends two points before the field's right edge.")
    #expect(item.style?.fontSize == 15)
    #expect(item.style?.color == Color(red: 0, green: 0, blue: 1))
    #expect(item.edges == [0, 9, 18], "Courier is 0.6 wide.")
    try bench.type(String(repeating: "8", count: 60))
    #expect(try bench.items().contains { ($0.style?.fontSize ?? 15) < 15 && !$0.edges.isEmpty })
  }

  @Test func longTextScrollsSoThatTheCaretIsInTheField() throws {
    let bench = try Bench("form.pdf")
    try bench.enter("name")
    try bench.type(String(repeating: "W", count: 30))
    #expect(try bench.entered().count < 20)
    #expect(try bench.caretX() > 290)
    bench.press("Home")
    #expect(try bench.caretX() < 125)
    #expect(try bench.requirement()?.value?.count == 30)
  }

  @Test func whatDoesNotFitIsNotTakenWhereTheFieldOrTheToolSaysSo() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("short")
    bench.press("End")
    try bench.type("defghijklmnop")
    let kept = try bench.entered()
    #expect(kept.hasPrefix("abcde") && kept.count < 10)
    try bench.enter("city")
    #expect(bench.view.toolState == "formFill.choosing")
    let other = try Bench("form.pdf")
    other.view.tools.options[.formFill, default: ToolOptions()].keepsTextInField = true
    try other.enter("name")
    try other.type(String(repeating: "W", count: 30))
    #expect(try other.entered().count < 20)
    #expect(try other.requirement()?.value == other.entered())
  }

  @Test func turnedTextRunsUpwards() throws {
    let bench = try Bench("filling.pdf")
    try bench.enter("turned")
    let item = try #require(try bench.items().first { !$0.edges.isEmpty })
    #expect(item.rotation == 270)
    bench.press("Home")
    let foot = try bench.caret()
    bench.press("End")
    let end = try bench.caret()
    #expect(end.y < foot.y && abs(end.x - foot.x) < 0.01)
  }

  @Test func aFieldIsLeftWithItsPageWherePagesAreTurned() throws {
    let bench = try Bench("filling.pdf")
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.layout, .single))
    }
    try bench.enter("code")
    try bench.type("Z")
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.goTo(pageIndex: 1, .top)
    }
    #expect(bench.view.tool == .pan)
    #expect(try bench.widget("code").field.value == ["Z"])
  }
}
