// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

@Suite struct TryingTests {
  static let tried: [(Component, Point)] = [
    (.selectAnnotation, Point(41, 200)), (.openLinkAnnotation, Point(250, 127)),
    (.editAnnotation, Point(250, 127)), (.toggleUserInterface, Point(300, 400)),
    (.showAnnotationMenu, Point(380, 480)),
  ]

  @Test(arguments: tried) func whatIsSwitchedOffCanBeTried(_ row: (Component, Point)) throws {
    let bench = try Bench("annotations.pdf")
    bench.view.components.setEnabled(Component.allCases, false)
    let sample = try bench.sample(Point(row.1.x, row.1.y))
    #expect(try bench.view.mayActivate(row.0, at: sample).verdict == .wouldAct)
    #expect(bench.told.isEmpty && bench.view.selection == .none)
    #expect(try bench.view.attempt(row.0, at: sample) == .wouldAct)
    #expect(!bench.view.components.isEnabled(row.0))
  }

  @Test(arguments: tried) func whatAConditionForbidsCannot(_ row: (Component, Point)) throws {
    let bench = try Bench("annotations.pdf")
    let id = bench.view.components.addGate(.condition(.pageIndex([7])), to: [row.0])
    let before = bench.view.toolState
    let sample = try bench.sample(Point(row.1.x, row.1.y))
    #expect(try bench.view.mayActivate(row.0, at: sample).verdict == .condition(id))
    #expect(try bench.view.attempt(row.0, at: sample) == .condition(id))
    #expect(bench.told.isEmpty && bench.view.selection == .none)
    #expect(bench.view.toolState == before)
  }

  @Test(arguments: tried) func thoseWhoWatchAreToldOnce(_ row: (Component, Point)) throws {
    let bench = try Bench("annotations.pdf")
    var told: [Component] = []
    var asked = 0
    bench.view.client.didHappen = {
      if case .willActivate(_, let component, _, _) = $0 { told.append(component) }
    }
    bench.view.client.askComponent = { _, _ in
      asked += 1
      return .allow
    }
    _ = bench.view.components.addCallback(to: [row.0])
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 50, otherwise: .refuse), to: [row.0])
    let sample = try bench.sample(Point(row.1.x, row.1.y))
    #expect(try bench.view.attempt(row.0, at: sample) == .wouldAct)
    #expect(told == [row.0])
    #expect(asked == 1)
  }

  /// What a drag would move is found by asking whether it may be selected.
  @Test func aConditionOnTheWayToATargetIsAVerdict() throws {
    let bench = try Bench("annotations.pdf")
    bench.view.client.askComponent = { _, _ in .consume }
    let id = bench.view.components.addGate(
      .client(timeoutMilliseconds: 50, otherwise: .refuse), to: [.selectAnnotation])
    let sample = try bench.sample(Point(41, 200))
    #expect(
      try bench.view.mayActivate(.transformAnnotation, at: sample).verdict == .consumed(by: id))
    #expect(try bench.view.attempt(.transformAnnotation, at: sample) == .consumed(by: id))
    _ = try bench.view.explain(.drag, at: sample)
  }

  @Test func nothingThereIsNoContext() throws {
    let bench = try Bench("annotations.pdf")
    let sample = try bench.sample(Point(380, 480))
    for component in [Component.selectAnnotation, .editAnnotation, .openLinkAnnotation] {
      #expect(try bench.view.attempt(component, at: sample) == .noContext)
      #expect(try bench.view.mayActivate(component, at: sample).context == nil)
    }
  }

  @Test func aFreeTextIsOpenedAndAFieldEntered() throws {
    let bench = try Bench("simple.pdf")
    try bench.add(.freeText)
    let text = try bench.sample(Point(150, 300))
    #expect(try bench.view.attempt(.editAnnotation, at: text) == .wouldAct)
    #expect(bench.view.toolState == "annotationEdit.editingText")

    let form = try Bench("form.pdf")
    let widget = try #require(try form.annotations().first { $0.type == .widget }).rect.center
    let field = try form.using(.touch) { try $0.sample(Point(widget.x, widget.y)) }
    #expect(try form.view.attempt(.editAnnotation, at: field) == .wouldAct)
    #expect(form.view.tool == .formFill)
  }

  @Test func aPolicyIsABuiltInCondition() throws {
    let bench = try Bench("annotations.pdf")
    var policy = bench.open.editor.policy
    policy.allowsLinkFollowing = false
    bench.open.set(policy)
    let sample = try bench.sample(Point(250, 127))
    guard
      case .notPermitted(by: "linkFollowing", _) = try bench.view.attempt(
        .openLinkAnnotation, at: sample)
    else {
      Issue.record("A link that may not be followed was.")
      return
    }
  }

  @Test(arguments: [
    (Point(80, 195), TransformationMode.move), (Point(40, 160), .resize),
  ])
  func theModeOfATransformationIsKnown(_ row: (Point, TransformationMode)) throws {
    let bench = try Bench("annotations.pdf")
    try bench.tap(80, 195)
    let sample = try bench.sample(Point(row.0.x, row.0.y))
    let context = try bench.view.mayActivate(.transformAnnotation, at: sample).context
    #expect(context == .transformation("square-1", row.1))
  }
}
