// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// The characters of the lines that the engine lays out.
@Suite struct TextLayoutTests {
  @Test(
    arguments: [
      "", "one", "one\n", "one\n\n  \ntwo", "WWWWWWWW MMMMMM iiiii WWWW lll", "\u{1}\none\u{1} two",
      "averyveryverylongwordthatdoesnotfitinthelineatall and short",
      "tab\tseparated\tvalues\t\t\tare\there\tand there",
      "two  blanks   and      \(String(repeating: " ", count: 60))more   \n of them   here  ",
      "A\u{A0}B\u{A0}non\u{A0}breaking\u{A0}spaces\u{A0}in\u{A0}a\u{A0}row word",
      "word 日本語の文章はどこでも改行できます", "office affluent ffi ffl waffles efficient baffled offices",
      "שלום עולם this is mixed טקסט דו כיווני", "سلام عليكم ورحمة الله وبركاته لا إله",
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      "an \u{2067}isolate אב\u{2069} and \u{202B}an embedding\u{202C} in between of words",
      "zero\u{200B}width\u{200B}spaces\u{200B}break\u{200B}lines\u{200B}too",
    ], [false, true])
  func linesHaveTheCharactersThatAreDrawnOnThem(text: String, keepsAlignment: Bool) throws {
    let document = try TextSamples.open(TextSamples.fixture("simple.pdf"))
    let characters = Array(text)
    let layout = try document.layOut(
      text, .init(), width: 90, keepsAlignment: keepsAlignment)
    let ranges = layout.ranges(of: characters)
    #expect(ranges.count == layout.lines.count)
    #expect(ranges.last?.upperBound == characters.count)
    for (before, after) in zip(ranges, ranges.dropFirst()) {
      let between = characters[before.upperBound..<after.lowerBound]
      #expect(between.isEmpty || between.count == 1 && between.first?.isNewline == true)
    }
    for (range, line) in zip(ranges, layout.lines) where !range.isEmpty {
      let alone = try document.layOut(String(characters[range]), .init(), width: nil)
      guard let ink = line.ink, let own = alone.lines.first?.ink else { continue }
      let width = own.upperBound - own.lowerBound
      // A hyphen is drawn for a soft one.
      let hyphen = characters[range].last == "\u{AD}" ? 4.0 : 0
      let over = ink.upperBound - ink.lowerBound - width - hyphen
      // The blank at the end of a line counts as ink beside right-to-left letters.
      let blank = characters[range].last == " " ? 3.336 : 0
      #expect(abs(over) < 0.3 || abs(abs(over) - blank) < 0.3, "\(characters[range])")
    }
  }

  @Test func aVeryLongTextEndsInItsLastLine() throws {
    let document = try TextSamples.open(TextSamples.fixture("simple.pdf"))
    let text = String(repeating: "a\n", count: 10_100)
    let layout = try document.layOut(text, .init(), width: 90)
    let (ranges, count) = (layout.ranges(of: Array(text)), layout.lines.count)
    #expect(ranges.count == count && count > 5_000)
    #expect(ranges.last == 2 * (count - 1)..<2 * count - 1)
  }
}
