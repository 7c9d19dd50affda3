// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// The order of characters of both directions, as the Unicode bidirectional algorithm has it.
@Suite struct TextDirectionTests {
  @Test(
    arguments: [
      ("", nil), ("abc", nil), ("אבג", [2, 1, 0]), ("ab אבג cd", [0, 1, 2, 5, 4, 3, 6, 7, 8]),
      ("אב cd גד", [7, 6, 5, 3, 4, 2, 1, 0]), ("אב 12", [3, 4, 2, 1, 0]),
      ("אב 1.5", [3, 4, 5, 2, 1, 0]), ("אב 1 5", [5, 4, 3, 2, 1, 0]),
      ("a (אב)", [0, 1, 2, 4, 3, 5]), ("12 אב", [4, 3, 2, 0, 1]),
      ("سلام", [3, 2, 1, 0]), ("٣٤", nil), ("a 𐤀𐤁", [0, 1, 3, 2]),
    ] as [(String, [Int]?)])
  func charactersStandInTheirOrder(text: String, order: [Int]?) throws {
    #expect(try direction(text)?.order(of: 0..<text.count) == order)
  }

  /// An embedding (U+202B … U+202C), an isolate (U+2067 … U+2069), an override (U+202E) and a mark
  /// (U+200E) have their effect.
  @Test(
    arguments: [
      ("a \u{202B}ב c\u{202C} d", [0, 1, 2, 5, 4, 3, 6, 7, 8]),
      ("a \u{2067}ב c\u{2069} d", [0, 1, 2, 5, 4, 3, 6, 7, 8]),
      ("a \u{202E}xyz\u{202C} b", [0, 1, 5, 4, 3, 2, 6, 7, 8]), ("א!\u{200E}", [2, 1, 0]),
    ] as [(String, [Int])])
  func charactersThatControlTheDirectionAreFollowed(text: String, order: [Int]) throws {
    let found = try #require(try direction(text)).order(of: 0..<text.count)
    let characters = Array(text)
    let isShown = { characters[$0].unicodeScalars.first?.properties.generalCategory != .format }
    #expect(found.filter(isShown) == order.filter(isShown))
  }

  /// Each line is a paragraph of its own, in the direction of the first letter of all of them.
  @Test func linesDoNotReachIntoEachOther() throws {
    let text = Array("a אב !\r\nבא")
    let found = try #require(try direction(String(text)))
    #expect(!found.isRightToLeft)
    #expect(found.order(of: 0..<6) == [0, 1, 3, 2, 4, 5])
    #expect(found.order(of: 7..<9) == [8, 7])
    #expect(!found.isRightToLeft(at: 6))
  }

  @Test func aMarkGoesWithItsLetter() throws {
    let found = try #require(try direction("e\u{301}ב\u{5BC}א"))
    #expect(found.order(of: 0..<3) == [0, 2, 1])
  }

  @Test func anyNestingIsTaken() throws {
    let nested = String(repeating: "\u{202B}a\u{2067}ב\u{202A}", count: 20_000)
    let characters = Array(nested)
    let found = try #require(try direction(nested))
    #expect(found.order(of: 0..<characters.count).sorted() == Array(characters.indices))
  }

  /// The blank between the words that run from left to right would stand between them and the others.
  @Test func blanksAtTheEndOfALineHaveTheBaseDirection() throws {
    let found = try #require(try direction("אב cd ef"))
    #expect(found.order(of: 0..<6) == [5, 3, 4, 2, 1, 0])
    #expect(found.order(of: 0..<8) == [3, 4, 5, 6, 7, 2, 1, 0])
  }

  private func direction(_ text: String) throws -> TextDirection? {
    let page = RenderFixture(content: "", objects: [], resources: "")
    return try page.open(in: EngineContext(cacheBytes: 8 << 20)).direction(of: Array(text))
  }
}
