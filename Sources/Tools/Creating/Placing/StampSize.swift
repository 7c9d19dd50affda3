// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

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
