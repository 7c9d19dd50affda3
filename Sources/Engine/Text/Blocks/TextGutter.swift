// SPDX-License-Identifier: AGPL-3.0-or-later

/// A strip without text between pieces of text on several rows.
struct TextGutter {
  /// The extent from one column to the other.
  var along: ClosedRange<Float>
  /// The extent from the middle of its first row to the middle of the last.
  var across: ClosedRange<Float>
  var rows = 1
  private var ems: Float

  init(along: ClosedRange<Float>, at height: Float, em: Float) {
    self.along = along
    across = height...height
    ems = em
  }

  /// The mean text size beside it.
  var em: Float { ems / Float(rows) }
  var width: Float { along.upperBound - along.lowerBound }
  var length: Float { across.upperBound - across.lowerBound }
  var middle: Float { (along.lowerBound + along.upperBound) / 2 }

  /// Whether it is more than a coincidence of a few lines.
  var isSound: Bool {
    rows >= 3 && length >= 2.2 * em && width >= (rows < 6 ? 1 : Self.leastWidth) * em
  }

  /// Continues through one of the free parts of a row, as far as it is free; `false` if there is none.
  mutating func goOn(through free: [FreeSpan], at height: Float, em: Float) -> Bool {
    let best = free.max { $0.overlap(with: along) < $1.overlap(with: along) }
    guard let best, best.overlap(with: along) >= Self.leastWidth * em else { return false }
    along = best.span.clamped(to: along)
    if best.isBetweenText {
      across = across.lowerBound...height
      rows += 1
      ems += em
    }
    return true
  }

  /// The least width, in ems.
  static let leastWidth: Float = 0.6
}

/// A part of a row without text.
struct FreeSpan {
  var span: ClosedRange<Float>
  /// Whether there is text on both sides.
  var isBetweenText = true

  var width: Float { span.upperBound - span.lowerBound }

  func overlap(with other: ClosedRange<Float>) -> Float {
    min(span.upperBound, other.upperBound) - max(span.lowerBound, other.lowerBound)
  }
}

extension TextGutter {
  /// The gutters between pieces (sorted from the top), unordered; if there are very many, the longest.
  ///
  /// The page is scanned in rows from the top. In each row, a gutter continues as far as the row is
  /// free there, and a new one begins at each gap without a continuing gutter.
  static func gutters(between pieces: [TextPiece]) -> [TextGutter] {
    var open: [TextGutter] = []
    var closed: [TextGutter] = []
    for row in TextRow.rows(of: pieces) {
      open = open.compactMap { gutter in
        var longer = gutter
        if longer.goOn(through: row.free, at: row.height, em: row.em) { return longer }
        closed.append(gutter)
        return nil
      }
      for gap in row.free where gap.isBetweenText && gap.width >= TextPiece.leastGap * row.em {
        let isTaken = open.contains { gap.overlap(with: $0.along) >= leastWidth * row.em }
        if !isTaken { open.append(TextGutter(along: gap.span, at: row.height, em: row.em)) }
      }
    }
    return Array((closed + open).filter(\.isSound).sorted { $0.length > $1.length }.prefix(32))
  }
}
