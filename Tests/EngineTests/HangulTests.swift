// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

@Suite struct HangulTests {
  @Test(arguments: ["한국어", "가각", "plain", "값 a 닭", "ㄱ가", "é 한"])
  func partsBecomeSyllables(text: String) {
    let parts = text.decomposedStringWithCanonicalMapping
    let scalars = Array(Hangul.syllables(of: parts).unicodeScalars)
    #expect(
      scalars.filter { $0.value >= 0x1100 } == text.unicodeScalars.filter { $0.value >= 0x1100 })
    #expect(Hangul.syllables(of: text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [true, false], [true, false])
  func syllablesAreFoundInBothForms(isPageInParts: Bool, isFolded: Bool) throws {
    let text = "한국가"
    let parts = text.decomposedStringWithCanonicalMapping
    let document = try MinimalPDF.open(UnicodePDF(isPageInParts ? parts : text).bytes)
    func count(_ text: String) throws -> Int {
      let query = try SearchQuery(text, folding: isFolded ? [.diacritics, .forms] : [])
      return try document.searchPage(0, for: query).count
    }
    for query in [text, parts, "국가", "가", String(repeating: "한", count: 2000)] {
      #expect(try count(query) == (query.count == 2000 ? 0 : 1))
    }
    #expect(try count("하") == 0)
  }
}
