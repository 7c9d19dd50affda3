// SPDX-License-Identifier: AGPL-3.0-or-later

/// Makes regular expressions of plain text.
enum SearchPattern {
  /// - Parameter wholeWords: whether no word character may stand beside the match.
  static func plain(_ text: String, wholeWords: Bool) -> String {
    var pattern = wholeWords ? "(?<!\\w)" : ""
    var isInSpace = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if !isSpace {
        pattern += piece(for: scalar)
      } else if !isInSpace {
        pattern += "\\s+"
      }
      isInSpace = isSpace
    }
    return wholeWords ? pattern + "(?!\\w)" : pattern
  }

  private static func piece(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    // Soft hyphens are not in the text that is searched.
    case "\u{AD}": ""
    case _ where scalar.isHyphen: "([-\\x{2010}\\x{2011}]?+)"
    // What is typed on a keyboard stands for what is typeset.
    case "'": "['\\x{2018}\\x{2019}]"
    case "\"": "[\"\\x{201C}-\\x{201E}]"
    case _ where scalar.characterClass == .word: String(scalar)
    default: "\\x{" + String(scalar.value, radix: 16) + "}"
    }
  }
}
