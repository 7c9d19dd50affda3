// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

public struct Explanation: Sendable {
  public struct Step: Sendable {
    public var component: Component
    /// The context of the question; `nil` if the component was not asked.
    public var context: ComponentContext?
    public var verdict: Verdict
  }

  /// The client's gestures that match the event. Each has its verdict before the client is asked.
  public var gestures: [(id: String, verdict: GestureVerdict)] = []
  /// The component that would act.
  public var wouldDo: Component?
  public var isHandled = false
  /// The tool that would be the current one, and its state.
  public var tool: ToolName
  public var state: String
  /// Every tool that would see the event, in order.
  public var path: [ToolName] = []
  /// The client's tools that would be asked first. They could do something else.
  public var wrappers: [ToolName] = []
  public var steps: [Step] = []
  /// The error that would occur.
  public var error: ToolError?
}

extension OpenView {
  /// Explains an event without performing it: the components that are asked, in order, and the
  /// answer of each.
  public func explain(
    _ event: ComponentChain.Event, at sample: PointerSample
  ) throws(ToolError) -> Explanation {
    try aside { () throws(ToolError) in
      self.event.pointer = sample
      return try explanation(of: event, at: sample)
    }
  }

  private func explanation(
    of event: ComponentChain.Event, at sample: PointerSample
  ) throws(ToolError) -> Explanation {
    let rehearsal = try rehearse(event.gesture(at: sample))
    var explanation = Explanation(tool: tool, state: toolState)
    explanation.wouldDo = rehearsal.actor
    explanation.isHandled = rehearsal.isHandled
    // The step itself names an event that the client handles.
    if rehearsal.passage.error?.consumer == nil { explanation.error = rehearsal.passage.error }
    explanation.path = rehearsal.passage.path.reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
    explanation.wrappers = explanation.path.filter(owner.shared.isWrapper)
    let tools = rehearsal.run.tools
    explanation.tool = tools.current.name
    explanation.state = "\(tools.current.name.rawValue).\(tools.current.state(in: rehearsal.run))"
    explanation.steps = try steps(
      of: rehearsal.run, asked: ComponentChain.components(for: event, by: sample.pointerType),
      at: sample, explanation)
    explain(gestures.matching(event), &explanation)
    return explanation
  }

  /// Adds the effects of the client's gestures. If the client would have to be asked, the answer counts
  /// as no.
  private func explain(_ candidates: [ClientGesture], _ explanation: inout Explanation) {
    let actor = explanation.wouldDo
    explanation.gestures = candidates.map { ($0.id, $0.verdict(beside: actor)) }
    let keeper = candidates.first {
      $0.verdict(beside: actor) == .wouldBegin && $0.keepsEvent(from: actor)
    }
    guard let keeper else { return }
    explanation.wouldDo = nil
    explanation.isHandled = true
    (explanation.tool, explanation.state) = (tool, toolState)
    (explanation.path, explanation.error) = ([], nil)
    for index in explanation.steps.indices where explanation.steps[index].component == actor {
      explanation.steps[index].verdict = .blocked(by: keeper.id)
    }
  }

  /// The steps of the chain's components, in the order of asking; components that were not asked keep
  /// their places between them.
  private func steps(
    of run: DryRun, asked chain: [Component], at sample: PointerSample, _ explanation: Explanation
  ) throws(ToolError) -> [Explanation.Step] {
    func rank(_ component: Component) -> Int { chain.firstIndex(of: component) ?? 0 }
    var steps = run.steps.map {
      Explanation.Step(component: $0.component, context: $0.context, verdict: $0.verdict)
    }
    for component in chain where !steps.contains(where: { $0.component == component }) {
      let verdict: Verdict
      if let actor = explanation.wouldDo, rank(component) > rank(actor) {
        verdict = .preceded(by: actor)
      } else if explanation.wouldDo == nil, explanation.isHandled {
        verdict = .takenBy(explanation.path.last ?? tool)
      } else {
        verdict = try reachedTarget(of: component, at: sample).verdict
      }
      let next = steps.firstIndex { rank($0.component) > rank(component) } ?? steps.count
      steps.insert(.init(component: component, context: nil, verdict: verdict), at: next)
    }
    return steps
  }
}

extension ComponentChain.Event {
  /// The gesture that begins the event.
  fileprivate func gesture(at sample: PointerSample) -> Gesture {
    var sample = sample
    if self == .contextMenu { sample.buttons.insert(.secondary) }
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
