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
    let stage = try Stage("annotations.pdf")
    stage.view.components.setEnabled(Component.allCases, false)
    let sample = try stage.sample(row.1.x, row.1.y, 0, .mouse, [])
    #expect(try stage.view.mayActivate(row.0, at: sample).verdict == .wouldAct)
    #expect(stage.told.isEmpty && stage.view.selection == .none)
    #expect(try stage.view.attempt(row.0, at: sample) == .wouldAct)
    #expect(!stage.view.components.isEnabled(row.0))
  }

  @Test(arguments: tried) func whatAConditionForbidsCannot(_ row: (Component, Point)) throws {
    let stage = try Stage("annotations.pdf")
    let id = stage.view.components.addGate(.condition(.pageIndex([7])), to: [row.0])
    let before = stage.view.toolState
    let sample = try stage.sample(row.1.x, row.1.y, 0, .mouse, [])
    #expect(try stage.view.mayActivate(row.0, at: sample).verdict == .condition(id))
    #expect(try stage.view.attempt(row.0, at: sample) == .condition(id))
    #expect(stage.told.isEmpty && stage.view.selection == .none)
    #expect(stage.view.toolState == before)
  }

  @Test(arguments: tried) func thoseWhoWatchAreToldOnce(_ row: (Component, Point)) throws {
    let stage = try Stage("annotations.pdf")
    var told: [Component] = []
    var asked = 0
    stage.view.didHappen = {
      if case .willActivate(_, let component, _, _) = $0 { told.append(component) }
    }
    stage.view.askClient = { _, _ in
      asked += 1
      return .allow
    }
    _ = stage.view.components.addCallback(to: [row.0])
    _ = stage.view.components.addGate(
      .client(timeoutMilliseconds: 50, otherwise: .refuse), to: [row.0])
    let sample = try stage.sample(row.1.x, row.1.y, 0, .mouse, [])
    #expect(try stage.view.attempt(row.0, at: sample) == .wouldAct)
    #expect(told == [row.0])
    #expect(asked == 1)
  }

  @Test func nothingThereIsNoContext() throws {
    let stage = try Stage("annotations.pdf")
    let sample = try stage.sample(380, 480, 0, .mouse, [])
    for component in [Component.selectAnnotation, .editAnnotation, .openLinkAnnotation] {
      #expect(try stage.view.attempt(component, at: sample) == .noContext)
      #expect(try stage.view.mayActivate(component, at: sample).context == nil)
    }
  }

  @Test func aFreeTextIsOpenedAndAFieldEntered() throws {
    let stage = try Stage("simple.pdf")
    try stage.add(.freeText)
    let text = try stage.sample(150, 300, 0, .mouse, [])
    #expect(try stage.view.attempt(.editAnnotation, at: text) == .wouldAct)
    #expect(stage.view.toolState == "annotationEdit.editingText")

    let form = try Stage("form.pdf")
    let widget = try #require(try form.annotations().first { $0.type == .widget }).rect.center
    let field = try form.sample(widget.x, widget.y, 0, .touch, [])
    #expect(try form.view.attempt(.editAnnotation, at: field) == .wouldAct)
    #expect(form.view.tool == .formFill)
  }

  @Test func aPolicyIsABuiltInCondition() throws {
    let stage = try Stage("annotations.pdf")
    var policy = stage.open.editor.policy
    policy.allowsLinkFollowing = false
    stage.open.set(policy)
    let sample = try stage.sample(250, 127, 0, .mouse, [])
    guard
      case .notPermitted(by: "linkFollowing", _) = try stage.view.attempt(
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
    let stage = try Stage("annotations.pdf")
    try stage.tap(80, 195)
    let sample = try stage.sample(row.0.x, row.0.y, 0, .mouse, [])
    let context = try stage.view.mayActivate(.transformAnnotation, at: sample).context
    #expect(context == .transformation("square-1", row.1))
  }
}
