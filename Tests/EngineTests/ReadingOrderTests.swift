// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Engine

/// The reading order of lines with text from right to left, which files draw as they look, or piece by
/// piece in any order.
@Suite struct ReadingOrderTests {
  static let samples = [
    "שלום עולם", "המילה PDF באמצע משפט.", "הפגישה ב-12/05/2024 בשעה 10:30.",
    "טלפון: 03-1234567 או 054-7654321", "הנחה של 50% על כל המוצרים.", "מחיר: $25.99 בלבד!",
    "גרסה 1.7 של PDF/A היא תקן ISO 19005.", "האם Windows 10 עובד? כן!",
    "הקובץ www.example.com נקרא",
    "אב 1 5 גד", "(עד 5 ימים) [כרך 3]", "الكلمة PDF في وسط الجملة.",
    "الاجتماع في 12/05/2024 الساعة 10:30.", "هاتف: 0123456789", "خصم ٥٠٪ على المنتجات",
    "خصم 50% على المنتجات", "من 2020-2024 هنا", "ضغط ١٢ PDF هنا", "𐲀𐲁 12 𐲂𐲃",
    "The word שלום means peace.", "The word سلام (peace) is common.",
    "In 2024 the book ספר המלים was",
    "Numbers inside אב 12 גד of it", "Two words: ספר, ילד.", "A title «ספר (12) ילד» here",
  ]

  static let cutApart = ["In 2024 the book ספר המלים was", "Two words: ספר, ילד."]

  /// Files that give brackets the meaning of their glyph, or the meaning in the text.
  @Test(arguments: samples, [false, true])
  func aLineThatWasDrawnAsItLooksIsReadAsItWasWritten(line: String, mirrors: Bool) throws {
    #expect(try ReadingOrderFixture([look(line, mirrors)]).text().text == line)
  }

  /// Spaces are gaps, and each word is drawn on its own, in the order of reading. The engine cuts a line
  /// from left to right apart between two such words from right to left: these lines are left out.
  @Test(arguments: samples.filter { !cutApart.contains($0) })
  func wordsKeepTheirOrderAndGetSpaces(line: String) throws {
    let (visual, letters) = (try order(line), Array(line))
    let words = letters.indices.split { letters[$0] == " " }
    let pieces = words.flatMap { word in
      visual.indices.filter { word.contains(visual[$0]) }.map { place in
        ReadingOrderFixture.Piece(x: 50 + 5 * Double(place), text: String(letters[visual[place]]))
      }
    }
    #expect(try ReadingOrderFixture(pieces: pieces).text().text == line)
  }

  /// A pair of brackets behind a Latin letter is read with it (UAX #9, rule N0).
  @Test(arguments: [
    ("הפיצר f(x) היצקנופה", "הפונקציה f(x) רציפה"), ("ןאכ ISO (PDF) ואר", "ראו ISO (PDF) כאן"),
    ("ןאכ (PDF) ואר", "ראו (PDF) כאן"),
  ])
  func bracketsGoWithTheirText(visual: String, line: String) throws {
    #expect(try ReadingOrderFixture([visual]).text().text == line)
  }

  @Test func eachLetterKeepsItsPlace() throws {
    let line = "אב PDF 12 גד"
    let visual = try order(line)
    let document = try ReadingOrderFixture([look(line, false)]).open()
    let text = try document.page(0).text()
    for (place, index) in visual.enumerated() {
      let bounds = try #require(text.quad(of: index)?.bounds)
      #expect(abs(bounds.x0 - (50 + 5 * Double(place))) < 0.01 && abs(bounds.width - 5) < 0.01)
    }
    #expect(text.text(of: text.range(of: .word, at: 4)) == "PDF")
    #expect(text.text(of: text.range(of: .word, at: 7)) == "12")
    // A phrase of both directions has two pieces.
    let quads = text.quads(of: 1..<5).map { [$0.bounds.x0.rounded(), $0.bounds.x1.rounded()] }
    #expect(quads == [[65, 75], [95, 105]])
    let matches = try document.searchPage(0, for: SearchQuery("ב pdf"))
    #expect(matches.map(\.range) == [1..<6])
  }

  /// Steps to one side go through the whole line, also where the direction changes.
  @Test(arguments: ["אב PDF גד", "ab שלום cd"]) func stepsGoThroughTheLine(line: String) throws {
    let text = try ReadingOrderFixture([look(line, false)]).text()
    let isRightToLeft = line.startsRightToLeft
    for caret in 0..<text.count {
      #expect(text.caret(caret, toRight: !isRightToLeft, byWord: false) == .on(caret + 1))
      #expect(text.caret(caret + 1, toRight: isRightToLeft, byWord: false) == .on(caret))
    }
  }

  /// The leftmost mark of a sentence, and the other lines of the block, tell the direction of a line with
  /// as many letters of both.
  @Test(arguments: [
    ([".ab בא"], "אב ab."), (["ab בא."], "ab אב."),
    (["דה בג בא", "ab בג"], "אב גב הד\nגב ab"), (["abcd ef gh", "ab בג"], "abcd ef gh\nab גב"),
  ])
  func theDirectionOfALineIsThatOfItsText(lines: [String], text: String) throws {
    #expect(try ReadingOrderFixture(lines).text().text == text)
  }

  /// A mark with a space before it ends a sentence in the other direction, within a Latin line.
  @Test func aSentenceInAnotherLineKeepsItsMark() throws {
    #expect(
      try ReadingOrderFixture(["Type the word !םולש, then go"]).text().text
        == "Type the word שלום!, then go")
  }

  /// The parts of a line that is drawn from right to left are read so.
  @Test func piecesThatAreDrawnFromTheRightAreReadFromTheRight() throws {
    let text = try ReadingOrderFixture(pieces: [
      .init(x: 100, text: "א"), .init(x: 65, text: "Latin"), .init(x: 55, text: "ב"),
    ]).text().text
    #expect(text == "א Latin ב")
  }

  /// HarfBuzz draws marks before their letter, and FriBidi behind it.
  @Test func marksFollowTheirLetter() throws {
    let written = "\u{5E2}\u{5B2}\u{5DC}\u{5B5}"
    #expect(try ReadingOrderFixture(["\u{5B5}\u{5DC}\u{5B2}\u{5E2}"]).text().text == written)
    let behind = ReadingOrderFixture(pieces: [
      .init(x: 50, text: "\u{5DC}"), .init(x: 50, text: "\u{5B5}"), .init(x: 55, text: "\u{5E2}"),
      .init(x: 55, text: "\u{5B2}"),
    ])
    #expect(try behind.text().text == written)
    // The engine begins a piece at the letter, since the mark takes the direction of the text before.
    #expect(try ReadingOrderFixture(["ab \u{5B2}\u{5E2}"]).text().text == "ab \u{5E2}\u{5B2}")
  }

  /// Chromium draws a mark and its letter in a sequence with replacement text.
  @Test func replacementTextBeginsAtTheRight() throws {
    let text = try ReadingOrderFixture(pieces: [
      .init(x: 50, text: "\u{5B2}\u{5D0}", replacement: "\u{5E2}\u{5B2}"),
      .init(x: 55, text: "גבא", replacement: "שלם"),
    ]).text()
    #expect(text.text == "שלם\u{5E2}\u{5B2}")
    #expect(text.quad(of: 0)?.bounds.x0.rounded() == 65)
    #expect(text.quad(of: 3)?.bounds.x1.rounded() == 55)
    let behind = ReadingOrderFixture(pieces: [
      .init(x: 50, text: "ab "),
      .init(x: 65, text: "\u{5B2}\u{5D0}", replacement: "\u{5E2}\u{5B2}"),
    ])
    #expect(try behind.text().text == "ab \u{5E2}\u{5B2}")
  }

  /// The engine drops a letter behind replacement text that ends with the same one.
  @Test func aLetterBehindReplacementTextIsKept() throws {
    let text = try ReadingOrderFixture(pieces: [
      .init(x: 50, text: "\u{645}\u{62C}"),
      .init(x: 60, text: "\u{641}", replacement: "\u{644}\u{627}"),
      .init(x: 65, text: "\u{627}"),
    ]).text().text
    #expect(text == "\u{627}\u{644}\u{627}\u{62C}\u{645}")
  }

  /// XeTeX draws a non-joiner as a space that lies over the next letter.
  @Test func aSpaceOverALetterIsBetweenItsNeighbours() throws {
    let text = try ReadingOrderFixture(pieces: [
      .init(x: 50, text: "י "), .init(x: 54.5, text: "ה"), .init(x: 59.5, text: "ז"),
    ]).text().text
    #expect(text == "זה י")
  }

  /// The places of characters from the left.
  private func order(_ line: String) throws -> [Int] {
    let document = try MinimalPDF([]).open()
    let direction = try document.direction(of: Array(line))
    return direction?.order(of: 0..<line.count) ?? Array(0..<line.count)
  }

  private func look(_ line: String, _ mirrors: Bool) throws -> String {
    let letters = Array(line)
    let direction = try MinimalPDF([]).open().direction(of: letters)
    return try String(
      order(line).map { index in
        let isTurned = mirrors && direction?.isRightToLeft(at: index) == true
        return isTurned ? mirror(letters[index]) : letters[index]
      })
  }

  private func mirror(_ letter: Character) -> Character {
    ["(": ")", ")": "(", "[": "]", "]": "[", "«": "»", "»": "«"][letter] ?? letter
  }
}
