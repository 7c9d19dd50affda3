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
