// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Where words begin and end (UAX 29).
@Suite struct WholeWordTests {
  private func count(_ query: String, in lines: String..., regex: Bool = false) throws -> Int {
    let placed = lines.enumerated().map { (x: 20, y: 250 - 12 * $0.offset, text: $0.element) }
    let document = try MinimalPDF(placed).open()
    let query = try SearchQuery(query, regex: regex, wholeWords: true)
    return try document.searchPage(0, for: query).count
  }

  @Test(arguments: ["trace-compilation", "a trace.", "(trace)", "trace/run", "Trace, 7"])
  func aWordStandsForItself(text: String) throws {
    #expect(try count("trace", in: text) == 1)
  }

  @Test(arguments: ["traces", "retrace", "trace7", "trace_id", "trace's", "trace.org"])
  func aPartOfAWordIsNone(text: String) throws {
    #expect(try count("trace", in: text) == 0)
  }

  @Test func numbersKeepTheirPoints() throws {
    #expect(try count("12", in: "12 of 12, and 12.5, 3,12") == 2)
  }

  /// There, nothing tells a hyphen from the division of a word.
  @Test func aHyphenAtTheEndOfALineDividesAWord() throws {
    let lines = ("a just-in-time trace-", "compilation of loops")
    #expect(try count("trace", in: lines.0, lines.1) == 0)
    #expect(try count("trace-compilation", in: lines.0, lines.1) == 1)
  }

  /// The boundaries of a regular expression are the same.
  @Test(
    arguments: [
      ("can", "can't can", 1), (#"\bcan\b"#, "can't can", 1), ("can|can't", "can't can", 2),
      ("3", "3.14 and 3, 3", 2), (#"\d+"#, "3.14 and 1,000 7", 1),
      ("(t)race|x", "retrace trace", 1),
      ("(?i)CAN", "can't can", 1), ("(*UCP)can", "can't can", 1), ("can#", "can# can#x", 2),
      ("(?x)can # a comment", "can cans", 1), (#"\Qcan"#, "can cans", 1), ("[a-z]+", "one-two", 2),
    ])
  func expressionsHaveTheSameBoundaries(query: String, text: String, expected: Int) throws {
    #expect(try count(query, in: text, regex: true) == expected)
  }

  @Test func aWrongExpressionIsToldAsItWasWritten() throws {
    #expect(throws: SearchError.badExpression(reason: "unmatched closing parenthesis", position: 1))
    {
      try SearchQuery("a)(b", regex: true, wholeWords: true)
    }
  }

  @Test func whatEndsInASignNeedsNoBoundary() throws {
    #expect(try count("C++", in: "C++11 and C++") == 2)
  }
}
