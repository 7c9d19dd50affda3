// SPDX-License-Identifier: AGPL-3.0-or-later

/// Makes regular expressions from plain text.
enum SearchPattern {
  /// - Parameters:
  ///   - wholeWords: whether a match begins and ends at word boundaries; see ``WordBoundary``.
  ///   - folding: the differences between characters to ignore.
  ///   - wholeLetters: whether a match ends with the last mark of a letter.
  static func plain(
    _ text: String, wholeWords: Bool, folding: SearchFolding = [], isCaseless: Bool = true,
    wholeLetters: Bool = false
  ) -> String {
    let text = CanonicalForms.composed(Hangul.syllables(of: text))
    func pattern(sharesLetters: Bool) -> String {
      plain(
        text, wholeWords: wholeWords, folding: folding,
        FoldedPattern(
          folding, isCaseless: isCaseless, wholeWords: wholeWords, sharesLetters: sharesLetters))
        + (wholeLetters ? endOfLetter : "")
    }
    let inPlace = pattern(sharesLetters: false)
    let isShort = folding.isEmpty || inPlace.utf8.count <= longestInPlace
    return isShort ? inPlace : pattern(sharesLetters: true)
  }

  /// The most bytes of a pattern with every letter's variants in place: PCRE2 compiles it to up to
  /// three times the size, and its limit is 64 KiB.
  private static let longestInPlace = 16_000

  /// The condition that no diacritic follows. Within a match each character must be that of the query.
  private static let endOfLetter = "(?!(?-i:[\(Unicode.Scalar.diacriticsPattern)]))"

  private static func plain(
    _ text: String, wholeWords: Bool, folding: SearchFolding, _ folded: FoldedPattern
  ) -> String {
    let isLong = text.utf8.count > longestHangul
    let words = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: \.properties.isWhitespace)
    var pattern = folded.definitions(for: text) + (wholeWords ? WordBoundary.before(text) : "")
    var last: Unicode.Scalar?
    for (index, word) in words.enumerated()
    where !word.isEmpty || index == 0 || index == words.count - 1 {
      if index > 0 {
        pattern += last?.isWide == true && word.first?.isWide == true ? "\\s*" : "\\s+"
      }
      last = word.last
      pattern += runs(of: word).map {
        folding.isEmpty
          ? $0.map { piece(for: $0, isLong: isLong) }.joined() : folded.pattern(Array($0))
      }.joined(separator: "\\n?+")
    }
    return wholeWords ? pattern + WordBoundary.after(text) : pattern
  }

  /// The longest text whose syllables and letters also match their parts. Its length is in bytes.
  /// PCRE2's limit of 64 KiB is the reason here too.
  private static let longestHangul = 4000

  /// The runs of a word: Chinese or Japanese text, and other text. Between them the text may have a
  /// line feed, since a line can end there without a space that would be typed.
  private static func runs(
    of word: Substring.UnicodeScalarView
  ) -> [Substring.UnicodeScalarView] {
    var runs: [Substring.UnicodeScalarView] = []
    var start = word.startIndex
    for index in word.indices.dropFirst() {
      let (last, next) = (word[word.index(before: index)], word[index])
      guard last.isWide != next.isWide, !next.isDiacritic else { continue }
      runs.append(word[start..<index])
      start = index
    }
    return runs + [word[start...]]
  }

  private static func piece(for scalar: Unicode.Scalar, isLong: Bool) -> String {
    if !(isLong && Hangul.range.contains(scalar)),
      let piece = special(scalar, isFolded: false)
    {
      return piece
    }
    if !isLong, let forms = CanonicalForms.pattern(of: scalar) { return forms }
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
