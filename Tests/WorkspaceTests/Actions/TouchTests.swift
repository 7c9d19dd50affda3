// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Annotations that are no links and do something by their actions: those of `actions.pdf`.
@Suite struct TouchTests {
  private let stage: Stage

  init() throws { stage = try Stage("actions.pdf", size: Size(300, 640)) }

  private func set(_ action: Action?, _ trigger: ActionTrigger, _ id: String) throws {
    let edit = try SetAction(action, for: trigger, of: .annotation(id), in: stage.document)
    try stage.open.editor.perform(edit, cause: .api)
  }

  @Test func aTouchRunsWhatItSays() throws {
    try set(Action(.named("Down")), .down, "square")
    try set(Action(.named("NextPage")), .up, "square")
    let report = try stage.tap(200, 25)
    #expect(report.component == .openLinkAnnotation)
    #expect(stage.view.view.currentPage == 1)
    #expect(stage.told.count == 1)
    #expect(stage.selectedIDs.isEmpty)
  }

  @Test func whereLinksAreOffItIsSelected() throws {
    try set(Action(.named("NextPage")), .up, "square")
    stage.view.components.setEnabled([.openLinkAnnotation], false)
    try stage.tap(200, 25)
    #expect(stage.selectedIDs == ["square"])
    #expect(stage.view.view.currentPage == 0)
  }

  @Test func aLongPressSelectsIt() throws {
    try set(Action(.named("NextPage")), .up, "square")
    try stage.longPress(200, 25)
    #expect(stage.selectedIDs == ["square"])
  }

  @Test func withoutAnActionItIsSelectedAsEver() throws {
    try stage.tap(200, 25)
    #expect(stage.selectedIDs == ["square"])
  }

  @Test func aScreenThatLeadsSomewhereIsNotPlayed() throws {
    try set(Action(.named("LastPage")), .activate, "screen")
    try stage.tap(240, 210)
    #expect(stage.view.view.currentPage == 2)
    #expect(stage.told == [])
  }

  @Test func aButtonsScriptKnowsItsButton() throws {
    try set(
      Action(.javaScript("this.getField('name').value = event.target.name;")), .activate, "go")
    try stage.open.enableScripts(ScriptUser(ask: { _, _ in .none }, tell: { _, _, _ in }))
    try stage.tap(240, 130)
    #expect(try stage.document.page(0).widget("name")?.field.value == ["go"])
  }

  @Test func aHoveringPointerEntersAFieldOnce() throws {
    let sample = try stage.sample(240, 90, 0, .mouse, [])
    _ = stage.view.handle([.hover(sample)])
    try stage.tap(240, 90)
    let names = stage.told.compactMap { request -> String? in
      guard case .unsupportedAction(let action, _) = request,
        case .named(let name) = action.kind
      else { return nil }
      return name
    }
    #expect(names == ["Enter", "Down", "Focus", "Up"])
  }

  @Test func whatIsPressedIsShown() throws {
    func pressed(_ x: Double, _ y: Double, _ phase: PointerPhase) throws -> [OverlayItem] {
      let sample = try stage.sample(x, y, 0, .mouse, [])
      _ = stage.view.handle(PointerEvent(phase, sample))
      return try stage.view.overlay().filter { $0.role == .pressed }
    }
    #expect(try pressed(100, 16, .down).map(\.shape) == [.rect(Rect(40, 8, 160, 24))])
    #expect(try pressed(101, 17, .move).count == 1)
    #expect(try pressed(140, 300, .move).isEmpty)
    #expect(try pressed(140, 300, .up).isEmpty)
    #expect(try pressed(240, 130, .down).map(\.shape) == [.rect(Rect(200, 120, 280, 140))])
    #expect(try pressed(240, 130, .cancel).isEmpty)
    #expect(try pressed(200, 25, .down).isEmpty)
    #expect(try pressed(200, 25, .cancel).isEmpty)
    stage.view.components.setEnabled([.openLinkAnnotation], false)
    #expect(try pressed(100, 16, .down).isEmpty)
  }
}
