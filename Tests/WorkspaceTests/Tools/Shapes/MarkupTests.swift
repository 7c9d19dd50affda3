// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What marks text that is dragged over.
@Suite struct MarkupTests {
  /// Where a character of a page stands.
  private func place(of character: Int, onPage page: Int = 0, _ bench: Bench) throws -> Point {
    let text = try bench.open.document.page(page).text()
    return try #require(text.quad(of: character)).bounds.center
  }

  /// The first letter of "quick".
  private func quick(_ bench: Bench) throws -> Int {
    let text = try bench.open.document.page(0).text()
    return try #require((0..<text.count).first { text.text(of: $0..<$0 + 1) == "q" })
  }

  @Test(
    arguments: [
      ("highlight", AnnotationType.highlight), ("underline", .underline), ("squiggly", .squiggly),
      ("strikeOut", .strikeOut),
    ] as [(ToolName, AnnotationType)])
  func aDragMarksText(_ tool: ToolName, _ type: AnnotationType) throws {
    let bench = try Bench(tool: tool) { $0.returnToPan = false }
    let (from, to) = (try place(of: quick(bench), bench), try place(of: quick(bench) + 5, bench))
    try bench.beginDrag((from.x - 1, from.y), (to.x, to.y), (to.x - 1, to.y))
    #expect(bench.state == "\(tool.rawValue).marking")
    #expect(try bench.overlay(.preview).count == 1)
    try bench.cancelDrag()
    #expect(try bench.view.overlay().isEmpty)
    try bench.drag((from.x - 1, from.y), (to.x - 1, to.y))
    let new = try #require(try bench.newest())
    #expect(new.type == type && new.quads.count == 1)
    #expect(new.contents == "quick")
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  /// The interior of a mark is filled only when it is applied.
  @Test func aPreviewOfARedactionIsAnOutline() throws {
    for tool in ["redactionText", "redaction"] as [ToolName] {
      let bench = try Bench(tool: tool)
      let place = try place(of: quick(bench), bench)
      try bench.beginDrag((place.x - 1, place.y), (place.x + 60, place.y + 9))
      let items = try bench.overlay(.preview)
      #expect(!items.isEmpty && items.allSatisfy { $0.style?.interiorColor == nil })
    }
  }

  @Test func onlyClosedLinesArePreviewedAsFilled() {
    var style = AnnotationStyle()
    style.interiorColor = Color(red: 0, green: 1, blue: 0)
    for isClosed in [false, true] {
      let item = OverlayItem(
        .path([[.zero, Point(9, 9)]], isClosed: isClosed), role: .preview, pageIndex: 0,
        style: OverlayItem.Style(style))
      #expect((item.style?.interiorColor != nil) == isClosed)
    }
  }

  @Test func contentsAreTakenWhereWanted() throws {
    let plain = try Bench(tool: "highlight") {
      $0.returnToPan = false
      $0.copiesMarkedText = false
    }
    let place = try place(of: quick(plain) + 1, plain)
    try plain.doubleTap(place.x, place.y)
    #expect(try plain.newest()?.contents == nil)
    let redaction = try Bench(tool: "redactionText") { $0.returnToPan = false }
    try redaction.doubleTap(place.x, place.y)
    let new = try #require(try redaction.newest())
    #expect(new.type == .redact && new.contents == nil && new.quads.count == 1)
  }

  @Test func aTapMarksNothingAndADoubleTapTheWord() throws {
    let bench = try Bench(tool: "highlight") { $0.returnToPan = false }
    let place = try place(of: quick(bench) + 1, bench)
    #expect(try !bench.tap(place.x, place.y).isHandled)
    #expect(try bench.annotations().isEmpty)
    #expect(try bench.doubleTap(place.x, place.y).isHandled)
    #expect(try bench.newest()?.contents == "quick")
    // The word is an annotation now, and a tap on that is for its editor.
    try bench.tap(place.x, place.y)
    #expect(try bench.annotations().count == 1)
  }

  @Test func pagesAreMarkedTogether() throws {
    let bench = try Bench(tool: "underline") { $0.returnToPan = false }
    let text = try bench.open.document.page(0).text()
    let start = try place(of: text.count - 2, bench)
    let end = try place(of: 2, onPage: 1, bench)
    let path = try [
      bench.sample(Point(start.x, start.y)), bench.sample(Point(end.x, end.y), page: 1),
    ]
    _ = bench.view.handle(Gesture.wholeDrag(path))
    #expect(try bench.annotations().count == 1)
    #expect(try bench.annotations(page: 1).count == 1)
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty && bench.annotations(page: 1).isEmpty)
    #expect(!bench.open.editor.canUndo)
  }

  @Test func aColumnIsMarkedLineByLine() throws {
    let bench = try Bench("two-columns.pdf", tool: "highlight") { $0.returnToPan = false }
    let text = try bench.open.document.page(0).text()
    let start = try place(of: text.count / 4, bench)
    try bench.drag((start.x, start.y), (start.x, start.y + 28))
    let new = try #require(try bench.newest())
    #expect(new.quads.count == 3)
    // The other column is not touched.
    #expect(new.quads.allSatisfy { $0.bounds.x1 < 205 })
  }

  @Test func itNeedsNoTextSelection() throws {
    let bench = try Bench(tool: "highlight") { $0.returnToPan = false }
    bench.view.components.setEnabled([.selectText], false)
    let place = try place(of: quick(bench) + 1, bench)
    try bench.doubleTap(place.x, place.y)
    #expect(try bench.newest()?.contents == "quick")
  }

  @Test func whatIsForbiddenSaysWhy() {
    #expect(throws: ToolError.self) { try Bench(tool: "highlight", isReadOnly: true) }
  }
}
