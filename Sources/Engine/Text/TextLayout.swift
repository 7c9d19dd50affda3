// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The layout of text in lines. It is in points from its upper left corner, y down.
public struct TextLayout: Hashable, Sendable {
  /// The horizontal extent of a line.
  public struct Line: Hashable, Sendable {
    public var x0: Double
    public var x1: Double
    /// The extent without the blanks at both ends; `nil` if there is nothing else.
    public var ink: ClosedRange<Double>?
    public var baseline: Double
    /// The number of Unicode scalars that are drawn, embeddings not counted.
    fileprivate var count: Int
    /// Whether the last character drawn is a hyphen. It can stand for a soft hyphen.
    fileprivate var endsWithHyphen: Bool
  }

  /// The lines; at most the first 10,000.
  public var lines: [Line]
  /// The height from the first line's top to the last line's bottom.
  public var height: Double
  /// Whether the lines begin on the right.
  public var isRightToLeft: Bool

  /// The width of the longest line.
  public var width: Double { lines.map { $0.x1 - $0.x0 }.max() ?? 0 }
  public var lineHeight: Double { height / Double(max(lines.count, 1)) }
}

extension TextLayout.Line {
  fileprivate init(_ line: cm_line) {
    (x0, x1) = (Double(line.x0), Double(line.x1))
    ink = line.ink_x0 <= line.ink_x1 ? Double(line.ink_x0)...Double(line.ink_x1) : nil
    baseline = Double(line.baseline)
    count = Int(line.characters)
    endsWithHyphen = line.last == 0x2D
  }
}

extension TextLayout {
  /// The characters on each line of the text that was laid out. A line end belongs to no line, the
  /// blank at which a line breaks to the line before it.
  public func ranges(of characters: [Character]) -> [Range<Int>] {
    var walk = LineWalk(characters)
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      guard let range = walk.next(line, isLast: index == lines.count - 1) else { break }
      ranges.append(range)
    }
    return ranges
  }
}

/// Finds the characters of lines by the count of drawn scalars.
private struct LineWalk {
  private let characters: [Character]
  private var place = 0
  /// The scalars of the previous character that are on later lines.
  private var rest = 0
  private var isAtEnd = false

  init(_ characters: [Character]) { self.characters = characters }

  /// Returns the characters of the next line; `nil` after the end.
  mutating func next(_ line: TextLayout.Line, isLast: Bool) -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let start = place
    var left = line.count - min(rest, line.count)
    rest -= line.count - left
    while let count = countHere, isLast || count <= left {
      if count == 0, left == 1, line.endsWithHyphen, isBrokenHyphen {
        (left, place) = (0, place + 1)
        break
      }
      (left, place) = (max(left - count, 0), place + 1)
    }
    if left > 0, let count = countHere {
      // The line ends within a character.
      (rest, place) = (count - left, place + 1)
    }
    dropBlank()
    let range = start..<place
    if rest == 0, countHere == nil {
      isAtEnd = place >= characters.count
      place += 1
    }
    return range
  }

  /// The number of scalars of the character at the present place; `nil` at the end of the paragraph.
  private var countHere: Int? {
    guard place < characters.count, !characters[place].isNewline else { return nil }
    return TextSource.count(of: characters[place])
  }

  /// Whether a soft hyphen is here, without a hyphen after it. That one could be meant instead.
  private var isBrokenHyphen: Bool {
    let next = place + 1 < characters.count ? characters[place + 1] : nil
    return characters[place] == TextSource.softHyphen && next != "-"
  }

  /// Passes over the blank at which the line breaks: it is not drawn.
  private mutating func dropBlank() {
    if rest > 0, place > 0, characters[place - 1] == "\t" {
      rest -= 1
    } else if rest == 0, let count = countHere, [" ", "\t"].contains(characters[place]) {
      (rest, place) = (count - 1, place + 1)
    }
  }
}

extension Document {
  /// Lays out text in lines of a width. As in a free text's appearance, the text is shaped, in its
  /// writing direction, and with fonts for every script. An empty line has the same height as others.
  ///
  /// - Parameters:
  ///   - width: the width in points; `nil`: lines end only at line breaks in the text.
  ///   - keepsAlignment: whether right-to-left lines begin at the left as well, if that is the alignment.
  public func layOut(
    _ text: String, _ style: Annotation.TextStyle, width: Double?, isBold: Bool = false,
    isItalic: Bool = false, keepsAlignment: Bool = false
  ) throws(EngineError) -> TextLayout {
    let source = TextSource(
      text, style, isBroken: width != nil, isBold: isBold, isItalic: isItalic,
      keepsAlignment: keepsAlignment)
    var lines = [cm_line](repeating: cm_line(), count: min(text.utf8.count &+ 1, 10_000))
    var (count, height): (Int32, Float) = (0, 0)
    let length = Float(min(max(width ?? unbroken, 1), unbroken))
    try lines.withUnsafeMutableBufferPointer { buffer throws(EngineError) in
      try context.call {
        cm_lay_text(
          $0, source.html, source.css, Float(style.size), length, buffer.baseAddress,
          Int32(buffer.count), &count, &height, $1)
      }
    }
    return TextLayout(
      lines: lines.prefix(max(0, Int(count))).map { TextLayout.Line($0) },
      height: Double(height), isRightToLeft: source.isRightToLeft)
  }
}

/// The width for unbroken lines, in points: longer than any line on a page.
private let unbroken: Double = 20_000
