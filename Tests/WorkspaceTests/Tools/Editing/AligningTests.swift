// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct AligningTests {
  private func bench() throws -> Bench {
    let bench = try Bench(tool: .annotationEdit) {
      $0.alignsToOthers = true
      $0.snapsToAspect = false
    }
    try bench.add(.square, "a", Rect(20, 20, 60, 60))
    try bench.add(.square, "b", Rect(100, 80, 150, 130))
    try bench.tap(Point(40, 40))
    return bench
  }

  private func guides(_ bench: Bench) throws -> [OverlayItem.Shape] {
    try bench.view.overlay().filter { $0.role == .guide }.map(\.shape)
  }

  @Test func aMoveSnapsToAnEdge() throws {
    let bench = try bench()
    try bench.beginDrag([Point(40, 40), Point(84, 44)])
    #expect(try guides(bench) == [.guide(Point(100, 24), Point(100, 130))])
    try bench.step(.ended, from: Point(40, 40), to: Point(84, 44))
    #expect(try bench.rect("a") == Rect(60, 24, 100, 64))
  }

  @Test func aMoveSnapsBothWays() throws {
    let bench = try bench()
    try bench.drag([Point(40, 40), Point(78, 98)])
    #expect(try bench.rect("a") == Rect(60, 80, 100, 120))
  }

  @Test func nothingSnapsFromAfar() throws {
    let bench = try bench()
    try bench.drag([Point(40, 40), Point(87, 47)])
    #expect(try bench.rect("a") == Rect(67, 27, 107, 67))
  }

  @Test func aMoveSnapsToThePagesCentre() throws {
    let bench = try bench()
    let page = try bench.open.document.pageGeometry(0).size
    let target = Point(page.width / 2 + 4, page.height / 2 - 5)
    try bench.drag([Point(40, 40), target])
    #expect(try bench.rect("a")?.center == Point(page.width / 2, page.height / 2))
  }

  @Test func anEdgeThatIsDraggedSnaps() throws {
    let bench = try bench()
    let right = try #require(try bench.handles()["right"])
    try bench.beginDrag([right, right + Point(37, 0)])
    #expect(bench.state == "annotationEdit.resizing")
    #expect(try guides(bench) == [.guide(Point(100, 20), Point(100, 130))])
    try bench.step(.ended, from: right, to: right + Point(37, 0))
    #expect(try bench.rect("a") == Rect(20, 20, 100, 60))
  }

  @Test func withoutTheOptionNothingSnaps() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "a", Rect(20, 20, 60, 60))
    try bench.add(.square, "b", Rect(100, 80, 150, 130))
    try bench.drag([Point(40, 40), Point(78, 98)])
    #expect(try bench.rect("a") == Rect(58, 78, 98, 118))
  }

  @Test func nothingSnapsToWhatIsNotShown() throws {
    let bench = try bench()
    let other = try #require(try bench.annotation("b"))
    try bench.open.editor.perform(DeleteAnnotations([other]), cause: .api)
    try bench.add(.text, "reply", Rect(100, 80, 150, 130)) { $0.replyTo = "a" }
    try bench.drag([Point(40, 40), Point(84, 44)])
    #expect(try bench.rect("a") == Rect(64, 24, 104, 64))
  }
}
