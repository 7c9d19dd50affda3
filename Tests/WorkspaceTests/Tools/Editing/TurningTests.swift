// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct TurningTests {
  private func bench(
    _ type: AnnotationType, _ change: (inout Annotation) -> Void = { _ in }
  ) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(type, "x", Rect(60, 100, 140, 140)) {
      if type == .stamp { $0.icon = "Approved" }
      if type == .freeText { $0.contents = "Words" }
      change(&$0)
    }
    try bench.tap(Point(100, 120))
    return bench
  }

  @Test func theKnobStandsAboveTheBox() throws {
    #expect(try bench(.stamp).handles()["rotate"] == Point(100, 76))
  }

  @Test func aStampSnapsToEighths() throws {
    let bench = try bench(.stamp)
    // From straight up to a little before straight right.
    try bench.beginDrag([Point(100, 76), Point(144, 118)])
    #expect(bench.state == "annotationEdit.rotating")
    #expect(try bench.view.overlay().contains { $0.role == .guide })
    try bench.step(.ended, from: Point(100, 76), to: Point(144, 118))
    let turned = try #require(try bench.annotation("x"))
    #expect(turned.rotation == 90)
    #expect(turned.rect == Rect(80, 80, 120, 160))
    #expect(bench.undoNames.last == "Rotate stamp")
    try bench.open.editor.undo()
    #expect(try bench.rect("x") == Rect(60, 100, 140, 140))
  }

  @Test func betweenItTurnsFreelyAndKeepsItsSize() throws {
    let bench = try bench(.stamp)
    try bench.drag([Point(100, 76), Point(100 + 44 * 0.5, 120 - 44 * 0.8660254)])
    let turned = try #require(try bench.annotation("x"))
    #expect((turned.rotation - 30).magnitude < 0.01)
    let size = try #require(turned.uprightSize)
    #expect((size.width - 80).magnitude < 0.1 && (size.height - 40).magnitude < 0.1)
    #expect((turned.rect.center.x - 100).magnitude < 0.01)
    let knob = try #require(try bench.handles()["rotate"])
    try bench.drag([knob, knob + Point(-40, 10)])
    let again = try #require(try bench.annotation("x"))
    #expect(again.rotation != turned.rotation)
    #expect((again.sizeOfUpright.width - 80).magnitude < 0.5)
  }

  @Test func aFreeTextSnapsToQuarters() throws {
    let bench = try bench(.freeText)
    try bench.drag([Point(100, 76), Point(100 + 31, 120 - 31)])
    #expect((try #require(try bench.annotation("x")).rotation - 45).magnitude < 0.01)
    try bench.open.editor.undo()
    try bench.drag([Point(100, 76), Point(102, 160)])
    #expect(try bench.annotation("x")?.rotation == 180)
  }

  @Test func aFlagForbidsIt() throws {
    let bench = try bench(.stamp) { $0.flags = [.print, .noRotate] }
    #expect(try bench.handles()["rotate"] == nil)
    #expect(try bench.handles().count == 4)
  }

  @Test func cancelledItStaysAsItWas() throws {
    let bench = try bench(.stamp)
    try bench.beginDrag([Point(100, 76), Point(144, 118)])
    #expect(bench.view.run("cancel").isHandled)
    #expect(bench.state == "annotationEdit.selected")
    try bench.step(.ended, from: Point(100, 76), to: Point(144, 118))
    #expect(try bench.annotation("x")?.rotation == 0)
  }
}

extension Annotation {
  fileprivate var sizeOfUpright: Size { uprightSize ?? rect.size }
}
