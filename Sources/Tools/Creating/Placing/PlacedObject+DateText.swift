// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

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
