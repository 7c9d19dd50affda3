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
    case ("commit", .editingText):
      try commit(context)
      return .handled
    case ("commit", .selected(let widget)):
      let now = try context.widget(widget.annotation) ?? widget
      return try enter(now, at: nil, byTouch: true, context)
    case ("cancel", .editingText), ("cancel", .choosing):
      try cancel(context)
      return .handled
    case ("cancel", _): return .finished
    default: return .notHandled
    }
  }

  /// The space bar does what a field is for, and the enter key ends text of one line.
  mutating func press(
    _ key: KeyPress, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (key, current) {
    case (KeyPress(" "), .selected): return try perform("commit", context)
    case (KeyPress("Enter"), .editingText(let widget, _))
    where !widget.field.flags.contains(.multiline):
      return try perform("commit", context)
    default: return .notHandled
    }
  }

  /// Goes into the next or previous field that can be filled in, over page ends, and from the last to
  /// the first.
  private mutating func move(
    _ way: Int, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let start = focus
    try commit(context)
    guard let next = try context.field(way, from: start?.annotation) else {
      return focus == nil ? .declined : .notHandled
    }
    try context.show(next.annotation.rect, onPage: next.annotation.pageIndex)
    return try enter(next, at: nil, byTouch: false, context)
  }
}

extension ToolContext {
  /// The field before or behind a widget in the order of tabs, or without one the first or last from
  /// the current page on; `nil` where there is none to fill in.
  func field(_ way: Int, from start: Annotation?) throws(ToolError) -> Widget? {
    let count = view.pageCount
    guard count > 0 else { return nil }
    let first = start?.pageIndex ?? view.currentPage ?? 0
    for turn in 0...count {
      let page = ((first + way * turn) % count + count) % count
      var widgets = try fillable(onPage: page)
      if way < 0 { widgets.reverse() }
      if turn == 0, let start, let place = widgets.firstIndex(where: { $0.id == start.id }) {
        widgets.removeSubrange(...place)
      }
      if let next = widgets.first { return try widget(next) }
    }
    return nil
  }

  /// Only pages whose annotations tell of a field are loaded.
  private func fillable(onPage index: Int) throws(ToolError) -> [Annotation] {
    try engine { () throws(EngineError) in
      guard try document.annotations(onPage: index).contains(where: { $0.type == .widget }) else {
        return []
      }
      return try document.page(index).widgetsInTabOrder
        .filter { !$0.field.flags.contains(.readOnly) }.map(\.annotation)
    }
  }
}
