// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension AnnotationEditTool {
  /// Groups the selected annotations; the lowest one leads the group.
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

  /// Dissolves a group; its annotations stay selected.
  func ungroup(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.contains(where: \.namesGroup) else { return .notHandled }
    let ungrouping = try engine(
      UngroupAnnotations(selected, in: context.document, date: context.now))
    _ = try edit(selected, context) { () throws(ToolError) in try context.perform(ungrouping) }
    return .handled
  }

  /// Merges the selected annotations; the result stays selected.
  func merge(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard let page = selected.first?.pageIndex, MergeAnnotations.obstacle(selected) == nil else {
      return .notHandled
    }
    let ids = Set(selected.map(\.id))
    let lowest = try engine(context.document.page(page).annotations.first { ids.contains($0.id) })
    guard let lowest else { return .notHandled }
    _ = try edit(selected, context) { () throws(ToolError) in
      try context.perform(MergeAnnotations(selected, date: context.now))
      try context.select(.annotations([SelectedAnnotation(id: lowest.id, pageIndex: page)]))
    }
    return .handled
  }
}

extension [Annotation] {
  /// Whether these annotations can be grouped. They must be several, and not all of one group.
  var canBeGrouped: Bool { count > 1 && allSatisfy(\.type.isMarkup) && !areOneGroup }

  /// Whether they are all of one group.
  var areOneGroup: Bool {
    guard let first, count > 1 else { return false }
    return Set(withGroups(of: [first.id])).isSuperset(of: map(\.id))
  }
}
