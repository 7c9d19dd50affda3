// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Tools

extension OpenView {
  /// Selects all annotations of the page if some are selected, or else all text.
  func selectAll() throws(ToolError) -> Bool {
    if let page = selection.annotations.first?.pageIndex {
      let all = try selectable(onPage: page)
      guard let first = all.first else { return false }
      return try select(.annotations(all), .selectAnnotation, .annotation(first.id))
    }
    guard let last = view.pageCount > 0 ? view.pageCount - 1 : nil else { return false }
    let end = TextPosition(pageIndex: last, offset: try text(onPage: last).count)
    let all = TextSelection(TextPosition(pageIndex: 0, offset: 0), end)
    return all.isEmpty ? false : try select(.text(all), .selectText, .none)
  }

  func deselect() throws(ToolError) -> Bool {
    guard selection != .none else { return false }
    let component = selection.isOfContents ? Component.deselectText : .deselectAnnotation
    return try require(component, .none) { () throws(ToolError) in set(.none) }
  }

  /// Selects the annotation after or before the selected one, in reading order, and scrolls to it. If
  /// none is selected, it selects the first or last one of the current page, or the next in that
  /// direction. It does not wrap around at the ends of the document.
  func selectAnnotation(_ direction: Int) throws(ToolError) -> Bool {
    var page = selection.annotations.first?.pageIndex ?? view.currentPage ?? 0
    var after = selection.annotations.first?.id
    while (0..<view.pageCount).contains(page) {
      let all = try selectable(onPage: page)
      let ordered = direction > 0 ? all : all.reversed()
      let start = after.flatMap { id in ordered.firstIndex { $0.id == id } }
      if let next = ordered.dropFirst(start.map { $0 + 1 } ?? 0).first {
        return try show(next)
      }
      page += direction
      after = nil
    }
    return false
  }

  private func show(_ next: SelectedAnnotation) throws(ToolError) -> Bool {
    guard try select(.annotations([next]), .selectAnnotation, .annotation(next.id)) else {
      return false
    }
    let found = try engine(document.page(next.pageIndex).annotation(next.id))
    guard let rect = found?.rect else { return true }
    try show(rect, onPage: next.pageIndex)
    return true
  }

  private func select(
    _ selection: Selection, _ component: Component, _ context: ComponentContext
  ) throws(ToolError) -> Bool {
    let permitted = try permitted(selection)
    return try require(component, context) {
      () throws(ToolError) in try choose(permitted)
    }
  }

  /// The selectable annotations of a page, from the upper left to the lower right.
  private func selectable(onPage index: Int) throws(ToolError) -> [SelectedAnnotation] {
    let all = try engine(document.page(index).shownAnnotations)
    return all.filter { EditingTools.canSelect($0) }
      .sorted { ($0.rect.y0, $0.rect.x0) < ($1.rect.y0, $1.rect.x0) }
      .map { SelectedAnnotation(id: $0.id, pageIndex: index) }
  }

  func permitCopying() throws(ToolError) {
    try editing(document.requireCopying())
  }
}
