// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What is placed in a turned view stands upright for its reader.
@Suite struct TurnedViewTests {
  /// A bench whose pages are turned clockwise.
  private func bench(
    _ tool: ToolName, turned turn: QuarterTurn, on fixture: String = "simple.pdf",
    _ options: (inout ToolOptions) -> Void = { _ in }
  ) throws -> Bench {
    let bench = try Bench(fixture, tool: tool, options: options)
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.rotation, turn))
    }
    return bench
  }

  @Test(arguments: [QuarterTurn.none, .right, .half, .left])
  func aStampIsUprightForTheReader(turn: QuarterTurn) throws {
    let bench = try bench("rubberStamp", turned: turn) { $0.stamp = "Draft" }
    try bench.tap(150, 200)
    let stamp = try #require(try bench.annotations().first)
    #expect(stamp.rotation == Double(turn.reversed.rawValue))
    #expect(stamp.rect.center.distance(to: Point(150, 200)) < 0.01)
    let shown = try bench.view.view.pageToView(0).apply(stamp.rect)
    #expect(shown.width > shown.height)
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test(arguments: [QuarterTurn.right, .half, .left])
  func aTurnedPageInATurnedView(turn: QuarterTurn) throws {
    let bench = try bench("rubberStamp", turned: turn, on: "rotated.pdf") { $0.stamp = "Draft" }
    try bench.tap(100, 100)
    let stamp = try #require(try bench.annotations().last)
    #expect(stamp.rotation == Double(turn.reversed.rawValue))
  }

  @Test(arguments: [QuarterTurn.none, .right, .half, .left])
  func freeTextBeginsAtTheTapAndRunsToTheRight(turn: QuarterTurn) throws {
    let bench = try bench("freeText", turned: turn)
    try bench.tap(150, 150)
    #expect(bench.send(.text("Some words")).isHandled)
    let caret = try #require(
      try bench.view.overlay().first { $0.role == .caret }.flatMap {
        if case .caret(let foot, let head) = $0.shape { (foot, head) } else { nil }
      })
    let toView = try bench.view.view.pageToView(0)
    let (foot, head) = (toView.apply(caret.0), toView.apply(caret.1))
    #expect(foot.y > head.y && (foot.x - head.x).magnitude < 0.01)
    #expect(bench.send(.command("commit")).isHandled)
    let text = try #require(try bench.annotations().first)
    #expect(text.rotation == Double(turn.reversed.rawValue))
    let shown = toView.apply(text.rect)
    #expect(shown.width > shown.height)
    #expect(shown.origin.distance(to: toView.apply(Point(150, 150))) < 0.01)
  }

  @Test func aTurnedTextIsWrittenAsItLies() throws {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.freeText, "x", Rect(60, 100, 85, 180)) {
      $0.contents = "Words"
      $0.rotation = 90
    }
    try bench.tap(Point(70, 120))
    try bench.tap(Point(70, 120))
    #expect(bench.state == "annotationEdit.editingText")
    let entry = try bench.overlay(.entry)
    #expect(entry[0].shape == .rect(Rect(60, 100, 85, 180)) && entry[0].rotation == 0)
    let item = entry[1]
    #expect(item.rotation == 90)
    #expect(item.shape == .rect(Rect(32.5, 127.5, 112.5, 152.5)))
    _ = bench.view.enter("Other words")
    _ = bench.view.run("commit")
    let changed = try #require(try bench.annotation("x"))
    #expect(changed.contents == "Other words")
    #expect(changed.rotation == 90 && changed.rect == Rect(60, 100, 85, 180))
  }

  @Test(arguments: [QuarterTurn.right, .half, .left])
  func aCalloutsTextIsUprightInItsBox(turn: QuarterTurn) throws {
    let bench = try bench("callout", turned: turn)
    try bench.tap(150, 200)
    #expect(bench.send(.text("A longer remark")).isHandled)
    bench.send(.command("commit"))
    let callout = try #require(try bench.annotations().first)
    #expect(callout.callout.first?.distance(to: Point(150, 200)) ?? 9 < 0.01)
    #expect(callout.textTurn == Double(turn.reversed.rawValue))
    let box = try bench.view.view.pageToView(0).apply(try #require(callout.textBox))
    #expect(box.width > box.height)
  }

  @Test func iconsKeepTheirPlace() throws {
    let bench = try bench("sticky", turned: .right)
    try bench.tap(150, 200)
    let note = try #require(try bench.annotations().first)
    #expect(note.rotation == 0)
    #expect(note.rect.center.distance(to: Point(150, 200)) < 0.01)
  }

  @Test func theCaptionsOfACountStandAtItsMarks() throws {
    let bench = try bench("count", turned: .right) {
      $0.returnToPan = false
      $0.countGroup = "Doors"
    }
    try bench.tap(100, 100)
    try bench.tap(150, 200)
    let captions = try bench.view.overlay().filter { $0.role == .caption }
    let toView = try bench.view.view.pageToView(0)
    let words = captions.map { item -> String in
      guard case .text(let words, let rect) = item.shape else { return "" }
      let mark = words == "1" ? Point(100, 100) : Point(150, 200)
      let (place, near) = (toView.apply(rect.center), toView.apply(mark))
      #expect(place.x > near.x && (place.y - near.y).magnitude < 1)
      #expect(item.rotation == 270)
      return words
    }
    #expect(words == ["Doors: 2", "1"])
  }
}
