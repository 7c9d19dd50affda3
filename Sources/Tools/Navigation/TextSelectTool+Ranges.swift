// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension TextSelectTool {
  /// The word, line or caret at a touch; `nil` if there is no text.
  func selection(
    _ unit: TextUnit, at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> TextSelection? {
    guard let place = sample.page else { return nil }
    let text = try context.text(onPage: place.pageIndex)
    let tolerance = HitTolerance.pixels(sample.pointerType) / context.view.state.scale
    guard let hit = text.position(at: place.point, tolerance: tolerance) else { return nil }
    return TextSelection(unit, of: text, at: hit)
  }

  /// Whether a press has the same meaning as without a selection: it is neither on the selection, nor on
  /// only other text or images, whose selection would replace this one.
  func isElsewhere(_ sample: PointerSample, _ context: any ToolContext) throws(ToolError) -> Bool {
    guard context.selection.isOfContents, try grippedHandle(at: sample, context) == nil else {
      return false
    }
    let image = try context.image(at: sample)
    if let image, image == context.selection.image { return false }
    if try isOnSelection(sample, context) { return false }
    let character = try context.character(at: sample)
    guard image != nil || character != nil else { return true }
    return try !context.annotations(at: sample).isEmpty
  }

  /// Whether a secondary click is on the selection. It then asks for the selection's menu.
  func keepsSelection(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard sample.buttons.contains(.secondary) else { return false }
    return try isOnSelection(sample, context)
  }

  private func isOnSelection(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard let selection = context.selection.text, let place = sample.page,
      let character = try context.character(at: sample)
    else { return false }
    let count = try context.text(onPage: place.pageIndex).count
    return selection.range(onPage: place.pageIndex, count: count).contains(character)
  }

  /// Selects from the initial selection to the text nearest a point. The point may be on any page.
  mutating func reachOut(
    _ drag: TextDrag, to sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) {
    let anchor = drag.anchor.selection
    guard let place = sample.page ?? context.view.nearestPage(to: sample.position) else { return }
    let text = try context.text(onPage: place.pageIndex)
    guard let hit = text.position(at: place.point + drag.reach) else { return }
    let reached = TextSelection(drag.unit, of: text, at: hit)
    var (start, end) = (min(anchor.start, reached.start), max(anchor.end, reached.end))
    if anchor.isEmpty, reached.start < anchor.start, anchor.start < reached.end {
      // A handle that moves by words keeps the other end, even inside a word.
      let caret = TextPosition(pageIndex: place.pageIndex, offset: hit.caret)
      if caret < anchor.start { end = anchor.end } else { start = anchor.start }
    }
    let selection = TextSelection(start, end)
    keepsEnd = start < anchor.start
    try context.select(selection.isEmpty ? .none : .text(selection))
  }

  /// The fixed end of the selection when a touch grips a handle. The touch grips the handle of the
  /// other end; `reach` leads from the touch to the middle of the line at that handle. The handle at
  /// the end wins over the one at the start.
  func grippedHandle(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> (fixed: TextPosition, reach: Point)? {
    guard let selection = context.selection.text, let place = sample.page else { return nil }
    let edges = try selectionEdges(selection, in: context)
    let radius = HitTolerance.pixels(sample.pointerType) * 1.5 / context.view.state.scale
    let (start, end) = (selection.start, selection.end)
    for (edge, page, fixed) in [
      (edges.end, end.pageIndex, start), (edges.start, start.pageIndex, end),
    ] {
      guard let edge, page == place.pageIndex, edge.lower.distance(to: place.point) <= radius
      else { continue }
      return (fixed, (edge.upper + edge.lower) * 0.5 - place.point)
    }
    return nil
  }
}

extension TextSelection {
  fileprivate init(_ unit: TextUnit, of text: PageText, at hit: TextHit) {
    let range =
      unit == .character ? hit.caret..<hit.caret : text.range(of: unit, at: hit.character)
    self.init(
      TextPosition(pageIndex: text.pageIndex, offset: range.lowerBound),
      TextPosition(pageIndex: text.pageIndex, offset: range.upperBound))
  }
}

/// The handles of a text selection: at the foot of its start and of its end in reading order.
public func selectionHandles(
  _ selection: TextSelection, in context: any ToolContext
) throws(ToolError) -> (start: PagePoint?, end: PagePoint?) {
  let edges = try selectionEdges(selection, in: context)
  return (
    edges.start.map { PagePoint(pageIndex: selection.start.pageIndex, point: $0.lower) },
    edges.end.map { PagePoint(pageIndex: selection.end.pageIndex, point: $0.lower) }
  )
}

/// The sides where reading enters and leaves a text selection.
private func selectionEdges(
  _ selection: TextSelection, in context: any ToolContext
) throws(ToolError) -> (start: PageText.Edge?, end: PageText.Edge?) {
  let (start, end) = (selection.start, selection.end)
  return (
    try context.text(onPage: start.pageIndex).leadingEdge(of: start.offset),
    try context.text(onPage: end.pageIndex).trailingEdge(of: end.offset &- 1)
  )
}
