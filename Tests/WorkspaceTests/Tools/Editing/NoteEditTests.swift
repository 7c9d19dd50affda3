// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct NoteEditTests {
  private func bench() throws -> Bench {
    let bench = try Bench(tool: .pan)
    try bench.add(.text, "n", Rect(100, 200, 120, 220)) {
      $0.contents = "Before"
      $0.author = "Ann"
    }
    try bench.add(.text, "r", Rect(100, 200, 120, 220)) {
      $0.contents = "Indeed"
      $0.author = "Bea"
      $0.replyTo = "n"
      $0.flags = [.hidden]
    }
    return bench
  }

  private func open(_ bench: Bench) throws {
    try bench.tap(Point(110, 210))
    try bench.tap(Point(110, 210))
  }

  @Test func aTapOpensANoteAndAnotherOneAsksForItsText() throws {
    let bench = try bench()
    try bench.tap(Point(110, 210))
    let window = try #require(try bench.view.overlay().first { $0.role == .popup })
    #expect(window.name == "n")
    #expect(window.shape == .text("Before", in: Rect(120, 200, 300, 300)))
    try bench.tap(Point(110, 210))
    let requirement = try #require(try bench.view.requirement()?.requirement)
    #expect(requirement.value == "Before")
    #expect(requirement.note?.author == "Ann")
    #expect(requirement.note?.replies.map(\.text) == ["Indeed"])
  }

  @Test func whatWasTypedIsKeptHoweverTheUserGoesOn() throws {
    let bench = try bench()
    for (index, leave) in ["tap", "escape", "tool"].enumerated() {
      try open(bench)
      _ = bench.view.handle([.text("Typed \(index)")])
      switch leave {
      case "tap": try bench.tap(Point(350, 400))
      case "escape": _ = bench.view.handle(KeyPress("Escape"))
      default: try bench.view.setTool("sticky")
      }
      #expect(try bench.annotation("n")?.contents == "Typed \(index)", "\(leave)")
      try bench.view.setTool(.pan)
    }
  }

  @Test func aQuestionEndsWithItsNote() throws {
    let bench = try bench()
    try open(bench)
    try bench.open.editor.perform(
      DeleteAnnotations([try #require(try bench.annotation("n"))]), cause: .api)
    #expect(try bench.requirement() == nil)
    #expect(!bench.view.answer(.text("Late")).isHandled)
  }

  @Test func thePointerIsToldWhatTheNoteSays() throws {
    let bench = try bench()
    let over = bench.view.handle([.hover(try bench.sample(Point(110, 210)))])
    let tip = try #require(over.display.hover.flatMap { $0 })
    #expect(tip.title == "Ann" && tip.text == "Before" && tip.annotationID == "n")
    let beside = bench.view.handle([.hover(try bench.sample(Point(350, 400)))])
    #expect(beside.display.hover == .some(nil))
  }
}
