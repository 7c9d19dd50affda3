// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// What a search takes for equal. Texts are made of code points by a ToUnicode table, as fonts have them.
@Suite struct SearchFoldingTests {
  private func find(
    _ query: String, in text: String, _ folding: SearchFolding = [.diacritics, .forms],
    matchCase: Bool = false, wholeWords: Bool = false, wholeLetters: Bool = false
  ) throws -> [String] {
    let document = try MinimalPDF.open(UnicodePDF(text).bytes)
    let query = try SearchQuery(
      query, matchCase: matchCase, wholeWords: wholeWords, folding: folding,
      wholeLetters: wholeLetters)
    return try document.searchPage(0, for: query).map(\.text)
  }

  @Test func diacritics() throws {
    #expect(try find("cafe", in: "Café") == ["Café"])
    #expect(try find("café", in: "Cafe") == ["Cafe"])
    #expect(try find("café", in: "cafe\u{301}s") == ["cafe\u{301}"])
    #expect(try find("cafe\u{301}", in: "Café") == ["Café"])
    #expect(try find("Zurich", in: "Zürich", wholeWords: true) == ["Zürich"])
    #expect(try find("ω", in: "ᾦ") == ["ᾦ"])
    #expect(try find("και", in: "ΚΑΊ και μια") == ["ΚΑΊ", "και"])
    #expect(try find("ελληνικής", in: "ελληνικής", wholeWords: true) == ["ελληνικής"])
    #expect(try find("CAFE", in: "café CAFÉ", matchCase: true) == ["CAFÉ"])
    #expect(try find("cafe", in: "Café", [.forms]).isEmpty)
    #expect(try find("café", in: "Cafe", [.forms]).isEmpty)
    #expect(try find("=", in: "≠").isEmpty)
  }

  /// Where diacritics count, a letter is not found in the same one with a mark, however that is spelled.
  @Test(arguments: [SearchFolding.forms, []]) func aLetterHasItsMarks(folding: SearchFolding) throws
  {
    for text in ["café", "cafe\u{301}"] {
      #expect(try find("cafe", in: text, folding, wholeLetters: true).isEmpty)
      #expect(try find("caf", in: text, folding, wholeLetters: true) == ["caf"])
      #expect(try find("café", in: text + " x", folding, wholeLetters: true).count == 1)
      #expect(try find("cafe\u{301} X", in: text + " x", folding, wholeLetters: true).count == 1)
    }
    #expect(try find("q", in: "q\u{323}\u{307}", folding, wholeLetters: true).isEmpty)
    #expect(try find("q\u{323}", in: "q\u{323}\u{307}", folding, wholeLetters: true).isEmpty)
    // A redaction takes out what might be meant.
    #expect(try find("cafe", in: "cafe\u{301}", folding).count == 1)
  }

  @Test func marksThatMakeAnotherLetterCount() throws {
    #expect(try find("か", in: "が").isEmpty && find("は", in: "ぱ").isEmpty)
    #expect(try find("ガ", in: "ｶﾞ") == ["ｶﾞ"])
    #expect(try find("ﾊﾟ", in: "パ") == ["パ"])
  }

  /// Equal spellings of one letter (canonical equivalence) are equal even where diacritics count.
  @Test(
    arguments: [
      ("café", "cafe\u{301}"), ("cafe\u{301}", "café"), ("cafe\u{301}", "cafe\u{301}"),
      ("việ", "vie\u{323}\u{302}"), ("vie\u{302}\u{323}", "việ"), ("việ", "viê\u{323}"),
      ("vie\u{302}\u{323}", "vie\u{302}\u{323}"), ("が", "か\u{3099}"), ("か\u{3099}", "が"),
      ("\u{651}\u{64E}", "\u{651}\u{64E}"), ("\u{212B}", "\u{212B}"),
    ], [SearchFolding.forms, []])
  func spellings(words: (query: String, text: String), folding: SearchFolding) throws {
    #expect(try find(words.query, in: words.text, folding).count == 1)
    #expect(try find(words.query, in: words.text).count == 1)
  }

  @Test func widths() throws {
    #expect(try find("abc 1", in: "ＡＢＣ １") == ["ＡＢＣ １"])
    #expect(try find("Ａ", in: "a") == ["a"])
    #expect(try find("カナ", in: "ｶﾅ") == ["ｶﾅ"])
    #expect(try find("abc", in: "ＡＢＣ", [.diacritics]).isEmpty)
  }

  @Test func ligaturesAndForms() throws {
    #expect(try find("if", in: "Ⅸ f").isEmpty)
    #expect(try find("ix", in: "Ⅸ") == ["Ⅸ"])
    #expect(try find("m2", in: "m²") == ["m²"])
    #expect(try find("սմնա", in: "սﬓա") == ["սմնա"])
    #expect(try find("\u{644}\u{627}", in: "\u{FEFB}") == ["\u{644}\u{627}"])
    #expect(try find("\u{628}", in: "\u{FE91}") == ["\u{628}"])
    #expect(try find("ij", in: "Ĳ", matchCase: true).isEmpty)
  }

  /// A match may begin and end within a ligature, but a word does not. The engine spells out
  /// ligatures of Latin, Armenian and Arabic letters in the text; it keeps Roman numerals.
  @Test func partsOfLigatures() throws {
    #expect(try find("նա", in: "սﬓա") == ["նա"])
    #expect(try find("սմ", in: "սﬓա") == ["սմ"])
    #expect(try find("iia", in: "Ⅷa") == ["Ⅷa"])
    #expect(try find("xv", in: "xⅧ") == ["xⅧ"])
    #expect(try find("iia", in: "Ⅷa", wholeWords: true).isEmpty)
    #expect(try find("նա", in: "սﬓա", wholeWords: true).isEmpty)
  }

  @Test func fractions() throws {
    #expect(try find("1/2", in: "about ½ of it") == ["½"])
    #expect(try find("½", in: "about 1/2 of it") == ["1/2"])
    #expect(try find("3⁄4", in: "¾ and 3/4") == ["¾", "3/4"])
    #expect(try find("½", in: "½¼¾", []) == ["½"])
  }

  @Test func whatIsTypedAndWhatIsTypeset() throws {
    #expect(try find("can\u{2019}t", in: "can't") == ["can't"])
    #expect(try find("\u{201C}so\u{201D}", in: "\"so\"") == ["\"so\""])
  }

  /// Long queries, and those of letters with many forms, still are expressions.
  @Test func longQueries() throws {
    let word = String(repeating: "aeiouffifl", count: 40)
    #expect(try find(word, in: "x" + word).count == 1)
    #expect(try find(String(repeating: "f", count: 200), in: "f").isEmpty)
    let longest = String(
      String(repeating: "a fi1⁄2é", count: 2000).prefix(SearchQuery.mostCharacters))
    #expect(try find(longest, in: "a").isEmpty)
  }

  /// A query that is no regular expression is never refused as one.
  @Test func queriesThatAreTooLong() throws {
    let texts = [
      (String(repeating: "x", count: SearchQuery.mostCharacters + 1), false),
      (String(repeating: "-", count: SearchQuery.mostCharacters), false),
      (String(repeating: "é", count: SearchQuery.mostCharacters), true),
    ]
    for (text, isExpression) in texts {
      let error = #expect(throws: SearchError.self) {
        try SearchQuery(text, regex: isExpression, folding: [.diacritics, .forms])
      }
      guard case .queryTooLong(let sentence)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(sentence.contains("regular expression") == isExpression)
    }
  }

  /// Letters whose other case takes several characters, and those with more than two cases.
  @Test(arguments: [
    ("istanbul", "İstanbul"), ("diyarbakir", "DİYARBAKIR"), ("İ", "i"), ("i", "i\u{307}"),
    ("J", "ǰ"), ("H", "ẖ"), ("T", "ẗ"), ("W", "ẘ"), ("Y", "ẙ"), ("Ι", "ΐ"), ("Υ", "ΰ"), ("ǰ", "J"),
    ("ß", "ẞ"), ("ẞ", "ß"), ("σ", "ς"), ("ΟΔΟΣ", "οδος"), ("k", "\u{212A}"), ("K", "\u{212A}"),
    ("å", "\u{212B}"), ("A", "\u{212B}"), ("s", "ſ"), ("S", "ſ"), ("ſ", "S"),
  ])
  func cases(query: String, text: String) throws {
    #expect(try find(query, in: text).count == 1)
  }

  @Test func caseMattersIfItIsSaid() throws {
    #expect(try find("i", in: "İ", matchCase: true).isEmpty)
    #expect(try find("T", in: "ẗ", matchCase: true).isEmpty)
  }
}
