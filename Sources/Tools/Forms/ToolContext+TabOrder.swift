// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension ToolContext {
  /// The field before or behind a widget in the order of tabs, or without one the first or last from
  /// the current page on; `nil` where there is none to fill in.
  func field(_ way: Int, from start: Annotation?) throws(ToolError) -> Widget? {
    let count = view.pageCount
    guard count > 0 else { return nil }
    let first = start?.pageIndex ?? view.currentPage ?? 0
    for turn in 0...count {
      let page = ((first + way * turn) % count + count) % count
      var widgets = try fillable(onPage: page, and: turn == 0 ? start : nil)
      if way < 0 { widgets.reverse() }
      if turn == 0, let start, let place = widgets.firstIndex(where: { $0.id == start.id }) {
        widgets.removeSubrange(...place)
      }
      if let next = widgets.first(where: { $0.id != start?.id || turn == count }) {
        return try widget(next)
      }
    }
    return nil
  }

  /// Only pages whose annotations tell of a field are loaded.
  ///
  /// - Parameter start: what is listed also where it cannot be filled in.
  private func fillable(
    onPage index: Int, and start: Annotation?
  ) throws(ToolError) -> [Annotation] {
    try engine { () throws(EngineError) in
      guard try document.annotations(onPage: index).contains(where: { $0.type == .widget }) else {
        return []
      }
      return try document.page(index).widgetsInTabOrder
        .filter { $0.isFillable || $0.annotation.id == start?.id }.map(\.annotation)
    }
  }
}

extension Widget {
  fileprivate var isFillable: Bool {
    !field.flags.contains(.readOnly) && !annotation.flags.contains(.lockedContents)
  }
}
