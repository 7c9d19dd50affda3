// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A block of a page's text, or a picture.
public struct TextBlock: Hashable, Sendable {
  public var rect: Rect
  /// The lines; empty for a picture.
  public var lines: [TextLine]
  public var isImage: Bool
  /// The role in the document's structure (ISO 32000-2, 14.8.4): `P`, `H1`, …; only for text in
  /// structure order.
  public var role: String?
}

public struct TextLine: Hashable, Sendable {
  public var rect: Rect
  /// The corners as the text runs: in vertical text, the upper side runs down the line, on its right.
  public var quad: Quad
  public var text: String
  /// The characters of the line in the page's text.
  public var range: Range<Int>
  /// The largest font size, in 1/72 inch.
  public var fontSize: Double
  /// Whether the line runs down with upright glyphs.
  public var isVertical: Bool
}

extension PageText {
  /// The blocks in reading order, with their lines. A hyphen at the end of a line is kept.
  public var layout: [TextBlock] {
    blocks.map { block in
      TextBlock(
        rect: block.rect, lines: block.lines.map { line(lines[$0]) }, isImage: block.isImage,
        role: block.role)
    }
  }

  private func line(_ record: TextLineRecord) -> TextLine {
    let quad = record.runningQuad(record.box)
    return TextLine(
      rect: quad.bounds, quad: quad, text: text(of: record.range), range: record.range,
      fontSize: Double(record.fontSize), isVertical: record.isVertical)
  }
}
