// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension TextSelectTool {
  /// Extends the selection from its fixed end to a place; `nil` if nothing is selected.
  mutating func extend(
    to focus: TextPosition, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    guard let selection = context.selection.text else { return nil }
    let anchor = self.anchor(of: selection)
    let wanted = TextSelection(anchor, focus)
    if wanted == selection { return .handled }
    let isDone = try context.activate(.selectText, .none, at: place) { () throws(ToolError) in
      try context.select(wanted.isEmpty ? .none : .text(wanted))
    }
    keepsEnd = focus < anchor
    return isDone ? .handled : .notHandled
  }

  /// Moves the selection's free end by a step, and shows it.
  mutating func extend(
    _ step: CaretStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let selection = context.selection.text else { return .notHandled }
    let anchor = self.anchor(of: selection)
    let isEnd = anchor == selection.start
    let focus = isEnd ? selection.end : selection.start
    let kept = goal?.focus == focus ? goal?.kept : nil
    var next = try step.target(from: focus, isEnd: isEnd, goal: kept, context)
    if next.position == anchor {
      // An empty selection would be none, so a step onto the anchor goes beyond it.
      next = try step.target(from: anchor, isEnd: isEnd, goal: next.goal, context)
    }
    let outcome = try extend(to: next.position, at: nil, context) ?? .notHandled
    goal = next.goal.map { (next.position, $0) }
    if outcome == .handled { try show(next.position, isEnd: anchor < next.position, context) }
    return outcome
  }

  private func show(
    _ caret: TextPosition, isEnd: Bool, _ context: any ToolContext
  ) throws(ToolError) {
    let text = try context.text(onPage: caret.pageIndex)
    guard let edge = text.edge(ofCaret: caret.offset, isEnd: isEnd) else { return }
    try context.show(
      Rect(edge.upper.x, edge.upper.y, edge.lower.x, edge.lower.y), onPage: caret.pageIndex)
  }

  private func anchor(of selection: TextSelection) -> TextPosition {
    keepsEnd ? selection.end : selection.start
  }

  /// Clears the selection and continues in `pan`. If the selection may not be cleared, it stays, and so
  /// does the tool.
  mutating func giveUp(
    at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    current = .idle
    try deselect(at: place, context)
    return context.selection.isOfContents ? .notHandled : .handBack
  }

  /// Leaves a press to `pan`, unless the selection may not be cleared.
  func handBack(at place: PagePoint?, _ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    try context.allows(.deselectText, .none, at: place) ? .handBack : .notHandled
  }

  /// The outcome if text may not be selected: without a selection, the tool declines.
  func refusal(_ context: any ToolContext) -> ToolOutcome {
    context.selection.isOfContents ? .notHandled : .declined
  }

  func deselect(at place: PagePoint?, _ context: any ToolContext) throws(ToolError) {
    guard context.selection.isOfContents else { return }
    _ = try context.require(.deselectText, .none, at: place) {
      () throws(ToolError) in try context.select(.none)
    }
  }

  /// Handles a drag of a finger. It drags an end of the selection; anywhere else it moves the pages
  /// while the selection stays. If nothing is selected, it selects like a mouse.
  mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _):
      guard context.selection.isOfContents, try grippedHandle(at: step.origin, context) == nil
      else { break }
      current = .scrolling(last: step.origin)
      return .handled
    case (.moved, .scrolling(let last)), (.ended, .scrolling(let last)):
      try context.scroll(by: last.position - step.current.position)
      current = step.phase == .ended ? .idle : .scrolling(last: step.current)
      return .handled
    case (.cancelled, .scrolling):
      current = .idle
      return .handled
    default: break
    }
    return try follow(step, beginning: TextSelectTool.unit(ofPress: step.pressCount), context)
  }

  /// Handles a long press on an image without text at that place: it selects the image, and does nothing
  /// more until it ends; `nil` for any other press.
  mutating func press(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    guard step.phase == .began else {
      guard case .idle = current, context.selection.image != nil else { return nil }
      if step.phase == .cancelled { try context.select(.none) }
      return .handled
    }
    guard try grippedHandle(at: step.origin, context) == nil,
      try context.character(at: step.origin) == nil,
      let image = try context.image(at: step.origin)
    else { return nil }
    current = .idle
    if context.selection.image == image { return .handled }
    let isSelected = try context.activate(.selectText, .none, at: step.origin.page) {
      () throws(ToolError) in try context.select(.image(image))
    }
    return isSelected ? .handled : refusal(context)
  }
}
