// SPDX-License-Identifier: AGPL-3.0-or-later

/// MuPDF starts a new line at a wide gap, and for every glyph of some vertical text. Pieces close
/// together on one baseline are one line here.
extension TextLineRecord {
  /// The gap between this line and one that may continue it; `nil` if the other line is not on the
  /// same baseline, or is further away than a wide space: it may then be another column.
  func gap(before next: TextLineRecord) -> Float? {
    guard isVertical == next.isVertical, !isHyphenated,
      directionX * next.directionX + directionY * next.directionY > 0.999
    else { return nil }
    let shared = min(box.across1, next.box.across1) - max(box.across0, next.box.across0)
    // A superscript or subscript overlaps the height of its line by less than half.
    let least = differsInSize(from: next) ? 0.2 : 0.6
    guard Double(shared) > least * Double(min(box.height, next.box.height)) else { return nil }
    let near = -0.1 * em...1.5 * em
    let forward = next.box.along0 - box.along1
    if near.contains(forward) { return forward }
    let backward = box.along0 - next.box.along1
    return (isBidirectional || next.isBidirectional) && near.contains(backward) ? backward : nil
  }

  /// The size of the letters. Type 3 fonts may have any unit, so the drawn height counts too.
  var em: Float { max(fontSize, 0.7 * box.height) }

  /// Whether one of two pieces of a line is a superscript or subscript to the other.
  func differsInSize(from other: TextLineRecord) -> Bool {
    min(box.height, other.box.height) < 0.85 * max(box.height, other.box.height)
  }

  /// The gap between this line and a line that continues it.
  func gapBox(before next: TextLineRecord) -> TextBox {
    let isForward = next.box.along0 >= box.along0
    let start = isForward ? box.along1 : next.box.along1
    let end = isForward ? next.box.along0 : box.along0
    return TextBox(
      along0: min(start, end), along1: max(start, end), across0: box.across0, across1: box.across1)
  }

  mutating func append(_ next: TextLineRecord) {
    range = range.lowerBound..<next.range.upperBound
    box.formUnion(next.box)
    fontSize = max(fontSize, next.fontSize)
    isBidirectional = isBidirectional || next.isBidirectional
    isHyphenated = next.isHyphenated
  }
}
