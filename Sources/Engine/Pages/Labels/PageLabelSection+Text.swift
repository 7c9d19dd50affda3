// SPDX-License-Identifier: AGPL-3.0-or-later

extension PageLabelSection {
  /// The label of one of the section's pages (ISO 32000-2, 12.4.2).
  func label(ofPage index: Int) -> String {
    let number = start &+ (index &- first)
    return switch style {
    case .decimal: prefix + String(number)
    case .upperRoman: prefix + PageLabelSection.roman(number)
    case .lowerRoman: prefix + PageLabelSection.roman(number).lowercased()
    case .upperLetters: prefix + PageLabelSection.letters(number)
    case .lowerLetters: prefix + PageLabelSection.letters(number).lowercased()
    case .none: prefix
    }
  }

  /// The largest number that is written in letters: its label has some hundred of them.
  private static let mostInLetters = 9999

  private static let numerals = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// A Roman numeral; empty for 0, for which there is none.
  private static func roman(_ number: Int) -> String {
    guard (0...mostInLetters).contains(number) else { return String(number) }
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      text += String(repeating: numeral, count: rest / value)
      rest %= value
    }
    return text
  }

  /// `A` to `Z`, then `AA` to `ZZ`, and so on; empty for 0.
  private static func letters(_ number: Int) -> String {
    guard (0...mostInLetters).contains(number) else { return String(number) }
    guard number > 0, let letter = Unicode.Scalar(65 + UInt32((number - 1) % 26)) else { return "" }
    return String(repeating: String(letter), count: (number - 1) / 26 + 1)
  }
}
