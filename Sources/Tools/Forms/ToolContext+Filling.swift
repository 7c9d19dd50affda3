// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension ToolContext {
  /// The next or previous field to fill in after a widget in tab order, or, without a widget, the first
  /// or last one from the current page on; `nil` if there is none.
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

  /// Runs the action of a widget that is released.
  func release(_ widget: Widget, at place: PagePoint) throws(ToolError) {
    guard widget.annotation.action != nil else { return try trigger(.up, widget) }
    try follow(widget, from: place)
  }

  /// Whether the document and the client's policy allow to fill in forms.
  var mayFillForms: Bool {
    do throws(ToolError) { try check(.fillForms) } catch { return false }
    return true
  }

  /// The widgets of a page that can be filled in. Only pages with fields are loaded.
  ///
  /// - Parameter start: a widget to include even if it cannot be filled in.
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
