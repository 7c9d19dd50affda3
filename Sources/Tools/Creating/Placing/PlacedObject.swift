// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import System

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
    new.customData["dateFormat"] = ExactText(context.options.dateFormat)
  }

  private static func today(_ context: any ToolContext) -> String {
    DatePattern(context.options.dateFormat).text(of: context.now)
  }
}

/// Stamps: a tap centres them on the point, a drag sets their size.
extension PlacedObject {
  /// A stamp with the words from the options.
  static let rubberStamp = PlacedObject(type: .stamp) { (_, context) throws(ToolError) in
    try StampSize.size(of: words(context), in: context)
  } place: { spot, size in
    spot.drawn(size)
  } dress: { new, context in
    new.contents = words(context).text
    if let words = context.options.stampWords {
      new.picture = .words(words)
    } else {
      new.icon = context.options.stamp
    }
  }

  private static func words(_ context: any ToolContext) -> Annotation.StampWords {
    context.options.stampWords ?? StandardStamp(icon: context.options.stamp).words
  }

  static func mark(_ mark: Annotation.Mark) -> PlacedObject {
    PlacedObject(type: .stamp) { _, _ in
      markSize
    } place: { spot, size in
      spot.drawn(size)
    } dress: { new, _ in
      new.picture = .mark(mark)
    }
  }
}

/// The size of marks, in points: as high as a line of text.
let markSize = Size(18, 18)

/// The size of a rubber stamp that is placed with a tap.
enum StampSize {
  private static let height = 40.0
  /// The size of its first line, in points.
  private static let textSize = 20.0
  private static let widths = 60.0...300.0

  /// The size in which the words fit, with their margins and arrows.
  static func size(
    of words: Annotation.StampWords, in context: any ToolContext
  ) throws(ToolError) -> Size {
    var width = try length(words.text, textSize, isBold: true, context)
    if let second = words.secondLine {
      width = max(width, try length(second, textSize / 2, context))
    }
    for isPointed in [words.pointsLeft, words.pointsRight] {
      width += height * (isPointed ? 0.4 : 0.2)
    }
    return Size(min(max(width.rounded(.up), widths.lowerBound), widths.upperBound), height)
  }

  private static func length(
    _ text: String, _ size: Double, isBold: Bool = false, _ context: any ToolContext
  ) throws(ToolError) -> Double {
    var style = Annotation.TextStyle()
    style.size = size
    return try engine(context.document.layOut(text, style, width: nil, isBold: isBold).width)
  }
}
