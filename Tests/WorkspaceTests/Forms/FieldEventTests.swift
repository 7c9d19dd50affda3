// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing
import Tools

@testable import Workspace

/// What happens to fields, in its order, and what a field may say to a keystroke.
@Suite struct FieldEventTests {
  @Test func aTouchEntersPressesFocusesAndIsLetGo() throws {
    let stage = try Watched("form.pdf")
    try stage.tap(200, 80)
    #expect(stage.events == ["enter name", "down name", "focus name", "up name"])
    stage.events = []
    try stage.tap(130, 115)
    #expect(
      stage.events == [
        "exit name", "blur name", "enter agree", "down agree", "focus agree", "set agree",
        "up agree",
      ])
    stage.events = []
    try stage.tap(130, 115)
    #expect(stage.events == ["down agree", "set agree", "up agree"])
  }

  @Test func aKeyThatLeadsToAFieldOnlyFocuses() throws {
    let stage = try Watched("form.pdf")
    try stage.send(.command("nextField"))
    try stage.send(.command("nextField"))
    #expect(stage.events == ["focus name", "blur name", "focus agree"])
    stage.events = []
    try stage.send(.key(KeyPress(" ")))
    #expect(stage.events == ["down agree", "set agree", "up agree"])
  }

  @Test func whatWasEnteredIsSetBeforeTheFieldIsGivenUp() throws {
    let stage = try Watched("form.pdf")
    try stage.tap(200, 80)
    stage.events = []
    try stage.send(.text("Bea"))
    try stage.send(.command("nextField"))
    #expect(stage.events == ["key Bea", "set name", "exit name", "blur name", "focus agree"])
  }

  @Test func aKeystrokeIsChangedOrRefused() throws {
    let stage = try Watched("form.pdf")
    stage.answer = { stroke in
      var stroke = stroke
      stroke.change = stroke.change.uppercased()
      return stroke.change == "X" ? nil : stroke
    }
    try stage.send(.command("nextField"))
    for key in ["b", "x", "c"] { try stage.send(.key(KeyPress(key))) }
    #expect(try stage.tool.requirement(in: stage.context)?.value == "BC")
  }
}

/// The tool alone, in a context that notes what it is told.
final class Watched {
  let stage: Stage
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
    stage = try Stage(fixture)
    context = WatchedContext(stage.view)
  }

  func tap(_ x: Double, _ y: Double) throws {
    try send(.gesture(.tap(stage.sample(x, y, 0, .mouse, []))))
  }

  func send(_ event: ToolEvent) throws { _ = try tool.handle(event, in: context) }
}
