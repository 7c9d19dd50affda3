// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// Whether a component may act: it is switched on, and all its gates are open.
  public func allows(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Bool {
    try verdict(component, context, at: place).isActing
  }

  /// The verdict on a component. Gates are asked in order until one refuses (like Nutrient's activation
  /// conditions), and only once per event.
  func verdict(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Verdict {
    guard components.isEnabled(component) || component == event.tried else { return .disabled }
    let question = ActivationQuestion(component: component, context: context, place: place)
    if let known = event.verdicts[question] { return known }
    let gates = gates(of: component)
    var verdict = Verdict.wouldAct
    if !gates.isEmpty {
      let annotation = try annotation(of: context, at: place)
      verdict = ask(gates, about: situation(question, annotation, pointer: pointer))
    }
    event.verdicts[question] = verdict
    return verdict
  }

  /// The verdict of the gates on an annotation. The document need not have the annotation yet.
  func verdict(
    _ component: Component, about annotation: Annotation, at place: PagePoint?
  ) -> Verdict {
    guard components.isEnabled(component) else { return .disabled }
    let question = ActivationQuestion(
      component: component, context: .annotation(annotation.id), place: place)
    return ask(gates(of: component), about: situation(question, annotation, pointer: pointer))
  }

  /// Asks the client about a condition. It does not ask again if the client left the condition
  /// unanswered before in the same event.
  private func ask(_ gate: String, about situation: ConditionContext, _ timeout: Int) -> GateAnswer?
  {
    guard !event.unanswered.contains(gate) else { return nil }
    var situation = situation
    situation.condition = gate
    let answer = client.askComponent(situation, timeout)
    if answer == nil { event.unanswered.insert(gate) }
    return answer
  }

  private func ask(_ gates: [Components.Gate], about situation: ConditionContext) -> Verdict {
    for gate in gates {
      let answer =
        switch gate.test {
        case .condition(let condition): GateAnswer(condition.holds(in: situation))
        case .client(let timeout, let otherwise):
          ask(gate.id, about: situation, timeout) ?? otherwise
            ?? situation.component.answerByDefault
        }
      switch answer {
      case .allow: continue
      case .refuse: return .condition(gate.id)
      case .consume: return .consumed(by: gate.id)
      }
    }
    return .wouldAct
  }

  func situation(
    _ question: ActivationQuestion, _ annotation: Annotation?, pointer: PointerSample?
  ) -> ConditionContext {
    var situation = ConditionContext(
      component: question.component, context: question.context, annotation: annotation,
      place: question.place, tool: event.dryRun?.tools.current.name ?? tool,
      pointerType: pointer?.pointerType,
      modifiers: pointer?.modifiers ?? [], scale: view.state.scale)
    if let annotation, annotation.type == .widget,
      gates(of: question.component).contains(where: \.asksForField)
    {
      situation.fieldName = try? document.formField(ofWidget: annotation.id)?.field.name
    }
    return situation
  }

  /// The annotation of a context; the page of the place is searched first.
  func annotation(
    of context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Annotation? {
    guard let id = context.annotationID else { return nil }
    return try engine { () throws(EngineError) in
      if let place, let found = try document.page(place.pageIndex).annotation(id) { return found }
      return try document.pageOfAnnotation(id).annotation(id)
    }
  }
}

/// The key of a question to gates.
struct ActivationQuestion: Hashable {
  var component: Component
  var context: ComponentContext
  var place: PagePoint?
}

extension Verdict {
  /// Whether the component may act.
  ///
  /// - Throws: ``ToolError/consumed(by:)`` if the client has consumed the event.
  var isActing: Bool {
    get throws(ToolError) {
      if case .consumed(let by) = self { throw .consumed(by: by) }
      return self == .wouldAct
    }
  }
}

extension Components.Gate {
  fileprivate var asksForField: Bool {
    if case .condition(let condition) = test { condition.asksForField } else { false }
  }
}
