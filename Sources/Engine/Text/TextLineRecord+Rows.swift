// SPDX-License-Identifier: AGPL-3.0-or-later

/// MuPDF starts a new line at a wide gap, and for every glyph of some vertical text. Pieces that stand
/// close together on one baseline are one line here.
extension TextLineRecord {
  /// The gap between this line and one that goes on where it ends; `nil` where the other is not on
  /// the same baseline or further away than a wide space: then it may be another column.
  func gap(before next: TextLineRecord) -> Float? {
    guard isVertical == next.isVertical, !isHyphenated,
      directionX * next.directionX + directionY * next.directionY > 0.999
    else { return nil }
    let shared = min(box.across1, next.box.across1) - max(box.across0, next.box.across0)
    guard shared > 0.6 * min(box.height, next.box.height) else { return nil }
    let near = -0.1 * fontSize...1.5 * fontSize
    let forward = next.box.along0 - box.along1
    if near.contains(forward) { return forward }
    let backward = box.along0 - next.box.along1
    return (isBidirectional || next.isBidirectional) && near.contains(backward) ? backward : nil
  }

  /// What lies between this line and one that goes on where it ends.
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
