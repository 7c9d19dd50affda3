// SPDX-License-Identifier: AGPL-3.0-or-later

/// The line breaks of a field's text.
public enum LineBreaks {
  /// The lines of a text, by its characters. Lines are broken at line ends, and after the last blank that
  /// fits, or within a word that is longer than a line. A line end belongs to no line.
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
      if width > room, index > start, !characters[index].isWhitespace {
        let end = lastBreak ?? index
        lines.append(start..<end)
        (start, width, lastBreak, index) = (end, 0, nil, end)
        continue
      }
      index += 1
      if characters[index - 1].isWhitespace { lastBreak = index }
    }
    lines.append(start..<index)
    return lines
  }
}
