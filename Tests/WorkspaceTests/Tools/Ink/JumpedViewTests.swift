// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A view that goes to another page in the middle of a stroke.
@Suite struct JumpedViewTests {
  private func bench(_ tool: ToolName) throws -> Bench {
    let bench = try Bench("pages.pdf", tool: tool, size: Size(400, 310)) {
      $0.returnToPan = false
    }
    bench.isRaw = true
    return bench
  }

  private func move(_ phase: PointerPhase, _ position: Point, _ bench: Bench) {
    bench.time += 20
    let sample = PointerSample(
      position: position, page: bench.view.view.page(at: position), time: bench.time)
    _ = bench.view.handle(PointerEvent(phase, sample))
  }

  private func stroke(_ bench: Bench) throws {
    move(.down, Point(100, 150), bench)
    move(.move, Point(110, 140), bench)
    move(.move, Point(120, 130), bench)
    try bench.view.show(.api) { (view) throws(ViewError) in try view.goTo(pageIndex: 3) }
    #expect(bench.view.view.currentPage == 3)
    for step in 1...4 { move(.move, Point(120 + Double(step) * 10, 130), bench) }
    move(.up, Point(160, 130), bench)
  }

  @Test func theStrokeBreaks() throws {
    let bench = try bench("freehand")
    try stroke(bench)
    for page in 0..<5 {
      let inks = try bench.annotations(page: page).filter { $0.type == .ink }
      #expect(inks.count == (page == 0 || page == 3 ? 1 : 0), "\(page)")
      for ink in inks { #expect(ink.rect.height < 40, "\(page)") }
    }
  }

  @Test func theEraserIsPutDownAgain() throws {
    let bench = try bench("eraser")
    for page in 0..<5 {
      try bench.add(.ink, "low\(page)", Rect(0, 260, 190, 270), page: page)
    }
    try stroke(bench)
    #expect(bench.undoNames.last != "Erase")
  }
}
