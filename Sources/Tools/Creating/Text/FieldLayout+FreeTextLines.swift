// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension FieldLayout {
  /// The positions of a free text's characters. The lines are laid out by the engine. The characters'
  /// widths decide which of them are on a line; they fill the line from end to end.
  ///
  /// - Parameter widths: the widths of the characters in points, if the fonts have them.
  init(
    _ characters: [Character], widths: [Double], _ direction: TextDirection?,
    on set: TextLayout, style: Annotation.TextStyle, size: Size
  ) {
    var lines: [Line] = []
    var start = 0
    for (index, extent) in set.lines.enumerated() where start <= characters.count {
      let isLast = index == set.lines.count - 1
      let rest = characters[start...]
      let paragraph = rest.firstIndex(where: \.isNewline) ?? characters.count
      let end =
        isLast
        ? paragraph
        : FieldLayout.lineEnd(
          characters, widths, from: start, to: paragraph, width: extent.x1 - extent.x0)
      lines.append(
        Line(
          range: start..<end, extent, top: Double(index) * set.lineHeight, characters, widths,
          direction))
      start = end == paragraph ? end + 1 : end
    }
    // The engine sets no line after the last line end, and no line for an empty text.
    if start <= characters.count {
      // In text from right to left, `left` and `right` change places.
      let share = style.alignment.share
      let edge = size.width * (set.isRightToLeft ? 1 - share : share)
      lines.append(
        Line(
          range: start..<characters.count, starts: (start..<characters.count).map { _ in edge },
          ends: (start..<characters.count).map { _ in edge }, origin: edge,
          top: Double(lines.count) * set.lineHeight))
    }
    self.init(
      lines: lines, fontSize: style.size, lineHeight: set.lineHeight, size: size, direction)
  }

  /// The end of a line of this width: after a blank, or anywhere in a word that is wider than a
  /// line.
  private static func lineEnd(
    _ characters: [Character], _ widths: [Double], from start: Int, to paragraph: Int,
    width wanted: Double
  ) -> Int {
    var best = (end: paragraph, distance: Double.infinity)
    var anywhere = best
    // The width with and without the blanks at the end, which the engine does not set.
    var (width, inked) = (0.0, 0.0)
    for index in start..<paragraph {
      width += widths[index]
      if !characters[index].isWhitespace { inked = width }
      let distance = (inked - wanted).magnitude
      let isWordEnd =
        index + 1 == paragraph
        || (characters[index].isWhitespace && !characters[index + 1].isWhitespace)
      if isWordEnd, distance < best.distance { best = (index + 1, distance) }
      if distance < anywhere.distance { anywhere = (index + 1, distance) }
    }
    guard start < paragraph else { return paragraph }
    return best.distance <= max(wanted * 0.2, anywhere.distance * 2) ? best.end : anywhere.end
  }
}

extension FieldLayout.Line {
  /// A line with its characters scaled to the line's width. The width is that which the engine gave the
  /// line.
  fileprivate init(
    range: Range<Int>, _ extent: TextLayout.Line, top: Double, _ characters: [Character],
    _ widths: [Double], _ direction: TextDirection?
  ) {
    let set = range.reversed().drop { characters[$0].isWhitespace }
    let inked = set.reduce(0) { $0 + widths[$1] }
    let ratio = inked > 0 ? (extent.x1 - extent.x0) / inked : 1
    let share = ratio.isFinite && (0.2...5).contains(ratio) ? ratio : 1
    let order = direction?.order(of: range) ?? Array(range)
    // The blanks at the end of a line from right to left stand before its left end.
    let end = set.first ?? range.upperBound
    var x = extent.x0 - order.prefix { $0 > end }.reduce(0) { $0 + widths[$1] * share }
    self.init(
      range: range, starts: range.map { _ in x }, ends: range.map { _ in x }, origin: extent.x0,
      top: top)
    for place in order {
      let (left, right) = (x, x + widths[place] * share)
      let isTurned = direction?.isRightToLeft(at: place) ?? false
      starts[place - range.lowerBound] = isTurned ? right : left
      ends[place - range.lowerBound] = isTurned ? left : right
      x = right
    }
  }
}
