// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members
import Testing

@testable import Workspace

@Suite struct TextToolTests {
  @Test func aTapOpensABoxThatTheAnswerFills() throws {
    let bench = try Bench(tool: "freeText")
    #expect(try bench.tap(100, 100).isHandled)
    #expect(bench.state == "freeText.editingText")
    #expect(try bench.requirement()?.kind == .text)
    #expect(bench.send(.answer(.text("Hello"))).isHandled)
    #expect(bench.state == "pan.idle")
    let made = try #require(try bench.annotations().first)
    #expect(made.type == .freeText)
    #expect(made.contents == "Hello")
    #expect(made.rect.origin == Point(100, 100))
    #expect(made.created == 1_700_000_000)
  }

  @Test func theBoxGrowsWithTheTextAndBreaksAtThePagesEdge() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    let empty = try #require(try bench.entry())
    bench.send(.text("a word"))
    let word = try #require(try bench.entry())
    #expect(word.width > empty.width)
    #expect(word.height == empty.height)
    bench.send(.text("a word\nand a line"))
    let two = try #require(try bench.entry())
    #expect(two.height > word.height + 10)
    bench.send(.text(String(repeating: "many words ", count: 30)))
    let long = try #require(try bench.entry())
    let page = Rect(origin: .zero, size: bench.open.pageSizes[0])
    #expect(long.x0 == 100)
    #expect(long.x1 <= page.x1)
    #expect(long.x1 > page.x1 - 80)
    #expect(long.height > 2 * word.height)
  }

  @Test(arguments: ["Helvetica", "Times", "Courier"]) func aBoxIsNotTooNarrowForItsLine(
    _ font: String
  ) throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(10, 100)
    var style = AnnotationStyle()
    style.text.font = font
    bench.send(.style(PartialValue(style, given: ["font"])))
    let empty = try #require(try bench.entry())
    for size in 1...20 {
      let words = ["AV", "To.", "fi", "\"W\"", "i", "1,5 €", "Привет", "日本"]
      bench.send(.text((0..<size).map { words[$0 % words.count] }.joined(separator: " ")))
      let box = try #require(try bench.entry())
      if box.width < 280 { #expect(box.height == empty.height) }
    }
  }

  @Test func textFromRightToLeftGrowsToTheLeft() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(200, 100)
    bench.send(.text("שלום עולם"))
    let box = try #require(try bench.entry())
    #expect(abs(box.x1 - 200) < 0.01)
    #expect(box.x0 < 170)
    let caret = try bench.view.overlay().first { $0.role == .caret }
    guard case .caret(let foot, let head)? = caret?.shape else {
      Issue.record("no caret")
      return
    }
    #expect(foot.x < box.center.x)
    #expect(head.y < foot.y)
  }

  @Test func theCaretFollowsTheText() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    func caret() throws -> Point {
      for item in try bench.view.overlay() {
        if case .caret(let foot, _) = item.shape { return foot }
      }
      return .zero
    }
    let first = try caret()
    bench.send(.text("abc"))
    let behind = try caret()
    #expect(behind.x > first.x + 10)
    #expect(abs(behind.y - first.y) < 0.01)
    bench.send(.text("abc\n"))
    let next = try caret()
    #expect(abs(next.x - first.x) < 0.01)
    #expect(next.y > behind.y + 10)
  }

  @Test(arguments: [ToolEvent.command("cancel"), .command("commit")])
  func commandsKeepWhatWasEntered(_ event: ToolEvent) throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    bench.send(.text("kept"))
    #expect(bench.send(event).isHandled)
    #expect(try bench.annotations().map(\.contents) == ["kept"])
  }

  @Test(arguments: ["", " \n "]) func emptyTextMakesNothing(_ text: String) throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    bench.send(.text(text))
    #expect(bench.send(.command("cancel")).isHandled)
    #expect(bench.state == "pan.idle")
    #expect(try bench.annotations().isEmpty)
    #expect(!bench.open.editor.canUndo)
  }

  @Test func whoGivesUpMakesNothing() throws {
    let bench = try Bench(tool: "freeText") { $0.returnToPan = false }
    try bench.tap(100, 100)
    bench.send(.text("dropped"))
    #expect(bench.send(.answer(.cancelled)).isHandled)
    #expect(bench.state == "freeText.idle")
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aTapBesideTheBoxKeepsTheText() throws {
    let bench = try Bench(tool: "freeText") { $0.returnToPan = false }
    try bench.tap(100, 100)
    bench.send(.text("kept"))
    try bench.tap(105, 105)
    #expect(bench.state == "freeText.editingText")
    try bench.tap(50, 150)
    #expect(bench.state == "freeText.idle")
    #expect(try bench.annotations().count == 1)
  }

  @Test func anotherToolKeepsTheText() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    bench.send(.text("kept"))
    try bench.view.setTool(.pan)
    #expect(try bench.annotations().map(\.contents) == ["kept"])
  }

  @Test func aDragDrawsTheBox() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 60), (150, 100))
    #expect(try bench.entry() == Rect(50, 60, 150, 100))
    bench.send(.answer(.text("short")))
    #expect(try bench.annotations().first?.rect == Rect(50, 60, 150, 100))
  }

  @Test func aDrawnBoxKeepsItsWidth() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 60), (150, 80))
    bench.send(.text("words that need more than the one line that there is"))
    let box = try #require(try bench.entry())
    #expect(box.width == 100)
    #expect(box.height > 40)
  }

  @Test func aBoxThatDoesNotGrowStaysAsDrawn() throws {
    let bench = try Bench(tool: "freeText") { $0.growsWithText = false }
    try bench.drag((50, 60), (150, 80))
    bench.send(.text("words that need more than the one line that there is"))
    #expect(try bench.entry() == Rect(50, 60, 150, 80))
  }

  @Test func aDragOfNothingOpensNothingAndAShortOneABoxAtItsEnd() throws {
    let bench = try Bench(tool: "freeText")
    try bench.drag((50, 60), (52, 62))
    #expect(bench.state == "freeText.idle")
    try bench.drag((50, 60), (58, 62))
    #expect(try bench.entry()?.origin == Point(58, 62))
  }

  @Test func aDragThatIsCancelledOpensNothing() throws {
    let bench = try Bench(tool: "freeText")
    try bench.beginDrag((50, 60), (150, 100))
    try bench.cancelDrag()
    #expect(bench.state == "freeText.idle")
    #expect(try bench.requirement() == nil)
  }

  @Test func aTouchBesideThePagesDoesNothing() throws {
    let bench = try Bench(tool: "freeText")
    let beside = PointerSample(position: Point(-5, -5))
    #expect(!bench.send(.gesture(.tap(beside))).isHandled)
    #expect(bench.state == "freeText.idle")
  }

  @Test func theBoxStaysOnThePage() throws {
    let bench = try Bench(tool: "freeText")
    let page = Rect(origin: .zero, size: bench.open.pageSizes[0])
    try bench.tap(page.x1 - 2, page.y1 - 2)
    bench.send(.text("at the corner"))
    let box = try #require(try bench.entry())
    #expect(box.x1 <= page.x1 && box.y1 <= page.y1)
    #expect(box.x0 >= page.x0 && box.y0 >= page.y0)
  }

  @Test func keysWriteWhereNoTextFieldIs() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    for key in ["H", "o", "Backspace", "i", "Enter", "ArrowLeft", "!"] {
      #expect(bench.send(.key(KeyPress(key))).isHandled)
    }
    #expect(!bench.send(.key(KeyPress("Escape"))).isHandled)
    #expect(!bench.send(.key(KeyPress("Enter", .control))).isHandled)
    // The arrow takes the caret before the line end.
    #expect(try bench.requirement()?.value == "Hi!\n")
  }

  @Test func undoGoesToTheTextUnderWay() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    bench.send(.text("one"))
    bench.send(.text("one two"))
    bench.send(.command("undo"))
    #expect(try bench.requirement()?.value == "one")
    bench.send(.command("redo"))
    #expect(try bench.requirement()?.value == "one two")
  }

  @Test func oneStepUndoesTheWholeText() throws {
    let bench = try Bench(tool: "freeText")
    try bench.tap(100, 100)
    bench.send(.text("one"))
    bench.send(.answer(.text("one two")))
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func whatMayNotBeMadeIsNotAskedFor() throws {
    for tool in ["freeText", "callout"] as [ToolName] {
      #expect(throws: ToolError.self) { try Bench(tool: tool, isReadOnly: true) }
    }
  }

  @Test func textIsUprightOnATurnedPage() throws {
    let bench = try Bench("rotated.pdf", tool: "freeText")
    try bench.tap(60, 60)
    bench.send(.answer(.text("as the page is shown")))
    let made = try #require(try bench.annotations().last)
    #expect(made.rect.origin == Point(60, 60))
    #expect(made.rect.width > made.rect.height)
    #expect(made.rotation == 0)
  }
}
