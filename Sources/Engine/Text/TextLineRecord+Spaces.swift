// SPDX-License-Identifier: AGPL-3.0-or-later

extension TextLineRecord {
  /// The missing space for a gap in the line: the engine inserts spaces only after letters of Latin,
  /// Greek, Cyrillic, Hebrew and Arabic, but Korean and the scripts of India have spaces too.
  func missingSpace(
    after last: TextCharacter, _ next: TextBox, size: Float
  ) -> TextCharacter? {
    guard !isVertical, last.scalar.writesSpaces else { return nil }
    let gap = next.along0 - last.box.along1
    guard gap > 0.18 * size, gap < 2 * size else { return nil }
    var box = last.box
    (box.along0, box.along1) = (last.box.along1, next.along0)
    return TextCharacter(
      " ", isRightToLeft: last.isRightToLeft, style: last.style, box: box)
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter of a script that separates words by spaces, other than those that the
  /// engine handles.
  fileprivate var writesSpaces: Bool {
    switch value {
    case 0..<0x700, 0x2000...0x20CF: false
    default: characterClass == .word
    }
  }
}
