// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Drags that leave their page.
@Suite struct OtherPageTests {
  private func drag(_ bench: Bench, from: Point, to: Point, onPage page: Int) throws {
    let (start, end) = (try bench.sample(from), try bench.sample(to, page: page))
    _ = bench.view.handle(Gesture.wholeDrag([start, end]))
  }

  @Test func aMoveGoesToTheOtherPage() throws {
    let bench = try Bench("sample.pdf", tool: .annotationEdit)
    try bench.add(.square, "x", Rect(60, 100, 100, 140))
    try bench.tap(Point(80, 120))
    try drag(bench, from: Point(80, 120), to: Point(50, 60), onPage: 1)
    #expect(try bench.annotation("x") == nil)
    #expect(try bench.rect("x", page: 1) == Rect(30, 40, 70, 80))
    #expect(bench.view.selection.annotations.map(\.pageIndex) == [1])
    #expect(bench.undoNames.last == "Move square to page 2")
    try bench.open.editor.undo()
    #expect(try bench.rect("x") == Rect(60, 100, 100, 140))
    #expect(try bench.annotation("x", page: 1) == nil)
    try bench.open.editor.redo()
    #expect(try bench.rect("x", page: 1) == Rect(30, 40, 70, 80))
  }

  @Test func thePreviewIsOnTheOtherPageAndWithinIt() throws {
    let bench = try Bench("sample.pdf", tool: .annotationEdit)
    try bench.add(.square, "x", Rect(60, 100, 100, 140))
    try bench.tap(Point(80, 120))
    let start = try bench.sample(Point(80, 120))
    let edge = try bench.sample(Point(2, 2), page: 1)
    _ = bench.view.handle([
      .drag(GestureStep(.began, origin: start, current: start)),
      .drag(GestureStep(.moved, origin: start, current: edge)),
    ])
    let preview = try #require(try bench.view.overlay().first { $0.role == .preview })
    #expect(preview.pageIndex == 1)
    #expect(preview.shape == .rect(Rect(0, 0, 40, 40)))
  }

  @Test func textIsSelectedOverThePagesEdge() throws {
    let bench = try Bench("sample.pdf", tool: .textSelect)
    func word(_ page: Int) throws -> Point {
      let text = try bench.open.document.page(page).text()
      return try #require(text.quads(of: 0..<1).first).bounds.center
    }
    try drag(bench, from: try word(0), to: try word(1) + Point(40, 0), onPage: 1)
    let selection = try #require(bench.view.selection.text)
    #expect(selection.start.pageIndex == 0 && selection.end.pageIndex == 1)
  }
}
