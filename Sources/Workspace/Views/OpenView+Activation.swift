// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// Whether a component may act: it is switched on, and all its gates are open.
  public func allows(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Bool {
    try verdict(component, context, at: place) == .wouldAct
  }

  /// What keeps a component from acting, if anything. Gates are asked in their order, up to the first
  /// that is shut (as Nutrient's activation conditions are), and of one event but once.
  func verdict(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Verdict {
    guard components.isEnabled(component) || component == tried else { return .disabled }
    let question = ActivationQuestion(component: component, context: context, place: place)
    if let known = verdicts[question] { return known }
    let verdict = try askGates(question)
    verdicts[question] = verdict
    return verdict
  }

  private func askGates(_ question: ActivationQuestion) throws(ToolError) -> Verdict {
    let gates = components.gates(of: question.component)
    guard !gates.isEmpty else { return .wouldAct }
    let situation = try situation(question.component, question.context, at: question.place)
    for gate in gates {
      let isOpen =
        switch gate.test {
        case .condition(let condition): condition.holds(in: situation)
        case .client(let timeout, let otherwise):
          askClient(situation, timeout) ?? otherwise
        }
      if !isOpen { return .condition(gate.id) }
    }
    return .wouldAct
  }

  private func situation(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Situation {
    var annotation: Annotation?
    if let id = context.annotationID {
      annotation = try Interaction.engine { () throws(EngineError) in
        if let place, let found = try document.page(place.pageIndex).annotation(id) {
          return found
        }
        return try document.pageOfAnnotation(id).annotation(id)
      }
    }
    return Situation(
      component: component, context: context, annotation: annotation, place: place, tool: tool,
      pointerType: pointer?.pointerType, modifiers: pointer?.modifiers ?? [],
      scale: view.state.scale)
  }
}

/// What gates are asked about.
struct ActivationQuestion: Hashable {
  var component: Component
  var context: ComponentContext
  var place: PagePoint?
}
