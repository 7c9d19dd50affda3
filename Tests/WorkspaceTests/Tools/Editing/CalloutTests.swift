// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct CalloutTests {
  /// A callout whose tip is to the lower left of its text.
  private func bench() throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(100, 40, 180, 70)) {
      $0.contents = "Words"
      $0.callout = [Point(40, 120), Point(80, 55), Point(100, 55)]
      $0.intent = "FreeTextCallout"
    }
    try bench.tap(Point(140, 55))
    return bench
  }

  @Test func itHasThreePartsToHold() throws {
    let bench = try bench()
    #expect(bench.state == "calloutEdit.selected")
    let handles = try bench.handles()
    #expect(handles.count == 10)
    #expect(handles["start"]?.distance(to: Point(40, 120)) ?? 9 < 0.01)
    #expect(handles["knee"]?.distance(to: Point(80, 55)) ?? 9 < 0.01)
    #expect(handles["topLeft"]?.distance(to: Point(100, 40)) ?? 9 < 0.01)
  }

  @Test func aSmallBoxIsHeldInItsMiddle() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(100, 50, 130, 60)) {
      $0.contents = "Words"
      $0.callout = [Point(40, 120), Point(80, 55), Point(100, 55)]
      $0.intent = "FreeTextCallout"
    }
    try bench.tap(Point(115, 55))
    try bench.beginDrag([Point(115, 55), Point(125, 65)])
    #expect(bench.state == "calloutEdit.moving")
    try bench.step(.ended, from: Point(115, 55), to: Point(125, 65))
    let box = try #require(try bench.annotation("x")?.textBox)
    #expect(box.origin.distance(to: Point(110, 60)) < 0.01)
    #expect((box.x1 - 140).magnitude < 0.01 && (box.y1 - 70).magnitude < 0.01)
  }

  @Test func theTipIsDraggedAlone() throws {
    let bench = try bench()
    try bench.beginDrag([Point(40, 120), Point(20, 140)])
    #expect(bench.state == "calloutEdit.adjusting")
    try bench.step(.ended, from: Point(40, 120), to: Point(20, 140))
    let callout = try #require(try bench.annotation("x")).callout
    #expect(callout[0].distance(to: Point(20, 140)) < 0.01)
    #expect(callout[1].distance(to: Point(80, 55)) < 0.01)
    let box = try #require(try bench.annotation("x")?.textBox)
    #expect(box.origin.distance(to: Point(100, 40)) < 0.01)
    #expect((box.x1 - 180).magnitude < 0.01 && (box.y1 - 70).magnitude < 0.01)
    #expect(bench.undoNames.count == 2)
  }

  @Test func theEndFollowsTheNearestSide() throws {
    let bench = try bench()
    try bench.pull("knee", by: Point(60, 60))
    let changed = try #require(try bench.annotation("x"))
    #expect(changed.callout.last?.distance(to: Point(140, 70)) ?? 9 < 0.01)
  }

  @Test func theBoxIsResizedAndTheTipStays() throws {
    let bench = try bench()
    try bench.pull("bottomRight", by: Point(20, 40))
    let changed = try #require(try bench.annotation("x"))
    #expect(changed.callout[0].distance(to: Point(40, 120)) < 0.01)
    let box = try #require(changed.textBox)
    #expect((box.x1 - 200).magnitude < 0.01 && (box.y1 - 110).magnitude < 0.01)
    #expect((box.x0 - 100).magnitude < 0.01 && (box.y0 - 40).magnitude < 0.01)
    #expect(changed.callout.last?.distance(to: Point(100, 75)) ?? 9 < 0.01)
  }

  @Test func theWholeMovesTogether() throws {
    let bench = try bench()
    try bench.drag([Point(140, 55), Point(150, 75)])
    let changed = try #require(try bench.annotation("x"))
    #expect(changed.callout[0].distance(to: Point(50, 140)) < 0.01)
  }

  @Test func cancelledItStaysAsItWas() throws {
    let bench = try bench()
    try bench.beginDrag([Point(40, 120), Point(20, 140)])
    #expect(bench.view.run("cancel").isHandled)
    #expect(bench.state == "calloutEdit.selected")
    #expect(bench.undoNames.count == 1)
  }
}
