// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What marks text that is dragged over.
@Suite struct MarkupTests {
  /// Where a character of a page stands.
  private func place(of character: Int, onPage page: Int = 0, _ desk: Desk) throws -> Point {
    let text = try desk.open.document.page(page).text()
    return try #require(text.quad(of: character)).bounds.center
  }

  /// The first letter of "quick".
  private func quick(_ desk: Desk) throws -> Int {
    let text = try desk.open.document.page(0).text()
    return try #require((0..<text.count).first { text.scalar($0) == "q" })
  }

  @Test(
    arguments: [
      ("highlight", AnnotationType.highlight), ("underline", .underline), ("squiggly", .squiggly),
      ("strikeOut", .strikeOut),
    ] as [(ToolName, AnnotationType)])
  func aDragMarksText(_ tool: ToolName, _ type: AnnotationType) throws {
    let desk = try Desk("simple", tool)
    let (from, to) = (try place(of: quick(desk), desk), try place(of: quick(desk) + 5, desk))
    desk.beginDrag(from.x - 1, from.y, to.x, to.y, to.x - 1, to.y)
    #expect(desk.state == "\(tool.rawValue).marking")
    #expect(try desk.overlay(.preview).count == 1)
    desk.cancelDrag()
    #expect(try desk.view.overlay().isEmpty)
    desk.drag(from.x - 1, from.y, to.x - 1, to.y)
    let new = try #require(try desk.newest())
    #expect(new.type == type && new.quads.count == 1)
    #expect(new.contents == "quick")
    try desk.open.editor.undo()
    #expect(try desk.annotations().isEmpty)
  }

  @Test func contentsAreTakenWhereWanted() throws {
    let plain = try Desk("simple", "highlight") { $0.copiesMarkedText = false }
    let place = try place(of: quick(plain) + 1, plain)
    plain.doubleTap(place.x, place.y)
    #expect(try plain.newest()?.contents == nil)
    let redaction = try Desk("simple", "redactionText")
    redaction.doubleTap(place.x, place.y)
    let new = try #require(try redaction.newest())
    #expect(new.type == .redact && new.contents == nil && new.quads.count == 1)
  }

  @Test func aTapMarksNothingAndADoubleTapTheWord() throws {
    let desk = try Desk("simple", "highlight")
    let place = try place(of: quick(desk) + 1, desk)
    #expect(!desk.tap(place.x, place.y).isHandled)
    #expect(try desk.annotations().isEmpty)
    #expect(desk.doubleTap(place.x, place.y).isHandled)
    #expect(try desk.newest()?.contents == "quick")
    // The word is an annotation now, and a tap on that is for its editor.
    desk.tap(place.x, place.y)
    #expect(try desk.annotations().count == 1)
  }

  @Test func pagesAreMarkedTogether() throws {
    let desk = try Desk("simple", "underline")
    let text = try desk.open.document.page(0).text()
    let start = try place(of: text.count - 2, desk)
    let end = try place(of: 2, onPage: 1, desk)
    let path = [desk.sample(start.x, start.y, 0), desk.sample(end.x, end.y, 1)]
    _ = desk.view.handle(Gesture.wholeDrag(path))
    #expect(try desk.annotations().count == 1)
    #expect(try desk.annotations(onPage: 1).count == 1)
    try desk.open.editor.undo()
    #expect(try desk.annotations().isEmpty && desk.annotations(onPage: 1).isEmpty)
    #expect(!desk.open.editor.canUndo)
  }

  @Test func aColumnIsMarkedLineByLine() throws {
    let desk = try Desk("two-columns", "highlight")
    let text = try desk.open.document.page(0).text()
    let start = try place(of: text.count / 4, desk)
    desk.drag(start.x, start.y, start.x, start.y + 28)
    let new = try #require(try desk.newest())
    #expect(new.quads.count == 3)
    // The other column is not touched.
    #expect(new.quads.allSatisfy { $0.bounds.x1 < 205 })
  }

  @Test func itNeedsNoTextSelection() throws {
    let desk = try Desk("simple", "highlight")
    desk.view.components.setEnabled([.selectText], false)
    let place = try place(of: quick(desk) + 1, desk)
    desk.doubleTap(place.x, place.y)
    #expect(try desk.newest()?.contents == "quick")
  }

  @Test func whatIsForbiddenSaysWhy() {
    #expect(throws: ToolError.self) { try Desk("simple", "highlight", isReadOnly: true) }
  }
}
