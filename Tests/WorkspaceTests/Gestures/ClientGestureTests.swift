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
    let bench = try GestureBench("annotations.pdf")
    try bench.register("g", .tap, row.change)
    bench.answer = row.answer
    let explanation = try bench.view.explain(.tap, at: try bench.base.sample(Point(41, 200)))
    #expect(bench.asked.isEmpty)
    let report = try bench.base.tap(41, 200)
    #expect(bench.take() == row.log)
    #expect(report.component == row.component)
    #expect(report.gestures == row.gestures)
    #expect(report.isHandled)
    let isAsked = bench.view.gestures["g"]?.isAsked == true
    #expect(bench.asked.count == (isAsked ? 1 : 0))
    if isAsked {
      #expect(explanation.gestures.map(\.verdict) == [.wouldBeAsked])
      #expect(explanation.wouldDo == .selectAnnotation)
    } else {
      #expect(explanation.wouldDo == row.component)
      #expect((explanation.gestures.map(\.verdict) == [.wouldBegin]) == !row.gestures.isEmpty)
    }
  }

  @Test func whatActsIsWhatMay() throws {
    let bench = try GestureBench("annotations.pdf")
    try bench.register("g", .tap) { $0.requireToFail = [.selectAnnotation] }
    let id = bench.view.components.addGate(
      .condition(.pageIndex([7])), to: [.selectAnnotation])
    bench.view.components.setEnabled([.toggleUserInterface], false)
    try bench.base.tap(41, 200)
    #expect(bench.take() == ["g recognized"])
    _ = bench.view.components.removeGate(id)
    try bench.base.tap(41, 200)
    #expect(bench.take() == ["g failed selectAnnotation", "selected square-1"])
    try bench.base.tap(380, 480)
    #expect(bench.take() == ["g failed deselectAnnotation", "selected "])
  }

  /// The client's conditions and hooks are asked but once, though the event is played through first.
  @Test func nobodyIsAskedTwice() throws {
    let bench = try GestureBench("annotations.pdf")
    try bench.register("g", .tap) { $0.simultaneousWith = Set(Component.allCases) }
    var asked: [String] = []
    bench.view.client.askComponent = { situation, _ in
      asked.append(situation.component.rawValue)
      return .allow
    }
    bench.view.client.askHook = { question, _ in
      asked.append(question.hook.rawValue)
      return .allowed
    }
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 9, otherwise: .refuse), to: Component.allCases)
    for hook in [Hook.toolShouldChange, .annotationsShouldSelect] {
      _ = bench.view.hooks.add(hook, timeoutMilliseconds: 9, otherwise: .allow)
    }
    try bench.base.tap(41, 200)
    #expect(bench.take() == ["g recognized selectAnnotation", "selected square-1"])
    #expect(asked == ["selectAnnotation", "tool/shouldChange", "annotations/shouldSelect"])
    asked = []
    try bench.view.setTool(.pan)
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
    let bench = try GestureBench("annotations.pdf")
    try bench.base.tap(41, 200)
    _ = bench.take()
    try bench.register("g", .drag) { $0.blocks = [.transformAnnotation] }
    let before = try bench.base.annotations().map(\.rect)
    let report = try bench.base.drag((60, 195), (80, 205), (100, 215))
    #expect(
      bench.take() == [
        "g began transformAnnotation", "g moved transformAnnotation",
        "g ended transformAnnotation",
      ])
    #expect(try bench.base.annotations().map(\.rect) == before)
    #expect(report.isHandled && report.component == nil && report.path.isEmpty)
    #expect(report.gestures == ["g"])
    #expect(bench.view.input.runs.underWay == nil)
  }

  @Test func aDragBesideTheComponent() throws {
    let bench = try GestureBench("annotations.pdf")
    try bench.base.tap(41, 200)
    try bench.register("g", .drag) { $0.simultaneousWith = [.transformAnnotation] }
    let report = try bench.base.drag((60, 195), (80, 205), (100, 215))
    #expect(bench.take().filter { $0.hasPrefix("g") }.count == 3)
    #expect(bench.base.undoNames.count == 1)
    #expect(report.component == .transformAnnotation)
  }

  /// What the tools do by no component goes on, unless the gesture blocks all.
  @Test(arguments: [false, true]) func scrolling(_ blocksAll: Bool) throws {
    let bench = try GestureBench("annotations.pdf")
    try bench.view.show(.api) { (view) throws(ViewError) in
      try view.update(ViewChange(\.scale, 4))
    }
    _ = bench.take()
    try bench.register("g", .drag) { if blocksAll { $0.blocks = Set(Component.allCases) } }
    let before = bench.view.view.state.offset
    try bench.base.using(.touch) { try $0.drag((100, 100), (100, 90), (100, 70)) }
    #expect(bench.take().filter { $0 == "g moved" }.count == 1)
    #expect((bench.view.view.state.offset == before) == blocksAll)
  }

  @Test func takingBackWhatIsUnderWay() throws {
    let bench = try GestureBench("simple.pdf")
    try bench.register("g", .longPress) { $0.blocks = [.selectText] }
    let sample = try bench.base.using(.touch) { try $0.sample(Point(75, 86)) }
    _ = bench.view.input.longPress(sample, .began)
    #expect(bench.view.input.runs.unregister("g"))
    #expect(!bench.view.input.runs.unregister("g"))
    let report = bench.view.input.longPress(sample, .ended)
    #expect(bench.take() == ["g began selectText", "g cancelled selectText"])
    #expect(report.isHandled && report.path.isEmpty, "The tools did not see its beginning.")
    _ = bench.view.input.longPress(sample, .began)
    #expect(bench.view.tool == .textSelect)
  }

  @Test func aGestureThatDoesNotEndIsCancelled() throws {
    let bench = try GestureBench("simple.pdf")
    try bench.register("g", .longPress) { $0.blocks = [.selectText] }
    let sample = try bench.base.using(.touch) { try $0.sample(Point(75, 86)) }
    _ = bench.view.input.longPress(sample, .began)
    try bench.base.tap(300, 400)
    #expect(bench.take() == ["g began selectText", "g cancelled selectText", "toggled"])
  }

  @Test func severalGesturesDoNotExcludeEachOther() throws {
    let bench = try GestureBench("annotations.pdf")
    try bench.register("first", .tap) { $0.simultaneousWith = [.selectAnnotation] }
    try bench.register("second", .tap) { $0.blocks = [.selectAnnotation] }
    try bench.register("third", .custom) { $0.simultaneousWith = [.selectAnnotation] }
    bench.answer = true
    let report = try bench.base.tap(41, 200)
    #expect(report.gestures == ["first", "second", "third"])
    #expect(report.component == nil)
    #expect(bench.asked.map(\.component) == [.selectAnnotation])
  }
}
