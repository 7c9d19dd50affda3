// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The layout of text in lines. It is in points from its upper left corner, y down.
public struct TextLayout: Hashable, Sendable {
  /// The horizontal extent of a line.
  public struct Line: Hashable, Sendable {
    public var x0: Double
    public var x1: Double
    public var baseline: Double
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
      lines: lines.prefix(max(0, Int(count))).map {
        TextLayout.Line(x0: Double($0.x0), x1: Double($0.x1), baseline: Double($0.baseline))
      },
      height: Double(height), isRightToLeft: source.isRightToLeft)
  }
}

/// The width for unbroken lines, in points: longer than any line on a page.
private let unbroken: Double = 20_000
