// SPDX-License-Identifier: AGPL-3.0-or-later

/// The line breaks of a field's text.
public enum LineBreaks {
  /// The lines of a text, by its characters. Lines are broken as the engine does: at line ends, and after
  /// the last blank before the edge. A word that is wider than a line is broken too, so that all of it is
  /// visible. A line end belongs to no line.
  ///
  /// - Parameters:
  ///   - widths: the widths of the characters.
  ///   - room: the width of a line.
  public static func lines(
    of characters: [Character], _ widths: [Double], in room: Double
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, width) = (0, 0.0)
    var lastBreak: Int?
    var index = 0
    while index < min(characters.count, widths.count) {
      if characters[index].isNewline {
        lines.append(start..<index)
        (start, width, lastBreak) = (index + 1, 0, nil)
        index += 1
        continue
      }
      width += widths[index]
      if characters[index] == " " { lastBreak = index + 1 }
      let end = lastBreak ?? index
      if width > room, end > start {
        lines.append(start..<end)
        (start, width, lastBreak, index) = (end, 0, nil, end)
      } else {
        index += 1
      }
    }
    lines.append(start..<index)
    return lines
  }
}
