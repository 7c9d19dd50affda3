// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Running what `actions.pdf` says.
@Suite struct RunActionTests {
  private let bench: Bench

  init() throws { bench = try Bench("actions.pdf", size: Size(300, 640)) }

  @discardableResult
  private func run(_ id: String) throws -> [ActionOutcome] {
    let action = try #require(try bench.document.page(0).annotation(id)?.action)
    return bench.view.actions.run(action, ActionOccasion(.activate, of: .annotation(id)))
  }

  @Test func placesAreShown() throws {
    #expect(try run("goTo").map(\.isPerformed) == [true])
    #expect(bench.view.view.currentPage == 1)
    #expect(bench.view.view.state.scale == 2)
    try run("structure")
    #expect(bench.view.view.currentPage == 2)
    let back = bench.view.actions.run(Action(.named("GoBack")), ActionOccasion())
    #expect(back.map(\.isPerformed) == [true])
    #expect(bench.view.view.currentPage == 1)
    try run("thread")
    #expect(bench.view.view.currentPage == 1)
    #expect(bench.told == [])
  }

  @Test(arguments: [
    ("goToRemote", "openDocument"), ("uri", "openURI"), ("script uri", "decideURI"),
    ("www", "openURI"), ("launch", "launch"), ("save as", "command"),
    ("importData", "importData"), ("submitForm", "submitForm"), ("transition", "showTransition"),
    ("movie", "playMedia"),
    ("rendition", "playMedia"), ("richMediaExecute", "controlMedia"),
    ("javaScript", "unsupportedAction"), ("goTo3DView", "unsupportedAction"),
    ("unknown", "unsupportedAction"), ("parent", "unsupportedAction"),
  ])
  func theFrontEndIsTold(id: String, request: String) throws {
    let outcomes = try run(id)
    #expect(bench.told.map { "\($0)".prefix(request.count) } == [request[...]])
    #expect(outcomes.map(\.isPerformed) == [request != "unsupportedAction"])
    #expect((outcomes.first?.reason == nil) == (request != "unsupportedAction"))
  }

  @Test func chainsRunToTheirEnd() throws {
    let outcomes = try run("chain")
    #expect(outcomes.map(\.kind) == ["uri", "named", "named"])
    #expect(outcomes.filter { !$0.isPerformed }.isEmpty)
    #expect(bench.told == [.openURI("https://example.org/docs/one")])
  }

  @Test func vetoedLinksAreSkippedAndSaid() throws {
    _ = bench.view.hooks.add(.actionShouldRun, timeoutMilliseconds: 100, otherwise: .allow)
    var asked: [String] = []
    bench.view.client.askHook = { question, _ in
      guard case .run(let action, _) = question else { return nil }
      asked.append(action.kind.name)
      return HookAnswer(GateAnswer(action.kind != .named("NextPage")))
    }
    let outcomes = try run("chain")
    #expect(asked == ["uri", "named", "named"])
    #expect(outcomes.map(\.isPerformed) == [true, false, false])
    #expect(outcomes[1].reason == "The client does not let this action run.")
    #expect(outcomes[2].reason == "There is no such page.")
  }

  @Test func annotationsAndFieldsAreHidden() throws {
    #expect(try run("hide").map(\.isPerformed) == [true])
    for id in ["square", "name"] {
      #expect(try bench.document.page(0).annotation(id)?.flags.contains(.hidden) == true)
    }
    #expect(try run("hide").map(\.reason) == ["The targets are already hidden."])
    #expect(try run("show").map(\.isPerformed) == [true])
    #expect(try bench.document.page(0).annotation("secret")?.flags.contains(.hidden) == false)
    #expect(bench.undoNames.count == 2)
  }

  @Test func nothingIsHiddenInAReadOnlyDocument() throws {
    bench.open.editor.policy.isReadOnly = true
    let outcomes = try run("hide")
    #expect(outcomes.map(\.isPerformed) == [false])
    #expect(outcomes.first?.reason?.contains("read-only") == true)
  }

  @Test func fieldsAreReset() throws {
    #expect(
      try run("resetForm").map(\.reason) == ["All these fields have their default values."])
    let all = bench.view.actions.run(Action(.special(.resetForm)), ActionOccasion())
    #expect(all.map(\.isPerformed) == [true])
    #expect(try bench.document.page(0).widget("name")?.field.value.joined() == "")
  }

  @Test func namesOfFieldsThatAreGoneAreIgnored() throws {
    var action = Action(.special(.resetForm))
    action.members["fields"] = .list([.text("gone")])
    let idle = bench.view.actions.run(action, ActionOccasion())
    #expect(idle.map(\.reason) == ["All these fields have their default values."])
    action.members["fields"] = .list([.text("gone"), .text("name")])
    #expect(bench.view.actions.run(action, ActionOccasion()).map(\.isPerformed) == [true])
    #expect(try bench.document.page(0).widget("name")?.field.value.joined() == "")
  }

  @Test func layersAreShownAndHidden() throws {
    #expect(try run("setLayers").map(\.isPerformed) == [true])
    #expect(try bench.document.layers.all.map(\.isVisible) == [false, false])
    try run("setLayers")
    #expect(try bench.document.layers.all.map(\.isVisible) == [false, true])
  }

  @Test func whatGoesOnForeverEnds() throws {
    let long = (0..<1000).reduce(Action(.named("NextPage"))) { chain, _ in
      Action(.named("FirstPage"), next: [chain])
    }
    #expect(bench.view.actions.run(long, ActionOccasion()).count == ActionRunner.longestChain)
  }

  @Test func onlyTheUserLeavesTheDocument() throws {
    let uri = Action(.uri("https://example.org/"))
    let outcomes = bench.view.actions.run(uri, ActionOccasion(.open, of: .page(0)))
    #expect(outcomes.map(\.isPerformed) == [false])
    guard case .unsupportedAction(uri, _)? = bench.told.first else {
      Issue.record("\(bench.told)")
      return
    }
  }
}
