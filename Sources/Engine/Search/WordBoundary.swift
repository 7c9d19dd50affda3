// SPDX-License-Identifier: AGPL-3.0-or-later

/// Unicode's word boundaries (UAX 29, 4.1), as conditions around the text in a regular expression.
///
/// A hyphen is a boundary, except at the end of a line, where it divides a word; an apostrophe or a
/// period between two letters, and a period or comma between two digits, are not. There is always a
/// boundary between ideographs.
enum WordBoundary {
  /// The characters of words: letters, digits, marks, and joiners.
  private static let joined = "[^\\W\\p{Han}\\p{Hiragana}]"
  private static let betweenLetters = "['.:\\x{B7}\\x{2018}\\x{2019}\\x{2024}\\x{2027}]"
  private static let betweenDigits = "['.,;\\x{2018}\\x{2019}\\x{2024}]"

  /// The condition that no word continues into the start of the text.
  static func before(_ text: String) -> String {
    switch Side(text.unicodeScalars.first) {
    case .letter: "(?<!\(joined))(?<!\\p{L}\(betweenLetters))"
    case .digit: "(?<!\(joined))(?<!\\p{N}\(betweenDigits))"
    case .other: ""
    }
  }

  /// The condition that no word continues after the end of the text.
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
