// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What an event would do.
public struct Explanation {
  public struct Step {
    public var component: Component
    /// `nil` where it was not asked.
    public var context: ComponentContext?
    public var verdict: Verdict
  }

  /// The component that would act.
  public var wouldDo: Component?
  public var isHandled = false
  /// The tool that would be the current one, and its state.
  public var tool: ToolName
  public var state: String
  /// Every tool that would see the event, in order.
  public var path: [ToolName] = []
  public var steps: [Step] = []
  /// What would go wrong.
  public var error: ToolError?
}

extension OpenView {
  /// What an event would do, without doing it: which components are asked, in which order, and what
  /// each says.
  public func explain(
    _ event: ComponentChain.Event, at sample: PointerSample
  ) throws(ToolError) -> Explanation {
    forgetActivation()
    let held = pointer
    pointer = sample
    defer { pointer = held }
    let run = DryRun(of: self)
    let gesture = ToolEvent.gesture(event.gesture(at: sample))
    var explanation = Explanation(tool: tool, state: toolState)
    if let penTool = penTool(for: gesture) { try run.tools.change(to: penTool, in: run) }
    if event == .drag, sample.pointerType == .touch, fingerScrolls {
      explanation.isHandled = true
    } else {
      let passage = run.tools.handle(gesture, in: run)
      explanation.path = passage.path.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      explanation.error = passage.error
      explanation.isHandled = passage.isHandled || run.actor != nil || passage.error != nil
    }
    explanation.tool = run.tools.current.name
    explanation.state = "\(explanation.tool.rawValue).\(run.tools.current.state(in: run))"
    let began = event == .drag ? run.steps.first { $0.verdict == .wouldAct }?.component : nil
    explanation.wouldDo = run.actor ?? began
    explanation.steps = steps(
      of: run, asked: ComponentChain.components(for: event, by: sample.pointerType), explanation)
    return explanation
  }

  /// What the components of the chain say: those that were asked in the order in which they were, and
  /// between them in their places those that were not.
  private func steps(
    of run: DryRun, asked chain: [Component], _ explanation: Explanation
  ) -> [Explanation.Step] {
    func rank(_ component: Component) -> Int { chain.firstIndex(of: component) ?? 0 }
    var steps = run.steps.map {
      Explanation.Step(component: $0.component, context: $0.context, verdict: $0.verdict)
    }
    for component in chain where !steps.contains(where: { $0.component == component }) {
      let verdict: Verdict
      if let actor = explanation.wouldDo {
        verdict = rank(component) < rank(actor) ? .noContext : .preceded(by: actor)
      } else {
        verdict = explanation.isHandled ? .takenBy(explanation.tool) : .noContext
      }
      let next = steps.firstIndex { rank($0.component) > rank(component) } ?? steps.count
      steps.insert(.init(component: component, context: nil, verdict: verdict), at: next)
    }
    return steps
  }
}

extension ComponentChain.Event {
  /// The gesture by which it begins.
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
