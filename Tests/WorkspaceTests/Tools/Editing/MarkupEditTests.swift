// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct MarkupEditTests {
  /// `highlight-1` lies on a whole line of text.
  private func bench() throws -> Bench {
    let bench = try Bench("annotations.pdf", tool: .annotationEdit)
    try bench.tap(Point(100, 80))
    return bench
  }

  private func marked(_ bench: Bench) throws -> String {
    let text = try bench.open.document.page(0).text()
    let quads = try #require(try bench.annotation("highlight-1")).quads
    return text.range(markedBy: quads).map(text.text(of:)) ?? ""
  }

  @Test func theEndsOfTheTextHaveHandles() throws {
    let bench = try bench()
    #expect(bench.state == "markupEdit.selected")
    #expect(Set(try bench.handles().keys) == ["start", "end"])
    #expect(try marked(bench) == "These words are highlighted by Ann.")
  }

  @Test func anEndIsDraggedOverTheText() throws {
    let bench = try bench()
    let end = try #require(try bench.handles()["end"])
    let start = try #require(try bench.handles()["start"])
    try bench.beginDrag([end, Point(start.x + 71, end.y)])
    #expect(bench.state == "markupEdit.adjusting")
    try bench.step(.ended, from: end, to: Point(start.x + 71, end.y))
    #expect(try marked(bench).hasPrefix("These word"))
    #expect(try marked(bench).count < 14)
    #expect(bench.undoNames == ["Adjust highlight"])
    try bench.open.editor.undo()
    #expect(try marked(bench) == "These words are highlighted by Ann.")
  }

  /// A copy of the marked text follows it, a comment stays, and so does what may not be changed.
  @Test(arguments: ["copy", "comment", "locked", "optional"])
  func theContentsFollowTheText(_ case: String) throws {
    let bench = try Bench("annotations.pdf", tool: "highlight") {
      ($0.returnToPan, $0.copiesMarkedText) = (false, `case` != "optional")
    }
    let copy = "These words are highlighted by Ann."
    let contents = `case` == "comment" ? "Really?" : copy
    var highlight = try #require(try bench.annotation("highlight-1"))
    highlight.contents = contents
    if `case` == "locked" { highlight.flags.insert(.lockedContents) }
    try bench.open.editor.perform(UpdateAnnotations([highlight], verb: "Comment"), cause: .api)
    try bench.view.setTool(.annotationEdit)
    try bench.tap(Point(100, 80))
    let end = try #require(try bench.handles()["end"])
    try bench.drag([end, end + Point(-60, 0), end + Point(-150, 0)])
    let marked = try marked(bench)
    #expect(marked.count < copy.count - 5)
    let now = try bench.annotation("highlight-1")?.contents
    #expect(now == (`case` == "copy" ? marked : contents))
    #expect(bench.undoNames.count == 2)
    try bench.open.editor.undo()
    #expect(try bench.annotation("highlight-1")?.contents == contents)
  }

  @Test func theEndsMayCross() throws {
    let bench = try bench()
    let end = try #require(try bench.handles()["end"])
    try bench.drag([end, end + Point(-150, 0)])
    let first = try marked(bench)
    let start = try #require(try bench.handles()["start"])
    try bench.drag([start, end])
    let second = try marked(bench)
    #expect(first + second == "These words are highlighted by Ann.")
  }

  @Test func withTheOptionAnEndGoesFromWordToWord() throws {
    let bench = try Bench("annotations.pdf", tool: .annotationEdit) { $0.snapsToWords = true }
    try bench.tap(Point(100, 80))
    let end = try #require(try bench.handles()["end"])
    let start = try #require(try bench.handles()["start"])
    let text = try bench.open.document.page(0).text()
    let quads = try #require(try bench.annotation("highlight-1")).quads
    let first = try #require(text.range(markedBy: quads)).lowerBound
    // In the middle of "words", over the space after it, and in the first letter.
    for (letter, marks) in [(8, "These words"), (11, "These words"), (0, "These")] {
      let quad = try #require(text.quads(of: first + letter..<first + letter + 1).first)
      let place = Point(quad.bounds.center.x, end.y)
      try bench.beginDrag([end, place])
      try bench.step(.ended, from: end, to: place)
      #expect(try marked(bench) == marks, "\(letter)")
      #expect(bench.undoNames == ["Adjust highlight"])
      try bench.open.editor.undo()
    }
    #expect(try marked(bench) == "These words are highlighted by Ann.")
    try bench.drag([start, Point(start.x + 50, start.y)])
    #expect(try marked(bench) == "words are highlighted by Ann.")
    try bench.open.editor.undo()
    #expect(try marked(bench) == "These words are highlighted by Ann.")
  }

  @Test func aDragThatADoubleTapBeginsGoesByWords() throws {
    let bench = try bench()
    let end = try #require(try bench.handles()["end"])
    let start = try #require(try bench.handles()["start"])
    let (from, to) = (try bench.sample(end), try bench.sample(Point(start.x + 50, end.y)))
    for phase in [GesturePhase.began, .moved, .ended] {
      _ = bench.view.handle([
        .drag(
          GestureStep(phase, origin: from, current: phase == .began ? from : to, pressCount: 2))
      ])
    }
    #expect(try marked(bench) == "These words")
    #expect(bench.undoNames == ["Adjust highlight"])
  }

  @Test func anotherKindKeepsWhatItSays() throws {
    let bench = try bench()
    let before = try #require(try bench.annotation("highlight-1"))
    let items = try bench.menuItems()
    #expect(items.first { $0.id == "asHighlight" }?.isChecked == true)
    #expect(items.first { $0.id == "asUnderline" }?.isChecked == false)
    #expect(bench.view.run("asStrikeOut").isHandled)
    let after = try #require(try bench.annotation("highlight-1"))
    #expect(after.type == .strikeOut)
    #expect(after.contents == before.contents && after.author == before.author)
    #expect(after.created == before.created)
    #expect(after.quads == before.quads)
    #expect(bench.undoNames.count == 1)
    #expect(bench.state == "markupEdit.selected")
    try bench.open.editor.undo()
    #expect(try bench.annotation("highlight-1")?.type == .highlight)
  }

  @Test func kindsThatMustNotBeCreatedAreNotOffered() throws {
    let bench = try bench()
    bench.open.editor.policy.cannotCreate = [.strikeOut, .highlight]
    let items = try bench.menuItems()
    #expect(items.first { $0.id == "asStrikeOut" }?.isEnabled == false)
    #expect(items.first { $0.id == "asUnderline" }?.isEnabled == true)
    #expect(items.first { $0.id == "asHighlight" }?.isEnabled == true, "It is one already.")
    _ = bench.view.run("asStrikeOut")
    #expect(try bench.annotation("highlight-1")?.type == .highlight)
  }

  @Test func theMarkedTextIsCopied() throws {
    let bench = try bench()
    var copied: [String] = []
    bench.view.client.didHappen = {
      if case .host(.setClipboard(.text(let text))) = $0 { copied.append(text) }
    }
    #expect(bench.view.run("copyText").isHandled)
    #expect(copied == ["These words are highlighted by Ann."])
  }

  @Test func cancelledItStaysAsItWas() throws {
    let bench = try bench()
    let end = try #require(try bench.handles()["end"])
    try bench.beginDrag([end, end + Point(-100, 0)])
    #expect(bench.view.run("cancel").isHandled)
    try bench.step(.ended, from: end, to: end + Point(-100, 0))
    #expect(bench.undoNames.isEmpty)
  }
}
