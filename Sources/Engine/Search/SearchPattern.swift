// SPDX-License-Identifier: AGPL-3.0-or-later

/// Makes regular expressions of plain text.
enum SearchPattern {
  /// - Parameter wholeWords: whether a match begins and ends at boundaries of words; see ``WordBoundary``.
  static func plain(_ text: String, wholeWords: Bool) -> String {
    var pattern = wholeWords ? WordBoundary.before(text) : ""
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
    return wholeWords ? pattern + WordBoundary.after(text) : pattern
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
