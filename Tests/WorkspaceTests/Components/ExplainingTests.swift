// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// What an explanation says comes true, and the explaining itself does nothing.
@Suite struct ExplainingTests {
  static let fixtures = ["annotations.pdf", "form.pdf", "two-columns.pdf", "addresses.pdf"]
  static let points = [
    Point(41, 200), Point(80, 78), Point(250, 127), Point(180, 161), Point(60, 102),
    Point(300, 300),
    Point(75, 87), Point(120, 240), Point(80, 37), Point(380, 20), Point(100, 140),
  ]
  static let events: [ComponentChain.Event] = [
    .tap, .doubleTap, .tripleTap, .longPress, .contextMenu, .drag,
  ]

  @Test(arguments: fixtures, PointerType.allCases)
  func anExplanationComesTrue(_ fixture: String, _ pointer: PointerType) throws {
    let bench = try Bench(fixture)
    var acted: Set<Component> = []
    for event in ExplainingTests.events {
      for point in ExplainingTests.points {
        let sample = try bench.using(pointer) { try $0.sample(point) }
        let before = (bench.view.toolState, bench.view.selection, bench.told.count)
        let revision = bench.open.editor.revision
        let explanation = try bench.view.explain(event, at: sample)
        #expect(before.0 == bench.view.toolState)
        #expect(before.1 == bench.view.selection)
        #expect(before.2 == bench.told.count)
        #expect(revision == bench.open.editor.revision)

        let report = bench.view.handle([event.firstGesture(at: sample)])
        // A drag acts once it ends.
        if event != .drag || report.component != nil {
          #expect(explanation.wouldDo == report.component, "\(event) at \(point) in \(before.0)")
        } else {
          let transforms = ["moving", "resizing", "rotating", "adjusting"].contains {
            bench.view.toolState.hasSuffix(".\($0)")
          }
          #expect(
            explanation.wouldDo == (transforms ? .transformAnnotation : nil),
            "\(event) at \(point) in \(before.0)")
        }
        let chain = ComponentChain.components(for: event, by: pointer)
        #expect(
          report.component.map(chain.contains) ?? true,
          "\(event) by \(pointer): \(String(describing: report.component))")
        #expect(explanation.isHandled == report.isHandled, "\(event) at \(point)")
        #expect(explanation.path == report.path, "\(event) at \(point)")
        #expect(explanation.state == bench.view.toolState, "\(event) at \(point) in \(before.0)")
        if event == .drag {
          let end = GestureStep(.cancelled, origin: sample, current: sample)
          _ = bench.view.handle([.drag(end)])
        }
        if let actor = explanation.wouldDo {
          acted.insert(actor)
          #expect(explanation.steps.contains { $0.component == actor && $0.verdict == .wouldAct })
        }
      }
    }
    #expect(acted.count >= 3)
  }

  @Test func everyReasonIsGiven() throws {
    let bench = try Bench("annotations.pdf")
    bench.view.components.setEnabled([.openLinkAnnotation], false)
    let id = bench.view.components.addGate(
      .condition(.pageIndex([1])), to: [.toggleUserInterface])
    let sample = try bench.sample(Point(250, 127))
    let verdicts = Dictionary(
      try bench.view.explain(.tap, at: sample).steps.map { ($0.component, $0.verdict) },
      uniquingKeysWith: { first, _ in first })
    #expect(verdicts[.openLinkAnnotation] == .disabled)
    #expect(verdicts[.toggleUserInterface] == .condition(id))
    #expect(verdicts[.selectAnnotation] == .noContext)
    #expect(verdicts[.deselectAnnotation] == .noContext)
  }

  @Test func whatComesAfterTheActorIsNotAsked() throws {
    let bench = try Bench("annotations.pdf")
    var asked: [Component] = []
    bench.view.client.askComponent = { situation, _ in
      asked.append(situation.component)
      return .allow
    }
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 100, otherwise: .refuse), to: Component.allCases)
    let sample = try bench.sample(Point(250, 127))
    let steps = try bench.view.explain(.tap, at: sample).steps
    #expect(asked == [.openLinkAnnotation])
    #expect(
      steps.first { $0.component == .toggleUserInterface }?.verdict
        == .preceded(by: .openLinkAnnotation))
  }

  @Test func aToolThatDrawsTakesTheEventItself() throws {
    let bench = try Bench("simple.pdf")
    var options = ToolOptions()
    options.selectAfterCreation = true
    try bench.view.setTool("checkMark", options: options)
    let sample = try bench.sample(Point(150, 300))
    let explanation = try bench.view.explain(.tap, at: sample)
    #expect(explanation.wouldDo == .selectAnnotation, "Of what it would make.")
    #expect(try bench.annotations().isEmpty)
    try bench.view.setTool("freehand")
    let drag = try bench.view.explain(.drag, at: sample)
    #expect(drag.wouldDo == nil)
    #expect(drag.isHandled)
    #expect(drag.steps.allSatisfy { $0.verdict == .takenBy("freehand") })
  }

  /// A finger scrolls, and so does a pen on what cannot be moved: neither selects anything.
  @Test(arguments: [(PointerType.touch, Point(180, 161)), (.pen, Point(80, 78))])
  func aDragThatScrollsIsNoSelection(_ pointer: PointerType, _ point: Point) throws {
    let bench = try Bench("annotations.pdf", tool: .annotationEdit)
    try bench.view.choose(.annotations([SelectedAnnotation(id: "square-1", pageIndex: 0)]))
    var asked: [Component] = []
    bench.view.client.askComponent = { situation, _ in
      asked.append(situation.component)
      return .allow
    }
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 100, otherwise: .refuse), to: Component.allCases)
    let sample = try bench.using(pointer) { try $0.sample(point) }
    let explanation = try bench.view.explain(.drag, at: sample)
    #expect(explanation.wouldDo == nil)
    #expect(explanation.isHandled)
    #expect(explanation.state == "annotationEdit.scrolling")
    #expect(pointer == .pen || asked.isEmpty, "What does not act is not asked.")
  }

  /// Of two annotations, one may not be moved.
  @Test func aRefusedDragIsNoTransformation() throws {
    let bench = try Bench("annotations.pdf", tool: .annotationEdit)
    try bench.view.choose(
      .annotations(["square-1", "circle-1"].map { SelectedAnnotation(id: $0, pageIndex: 0) }))
    let sample = try bench.sample(Point(80, 195))
    #expect(try bench.view.explain(.drag, at: sample).wouldDo == .transformAnnotation)
    bench.view.client.askComponent = { situation, _ in
      situation.annotation?.id == "circle-1" ? .refuse : .allow
    }
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 100, otherwise: .refuse), to: [.transformAnnotation])
    #expect(try bench.view.explain(.drag, at: sample).wouldDo == nil)
  }

  @Test func aHooksVetoIsTheReason() throws {
    let bench = try Bench("annotations.pdf")
    bench.view.client.askHook = { _, _ in .refused }
    let id = bench.view.hooks.add(.linksShouldFollow, timeoutMilliseconds: 100, otherwise: .allow)
    let sample = try bench.sample(Point(250, 127))
    let step = try bench.view.explain(.tap, at: sample).steps
      .first { $0.component == .openLinkAnnotation }
    guard case .vetoed(by: id, _)? = step?.verdict else {
      Issue.record("\(String(describing: step))")
      return
    }
  }
}

extension ComponentChain.Event {
  /// As ``OpenView/explain(_:at:)`` plays it.
  fileprivate func firstGesture(at sample: PointerSample) -> Gesture {
    let step = GestureStep(.began, origin: sample, current: sample)
    return switch self {
    case .tap: .tap(sample)
    case .doubleTap: .doubleTap(sample)
    case .tripleTap: .tripleTap(sample)
    case .longPress: .longPress(step)
    case .contextMenu: .contextMenu(sample)
    case .drag: .drag(step)
    }
  }
}
