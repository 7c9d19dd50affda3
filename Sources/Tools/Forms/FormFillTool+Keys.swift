// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension FormFillTool {
  mutating func perform(
    _ command: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (command, current) {
    case ("nextField", _): return try move(1, context)
    case ("previousField", _): return try move(-1, context)
    case ("commit", .editingText), ("commit", .choosing):
      try commit(context)
      return .handled
    case ("commit", .selected(let widget)): return try press(widget, context)
    case ("cancel", .editingText), ("cancel", .choosing):
      try cancel(context)
      return .handled
    case ("cancel", _): return .finished
    case ("undo", .editingText(let entry)): return try step(entry, back: true, context)
    case ("redo", .editingText(let entry)): return try step(entry, back: false, context)
    case (_, .editingText(var entry)):
      let isTaken = try entry.take(command, in: context)
      current = .editingText(entry)
      return isTaken ? .handled : .notHandled
    default: return .notHandled
    }
  }

  /// Undoes or redoes a step of the entry. If there is none, it is a step of the document.
  private mutating func step(
    _ entry: FieldEntry, back: Bool, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    var entry = entry
    guard try entry.step(back, in: context) else { return .notHandled }
    current = .editingText(entry)
    return .handled
  }

  mutating func press(
    _ key: KeyPress, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let isEnter = key == KeyPress("Enter")
    switch current {
    case .idle: return .notHandled
    case .selected(let widget):
      if key == KeyPress(" ") { return try press(widget, context) }
      return try moveInGroup(by: key, from: widget, context)
    case .editingText(var entry):
      if isEnter, !entry.layout.isMultiline { return try perform("commit", context) }
      let isTaken = try entry.press(key, in: context)
      current = .editingText(entry)
      return isTaken ? .handled : .notHandled
    case .choosing(var choice):
      if isEnter { return try perform("commit", context) }
      let before = choice
      if choice.press(key) {
        try take(choice, after: before, context)
        return .handled
      }
      guard key.isInsertion || key.key.count == 1, var entry = try entry(context),
        try entry.press(key, in: context)
      else { return .notHandled }
      current = .editingText(entry)
      return .handled
    }
  }

  /// Moves to the next or previous radio button of the field. The button may be on any page, and is
  /// turned on.
  private mutating func moveInGroup(
    by key: KeyPress, from widget: Widget, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let ways = ["ArrowDown": 1, "ArrowRight": 1, "ArrowUp": -1, "ArrowLeft": -1]
    guard widget.field.kind == .radio, let way = ways[key.key], key.modifiers.isEmpty else {
      return .notHandled
    }
    let group = try context.shownWidgets(ofFieldWith: widget)
    guard let index = group.firstIndex(where: { $0.annotation.id == widget.annotation.id }) else {
      return .notHandled
    }
    let next = group[(index + way + group.count) % group.count]
    guard next.annotation.id != widget.annotation.id else { return .handled }
    try context.check(.fill(next))
    try giveUp(context)
    try context.show(next.annotation.rect, onPage: next.annotation.pageIndex)
    try focus(next, isNew: true, byTouch: false, context)
    if next.isOn { return .handled }
    return try press(next, context)
  }

  /// Moves to the next or previous field that can be filled in. It goes across pages, and from the last
  /// field to the first.
  private mutating func move(
    _ way: Int, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let start = focus
    try commit(context)
    guard var next = try context.field(way, from: start?.annotation) else {
      return focus == nil ? .declined : .notHandled
    }
    if let start, next.annotation.id != start.annotation.id {
      try giveUp(context)
      // The scripts of the left field may show or hide others.
      guard let now = try context.field(way, from: start.annotation) else { return .declined }
      next = now
    }
    return try go(to: next, context)
  }

  public mutating func go(
    to widget: Widget, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    try commit(context)
    try context.show(widget.annotation.rect, onPage: widget.annotation.pageIndex)
    return try enter(widget, at: nil, byTouch: false, context)
  }
}
