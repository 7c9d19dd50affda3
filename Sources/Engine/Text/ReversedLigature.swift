// SPDX-License-Identifier: AGPL-3.0-or-later

/// A ligature in a line from right to left. The engine divides it into its letters before it reverses the
/// line, so that they are reversed as well: lam-alef becomes alef, lam. The first letter has the width of
/// the ligature; the others have none, at its right edge.
enum ReversedLigature {
  /// Restores the order of the letters if the last character completes a ligature, and divides its width
  /// among them.
  ///
  /// - Parameter start: where the line starts.
  static func restore(in characters: inout [TextCharacter], lineStart start: Int) {
    guard let base = characters.last, base.isRightToLeft, base.box.along1 > base.box.along0
    else { return }
    var first = characters.count - 1
    while first > start, isLetter(characters[first - 1], of: base.box) { first -= 1 }
    let letters = characters.count - first
    // A file whose own order is reversed comes out right: there is no ligature of alef and lam.
    guard letters > 1, !(characters[first].scalar == "\u{644}" && isAlef(base.scalar)) else {
      return
    }
    characters[first...].reverse()
    let width = (base.box.along1 - base.box.along0) / Float(letters)
    for place in 0..<letters {
      var box = base.box
      box.along1 = base.box.along1 - Float(place) * width
      box.along0 = box.along1 - width
      characters[first + place].box = box
    }
  }

  /// Whether a character is a letter without a width at the right edge of a ligature. Vowel marks are there
  /// too, but are no letters: they belong to the letter before.
  private static func isLetter(_ character: TextCharacter, of ligature: TextBox) -> Bool {
    let box = character.box
    guard character.isRightToLeft, box.along1 - box.along0 < 0.001 * box.height,
      abs(box.along0 - ligature.along1) < 0.01 * ligature.height
    else { return false }
    return character.scalar.properties.generalCategory == .otherLetter
  }

  private static func isAlef(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x622, 0x623, 0x625, 0x627, 0x671: true
    default: false
    }
  }
}
