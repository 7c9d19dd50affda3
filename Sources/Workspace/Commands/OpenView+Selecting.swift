// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Tools

extension OpenView {
  /// Selects all annotations of the page, or all text. It selects annotations if some are selected
  /// already.
  func selectAll() throws(ToolError) -> Bool {
    if let page = selection.annotations.first?.pageIndex {
      let all = try selectable(onPage: page)
      var chosen: [SelectedAnnotation] = []
      for annotation in all where try maySelect(annotation) { chosen.append(annotation) }
      guard let first = chosen.first ?? all.first else { return false }
      return try select(.annotations(chosen), .selectAnnotation, .annotation(first.id))
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

  /// Selects the annotation after or before the selected one, in reading order. It scrolls to the
  /// annotation. A link gets the keyboard focus instead of the selection.
  ///
  /// If nothing is selected, the first or last annotation of the current page comes, or the next in
  /// that direction. It does not wrap around at the ends of the document.
  func selectAnnotation(_ direction: Int) throws(ToolError) -> Bool {
    // These tools have gone over their own objects.
    guard !EditingTools.isObjectTool(tool) else { return false }
    let here = selection.annotations.first ?? tools.focusedLink.map(SelectedAnnotation.init)
    var page = here?.pageIndex ?? view.currentPage ?? 0
    var after = here?.id
    while (0..<view.pageCount).contains(page) {
      let all = try engine(document.page(page).annotations)
      let shown = try engine(document.page(page).shownAnnotations).sorted {
        ($0.rect.y0, $0.rect.x0) < ($1.rect.y0, $1.rect.x0)
      }
      // A group is selected as a whole, at the place of its first annotation.
      let last = all.first { $0.id == after }
      let left = Set(last.map { EditingTools.group(of: $0, among: all).map(\.id) } ?? [])
      let place = shown.first { left.contains($0.id) }?.id
      let ordered = direction > 0 ? shown : shown.reversed()
      let start = place.flatMap { id in ordered.firstIndex { $0.id == id } }
      for next in ordered.dropFirst(start.map { $0 + 1 } ?? 0) where !left.contains(next.id) {
        if try canFocus(next) { return try tools.go(to: next, in: self) }
        guard EditingTools.canSelect(next), try maySelect(SelectedAnnotation(next)) else {
          continue
        }
        let group = EditingTools.group(of: next, among: all)
        let ids = Set(group.map(\.id))
        guard shown.first(where: { ids.contains($0.id) })?.id == next.id else { continue }
        return try show(next, with: group)
      }
      page += direction
      after = nil
    }
    return false
  }

  /// Whether the gates allow an annotation to be selected. They are not asked if the whole component is
  /// switched off: the selection itself will report that.
  private func maySelect(_ annotation: SelectedAnnotation) throws(ToolError) -> Bool {
    guard components.isEnabled(.selectAnnotation) else { return true }
    return try allows(.selectAnnotation, .annotation(annotation.id), at: nil)
  }

  /// Whether an annotation is a link that the user may follow.
  private func canFocus(_ annotation: Annotation) throws(ToolError) -> Bool {
    guard annotation.type == .link, try acts(annotation), tool == .pan || canTake(.pan) else {
      return false
    }
    return offers(.openLinkAnnotation, .annotation(annotation.id), at: nil)
  }

  private func show(_ next: Annotation, with group: [Annotation]) throws(ToolError) -> Bool {
    let selection = Selection.annotations(group.map(SelectedAnnotation.init))
    guard try select(selection, .selectAnnotation, .annotation(next.id)) else { return false }
    try show(next.rect, onPage: next.pageIndex)
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

  /// The selectable annotations of a page, from upper left to lower right.
  private func selectable(onPage index: Int) throws(ToolError) -> [SelectedAnnotation] {
    let all = try engine(document.page(index).shownAnnotations)
    return all.filter { EditingTools.canSelect($0) }
      .sorted { ($0.rect.y0, $0.rect.x0) < ($1.rect.y0, $1.rect.x0) }
      .map(SelectedAnnotation.init)
  }

  func permitCopying() throws(ToolError) { try editing(document.requireCopying()) }
}

extension SelectedAnnotation {
  fileprivate init(_ annotation: Annotation) {
    self.init(id: annotation.id, pageIndex: annotation.pageIndex)
  }
}
