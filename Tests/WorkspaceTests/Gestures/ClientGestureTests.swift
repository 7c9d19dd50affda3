// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// How the client's gestures stand to the components: what begins, what acts, what is told.
@Suite struct ClientGestureTests {
  struct Row: Sendable {
    var change: @Sendable (inout ClientGesture) -> Void
    var answer: Bool?
    var log: [String]
    var component: Component?
    var gestures: [String] = []
  }

  /// A tap on a square, which `selectAnnotation` would act on.
  static let rows: [Row] = [
    Row(
      change: { _ in }, log: ["g failed selectAnnotation", "selected square-1"],
      component: .selectAnnotation),
    Row(
      change: { $0.requireToFail = [.selectAnnotation] },
      log: ["g failed selectAnnotation", "selected square-1"], component: .selectAnnotation),
    Row(
      change: {
        $0.requireToFail = [.selectAnnotation]
        $0.blocks = [.toggleUserInterface]
        $0.simultaneousWith = [.selectAnnotation]
      },
      log: ["g failed selectAnnotation", "selected square-1"], component: .selectAnnotation),
    Row(
      change: { $0.blocks = [.openLinkAnnotation] },
      log: ["g failed selectAnnotation", "selected square-1"], component: .selectAnnotation),
    Row(
      change: { $0.simultaneousWith = [.selectAnnotation] },
      log: ["g recognized selectAnnotation", "selected square-1"],
      component: .selectAnnotation, gestures: ["g"]),
    Row(
      change: { $0.blocks = [.selectAnnotation] }, log: ["g recognized selectAnnotation"],
      component: nil, gestures: ["g"]),
    Row(
      change: {
        $0.blocks = Set(Component.allCases)
        $0.simultaneousWith = [.selectAnnotation]
      },
      log: ["g recognized selectAnnotation", "selected square-1"],
      component: .selectAnnotation, gestures: ["g"]),
    Row(
      change: {
        $0.blocks = [.selectAnnotation]
        $0.isAsked = true
      }, answer: true, log: ["g recognized selectAnnotation"], component: nil, gestures: ["g"]),
    Row(
      change: {
        $0.blocks = [.selectAnnotation]
        $0.isAsked = true
      }, answer: false, log: ["g failed selectAnnotation", "selected square-1"],
      component: .selectAnnotation),
    Row(
      change: {
        $0.blocks = [.selectAnnotation]
        $0.isAsked = true
      }, answer: nil, log: ["g failed selectAnnotation", "selected square-1"],
      component: .selectAnnotation),
  ]

  @Test(arguments: rows.indices) func aTap(_ index: Int) throws {
    let row = Self.rows[index]
    let desk = try GestureDesk("annotations.pdf")
    try desk.register("g", .tap, row.change)
    desk.answer = row.answer
    let explanation = try desk.view.explain(.tap, at: try desk.stage.sample(41, 200, 0, .mouse, []))
    #expect(desk.asked.isEmpty)
    let report = try desk.stage.tap(41, 200)
    #expect(desk.take() == row.log)
    #expect(report.component == row.component)
    #expect(report.gestures == row.gestures)
    #expect(report.isHandled)
    let isAsked = desk.view.gestures["g"]?.isAsked == true
    #expect(desk.asked.count == (isAsked ? 1 : 0))
    if isAsked {
      #expect(explanation.gestures.map(\.verdict) == [.wouldBeAsked])
      #expect(explanation.wouldDo == .selectAnnotation)
    } else {
      #expect(explanation.wouldDo == row.component)
      #expect((explanation.gestures.map(\.verdict) == [.wouldBegin]) == !row.gestures.isEmpty)
    }
  }

  @Test func whatActsIsWhatMay() throws {
    let desk = try GestureDesk("annotations.pdf")
    try desk.register("g", .tap) { $0.requireToFail = [.selectAnnotation] }
    let id = desk.view.components.addGate(
      .condition(.pageIndex([7])), to: [.selectAnnotation])
    desk.view.components.setEnabled([.toggleUserInterface], false)
    try desk.stage.tap(41, 200)
    #expect(desk.take() == ["g recognized"])
    _ = desk.view.components.removeGate(id)
    try desk.stage.tap(41, 200)
    #expect(desk.take() == ["g failed selectAnnotation", "selected square-1"])
    try desk.stage.tap(380, 480)
    #expect(desk.take() == ["g failed deselectAnnotation", "selected "])
  }

  /// The client's conditions and hooks are asked but once, though the event is played through first.
  @Test func nobodyIsAskedTwice() throws {
    let desk = try GestureDesk("annotations.pdf")
    try desk.register("g", .tap) { $0.simultaneousWith = Set(Component.allCases) }
    var asked: [String] = []
    desk.view.askClient = { situation, _ in
      asked.append(situation.component.rawValue)
      return .allow
    }
    desk.view.askHook = { question, _ in
      asked.append(question.hook.rawValue)
      return .allowed
    }
    _ = desk.view.components.addGate(
      .client(timeoutMilliseconds: 9, otherwise: .refuse), to: Component.allCases)
    for hook in [Hook.toolShouldChange, .annotationsShouldSelect] {
      _ = desk.view.hooks.add(hook, timeoutMilliseconds: 9, otherwise: .allow)
    }
    try desk.stage.tap(41, 200)
    #expect(desk.take() == ["g recognized selectAnnotation", "selected square-1"])
    #expect(asked == ["selectAnnotation", "tool/shouldChange", "annotations/shouldSelect"])
    asked = []
    try desk.view.setTool(.pan)
    #expect(asked == ["tool/shouldChange"], "What was foreseen counts for its event alone.")
  }

  @Test(arguments: [
    (ClientGesture.Kind.tap, 1, [ComponentChain.Event.tap]), (.tap, 2, [.doubleTap]),
    (.tap, 3, [.tripleTap]), (.doubleTap, 1, [.doubleTap]), (.longPress, 1, [.longPress]),
    (.drag, 1, [.drag]), (.contextMenu, 1, [.contextMenu]),
    (.custom, 1, ComponentChain.Event.allCases),
  ])
  func kindsAreMadeOfTheirEvents(
    _ row: (kind: ClientGesture.Kind, taps: Int, events: [ComponentChain.Event])
  ) {
    var gesture = ClientGesture("g", row.kind)
    gesture.taps = row.taps
    #expect(ComponentChain.Event.allCases.filter(gesture.matches) == row.events)
    #expect(gesture.isAsked == (row.kind == .custom))
    #expect(gesture.isDoubleTap == (row.events == [.doubleTap]))
  }

  @Test func aDragOfTheClientsTakesAllOfIt() throws {
    let desk = try GestureDesk("annotations.pdf")
    try desk.stage.tap(41, 200)
    _ = desk.take()
    try desk.register("g", .drag) { $0.blocks = [.transformAnnotation] }
    let before = try desk.stage.annotations().map(\.rect)
    let report = try desk.stage.drag([(60, 195), (80, 205), (100, 215)])
    #expect(
      desk.take() == [
        "g began transformAnnotation", "g moved transformAnnotation",
        "g ended transformAnnotation",
      ])
    #expect(try desk.stage.annotations().map(\.rect) == before)
    #expect(report.isHandled && report.component == nil && report.path.isEmpty)
    #expect(report.gestures == ["g"])
    #expect(!desk.view.input.runs.isUnderWay)
  }

  @Test func aDragBesideTheComponent() throws {
    let desk = try GestureDesk("annotations.pdf")
    try desk.stage.tap(41, 200)
    try desk.register("g", .drag) { $0.simultaneousWith = [.transformAnnotation] }
    let report = try desk.stage.drag([(60, 195), (80, 205), (100, 215)])
    #expect(desk.take().filter { $0.hasPrefix("g") }.count == 3)
    #expect(desk.stage.undoNames.count == 1)
    #expect(report.component == .transformAnnotation)
  }

  /// What the tools do by no component goes on, unless the gesture blocks all.
  @Test(arguments: [false, true]) func scrolling(_ blocksAll: Bool) throws {
    let desk = try GestureDesk("annotations.pdf")
    try desk.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(scale: 4))
    }
    _ = desk.take()
    try desk.register("g", .drag) { if blocksAll { $0.blocks = Set(Component.allCases) } }
    let before = desk.view.view.state.offset
    try desk.stage.drag([(100, 100), (100, 90), (100, 70)], .touch)
    #expect(desk.take().filter { $0 == "g moved" }.count == 1)
    #expect((desk.view.view.state.offset == before) == blocksAll)
  }

  @Test func takingBackWhatIsUnderWay() throws {
    let desk = try GestureDesk("simple.pdf")
    try desk.register("g", .longPress) { $0.blocks = [.selectText] }
    let sample = try desk.stage.sample(75, 86, 0, .touch, [])
    _ = desk.view.input.longPress(sample, .began)
    #expect(desk.view.input.runs.unregister("g"))
    #expect(!desk.view.input.runs.unregister("g"))
    let report = desk.view.input.longPress(sample, .ended)
    #expect(desk.take() == ["g began selectText", "g cancelled selectText"])
    #expect(report.isHandled && report.path.isEmpty, "The tools did not see its beginning.")
    _ = desk.view.input.longPress(sample, .began)
    #expect(desk.view.tool == .textSelect)
  }

  @Test func aGestureThatDoesNotEndIsCancelled() throws {
    let desk = try GestureDesk("simple.pdf")
    try desk.register("g", .longPress) { $0.blocks = [.selectText] }
    let sample = try desk.stage.sample(75, 86, 0, .touch, [])
    _ = desk.view.input.longPress(sample, .began)
    try desk.stage.tap(300, 400)
    #expect(desk.take() == ["g began selectText", "g cancelled selectText", "toggled"])
  }

  @Test func severalGesturesDoNotExcludeEachOther() throws {
    let desk = try GestureDesk("annotations.pdf")
    try desk.register("first", .tap) { $0.simultaneousWith = [.selectAnnotation] }
    try desk.register("second", .tap) { $0.blocks = [.selectAnnotation] }
    try desk.register("third", .custom) { $0.simultaneousWith = [.selectAnnotation] }
    desk.answer = true
    let report = try desk.stage.tap(41, 200)
    #expect(report.gestures == ["first", "second", "third"])
    #expect(report.component == nil)
    #expect(desk.asked.map(\.component) == [.selectAnnotation])
  }
}
