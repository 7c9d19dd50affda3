// SPDX-License-Identifier: AGPL-3.0-or-later

/// The engine divides a ligature into its letters before it reverses a run from right to left, so that they
/// are reversed as well: lam-alef becomes alef, lam. The first letter has the width of the ligature; the
/// others have none, at its right edge.
extension [TextCharacter] {
  /// Restores the order of the ligature that the last character ends, and divides its width among its
  /// letters.
  ///
  /// - Parameter start: where the line starts.
  mutating func restoreLigature(inLineFrom start: Int) {
    guard let base = last, base.isRightToLeft, base.box.along1 > base.box.along0 else { return }
    var first = count - 1
    while first > start, self[first - 1].isLetter(ofLigature: base.box) { first -= 1 }
    let letters = count - first
    // A file whose own order is reversed comes out right: there is no ligature of alef and lam.
    guard letters > 1, !(self[first].scalar == "\u{644}" && base.scalar.isAlef) else { return }
    self[first...].reverse()
    let width = (base.box.along1 - base.box.along0) / Float(letters)
    for place in 0..<letters {
      var box = base.box
      box.along1 = base.box.along1 - Float(place) * width
      box.along0 = box.along1 - width
      self[first + place].box = box
    }
  }
}

extension TextCharacter {
  /// Whether this is a letter without a width at the right edge of a ligature. Vowel marks are there too,
  /// but are no letters: they belong to the letter before.
  fileprivate func isLetter(ofLigature ligature: TextBox) -> Bool {
    guard isRightToLeft, box.along1 - box.along0 < 0.001 * box.height,
      abs(box.along0 - ligature.along1) < 0.01 * ligature.height
    else { return false }
    return scalar.properties.generalCategory == .otherLetter
  }
}

extension Unicode.Scalar {
  fileprivate var isAlef: Bool {
    switch value {
    case 0x622, 0x623, 0x625, 0x627, 0x671: true
    default: false
    }
  }
}
