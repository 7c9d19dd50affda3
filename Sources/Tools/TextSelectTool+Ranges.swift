// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension TextSelectTool {
  /// The word, line or caret at a touch; `nil` where there is no text.
  func selection(
    _ unit: TextUnit, at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> TextSelection? {
    guard let place = sample.page else { return nil }
    let text = try context.text(onPage: place.pageIndex)
    let tolerance = HitTolerance.pixels(sample.pointerType) / context.view.state.scale
    guard let hit = text.position(at: place.point, tolerance: tolerance) else { return nil }
    let range =
      unit == .character ? hit.caret..<hit.caret : text.range(of: unit, at: hit.character)
    return TextSelection(
      TextPosition(pageIndex: place.pageIndex, offset: range.lowerBound),
      TextPosition(pageIndex: place.pageIndex, offset: range.upperBound))
  }

  /// Selects from what was selected first to the text nearest to a point, on any page.
  func extend(
    _ anchor: TextSelection, _ unit: TextUnit, to sample: PointerSample, _ reach: Point,
    _ context: any ToolContext
  ) throws(ToolError) {
    guard let place = sample.page ?? context.view.nearestPage(to: sample.position) else { return }
    let text = try context.text(onPage: place.pageIndex)
    guard let hit = text.position(at: place.point + reach) else { return }
    let range =
      unit == .character ? hit.caret..<hit.caret : text.range(of: unit, at: hit.character)
    let lower = TextPosition(pageIndex: place.pageIndex, offset: range.lowerBound)
    let upper = TextPosition(pageIndex: place.pageIndex, offset: range.upperBound)
    let selection = TextSelection(min(anchor.start, lower), max(anchor.end, upper))
    try context.select(selection.isEmpty ? .none : .text(selection))
  }

  /// The end of the selection that stays where it is when a touch grips the handle of the other, and
  /// from the touch to the middle of the line at that handle. The handle at the end wins over the one
  /// at the start.
  func grippedHandle(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> (fixed: TextPosition, reach: Point)? {
    guard let selection = context.selection.text, let place = sample.page else { return nil }
    let (first, last) = try endQuads(of: selection, in: context)
    let radius = HitTolerance.pixels(sample.pointerType) * 1.5 / context.view.state.scale
    let (start, end) = (selection.start, selection.end)
    for (corner, above, page, fixed) in [
      (last?.lowerRight, last?.upperRight, end.pageIndex, start),
      (first?.lowerLeft, first?.upperLeft, start.pageIndex, end),
    ] {
      guard let corner, let above, page == place.pageIndex,
        corner.distance(to: place.point) <= radius
      else { continue }
      return (fixed, (corner + above) * 0.5 - place.point)
    }
    return nil
  }
}

/// Where the handles of a text selection are: at the lower corners of its start and its end.
public func selectionHandles(
  _ selection: TextSelection, in context: any ToolContext
) throws(ToolError) -> (start: PagePoint?, end: PagePoint?) {
  let (first, last) = try endQuads(of: selection, in: context)
  return (
    first.map { PagePoint(pageIndex: selection.start.pageIndex, point: $0.lowerLeft) },
    last.map { PagePoint(pageIndex: selection.end.pageIndex, point: $0.lowerRight) }
  )
}

/// The quads of the first and the last line of a text selection.
private func endQuads(
  of selection: TextSelection, in context: any ToolContext
) throws(ToolError) -> (first: Quad?, last: Quad?) {
  func quads(_ page: Int) throws(ToolError) -> [Quad] {
    let text = try context.text(onPage: page)
    return text.quads(of: selection.range(onPage: page, count: text.count))
  }
  return (
    try quads(selection.start.pageIndex).first, try quads(selection.end.pageIndex).last
  )
}
