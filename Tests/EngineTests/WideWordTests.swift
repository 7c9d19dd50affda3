// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Words that are wider than their line, and words of katakana.
@Suite struct WideWordTests {
  @Test(arguments: ["Donaudampfschifffahrtsgesellschaft", "name.surname@subdomain.example.com"])
  func aWordThatIsWiderThanItsLineIsBroken(word: String) throws {
    let document = try TextSamples.open(TextSamples.fixture("simple.pdf"))
    let layout = try document.layOut("a \(word)", .init(), width: 100)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { $0.x1 <= 100.5 })
    #expect(try document.layOut("a \(word)", .init(), width: nil).lines.count == 1)
  }

  @Test func katakanaJoinIntoWords() {
    let classes = "プーﾌﾟㇰ".unicodeScalars.map(\.characterClass)
    #expect(classes.allSatisfy { $0 == .katakana })
    #expect("ひ漢".unicodeScalars.allSatisfy { $0.characterClass == .ideograph })
    #expect(Unicode.Scalar("・").characterClass == .other)
  }

  @Test(.enabled(if: TextSamples.corpus.contains { $0.hasSuffix("/javauninstall-7r.pdf") }))
  func aRunOfKatakanaIsAWord() throws {
    let path = try #require(
      TextSamples.corpus.first { $0.hasSuffix("/javauninstall-7r.pdf") })
    let text = try TextSamples.open(path).page(0).text()
    let scalars = text.characters.map(\.scalar)
    let place = try #require(scalars.firstIndex(of: "プ"))
    let word = text.text(of: text.range(of: .word, at: place))
    #expect(word.count > 2)
    #expect(word.unicodeScalars.allSatisfy { $0.characterClass == .katakana })
  }

  @Test func textOverABlackAreaIsWhite() throws {
    let document = try TextSamples.open(TextSamples.fixture("simple.pdf"))
    try document.enableJournal()
    var redaction = Annotation(id: "r", type: .redact, pageIndex: 0, rect: .init(10, 10, 90, 30))
    redaction.overlayText = "GONE"
    let page = try document.page(0)
    try document.operation("add") { () throws(EngineError) in try page.add(redaction) }
    #expect(try page.annotation("r")?.text?.color == Color(red: 1, green: 1, blue: 1))
  }
}
