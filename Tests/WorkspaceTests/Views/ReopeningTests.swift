// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A file that is closed with a view captured, and opened again, as it was or as another.
@Suite struct ReopeningTests {
  /// Shows page 5 of `outline.pdf`, which has six of 300 × 400 points; replaces the file; and
  /// restores what was shown.
  func reopened(
    as other: String?, _ arrange: (inout View) throws(ViewError) -> Void
  ) throws -> (before: View, after: View) {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: UUID().uuidString)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
    let file = folder.appending(path: "a.pdf")
    try manager.copyItem(at: fixtures.appending(path: "outline.pdf"), to: file)

    let bench = try Bench(file.path, size: Size(640, 480))
    try bench.view.show(.api) { (view) throws(ViewError) in
      try arrange(&view)
      try view.goTo(pageIndex: 1)
      try view.goTo(pageIndex: 4, .xyz(left: 30, top: 120.5, zoom: 2.7))
    }
    let before = bench.view.view
    bench.documents.close(bench.open.id, discardingChanges: true)
    if let other {
      try manager.removeItem(at: file)
      try manager.copyItem(at: fixtures.appending(path: other), to: file)
    }
    let view = try bench.documents.open(.file(file.path), password: nil, isReadOnly: false)
      .views.open(ViewState(size: Size(99, 99)))
    try view.show(.api) { (view) throws(ViewError) in try view.restore(before.snapshot) }
    return (before, view.view)
  }

  @Test(arguments: LayoutMode.allCases) func theSameFile(_ layout: LayoutMode) throws {
    let (before, after) = try reopened(as: nil) { (view) throws(ViewError) in
      try view.update(
        ViewChange(\.rotation, .left).and(\.layout, layout).and(\.coverPage, true).and(\.gap, 7))
    }
    #expect(after.snapshot == before.snapshot)
    #expect(after.visiblePages == before.visiblePages)
  }

  @Test func fewerPages() throws {
    let (before, after) = try reopened(as: "simple.pdf") { _ in }
    #expect(after.currentPage == 2)
    #expect(after.state.scale == before.state.scale)
    #expect(after.state.offset.y == after.canvasSize.height - 480)
    #expect(after.history.back.map(\.pageIndex) == [0, 1])
  }

  @Test func otherSizes() throws {
    let (before, after) = try reopened(as: "rotated.pdf") { (view) throws(ViewError) in
      try view.goTo(pageIndex: 3, .point(Point(30, 200)))
    }
    #expect(before.currentPage == 4)
    #expect(after.currentPage == 3)
    #expect(after.state.offset.y == after.canvasSize.height - 480)
  }
}
