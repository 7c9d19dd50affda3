// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What a view keeps in the space of a page, once the page is turned or cropped.
@Suite struct TurnedPagesTests {
  private let crop = Rect(30, 30, 270, 370)

  /// A view at 300 % with a point of the first page in its middle.
  private func bench(_ point: Point) throws -> Bench {
    let bench = try Bench(size: Size(300, 300))
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, 3))
      try view.goTo(pageIndex: 0, .point(point - Point(50, 50)))
    }
    return bench
  }

  private func place(of point: Point, in bench: Bench) throws -> Point {
    try bench.view.view.pageToView(0).apply(point)
  }

  @Test func whatIsReadStaysInSight() throws {
    let point = Point(150, 200)
    let bench = try bench(point)
    let middle = bench.view.view.middle
    #expect(try place(of: point, in: bench).distance(to: middle) < 1)
    _ = try bench.open.changePages(bench.open.cropping([0]) { _ in crop })
    #expect(try place(of: point - crop.origin, in: bench).distance(to: middle) < 1)
    _ = try bench.open.undo()
    #expect(try place(of: point, in: bench).distance(to: middle) < 1)
    let height = bench.open.pageSizes[0].height
    _ = try bench.open.changePages(RotatePages([0], by: 90))
    #expect(
      try place(of: Point(height - point.y, point.x), in: bench).distance(to: middle) < 1)
  }

  @Test func backLeadsToTheSamePlace() throws {
    let point = Point(150, 200)
    let bench = try bench(point)
    try bench.view.show(.api) { (view) throws(ViewError) in try view.goTo(pageIndex: 1) }
    let height = bench.open.pageSizes[0].height
    _ = try bench.open.changePages(RotatePages([0], by: 90))
    try bench.view.show(.history) { (view) throws(ViewError) in _ = view.goBack() }
    let now = try place(of: Point(height - point.y, point.x), in: bench)
    #expect(now.distance(to: bench.view.view.middle) < 1)
  }

  @Test func aPasteGoesWhereTheUserPressed() throws {
    let bench = try Bench()
    try bench.add(.square, "x", Rect(40, 40, 60, 60))
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    _ = bench.view.run("copy")
    try bench.contextMenu(200, 300)
    _ = bench.view.run("cancel")
    _ = try bench.open.changePages(bench.open.cropping([0]) { _ in crop })
    _ = bench.view.run("paste")
    #expect(try bench.newest()?.rect.center == Point(170, 270))
  }

  /// One step that moves pages and turns others.
  @Test func anUndoneGroupBringsBackTheSizes() throws {
    let bench = try Bench("pages.pdf")
    let sizes = bench.view.view.pages.pageSizes
    try bench.open.beginGroup("Pages")
    _ = try bench.open.changePages(DeletePages([0]))
    _ = try bench.open.changePages(RotatePages([0], by: 90))
    _ = try bench.open.commitGroup("Pages")
    #expect(bench.view.view.pages.pageSizes[0] == sizes[1].turned)
    _ = try bench.open.undo()
    #expect(bench.open.pageSizes == sizes)
    #expect(bench.view.view.pages.pageSizes == sizes)
  }
}
