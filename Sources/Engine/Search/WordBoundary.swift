// SPDX-License-Identifier: AGPL-3.0-or-later

/// Boundaries of words as Unicode has them (UAX 29, 4.1), as conditions of a regular expression around
/// what is looked for.
///
/// A hyphen is a boundary, except at the end of a line, where it divides a word; an apostrophe or a point between two letters, and a
/// point or comma between two digits, are none. Between ideographs there is always one.
enum WordBoundary {
  /// The characters of a word: letters, digits, marks, and joiners.
  private static let joined = "[^\\W\\p{Han}\\p{Hiragana}]"
  private static let betweenLetters = "['.:\\x{B7}\\x{2018}\\x{2019}\\x{2024}\\x{2027}]"
  private static let betweenDigits = "['.,;\\x{2018}\\x{2019}\\x{2024}]"

  /// Holds where no word goes on before a text that begins there.
  static func before(_ text: String) -> String {
    switch Side(text.unicodeScalars.first) {
    case .letter: "(?<!\(joined))(?<!\\p{L}\(betweenLetters))"
    case .digit: "(?<!\(joined))(?<!\\p{N}\(betweenDigits))"
    case .other: ""
    }
  }

  /// Holds where no word goes on behind a text that ends there.
  static func after(_ text: String) -> String {
    switch Side(text.unicodeScalars.last) {
    case .letter: "(?!\(joined)|\\p{M})(?!\(betweenLetters)\\p{L})"
    case .digit: "(?!\(joined)|\\p{M})(?!\(betweenDigits)\\p{N})"
    case .other: ""
    }
  }

  /// The kind of a text's first or last character.
  private enum Side {
    case letter, digit, other

    init(_ scalar: Unicode.Scalar?) {
      guard let scalar, !scalar.properties.isIdeographic else {
        self = .other
        return
      }
      switch scalar.properties.generalCategory {
      case .decimalNumber, .letterNumber, .otherNumber: self = .digit
      case _ where scalar == "_" || scalar.properties.isAlphabetic: self = .letter
      case .nonspacingMark, .spacingMark, .enclosingMark: self = .letter
      default: self = .other
      }
    }
  }
}
