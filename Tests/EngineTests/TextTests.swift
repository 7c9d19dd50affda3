// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@Suite struct TextTests {
  static let columns: [(x: Int, y: Int, text: String)] =
    (0..<5).map { (50, 200 - 12 * $0, "left line \($0) ends") }
    + (0..<5).map { (220, 200 - 12 * $0, "right line \($0) ends") }

  @Test func linesAreSeparatedByLineFeedsAndBlocksByBlankLines() throws {
    let document = try MinimalPDF([
      (50, 250, "First line"), (50, 238, "second line"), (50, 150, "Far below"),
    ]).open()
    #expect(try document.page(0).text().text == "First line\nsecond line\n\nFar below")
  }

  @Test func aPageWithoutTextHasNone() throws {
    let document = try MinimalPDF([]).open()
    let text = try document.page(0).text()
    #expect(text.isEmpty && text.text.isEmpty && text.layout.isEmpty)
    #expect(text.position(at: Point(10, 10)) == nil)
    #expect(text.range(from: .zero, to: Point(100, 100)) == nil)
    for unit in TextUnit.allCases { #expect(text.range(of: unit, at: 3).isEmpty) }
    #expect(text.quads(of: 0..<10).isEmpty)
  }

  @Test func columnsDoNotMix() throws {
    let document = try MinimalPDF(Self.columns).open()
    let text = try document.page(0).text()
    let range = try #require(text.range(from: Point(50, 107), to: Point(150, 131)))
    #expect(
      text.text(of: range) == "left line 1 ends\nleft line 2 ends\nleft line 3 ends")
    let gutter = try #require(text.position(at: Point(150, 119)))
    #expect(text.text(of: text.range(of: .line, at: gutter.character)) == "left line 2 ends")
    #expect(gutter.distance > 0)
    #expect(text.range(of: .word, at: Point(200, 119), tolerance: 5) == nil)
  }

  @Test func backwardSelectionIsTheSameRange() throws {
    let document = try MinimalPDF(Self.columns).open()
    let text = try document.page(0).text()
    let a = Point(60, 107)
    let b = Point(260, 131)
    #expect(text.range(from: a, to: b) == text.range(from: b, to: a))
  }

  @Test(arguments: [
    ("don't", 5), ("3.14", 3), ("well", 2), ("Encyclopédie", 4), ("(", 0),
  ])
  func wordsKeepTogether(word: String, offset: Int) throws {
    let octal = word.replacing("é", with: "\\351").replacing("(", with: "\\(")
    let document = try MinimalPDF([(50, 200, "He \(octal) - so.")]).open()
    let text = try document.page(0).text()
    let start = 3
    let range = text.range(of: .word, at: start + min(offset, word.count - 1))
    #expect(text.text(of: range) == word)
  }

  @Test func aHyphenatedWordIsOneWord() throws {
    let document = try MinimalPDF([
      (50, 200, "A machine that is extra-"), (50, 188, "ordinary in its ways"),
      (50, 176, "and stays that way."),
    ]).open()
    let text = try document.page(0).text()
    #expect(text.text.contains("is extraordinary in"))
    let word = try #require(text.range(of: .word, at: Point(55, 110)))
    #expect(text.text(of: word) == "extraordinary")
    #expect(text.quads(of: word).count == 2)
  }

  /// Chromium writes a soft hyphen without a glyph, and then draws the hyphen.
  @Test(arguments: ["-", "\\255"])
  func aHyphenIsDrawnForASoftHyphen(hyphen: String) throws {
    var file = MinimalPDF([])
    file.content = """
      BT /F 12 Tf 50 200 Td (with Zyx) Tj /Span<</ActualText <FEFF00AD>>> BDC ( ) Tj EMC ET
      BT /F 12 Tf 92.7 200 Td (\(hyphen)) Tj ET
      BT /F 12 Tf 50 186 Td (wvut and more) Tj ET
      """
    let document = try file.open()
    let text = try document.page(0).text()
    let match = try #require(try document.searchPage(0, for: SearchQuery("Zyxwvut")).first)
    #expect(match.quads.count == 2)
    let word = try #require(text.range(of: .word, at: Point(55, 110)))
    #expect(text.text(of: word) == "Zyx\u{AD}wvut")
  }

  /// A hyphen that is all of its line, such as a bullet, divides no word.
  @Test func aLoneHyphenStays() throws {
    let document = try MinimalPDF([
      (50, 200, "-"), (50, 188, "one line"), (50, 176, "and another"),
    ]).open()
    #expect(try document.page(0).text().text.contains("-"))
  }

  @Test func paragraphsBeginWithAnIndent() throws {
    let document = try MinimalPDF([
      (50, 200, "The first paragraph is here"), (50, 188, "and it goes on for a while"),
      (50, 176, "until it ends."), (65, 164, "The second one is set in"),
      (50, 152, "and has one more line."), (50, 140, "And another."),
    ]).open()
    let text = try document.page(0).text()
    let first = text.range(of: .paragraph, at: 30)
    #expect(text.text(of: first).hasSuffix("until it ends."))
    #expect(first.lowerBound == 0)
    let second = text.text(of: text.range(of: .paragraph, at: text.count - 1))
    #expect(second.hasPrefix("The second") && second.hasSuffix("another."))
  }

  @Test func piecesOfARowAreOneLine() throws {
    let document = try MinimalPDF([(50, 200, "1."), (70, 200, "Introduction")]).open()
    let text = try document.page(0).text()
    #expect(text.text == "1. Introduction")
    #expect(text.layout.first?.lines.count == 1)
  }

  @Test func textInARectangle() throws {
    let document = try MinimalPDF(Self.columns).open()
    let text = try document.page(0).text()
    #expect(
      text.text(in: Rect(200, 100, 400, 123)) == "right line 1 ends\nright line 2 ends")
    #expect(text.text(in: Rect(0, 0, 10, 10)).isEmpty)
  }

  @Test func rangesOutsideThePageAreCut() throws {
    let document = try MinimalPDF([(50, 200, "Short")]).open()
    let text = try document.page(0).text()
    #expect(text.text(of: -5..<1000) == "Short")
    #expect(text.text(of: 1000..<2000).isEmpty)
    #expect(text.quads(of: 3..<Int.max).count == 1)
    #expect(text.position(at: Point(.nan, 0)) == nil)
    #expect(text.position(at: Point(1e300, 0)) == nil)
  }

  @Test func theTwoColumnsOfTheFixtureAreReadOneAfterTheOther() throws {
    let document = try TextSamples.open(TextSamples.fixture("two-columns.pdf"))
    let text = try document.page(0).text()
    let sentences = ["The first lighthouse", "single word.", "Fog was", "The stations that remain"]
    let places = sentences.compactMap { text.text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == sentences.count && places == places.sorted())
  }
}

extension PageText {
  /// The characters between two points, given in any order; `nil` on a page without text.
  fileprivate func range(from a: Point, to b: Point) -> Range<Int>? {
    guard let first = position(at: a)?.caret, let second = position(at: b)?.caret else {
      return nil
    }
    return min(first, second)..<max(first, second)
  }
}
