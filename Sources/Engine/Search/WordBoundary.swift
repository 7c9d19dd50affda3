// SPDX-License-Identifier: AGPL-3.0-or-later

/// Unicode's word boundaries (UAX 29, 4.1), for regular expressions. They are conditions around the
/// text.
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

  /// A regular expression, restricted to matches between word boundaries. It has the matches of another
  /// one that begin and end at word boundaries.
  static func around(_ expression: String) -> String {
    let options = leadingOptions(of: expression)
    let start = "(?(?=[\\p{L}\\p{M}_])\(before("a"))|(?(?=\\p{N})\(before("1"))))"
    let end = "(?(?<=[\\p{L}\\p{M}_])\(after("a"))|(?(?<=\\p{N})\(after("1"))))"
    let ideographs = "[\\p{Han}\\p{Hiragana}]"
    return options + "(?:(?=\(ideographs))|\(start))(?:" + expression.dropFirst(options.count)
      + ")(?:(?<=\(ideographs))|\(end))"
  }

  /// The options that an expression begins with, such as `(*UCP)`: they must stay there.
  private static func leadingOptions(of expression: String) -> Substring {
    var end = expression.startIndex
    while expression[end...].hasPrefix("(*"), let close = expression[end...].firstIndex(of: ")"),
      expression[end..<close].dropFirst(2).allSatisfy({
        $0.isUppercase || $0 == "_" || $0 == "=" || $0.isNumber
      })
    {
      end = expression.index(after: close)
    }
    return expression[..<end]
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
