// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension ToolContext {
  /// The next or previous field to fill in, in tab order. It comes after a widget, or, without a
  /// widget, is the first or last one from the current page on. `nil` if there is none.
  ///
  /// Fields that may not be entered are passed over, unless all others are such.
  func field(_ way: Int, from start: Annotation?) throws(ToolError) -> Widget? {
    let count = view.pageCount
    guard count > 0 else { return nil }
    let first = start?.pageIndex ?? view.currentPage ?? 0
    var refused: Annotation?
    for turn in 0...count {
      let page = ((first + way * turn) % count + count) % count
      var widgets = try fillable(onPage: page, and: turn == 0 ? start : nil)
      if way < 0 { widgets.reverse() }
      if turn == 0, let start, let place = widgets.firstIndex(where: { $0.id == start.id }) {
        widgets.removeSubrange(...place)
      }
      for next in widgets where next.id != start?.id || turn == count {
        if try allows(.editAnnotation, .annotation(next.id), at: nil) { return try widget(next) }
        refused = refused ?? next
      }
    }
    return try refused.flatMap { next throws(ToolError) in try widget(next) }
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
  /// - Parameter start: a widget to include even if it cannot be filled in, or is hidden.
  private func fillable(
    onPage index: Int, and start: Annotation?
  ) throws(ToolError) -> [Annotation] {
    try engine { () throws(EngineError) in
      guard try document.annotations(onPage: index).contains(where: { $0.type == .widget }) else {
        return []
      }
      return try document.page(index).widgetsInTabOrder(including: start?.id)
        .filter { $0.isFillable || $0.annotation.id == start?.id }.map(\.annotation)
    }
  }

  /// The visible widgets of a widget's field. They come page by page, in tab order.
  func shownWidgets(ofFieldWith widget: Widget) throws(ToolError) -> [Widget] {
    try engine { () throws(EngineError) in
      let field = try document.formField(ofWidget: widget.annotation.id)
      let pages = Set(field?.widgets.map(\.pageIndex) ?? []).sorted()
      var widgets: [Widget] = []
      for page in pages {
        widgets += try document.page(page).widgetsInTabOrder
          .filter { $0.field.name == widget.field.name }
      }
      return widgets
    }
  }
}

extension Widget {
  var isFillable: Bool {
    !field.flags.contains(.readOnly) && !annotation.flags.contains(.lockedContents)
  }
}
