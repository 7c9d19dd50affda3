// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct StampToolTests {
  @Test func aTapPutsTheStampAroundThePoint() throws {
    let bench = try Bench(tool: "rubberStamp") { $0.stamp = "Draft" }
    try bench.tap(150, 200)
    let stamp = try #require(try bench.annotations().first)
    #expect(stamp.type == .stamp)
    #expect(stamp.icon == "Draft")
    #expect(stamp.rect.center.distance(to: Point(150, 200)) < 0.01)
    #expect(stamp.rect.height == 40)
    #expect(bench.state == "pan.idle")
  }

  @Test func itIsAsWideAsItsWords() throws {
    func width(_ stamp: String) throws -> Double {
      let bench = try Bench(tool: "rubberStamp") { $0.stamp = stamp }
      try bench.tap(150, 200)
      return try #require(try bench.annotations().first).rect.width
    }
    #expect(try width("NotForPublicRelease") > 2 * width("Draft"))
  }

  @Test func wordsOfTheUsersOwn() throws {
    let bench = try Bench(tool: "rubberStamp") {
      $0.stampWords = Annotation.StampWords("Seen", secondLine: "by me")
    }
    try bench.tap(150, 200)
    let stamp = try #require(try bench.annotations().first)
    #expect(stamp.contents == "Seen")
    #expect(stamp.hasAppearance)
  }

  @Test func aDragDrawsItsSizeAndKeepsItsProportions() throws {
    let bench = try Bench(tool: "checkMark")
    try bench.drag((50, 60), (110, 80))
    #expect(try bench.annotations().first?.rect == Rect(50, 60, 110, 120))
  }

  @Test func aDragTheOtherWayDrawsTheOtherWay() throws {
    let bench = try Bench(tool: "crossMark")
    try bench.drag((110, 120), (80, 60))
    #expect(try bench.annotations().first?.rect == Rect(50, 60, 110, 120))
  }

  @Test func theSizeIsLimitedByThePage() throws {
    let bench = try Bench(tool: "dotMark")
    try bench.drag((280, 200), (300, 400))
    #expect(try bench.annotations().first?.rect == Rect(280, 200, 300, 220))
  }

  @Test(arguments: ["checkMark", "crossMark", "dotMark"] as [ToolName])
  func marks(_ tool: ToolName) throws {
    let bench = try Bench(tool: tool) { $0.returnToPan = false }
    try bench.tap(100, 100)
    try bench.tap(3, 3)
    #expect(
      try bench.annotations().map(\.rect) == [Rect(91, 91, 109, 109), Rect(0, 0, 18, 18)])
    #expect(bench.state == "\(tool.rawValue).idle")
    try bench.open.editor.undo()
    #expect(try bench.annotations().count == 1)
  }

  @Test func aDragShowsWhatWillBeAndCanBeCancelled() throws {
    let bench = try Bench(tool: "checkMark")
    let from = try bench.sample(Point(50, 60))
    let to = try bench.sample(Point(110, 80))
    bench.send(.gesture(.drag(GestureStep(.began, origin: from, current: from))))
    bench.send(.gesture(.drag(GestureStep(.moved, origin: from, current: to))))
    #expect(bench.state == "checkMark.placing")
    let preview = try #require(try bench.view.overlay().first)
    #expect(preview.shape == .rect(Rect(50, 60, 110, 120)))
    #expect(bench.send(.command("cancel")).isHandled)
    bench.send(.gesture(.drag(GestureStep(.ended, origin: from, current: to))))
    #expect(bench.state == "checkMark.idle")
    #expect(try bench.annotations().isEmpty)
  }

  @Test func aDragOfNothingMakesNothing() throws {
    let bench = try Bench(tool: "checkMark")
    try bench.drag((50, 60), (52, 62))
    #expect(try bench.annotations().isEmpty)
  }

  @Test func whatMayNotBeMadeIsNotMade() throws {
    for tool in ["rubberStamp", "checkMark", "dateText", "count"] as [ToolName] {
      let bench = try Bench(tool: tool)
      bench.forbidCreation()
      #expect(try bench.tap(100, 100).error != nil)
      #expect(try bench.drag((50, 60), (110, 80)).error != nil)
      #expect(try bench.annotations().isEmpty)
    }
  }

  @Test func aStampIsUprightOnATurnedPage() throws {
    let bench = try Bench("rotated.pdf", tool: "rubberStamp")
    try bench.tap(100, 100)
    let stamp = try #require(try bench.annotations().last)
    #expect(stamp.rotation == 0)
    #expect(stamp.rect.width > stamp.rect.height)
  }

  @Test func todaysDateIsWritten() throws {
    let bench = try Bench(tool: "dateText") { $0.dateFormat = "d MMMM yyyy" }
    try bench.tap(100, 100)
    let date = try #require(try bench.annotations().first)
    #expect(date.type == .freeText)
    #expect(date.contents == "14 November 2023")
    #expect(date.customData["dateFormat"] == "d MMMM yyyy")
    #expect(date.rect.origin == Point(100, 100))
    #expect(date.rect.width < 130)
  }

  @Test func anEmptyDateFormatIsRefused() throws {
    let bench = try Bench(tool: "dateText") { $0.dateFormat = " " }
    #expect(try bench.tap(100, 100).error != nil)
    #expect(try bench.annotations().isEmpty)
  }
}
