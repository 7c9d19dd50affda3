// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension AnnotationEditTool {
  /// Makes what is selected one group: the others refer to the one that is beneath them all
  /// (ISO 32000-2, 12.5.6.2).
  mutating func group(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.count > 1, let page = selected.first?.pageIndex else { return .notHandled }
    let ids = Set(selected.map(\.id))
    let order = try engine { () throws(EngineError) in
      try context.document.page(page).annotations.map(\.id)
    }
    guard let first = order.first(where: ids.contains) else { return .notHandled }
    try regroup(selected, "Group", context) { id in id == first ? nil : first }
    return .handled
  }

  /// Makes annotations of a group single ones; they stay selected.
  mutating func ungroup(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.contains(where: \.isGrouped) else { return .notHandled }
    try regroup(selected, "Ungroup", context) { _ in nil }
    return .handled
  }

  private func regroup(
    _ annotations: [Annotation], _ verb: String, _ context: any ToolContext,
    first: (String) -> String?
  ) throws(ToolError) {
    let regrouped = annotations.map { annotation in
      var copy = annotation
      let target = first(annotation.id)
      // What replies to another annotation without being grouped with it goes on to do so.
      if annotation.isGrouped || target != nil { copy.replyTo = target }
      copy.isGrouped = target != nil
      return copy
    }
    let changed = zip(annotations, regrouped).filter { $0.0 != $0.1 }.map(\.1)
    if !changed.isEmpty { try update(changed, verb, context) }
  }
}
