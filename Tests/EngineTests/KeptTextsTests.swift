// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// The texts of pages as a file keeps them.
@Suite struct KeptTextsTests {
  private let texts = ["", "one\ntwo", "Überfluß", "x"].map { Array($0.utf8) }

  private func lacks(_ query: String, _ kept: KeptTexts) throws -> [Bool] {
    let query = try SearchQuery(query, folding: [.diacritics, .forms])
    return try texts.indices.map { try kept.lacks(query, onPage: $0) }
  }

  @Test func pagesWithoutAMatchAreTold() throws {
    let kept = try #require(KeptTexts(KeptTexts.encoded(texts), pageCount: 4))
    #expect(try lacks("two", kept) == [true, false, true, true])
    #expect(try lacks("one two", kept) == [true, false, true, true])
    #expect(try lacks("uber", kept) == [true, true, false, true])
    #expect(try !kept.lacks(SearchQuery("x"), onPage: 4))
    #expect(try !kept.lacks(SearchQuery("x"), onPage: -1))
  }

  @Test func otherBytesAreRefused() {
    let whole = KeptTexts.encoded(texts)
    for count in 0..<whole.count { #expect(KeptTexts(Array(whole[..<count]), pageCount: 4) == nil) }
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 0x40
      #expect(KeptTexts(changed, pageCount: 4) == nil)
    }
    for pageCount in [0, 3, 5] { #expect(KeptTexts(whole, pageCount: pageCount) == nil) }
    #expect(KeptTexts(whole + [0], pageCount: 4) == nil)
  }

  /// PCRE2 takes the text as valid UTF-8, so a file that was made on purpose must not have other bytes.
  @Test(arguments: [
    [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC0, 0x80],
  ])
  func textThatIsNotUTF8IsRefused(bytes: [UInt8]) {
    #expect(KeptTexts(KeptTexts.encoded([bytes]), pageCount: 1) == nil)
  }
}
