// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// The kinds of actions that do something in a view, each run.
@Suite struct ActionKindTests {
  private let bench: Bench

  init() throws { bench = try Bench("actions.pdf", size: Size(300, 640)) }

  private func run(_ action: Action) -> [ActionOutcome] {
    bench.view.actions.run(action, ActionOccasion())
  }

  private static let fits: [(Destination.Fit, Double?)] = [
    (.position(left: 10, top: 20, zoom: 3), 3), (.position(left: nil, top: nil, zoom: nil), 1),
    (.page, 1), (.width(top: 30), 1), (.height(left: 5), 1), (.rect(Rect(0, 0, 150, 320)), 2),
    (.content, nil), (.contentWidth(top: 0), nil), (.contentHeight(left: 0), nil),
  ]

  @Test(arguments: fits)
  func everyFitIsShown(fit: Destination.Fit, scale: Double?) throws {
    let outcomes = run(Action(.goTo(Destination(pageIndex: 1, fit: fit), name: nil)))
    #expect(outcomes.map(\.isPerformed) == [true])
    #expect(bench.view.view.currentPage == 1)
    let shown = bench.view.view.state.scale
    if let scale { #expect((shown - scale).magnitude < 0.01) } else { #expect(shown > 1) }
  }

  @Test func placesThatAreNotThereSaySo() {
    let gone = run(Action(.goTo(nil, name: "nowhere")))
    #expect(gone.first?.reason == "The link leads to no place of this document.")
    #expect(
      run(Action(.goTo(Destination(pageIndex: 99, fit: .page), name: nil))).map(\.isPerformed) == [
        false
      ])
  }

  @Test(arguments: [
    ("NextPage", 2), ("PrevPage", 0), ("FirstPage", 0), ("LastPage", 2), ("ZoomIn", 1),
    ("ZoomOut", 1),
    ("ZoomViewIn", 1), ("ZoomViewOut", 1), ("ActualSize", 1), ("FitPage", 1), ("FitWidth", 1),
    ("FitVisible", 1), ("SinglePage", 1), ("OneColumn", 1), ("TwoPages", 1), ("TwoColumns", 1),
  ])
  func namedActionsOfTheView(name: String, page: Int) throws {
    _ = run(Action(.goTo(Destination(pageIndex: 1, fit: .page), name: nil)))
    #expect(run(Action(.named(name))).map(\.isPerformed) == [true])
    let pages = bench.view.view.visiblePages.map(\.pageIndex)
    #expect(pages.contains(page), "\(name): \(pages)")
    #expect(bench.told == [])
  }

  @Test func thereAndBack() {
    #expect(run(Action(.named("GoBack"))).map(\.isPerformed) == [false])
    _ = run(Action(.named("LastPage")))
    #expect(run(Action(.named("GoBack"))).map(\.isPerformed) == [true])
    #expect(bench.view.view.currentPage == 0)
    #expect(run(Action(.named("GoForward"))).map(\.isPerformed) == [true])
    #expect(bench.view.view.currentPage == 2)
  }

  @Test(arguments: ["Find", "Print", "SaveAs", "GoToPage", "FullScreen", "GeneralInfo"])
  func menusAreTheFrontEnds(name: String) {
    #expect(run(Action(.named(name))).map(\.isPerformed) == [true])
    #expect(bench.told == [.command(name)])
    let unasked = bench.view.actions.run(Action(.named(name)), ActionOccasion(.open, of: .page(0)))
    #expect(unasked.map(\.isPerformed) == [false])
  }

  @Test func nothingIsLaunchedHere() {
    let action = Action(.launch(file: "/bin/true"), members: ["parameters": .text("-x")])
    #expect(run(action).map(\.isPerformed) == [true])
    #expect(bench.told == [.launch(path: "/bin/true", members: action.members)])
    #expect(
      bench.view.actions.run(action, ActionOccasion(.open, of: .document)).map(\.isPerformed) == [
        false
      ])
  }

  @Test func aThreadIsShownByItsBeads() throws {
    let first = Action(.special(.thread), members: ["thread": .record(["index": .integer(0)])])
    #expect(run(first).map(\.isPerformed) == [true])
    #expect(bench.view.view.currentPage == 0)
    var second = first
    second.members = [
      "thread": .record(["title": .text("An article")]), "bead": .record(["index": .integer(1)]),
    ]
    #expect(run(second).map(\.isPerformed) == [true])
    #expect(bench.view.view.currentPage == 1)
    second.members["thread"] = .record(["title": .text("Another")])
    #expect(run(second).map(\.isPerformed) == [false])
  }

  @Test func soundsNeedAFolderAndSaySo() throws {
    let sound = try #require(try bench.document.page(0).annotation("sound")?.action)
    #expect(run(sound).first?.reason?.contains("stateDirectory") == true)
  }

  @Test func transitionsAreTheFrontEnds() throws {
    let action = try #require(try bench.document.page(0).annotation("transition")?.action)
    #expect(run(action).map(\.isPerformed) == [true])
    guard case .showTransition(let shown)? = bench.told.first else {
      Issue.record("\(bench.told)")
      return
    }
    #expect(shown["style"] == .text("split"))
  }

  @Test func hidingAndShowingAreOpposites() throws {
    let target = ActionValue.list([.record(["annotationId": .text("secret")])])
    func isHidden() throws -> Bool? {
      try bench.document.page(0).annotation("secret")?.flags.contains(.hidden)
    }
    #expect(try isHidden() == true)
    let show = Action(.special(.hide), members: ["targets": target, "hide": .flag(false)])
    #expect(run(show).map(\.isPerformed) == [true])
    #expect(try isHidden() == false)
    #expect(run(show).map(\.reason) == ["The targets are already shown."])
    // Without H it hides.
    #expect(run(Action(.special(.hide), members: ["targets": target])).map(\.isPerformed) == [true])
    #expect(try isHidden() == true)
  }

  @Test func whatFollowsRunsInItsOrder() throws {
    let action = Action(
      .named("NextPage"),
      next: [
        Action(.named("Print"), next: [Action(.uri("https://a.org"))]), Action(.named("Find")),
      ])
    #expect(run(action).map(\.kind) == ["named", "named", "uri", "named"])
    #expect(bench.told == [.command("Print"), .openURI("https://a.org"), .command("Find")])
  }

  @Test func scriptsRunWhereTheyAreOn() throws {
    try bench.open.enableScripts(ScriptUser(ask: { _, _ in .none }, tell: { _, _, _ in }))
    let script = Action(.javaScript("this.getField('name').value = 'Bea';"))
    #expect(run(script).map(\.isPerformed) == [true])
    #expect(try bench.document.page(0).widget("name")?.field.value == ["Bea"])
  }
}
