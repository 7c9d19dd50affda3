// SPDX-License-Identifier: AGPL-3.0-or-later

/// Makes regular expressions from plain text.
enum SearchPattern {
  /// - Parameters:
  ///   - wholeWords: whether a match begins and ends at word boundaries; see ``WordBoundary``.
  ///   - folding: the differences between characters to ignore.
  static func plain(
    _ text: String, wholeWords: Bool, folding: SearchFolding = [], isCaseless: Bool = true
  ) -> String {
    let text = Hangul.syllables(of: text)
    func pattern(sharesLetters: Bool) -> String {
      plain(
        text, wholeWords: wholeWords, folding: folding,
        FoldedPattern(
          folding, isCaseless: isCaseless, wholeWords: wholeWords, sharesLetters: sharesLetters))
    }
    let inPlace = pattern(sharesLetters: false)
    let isShort = folding.isEmpty || inPlace.utf8.count <= longestInPlace
    return isShort ? inPlace : pattern(sharesLetters: true)
  }

  /// The most bytes of a pattern with every letter's variants in place: PCRE2 compiles it to up to
  /// three times the size, and its limit is 64 KiB.
  private static let longestInPlace = 16_000

  private static func plain(
    _ text: String, wholeWords: Bool, folding: SearchFolding, _ folded: FoldedPattern
  ) -> String {
    let isLong = text.utf8.count > longestHangul
    let words = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: \.properties.isWhitespace)
    var pattern = folded.definitions(for: text) + (wholeWords ? WordBoundary.before(text) : "")
    for (index, word) in words.enumerated()
    where !word.isEmpty || index == 0 || index == words.count - 1 {
      if index > 0 { pattern += "\\s+" }
      pattern +=
        folding.isEmpty
        ? word.map { piece(for: $0, isLong: isLong) }.joined() : folded.pattern(Array(word))
    }
    return wholeWords ? pattern + WordBoundary.after(text) : pattern
  }

  /// The most bytes of a text of which each syllable also matches its parts, for the same limit.
  private static let longestHangul = 4000

  private static func piece(for scalar: Unicode.Scalar, isLong: Bool) -> String {
    if !(isLong && Hangul.range.contains(scalar)),
      let piece = special(scalar, isFolded: false)
    {
      return piece
    }
    if scalar.characterClass == .word { return String(scalar) }
    return "\\x{" + String(scalar.value, radix: 16) + "}"
  }

  /// The pattern of a character that matches several characters in every search.
  static func special(_ scalar: Unicode.Scalar, isFolded: Bool) -> String? {
    switch scalar {
    case Hangul.range: Hangul.pattern(of: scalar)
    // The searched text has no soft hyphens.
    case "\u{AD}": ""
    case _ where scalar.isHyphen: "([-\\x{2010}\\x{2011}]?+)"
    // A typed character also matches its typographic variants; in a folded search the reverse holds
    // too.
    case "'", "\u{2018}"..."\u{2019}":
      scalar == "'" || isFolded ? "['\\x{2018}\\x{2019}]" : nil
    case "\"", "\u{201C}"..."\u{201E}":
      scalar == "\"" || isFolded ? "[\"\\x{201C}-\\x{201E}]" : nil
    case "/" where isFolded, "\u{2044}" where isFolded: "[/\\x{2044}\\x{FF0F}]"
    default: nil
    }
  }
}
