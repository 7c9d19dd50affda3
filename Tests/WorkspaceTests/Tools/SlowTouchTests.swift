// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Fingers that rest for a moment before they move or let go: people hold what they are about to move.
@Suite struct SlowTouchTests {
  private func bench(_ tool: ToolName? = nil, _ fixture: String = "simple.pdf") throws -> Bench {
    let bench = try Bench(fixture, tool: tool)
    (bench.pointer, bench.isRaw) = (.touch, true)
    return bench
  }

  /// Puts a finger down, and moves it after seven tenths of a second.
  private func hold(_ points: Point..., in bench: Bench, last: PointerPhase = .up) throws {
    bench.time += 2000
    for (index, point) in points.enumerated() {
      var sample = try bench.sample(point)
      sample.time = bench.time
      _ = bench.view.handle(PointerEvent(index == 0 ? .down : .move, sample))
      bench.time += index == 0 ? 700 : 20
    }
    var sample = try bench.sample(points[points.count - 1])
    sample.time = bench.time
    _ = bench.view.handle(PointerEvent(last, sample))
  }

  @Test(arguments: [AnnotationType.square, .line, .ink, .freeText, .stamp])
  func moveTheSelection(_ type: AnnotationType) throws {
    let bench = try bench()
    try bench.add(type, "x", Rect(100, 280, 200, 320)) { $0.contents = "Text" }
    let old = try #require(try bench.rect("x"))
    try bench.tap(150, 300)
    #expect(bench.selectedIDs == ["x"])
    try hold(Point(150, 300), Point(151, 300), Point(190, 330), in: bench)
    let moved = try #require(try bench.rect("x"))
    #expect(moved.origin.distance(to: old.origin + Point(40, 30)) < 0.01)
    #expect(bench.undoNames.count == 2)
  }

  @Test func moveWhatTheySelect() throws {
    let bench = try bench()
    try bench.add(.square, "x", Rect(100, 280, 200, 320))
    try hold(Point(150, 300), Point(190, 330), in: bench)
    #expect(bench.selectedIDs == ["x"])
    #expect(try bench.rect("x") == Rect(140, 310, 240, 350))
  }

  @Test func resizeByAHandle() throws {
    let bench = try bench()
    try bench.add(.square, "x", Rect(100, 280, 200, 320))
    try bench.tap(150, 300)
    try hold(Point(200, 320), Point(230, 360), in: bench)
    #expect(try bench.rect("x") == Rect(100, 280, 230, 360))
  }

  @Test func moveTheEndOfALine() throws {
    let bench = try bench()
    try bench.add(.line, "x", Rect(100, 280, 200, 320))
    try bench.tap(150, 300)
    try hold(Point(200, 300), Point(230, 260), in: bench)
    #expect(try bench.annotation("x")?.line == [Point(100, 300), Point(230, 260)])
  }

  @Test func moveTheEndOfMarkedText() throws {
    let bench = try bench("highlight")
    try bench.using(.mouse) { try $0.drag((41, 86), (70, 86)) }
    let marked = try #require(try bench.newest())
    try bench.tap(marked.rect.center)
    #expect(bench.selectedIDs == [marked.id])
    let end = try #require(try bench.handles()["end"])
    try hold(end, end + Point(60, 0), in: bench)
    #expect(try #require(try bench.rect(marked.id)).width > marked.rect.width + 30)
    #expect(bench.selectedIDs == [marked.id])
  }

  @Test func tremorMovesNothing() throws {
    let bench = try bench()
    try bench.add(.square, "x", Rect(100, 280, 200, 320))
    try bench.tap(150, 300)
    try hold(Point(150, 300), Point(153, 302), Point(155, 304), in: bench)
    #expect(try bench.rect("x") == Rect(100, 280, 200, 320))
    #expect(bench.undoNames.count == 1)
    #expect(bench.selectedIDs == ["x"])
  }

  @Test func aCancelledOneMovesNothing() throws {
    let bench = try bench()
    try bench.add(.square, "x", Rect(100, 280, 200, 320))
    try bench.tap(150, 300)
    try hold(Point(150, 300), Point(190, 330), in: bench, last: .cancel)
    #expect(try bench.rect("x") == Rect(100, 280, 200, 320))
    #expect(bench.state == "annotationEdit.selected")
  }

  @Test func whatMayNotBeMovedStays() throws {
    for isLocked in [false, true] {
      let bench = try bench()
      try bench.add(.square, "x", Rect(100, 280, 200, 320)) {
        if isLocked { $0.flags.insert(.locked) }
      }
      if !isLocked { bench.view.components.setEnabled([.transformAnnotation], false) }
      try bench.tap(150, 300)
      try hold(Point(150, 300), Point(190, 330), in: bench)
      #expect(try bench.rect("x") == Rect(100, 280, 200, 320))
      #expect(bench.selectedIDs == ["x"])
    }
  }

  @Test func cropAPicture() throws {
    let bench = try bench()
    try bench.add(.stamp, "p", Rect(100, 100, 200, 150)) {
      $0.picture = .image(Array("P5 4 2 255\n".utf8) + [0, 90, 180, 255, 0, 90, 180, 255])
    }
    try bench.tap(150, 125)
    #expect(bench.view.run("crop").isHandled)
    try hold(Point(100, 125), Point(150, 125), in: bench)
    #expect(bench.view.run("commit").isHandled)
    #expect(try bench.rect("p") == Rect(150, 100, 200, 150))
  }

  private static let placing: [ToolName] = [
    "sticky", "dateText", "count", "checkMark", "rubberStamp", "freeText", "callout",
    "fileAttachment", "signature",
  ]

  @Test(arguments: placing)
  func slowTapsPlaceLikeQuickOnes(_ tool: ToolName) throws {
    let (slow, quick) = (try bench(tool), try bench(tool))
    try hold(Point(150, 300), Point(153, 301), in: slow)
    try quick.tap(150, 300)
    #expect(slow.state == quick.state)
    #expect(slow.state != "\(tool.rawValue).idle")
    #expect(try slow.annotations().map(\.rect) == (try quick.annotations().map(\.rect)))
    let overlay = try slow.view.tools.current.overlay(in: slow.view)
    #expect(overlay == (try quick.view.tools.current.overlay(in: quick.view)))
  }

  @Test(arguments: placing)
  func slowDragsPlaceLikeQuickOnes(_ tool: ToolName) throws {
    let (slow, quick) = (try bench(tool), try bench(tool))
    try hold(Point(150, 300), Point(200, 340), in: slow)
    try quick.drag((150, 300), (180, 320), (200, 340))
    #expect(slow.state == quick.state)
    #expect(try slow.annotations().map(\.rect) == (try quick.annotations().map(\.rect)))
  }

  @Test(arguments: placing)
  func onAnAnnotationTheyEditIt(_ tool: ToolName) throws {
    let bench = try bench(tool)
    try bench.add(.square, "x", Rect(100, 280, 200, 320))
    try hold(Point(150, 300), Point(190, 330), in: bench)
    #expect(bench.selectedIDs == ["x"])
    #expect(try bench.rect("x") == Rect(140, 310, 240, 350))
  }

  @Test(arguments: ["freehand", "rectangle", "highlight", "checkMark", "freeText"] as [ToolName])
  func makeNothingIfOnlyThePenDraws(_ tool: ToolName) throws {
    let bench = try bench(tool)
    try bench.add(.square, "x", Rect(100, 380, 200, 420))
    var pens = PenSettings()
    pens.fingerDraws = false
    try bench.view.input.pens.set(pens)
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, 4))
    }
    let before = bench.view.view.state.offset
    try hold(Point(60, 86), Point(90, 66), in: bench)
    #expect(try bench.annotations().map(\.id) == ["x"])
    #expect(bench.state == "\(tool.rawValue).idle")
    #expect(bench.view.view.state.offset != before)
    // Ink may begin on an annotation; a touch of the other tools edits it.
    guard tool != "freehand" else { return }
    try hold(Point(150, 400), Point(151, 400), in: bench)
    #expect(bench.selectedIDs == ["x"])
  }
}
