// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// An object that a ``PlacingTool`` puts on a page.
public struct PlacedObject: Sendable {
  let type: AnnotationType
  /// The size for a tap. It is computed once per touch, since text layout is slow.
  let size: @Sendable (ToolName, any ToolContext) throws(ToolError) -> Size
  let place: @Sendable (PlacementPoint, Size) -> Rect
  /// Adds the contents to a draft.
  let dress: @Sendable (inout Annotation, any ToolContext) throws(ToolError) -> Void
}

extension PlacedObject {
  /// Today's date in UTC as a free text; its custom data contain the format, so that the date can be
  /// updated.
  static let dateText = PlacedObject(type: .freeText) { (name, context) throws(ToolError) in
    let page = context.view.currentPage ?? 0
    let entry = try TextEntry(
      today(context), at: .corner(.zero), in: ReadingSpace(ofReaderOn: page, in: context),
      onPage: page, style: context.style(of: name), in: context)
    return entry.frame.size
  } place: { spot, size in
    Rect(origin: spot.end, size: size).clamped(into: spot.page)
  } dress: { new, context throws(ToolError) in
    let date = today(context)
    guard date.contains(where: { !$0.isWhitespace }) else {
      throw .invalid("The date's format is empty: give one such as yyyy-MM-dd.")
    }
    new.contents = date
    new.customData["dateFormat"] = context.options.dateFormat
  }

  private static func today(_ context: any ToolContext) -> String {
    DatePattern(context.options.dateFormat).text(of: context.now)
  }
}
