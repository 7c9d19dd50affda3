// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Drags that begin on one page and go on on the next one. In `pages.pdf` the pages are 300 points high,
/// and 10 pixels apart; the third one begins 40 points further to the left.
@Suite struct OverPagesTests {
  /// From the first page to the second one, in the space of the first page.
  private let way = [Point(50, 250), Point(60, 290), Point(70, 330), Point(80, 400)]

  private func bench(
    _ tool: ToolName, options change: (inout ToolOptions) -> Void = { _ in }
  ) throws -> Bench {
    try Bench("pages.pdf", tool: tool) {
      $0.returnToPan = false
      change(&$0)
    }
  }

  /// In a window that shows three pages.
  private func tallBench() throws -> Bench {
    let bench = try bench(.freehand)
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.size, Size(800, 1000)))
    }
    return bench
  }

  /// The user's pointer at points in the space of the first page, on whichever page they lie.
  private func samples(_ points: [Point], _ bench: Bench) throws -> [PointerSample] {
    try points.map { point in
      let position = try bench.view.view.pageToView(0).apply(point)
      return PointerSample(
        position: position, page: bench.view.view.page(at: position), pointerType: bench.pointer,
        pressure: 0.7, time: bench.time)
    }
  }

  private func drag(_ points: [Point], _ bench: Bench) throws {
    _ = bench.view.handle(Gesture.wholeDrag(try samples(points, bench)))
  }

  private func ink(_ bench: Bench, page: Int) throws -> [[[Point]]] {
    try bench.open.document.page(page).annotations.filter { $0.type == .ink }
      .map { $0.strokes.map { $0.map(\.rounded) } }
  }

  /// The parts of the stroke end where it crosses the edges, half its width before them.
  private let first = [Point(50, 250), Point(60, 290), Point(62.25, 299)]
  private let second = [Point(65.25, 1), Point(70, 20), Point(80, 90)]

  @Test func aStrokeIsInkOnEachPageInOneStep() throws {
    let bench = try bench(.freehand)
    try drag(way, bench)
    #expect(try ink(bench, page: 0) == [[first]])
    #expect(try ink(bench, page: 1) == [[second]])
    #expect(bench.undoNames == ["Add 2 annotations"])
    try bench.open.editor.undo()
    #expect(try ink(bench, page: 0).isEmpty && ink(bench, page: 1).isEmpty)
    try bench.open.editor.redo()
    #expect(try ink(bench, page: 1) == [[second]])
  }

  @Test func thePreviewShowsBothParts() throws {
    let bench = try bench(.freehand)
    let report = bench.view.handle(Gesture.wholeDrag(try samples(way + [way[3]], bench)).dropLast())
    let items = try #require(report.overlay)
    #expect(items.map(\.pageIndex) == [0, 1])
    #expect(report.state == "freehand.drawing")
    let cancelled = try bench.cancelDrag()
    #expect(cancelled.overlay == [] && bench.undoNames.isEmpty)
  }

  @Test func aStrokeThatComesBackHasThreeParts() throws {
    let bench = try bench(.freehand)
    try drag(way + [Point(90, 250)], bench)
    #expect(try ink(bench, page: 0).first?.count == 2)
    #expect(try ink(bench, page: 1).first?.count == 1)
  }

  /// The pointer is seen between the pages too, where nothing is drawn.
  @Test func aSlowStrokeCrossesTheGapWithoutHooks() throws {
    let line = [280.0, 297, 302, 304, 307, 309, 315, 330].map { Point(50 + ($0 - 280) * 2, $0) }
    let bench = try bench(.freehand)
    try drag(line, bench)
    #expect(try ink(bench, page: 0) == [[[line[0], line[1], Point(88, 299)]]])
    #expect(try ink(bench, page: 1) == [[[Point(112, 1), Point(120, 5), Point(150, 20)]]])
    // One that comes back follows the edge meanwhile.
    try drag(line.prefix(5) + [Point(110, 290)], bench)
    let whole = try #require(try ink(bench, page: 0).last?.first)
    #expect(whole.dropFirst(2).dropLast() == [Point(94, 299), Point(98, 299), Point(104, 299)])
  }

  @Test func aGatheredStrokeIsUndoneAsAWhole() throws {
    let bench = try bench(.freehand) { $0.multiStroke = true }
    try drag([Point(20, 20), Point(60, 60)], bench)
    try drag(way, bench)
    #expect(bench.state == "freehand.gathering")
    try drag([Point(20, 100), Point(60, 140)], bench)
    bench.run("undo")
    bench.run("undo")
    bench.run("redo")
    bench.run("commit")
    #expect(try ink(bench, page: 0) == [[[Point(20, 20), Point(60, 60)], first]])
    #expect(try ink(bench, page: 1) == [[second]])
    #expect(bench.undoNames.count == 1)
  }

  /// The pointer is seen on the first and the third page only.
  @Test func aPageThatIsJumpedOverGetsItsPart() throws {
    let bench = try tallBench()
    try drag([Point(50, 250), Point(50, 280), Point(90, 680), Point(90, 700)], bench)
    #expect(try ink(bench, page: 0).first?.first?.last == Point(51.9, 299))
    #expect(try ink(bench, page: 1) == [[[Point(53.1, 1), Point(82.9, 299)]]])
    #expect(try ink(bench, page: 2).first?.first?.first == Point(124.1, 1))
    #expect(bench.undoNames == ["Add 3 annotations"])
    // Behind the page, the pointer rests between the pages before it goes on.
    try drag([Point(150, 280), Point(150, 615), Point(150, 700)], bench)
    #expect(try ink(bench, page: 1).last == [[Point(150, 1), Point(150, 299)]])
    #expect(try ink(bench, page: 2).last == [[Point(190, 1), Point(190, 80)]])
  }

  @Test func aClosedPageThatIsJumpedOverGetsNothing() throws {
    let bench = try tallBench()
    bench.open.editor.policy.closedPages = [1]
    try drag([Point(50, 280), Point(50, 700)], bench)
    #expect(try ink(bench, page: 1).isEmpty)
    #expect(try ink(bench, page: 2) == [[[Point(90, 1), Point(90, 80)]]])
  }

  @Test func theEraserErasesWhatItJumpsOver() throws {
    let bench = try tallBench()
    try drag([Point(20, 450), Point(150, 450)], bench)
    try bench.view.setTool(.eraser)
    try drag([Point(80, 260), Point(80, 700)], bench)
    #expect(try ink(bench, page: 1).first?.count == 2)
  }

  @Test func aPenGoesOnWithTheInkOfTheLastPage() throws {
    let bench = try bench(.freehand)
    bench.pointer = .pen
    try drag(way, bench)
    try drag([Point(80, 420), Point(90, 450)], bench)
    #expect(try ink(bench, page: 0) == [[first]])
    #expect(try ink(bench, page: 1).first?.count == 2)
    let pressures = try bench.open.document.page(1).annotations.first { $0.type == .ink }?.pressures
    #expect(pressures?.allSatisfy { $0.allSatisfy { abs($0 - 0.7) < 0.01 } } == true)
  }

  @Test func aPageThatIsClosedGetsNoInk() throws {
    let bench = try bench(.freehand)
    bench.open.editor.policy.closedPages = [1]
    try drag(way, bench)
    #expect(try ink(bench, page: 0).first?.first?.last == Point(80, 299))
    #expect(try ink(bench, page: 1).isEmpty)
  }

  @Test func theEraserErasesOnBothPagesInOneStep() throws {
    let bench = try bench(.freehand)
    try drag([Point(20, 280), Point(150, 280)], bench)
    try drag([Point(20, 330), Point(150, 330)], bench)
    let before = bench.undoNames.count
    try bench.view.setTool(.eraser)
    try drag([Point(80, 260), Point(80, 350)], bench)
    #expect(try ink(bench, page: 0).first?.count == 2)
    #expect(try ink(bench, page: 1).first?.count == 2)
    #expect(bench.undoNames.dropFirst(before) == ["Erase"])
    try bench.open.editor.undo()
    #expect(try ink(bench, page: 0).first?.count == 1)
    #expect(try ink(bench, page: 1).first?.count == 1)
  }

  @Test func aShapeStaysOnItsPage() throws {
    let bench = try bench("rectangle")
    try drag(way, bench)
    let square = try #require(try bench.annotations().first { $0.type == .square })
    #expect(square.rect.y1 <= 300)
    let next = try bench.open.document.page(1).annotations
    #expect(!next.contains { $0.type == .square })
  }
}
