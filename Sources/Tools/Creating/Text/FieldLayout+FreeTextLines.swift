// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension FieldLayout {
  /// The places of a text's characters as the engine laid it out. The characters fill each line from end
  /// to end.
  ///
  /// - Parameters:
  ///   - widths: the widths of the characters in points, if the fonts have them.
  ///   - inset: the distance from the box's edge to the text, in points.
  init(
    _ characters: [Character], widths: [Double], _ direction: TextDirection?,
    on set: TextLayout, style: Annotation.TextStyle, size: Size, inset: Double = 0
  ) {
    var lines: [Line] = []
    func top() -> Double { inset + Double(lines.count) * set.lineHeight }
    for (range, extent) in zip(set.ranges(of: characters), set.lines) {
      lines.append(Line(range, extent, inset: inset, top: top(), characters, widths, direction))
    }
    let end = lines.last?.range.upperBound ?? 0
    // The engine sets no line for an empty text, and not all lines of a very long one.
    if end < characters.count || lines.isEmpty {
      let start = end < characters.count && characters[end].isNewline ? end + 1 : end
      // In text from right to left, `left` and `right` change places.
      let share = style.alignment.share
      let edge = size.width * (set.isRightToLeft ? 1 - share : share)
      lines.append(
        Line(
          range: start..<characters.count, starts: (start..<characters.count).map { _ in edge },
          ends: (start..<characters.count).map { _ in edge }, origin: edge, top: top()))
    }
    self.init(
      lines: lines, fontSize: style.size, lineHeight: set.lineHeight, size: size, direction)
  }
}

extension FieldLayout.Line {
  /// A line whose characters fill the width that the engine gave.
  fileprivate init(
    _ range: Range<Int>, _ extent: TextLayout.Line, inset: Double, top: Double,
    _ characters: [Character], _ widths: [Double], _ direction: TextDirection?
  ) {
    func isInk(_ place: Int) -> Bool { characters[place] != " " && characters[place] != "\t" }
    guard let ink = extent.ink, let first = range.first(where: isInk),
      let last = range.last(where: isInk)
    else {
      self.init(range, widths, from: inset + extent.x0, top: top, direction)
      return
    }
    let ratio = (ink.upperBound - ink.lowerBound) / widths[first...last].reduce(0, +)
    let scale = ratio.isFinite && (0.2...5).contains(ratio) ? ratio : 1
    // The blanks at one end of the text stand before its left end.
    let blanks = (direction?.order(of: range) ?? Array(range)).prefix {
      !(first...last).contains($0)
    }
    let left = ink.lowerBound - blanks.reduce(0) { $0 + widths[$1] * scale }
    self.init(range, widths, scale: scale, from: inset + left, top: top, direction)
  }
}
