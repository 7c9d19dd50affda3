// SPDX-License-Identifier: AGPL-3.0-or-later

@_spi(_Unicode) import Swift

/// An accent that is a glyph of its own. TeX, with its first fonts, and other old programs draw `é` as an
/// accent and an `e` below it.
enum SpacingAccent {
  /// The letter that two characters form when drawn over each other. Their order does not matter. `nil`
  /// if they form no letter.
  static func letter(_ first: TextCharacter, _ second: TextCharacter) -> TextCharacter? {
    guard isPossible(first.scalar) || isPossible(second.scalar) else { return nil }
    if let mark = mark(first.scalar) { return compose(second, mark, first.box) }
    if let mark = mark(second.scalar) { return compose(first, mark, second.box) }
    return nil
  }

  private static func compose(
    _ base: TextCharacter, _ mark: Unicode.Scalar, _ accent: TextBox
  ) -> TextCharacter? {
    // Accents beside a letter, as in listings of programs, have their middle beside it.
    let middle = (accent.along0 + accent.along1) / 2
    guard base.scalar.properties.isAlphabetic, base.box.along0 < middle, middle < base.box.along1
    else { return nil }
    let parts = [dotted[base.scalar] ?? base.scalar, mark]
    let composed = Array(String(String.UnicodeScalarView(parts))._nfc)
    guard let letter = composed.first, composed.count == 1 else { return nil }
    var box = base.box
    box.formUnion(accent)
    return TextCharacter(letter, style: base.style, box: box)
  }

  /// Whether a character may be an accent. Nearly all of a page are none, and are asked twice.
  @inline(__always)
  private static func isPossible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x7E || scalar.value == 0x5E || scalar.value == 0x60
  }

  /// The combining character for an accent. A switch is quicker than a table.
  private static func mark(_ accent: Unicode.Scalar) -> Unicode.Scalar? {
    switch accent {
    case "\u{60}": "\u{300}"
    case "\u{B4}": "\u{301}"
    case "\u{5E}", "\u{2C6}": "\u{302}"
    case "\u{7E}", "\u{2DC}": "\u{303}"
    case "\u{AF}", "\u{2C9}": "\u{304}"
    case "\u{2D8}": "\u{306}"
    case "\u{2D9}": "\u{307}"
    case "\u{A8}": "\u{308}"
    case "\u{2DA}": "\u{30A}"
    case "\u{2DD}": "\u{30B}"
    case "\u{2C7}": "\u{30C}"
    case "\u{B8}": "\u{327}"
    case "\u{2DB}": "\u{328}"
    default: nil
    }
  }

  /// Letters without their dot, which are there to be drawn below accents.
  private static let dotted: [Unicode.Scalar: Unicode.Scalar] = ["\u{131}": "i", "\u{237}": "j"]
}
