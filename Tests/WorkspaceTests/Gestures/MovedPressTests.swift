// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A press, while the pages under it are changed by someone else.
@Suite struct MovedPressTests {
  /// The edits that bring another place under the pointer.
  enum Move: CaseIterable {
    case delete, insert, rotate, crop

    func make(_ open: OpenDocument) throws {
      switch self {
      case .delete: _ = try open.changePages(DeletePages([0]))
      case .insert: _ = try open.changePages(InsertPages(NewPage(), at: 0))
      case .rotate: _ = try open.changePages(RotatePages([1], by: 90))
      case .crop:
        let edit = try open.cropping([1]) { Rect(origin: .zero, size: $0.size).grown(by: -20) }
        _ = try open.changePages(edit)
      }
    }
  }

  private func bench(_ tool: ToolName? = nil) throws -> Bench {
    let bench = try Bench("pages.pdf", tool: tool)
    for page in 0..<3 { try bench.add(.square, "x\(page)", page: page) }
    try bench.view.show(.api) { (view) throws(ViewError) in try view.goTo(pageIndex: 1) }
    return bench
  }

  @Test(arguments: Move.allCases) func itsReleaseDoesNothing(_ move: Move) throws {
    let bench = try bench()
    bench.time = 1000
    var sample = try bench.sample(Point(110, 300), page: 1)
    _ = bench.view.handle(PointerEvent(.down, sample))
    try move.make(bench.open)
    (sample.time, sample.page) = (1020, bench.view.view.page(at: sample.position))
    let report = bench.view.handle(PointerEvent(.up, sample))
    #expect(report.error == nil)
    #expect(bench.selectedIDs.isEmpty)
  }

  @Test(arguments: Move.allCases) func aDragMakesNothing(_ move: Move) throws {
    let bench = try bench("rectangle")
    let count = bench.undoNames.count
    try bench.raw(.down, at: Point(20, 100), page: 1)
    try move.make(bench.open)
    for step in 1...4 {
      try bench.raw(.move, at: Point(20 + Double(step) * 10, 120), page: 1)
    }
    try bench.raw(.up, at: Point(60, 120), page: 1)
    #expect(bench.undoNames.count == count + 1)
    #expect(bench.state == "rectangle.idle")
  }

  /// The layout of a pinch's beginning is not that of the pages now.
  @Test func aPinchEnds() throws {
    let bench = try Bench("pages.pdf", size: Size(200, 200))
    let before = bench.view.view.state
    let pinching = bench.view.input.pinching
    #expect(try pinching.pinch(.began, by: 1, at: Point(100, 100)).isHandled)
    let edit = try bench.open.cropping([2]) { _ in Rect(0, 0, 100, 50) }
    _ = try bench.open.changePages(edit)
    let sizes = bench.view.view.pages.pageSizes
    #expect(sizes[2] == Size(100, 50))
    #expect(bench.view.view.state == before)
    #expect(try !pinching.pinch(.moved, by: 1.1, at: Point(100, 100)).isHandled)
    #expect(bench.view.view.pages.pageSizes == sizes)
  }
}
