// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing
import Tools

/// What happens to fields, in its order, and what a field may say to a keystroke.
@Suite struct FieldEventTests {
  @Test func aTouchEntersPressesFocusesAndIsLetGo() throws {
    let bench = try Watched("form.pdf")
    try bench.tap(200, 80)
    #expect(bench.events == ["enter name", "down name", "focus name", "up name"])
    bench.events = []
    try bench.tap(130, 115)
    #expect(
      bench.events == [
        "exit name", "blur name", "enter agree", "down agree", "focus agree", "set agree",
        "up agree",
      ])
    bench.events = []
    try bench.tap(130, 115)
    #expect(bench.events == ["down agree", "set agree", "up agree"])
  }

  @Test func aKeyThatLeadsToAFieldOnlyFocuses() throws {
    let bench = try Watched("form.pdf")
    try bench.send(.command("nextField"))
    try bench.send(.command("nextField"))
    #expect(bench.events == ["focus name", "blur name", "focus agree"])
    bench.events = []
    try bench.send(.key(KeyPress(" ")))
    #expect(bench.events == ["down agree", "set agree", "up agree"])
  }

  @Test func whatWasEnteredIsSetBeforeTheFieldIsGivenUp() throws {
    let bench = try Watched("form.pdf")
    try bench.tap(200, 80)
    bench.events = []
    try bench.send(.text("Bea"))
    try bench.send(.command("nextField"))
    #expect(bench.events == ["key Bea", "set name", "exit name", "blur name", "focus agree"])
  }

  @Test func aKeystrokeIsChangedOrRefused() throws {
    let bench = try Watched("form.pdf")
    bench.answer = { stroke in
      var stroke = stroke
      stroke.change = stroke.change.uppercased()
      return stroke.change == "X" ? nil : stroke
    }
    try bench.send(.command("nextField"))
    for key in ["b", "x", "c"] { try bench.send(.key(KeyPress(key))) }
    #expect(try bench.tool.requirement(in: bench.context)?.value == "BC")
  }
}

/// The tool alone, in a context that notes what it is told.
final class Watched {
  let bench: Bench
  let context: WatchedContext
  var tool: any Tool = FormFillTool()
  var events: [String] {
    get { context.events }
    set { context.events = newValue }
  }
  var answer: (Keystroke) -> Keystroke? {
    get { context.answer }
    set { context.answer = newValue }
  }

  init(_ fixture: String) throws {
    bench = try Bench(fixture)
    context = WatchedContext(bench.view)
  }

  func tap(_ x: Double, _ y: Double) throws {
    try send(.gesture(.tap(bench.sample(Point(x, y)))))
  }

  func send(_ event: ToolEvent) throws { _ = try tool.handle(event, in: context) }
}
