// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Annotations that are no links and do something by their actions: those of `actions.pdf`.
@Suite struct TouchTests {
  private let bench: Bench

  init() throws { bench = try Bench("actions.pdf", size: Size(300, 640)) }

  private func set(_ action: Action?, _ trigger: ActionTrigger, _ id: String) throws {
    let edit = try SetAction(action, for: trigger, of: .annotation(id), in: bench.document)
    try bench.open.editor.perform(edit, cause: .api)
  }

  @Test func aTouchRunsWhatItSays() throws {
    try set(Action(.named("Down")), .down, "square")
    try set(Action(.named("NextPage")), .up, "square")
    let report = try bench.tap(200, 25)
    #expect(report.component == .openLinkAnnotation)
    #expect(bench.view.view.currentPage == 1)
    #expect(bench.told.count == 1)
    #expect(bench.selectedIDs.isEmpty)
  }

  @Test func whereLinksAreOffItIsSelected() throws {
    try set(Action(.named("NextPage")), .up, "square")
    bench.view.components.setEnabled([.openLinkAnnotation], false)
    try bench.tap(200, 25)
    #expect(bench.selectedIDs == ["square"])
    #expect(bench.view.view.currentPage == 0)
  }

  @Test func aLongPressSelectsIt() throws {
    try set(Action(.named("NextPage")), .up, "square")
    try bench.longPress(200, 25)
    #expect(bench.selectedIDs == ["square"])
  }

  @Test func withoutAnActionItIsSelectedAsEver() throws {
    try bench.tap(200, 25)
    #expect(bench.selectedIDs == ["square"])
  }

  @Test func aScreenThatLeadsSomewhereIsNotPlayed() throws {
    try set(Action(.named("LastPage")), .activate, "screen")
    try bench.tap(240, 210)
    #expect(bench.view.view.currentPage == 2)
    #expect(bench.told == [])
  }

  @Test func aButtonsScriptKnowsItsButton() throws {
    try set(
      Action(.javaScript("this.getField('name').value = event.target.name;")), .activate, "go")
    try bench.open.enableScripts(ScriptUser(ask: { _, _ in .none }, tell: { _, _, _ in }))
    try bench.tap(240, 130)
    #expect(try bench.document.page(0).widget("name")?.field.value == ["go"])
  }

  @Test func aHoveringPointerEntersAFieldOnce() throws {
    let sample = try bench.sample(Point(240, 90))
    _ = bench.view.handle([.hover(sample)])
    try bench.tap(240, 90)
    let names = bench.told.compactMap { request -> String? in
      guard case .unsupportedAction(let action, _) = request,
        case .named(let name) = action.kind
      else { return nil }
      return name
    }
    #expect(names == ["Enter", "Down", "Focus", "Up"])
  }

  @Test func whatIsPressedIsShown() throws {
    func pressed(_ x: Double, _ y: Double, _ phase: PointerPhase) throws -> [OverlayItem] {
      let sample = try bench.sample(Point(x, y))
      _ = bench.view.handle(PointerEvent(phase, sample))
      return try bench.view.overlay().filter { $0.role == .pressed }
    }
    #expect(try pressed(100, 16, .down).map(\.shape) == [.rect(Rect(40, 8, 160, 24))])
    #expect(try pressed(101, 17, .move).count == 1)
    #expect(try pressed(140, 300, .move).isEmpty)
    #expect(try pressed(140, 300, .up).isEmpty)
    #expect(try pressed(240, 130, .down).map(\.shape) == [.rect(Rect(200, 120, 280, 140))])
    #expect(try pressed(240, 130, .cancel).isEmpty)
    #expect(try pressed(200, 25, .down).isEmpty)
    #expect(try pressed(200, 25, .cancel).isEmpty)
    bench.view.components.setEnabled([.openLinkAnnotation], false)
    #expect(try pressed(100, 16, .down).isEmpty)
  }
}
