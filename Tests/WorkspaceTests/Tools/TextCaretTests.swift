// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members
import Testing

@testable import Workspace

@Suite struct TextCaretTests {
  /// As a Mac reports the option key, and some toolkits AltGr.
  @Test func altWritesCharactersThatItsLevelHas() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    for (key, modifiers) in [("@", .alt), ("€", [.control, .alt]), ("Ł", [.alt, .shift])]
      as [(String, Modifiers)]
    {
      #expect(bench.view.handle(KeyPress(key, modifiers)).isHandled)
    }
    for (key, modifiers) in [("a", .alt), ("1", [.control, .alt]), ("€", .control)]
      as [(String, Modifiers)]
    {
      #expect(!bench.send(.key(KeyPress(key, modifiers))).isHandled)
    }
    #expect(try bench.requirement()?.value == "@€Ł")
  }

  @Test(arguments: [false, true]) func commandsEditTheTextAsTheirKeysDo(inField: Bool) throws {
    let bench = try inField ? Bench("form.pdf") : Bench(tool: "freeText")
    if inField { try bench.enter("name") } else { try bench.tap(100, 100) }
    let state = bench.state
    bench.send(.text("abc"))
    for command in ["selectAll", "copy", "cut"] as [CommandName] {
      #expect(bench.view.run(command).isHandled)
    }
    #expect(bench.told == [.setClipboard(.text("abc")), .setClipboard(.text("abc"))])
    #expect(try bench.requirement()?.value == "")
    bench.send(.text("abc"))
    bench.press("Home")
    #expect(bench.view.run("delete").isHandled)
    #expect(try bench.requirement()?.value == "bc")
    #expect(bench.state == state)
    #expect(bench.view.selection == .none)
  }

  private func bench(_ text: String) throws -> Bench {
    let bench = try Bench(tool: "freeText")
    try bench.tap(Point(60, 100))
    _ = bench.view.handle([.text(text)])
    return bench
  }

  private func press(_ bench: Bench, _ keys: KeyPress...) {
    for key in keys { _ = bench.view.handle(key) }
  }

  private func caret(_ bench: Bench) throws -> Point {
    for item in try bench.view.overlay() {
      if case .caret(_, let head) = item.shape { return head }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  private func text(_ bench: Bench) throws -> String? {
    try bench.view.requirement()?.requirement.value
  }

  @Test func keysGoAndWriteWithinTheText() throws {
    let bench = try bench("one three")
    press(bench, KeyPress("ArrowLeft", .control), KeyPress("t"), KeyPress("w"), KeyPress("o"))
    press(bench, KeyPress(" "), KeyPress("Home"), KeyPress("Delete"), KeyPress("O"))
    #expect(try text(bench) == "One two three")
    press(bench, KeyPress("End", .shift), KeyPress("Backspace"))
    #expect(try text(bench) == "O")
    press(bench, KeyPress("z", .control))
    #expect(try text(bench) == "One two three")
  }

  @Test func theCaretIsWhereLettersAre() throws {
    let bench = try bench("iiii\nWWWW")
    let end = try caret(bench)
    press(bench, KeyPress("ArrowUp"))
    let above = try caret(bench)
    #expect(above.y < end.y - 10)
    press(bench, KeyPress("Home"))
    let start = try caret(bench)
    #expect(start.x < above.x && start.y == above.y)
    press(bench, KeyPress("ArrowDown"), KeyPress("ArrowRight"))
    let second = try caret(bench)
    #expect(second.x - start.x > (end.x - start.x) * 0.2)
  }

  @Test(arguments: Annotation.TextAlignment.allCases)
  func theCaretOfAnEmptyTextIsWhereItsFirstLetterComes(_ alignment: Annotation.TextAlignment) throws
  {
    let bench = try Bench(tool: "freeText")
    try bench.drag((100, 100), (300, 200))
    var style = AnnotationStyle()
    style.text.alignment = alignment
    bench.send(.style(PartialValue(style, given: ["align"])))
    let empty = try caret(bench)
    bench.send(.text("i"))
    press(bench, KeyPress("Home"))
    #expect(abs(try caret(bench).x - empty.x) < 4)
    #expect(abs(empty.x - (100 + 200 * alignment.share)) < 8)
  }

  @Test func touchesPlaceTheCaretAndSelect() throws {
    let bench = try bench("alpha beta")
    let end = try caret(bench)
    let middle = Point((60 + end.x) / 2, end.y + 5)
    try bench.tap(Point(62, middle.y))
    press(bench, KeyPress("x"))
    #expect(try text(bench) == "xalpha beta")
    try bench.doubleTap(Point(end.x - 4, middle.y))
    let selected = try bench.view.overlay().contains { $0.role == .selection }
    #expect(selected)
    press(bench, KeyPress("B"))
    #expect(try text(bench) == "xalpha B")
    try bench.drag([Point(61, middle.y), Point(end.x + 40, middle.y)])
    press(bench, KeyPress("c", .control), KeyPress("Backspace"))
    #expect(try text(bench) == "")
  }
}
