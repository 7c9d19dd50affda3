// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Selected text, and drags over text, while the contents of the page change. The lines of `simple.pdf` are
/// "The quick brown fox …", "A gardener waters …", "Copper kettles …" and "Every morning …".
@Suite struct TextFollowTests {
  private let firstLine = Rect(30, 79, 400, 95)

  private func redact(_ rect: Rect, _ bench: Bench) throws {
    try bench.add(.redact, "r", rect)
    let mark = try #require(try bench.annotation("r"))
    try bench.open.editor.perform(ApplyRedactions([mark]), cause: .api)
  }

  private func marked(_ bench: Bench) throws -> String {
    let mark = try #require(try bench.newest())
    let text = try bench.document.page(0).text()
    return text.text(of: try #require(text.range(markedBy: mark.quads)))
  }

  @Test func theSelectionStaysOnItsText() throws {
    let bench = try Bench()
    try bench.doubleTap(75, 107)
    #expect(try bench.selectedText == "gardener")
    try redact(firstLine, bench)
    #expect(try bench.selectedText == "gardener")
    try bench.open.editor.undo()
    #expect(try bench.selectedText == "gardener")
    bench.run("extendWordRight")
    #expect(try bench.selectedText == "gardener waters")
    try bench.open.editor.redo()
    bench.run("highlight")
    #expect(try marked(bench) == "gardener waters")
  }

  @Test func theSameEndStaysAfterPagesMove() throws {
    let bench = try Bench()
    _ = try bench.open.changePages(InsertPages(NewPage(), at: 0))
    try bench.drag([Point(134, 87), Point(80, 87)], page: 1)
    let before = try #require(try bench.selectedText)
    _ = try bench.open.changePages(DeletePages([0]))
    #expect(try bench.selectedText == before)
    bench.run("extendLeft")
    let after = try #require(try bench.selectedText)
    #expect(after.hasSuffix(before) && after.count == before.count + 1)
  }

  @Test func whatIsLeftStaysSelected() throws {
    let bench = try Bench()
    try bench.drag((64, 87), (75, 107))
    try redact(firstLine, bench)
    #expect(try bench.selectedText?.hasPrefix("A ga") == true)
    #expect(try bench.selectedText?.contains("quick") == false)
  }

  @Test func textThatIsGoneIsNoLongerSelected() throws {
    let bench = try Bench()
    try bench.doubleTap(75, 87)
    #expect(try bench.selectedText == "quick")
    bench.run("link")
    try redact(firstLine, bench)
    #expect(bench.view.selection == .none)
    #expect(bench.state == "textSelect.idle")
  }

  @Test func aSelectionOverPagesStaysOnItsText() throws {
    let bench = try Bench()
    try bench.doubleTap(75, 107)
    let start = try #require(bench.view.selection.text?.start)
    bench.view.set(.text(TextSelection(start, TextPosition(pageIndex: 1, offset: 4))))
    let before = try bench.selectedText
    try redact(firstLine, bench)
    #expect(try bench.selectedText == before)
    _ = try bench.open.changePages(InsertPages(NewPage(), at: 0))
    #expect(try bench.selectedText == before)
    try bench.open.editor.undo()
    try bench.open.editor.undo()
    #expect(try bench.selectedText == before)
  }

  @Test func aTurnedPageKeepsTheSelection() throws {
    let bench = try Bench()
    try bench.doubleTap(75, 107)
    _ = try bench.open.changePages(RotatePages([0], by: 90))
    #expect(try bench.selectedText == "gardener")
    _ = try bench.open.changePages(
      bench.open.cropping([0]) { Rect(origin: .zero, size: $0.size).grown(by: -5) })
    #expect(try bench.selectedText == "gardener")
  }

  @Test(arguments: ["highlight", "smartPen", "pan"] as [ToolName])
  func aDragGoesOnFromItsText(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool) { $0.copiesMarkedText = true }
    let page = try bench.document.page(0).text()
    let range = try #require(page.range(of: .word, at: Point(75, 107)))
    let word = try #require(page.quads(of: range).first).bounds
    let (start, end) = (Point(word.x0 + 0.5, 107), Point(word.x1 - 0.5, 107))
    try bench.beginDrag([start, Point(80, 107), end])
    try redact(firstLine, bench)
    try bench.step(.moved, from: start, to: Point(90, 107))
    try bench.step(.ended, from: start, to: end)
    let text = tool == .pan ? try bench.selectedText : try marked(bench)
    #expect(text == "gardener")
  }

  @Test func aCancelledDragOfAHandleLeavesTheSelection() throws {
    let bench = try Bench()
    try bench.doubleTap(75, 107)
    for isByKey in [false, true] {
      let handle = try #require(try bench.overlay(.selectionEnd).first)
      guard case .handle(let end) = handle.shape else { return }
      try bench.beginDrag([end, Point(200, 127)])
      #expect(try bench.selectedText != "gardener")
      if isByKey { _ = bench.view.run("cancel") } else { try bench.cancelDrag() }
      #expect(try bench.selectedText == "gardener")
      #expect(bench.state == "textSelect.selected")
    }
    // A new selection has nothing to go back to.
    try bench.beginDrag((64, 147), (120, 147))
    try bench.cancelDrag()
    #expect(bench.view.selection == .none)
  }
}
