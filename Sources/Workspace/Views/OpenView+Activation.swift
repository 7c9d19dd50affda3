// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// Whether a component may act: it is switched on, and all its gates are open. Gates are asked in
  /// their order, up to the first that is shut (as Nutrient's activation conditions are).
  public func allows(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Bool {
    guard components.isEnabled(component) else { return false }
    let gates = components.gates(of: component)
    guard !gates.isEmpty else { return true }
    let situation = try situation(component, context, at: place)
    for gate in gates {
      let isOpen =
        switch gate.test {
        case .condition(let condition): condition.holds(in: situation)
        case .client(let timeout, let otherwise):
          askClient(situation, timeout) ?? otherwise
        }
      if !isOpen { return false }
    }
    return true
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
