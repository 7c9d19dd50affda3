// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension AnnotationEditTool {
  /// Makes what is selected one group, led by the one that is beneath the others.
  func group(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.canBeGrouped, let page = selected.first?.pageIndex else { return .notHandled }
    let ids = Set(selected.map(\.id))
    let inOrder = try engine(context.document.page(page).annotations.filter { ids.contains($0.id) })
    _ = try edit(inOrder, context) { () throws(ToolError) in
      try context.perform(GroupAnnotations(inOrder, date: context.now))
    }
    return .handled
  }

  /// Makes annotations of a group single ones; they stay selected.
  func ungroup(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.contains(where: \.isGrouped) else { return .notHandled }
    let ungrouping = try engine(
      UngroupAnnotations(selected, in: context.document, date: context.now))
    _ = try edit(selected, context) { () throws(ToolError) in try context.perform(ungrouping) }
    return .handled
  }
}

extension [Annotation] {
  /// Whether they are several of the kinds that groups are made of, and not all of one group.
  var canBeGrouped: Bool { count > 1 && allSatisfy(\.type.isMarkup) && !areOneGroup }

  /// Whether they are all of one group.
  var areOneGroup: Bool {
    let others = filter(\.isGrouped)
    guard let first = others.first?.replyTo, others.count >= count - 1 else { return false }
    return allSatisfy { $0.id == first || ($0.isGrouped && $0.replyTo == first) }
  }
}
