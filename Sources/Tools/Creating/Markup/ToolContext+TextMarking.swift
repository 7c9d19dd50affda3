// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Marks text for the markup tools and the menu of selected text.
extension ToolContext {
  /// New annotations that mark a run of text. They are not yet in the document. They are as a markup
  /// tool makes them: one per page, with a quad for each line.
  ///
  /// Their contents are the marked text if the options say so. Redactions never get it, because it would
  /// keep the text that they remove.
  ///
  /// - Throws: ``ToolError/unknownTool(_:)`` if the tool does not mark text.
  func markUp(_ selection: TextSelection, as tool: ToolName) throws(ToolError) -> [Annotation] {
    guard let kind = MarkupKind.all.first(where: { $0.tool == tool }) else {
      throw .unknownTool(tool)
    }
    var new: [Annotation] = []
    for (page, quads) in try quads(of: selection) {
      guard let bounds = Rect(around: quads.flatMap(\.points)) else { continue }
      var annotation = try draft(kind.type, by: tool, onPage: page, bounds)
      annotation.quads = quads
      if kind.type != .redact, options.copiesMarkedText {
        let text = try text(onPage: page)
        annotation.contents = text.text(of: selection.range(onPage: page, count: text.count))
      }
      new.append(annotation)
    }
    return new
  }

  /// The word, line or caret at a touch, or nearest to it. The tolerance is in view space. `nil` if
  /// there is no text within it.
  func textUnit(
    _ unit: TextUnit, at sample: PointerSample, tolerance: Double
  ) throws(ToolError) -> TextSelection? {
    guard let place = sample.page ?? view.nearestPage(to: sample.position) else { return nil }
    let text = try text(onPage: place.pageIndex)
    let reach = tolerance / view.state.scale
    guard let hit = text.position(at: place.point, tolerance: reach) else { return nil }
    let range =
      unit == .character ? hit.caret..<hit.caret : text.range(of: unit, at: hit.character)
    return TextSelection(
      TextPosition(pageIndex: place.pageIndex, offset: range.lowerBound),
      TextPosition(pageIndex: place.pageIndex, offset: range.upperBound))
  }

  /// The unit by which a drag moves a text handle: words if the option says so, or if the drag began
  /// with the second press of a double tap.
  func handleUnit(of step: GestureStep) -> TextUnit {
    options.snapsToWords || step.pressCount == 2 ? .word : .character
  }
}
