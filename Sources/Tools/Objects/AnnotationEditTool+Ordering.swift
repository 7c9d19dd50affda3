// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension AnnotationEditTool {
  /// Lets the user set the tab order by tapping fields. The Tab key should visit the fields in the
  /// order of the taps.
  mutating func beginOrdering(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let page = context.selection.annotations.first?.pageIndex ?? context.view.currentPage
    guard let page else { return .notHandled }
    try context.check(.changeForm)
    if !context.selection.annotations.isEmpty { try deselect(at: nil, context) }
    guard context.selection.annotations.isEmpty else { return .handled }
    current = .ordering(TabOrdering(onPage: page))
    return .handled
  }

  /// Adds the tapped field to the order; a tap beside all fields ends the ordering.
  mutating func order(
    _ ordering: TabOrdering, byTap sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let hits = try context.annotations(at: sample)
    guard let hit = hits.first(where: { $0.type == .widget }) else {
      try finishOrdering(context)
      return .handled
    }
    guard hit.pageIndex == ordering.pageIndex else {
      throw .invalid("The tab order is set page by page: finish this page first.")
    }
    var ordering = ordering
    ordering.touch(hit)
    current = .ordering(ordering)
    return .handled
  }

  /// Applies the chosen order to the page, in one step.
  mutating func finishOrdering(_ context: any ToolContext) throws(ToolError) {
    guard case .ordering(let ordering) = current else { return }
    let order = SetTabOrder(ordering.touched.map(\.id), onPage: ordering.pageIndex)
    _ = try edit(ordering.touched, context) { () throws(ToolError) in try context.carryOut(order) }
    current = .idle
  }

  /// Does a command during the ordering; any other command ends the ordering first.
  mutating func runWhileOrdering(
    _ ordering: TabOrdering, _ name: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch name {
    case "commit": try finishOrdering(context)
    case "cancel", "deselect": current = .idle
    case "undo" where !ordering.touched.isEmpty:
      var ordering = ordering
      ordering.takeBack()
      current = .ordering(ordering)
    default:
      guard EditingCommand(rawValue: name.rawValue) != nil else { return .notHandled }
      try finishOrdering(context)
      return try run(name, context)
    }
    return .handled
  }
}
