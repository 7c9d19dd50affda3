// SPDX-License-Identifier: AGPL-3.0-or-later

/// A compiled search query. Use it on one thread; ``init(_:)`` makes one of the same terms for another.
public final class SearchQuery {
  /// What a query searches for.
  public struct Terms: Sendable {
    var text: String
    var isExpression: Bool
    var matchesCase: Bool
    var isWholeWords: Bool
    var folding: SearchFolding
    var isWholeLetters: Bool
  }

  /// The most characters of a query, as Unicode scalars.
  public static let mostCharacters = 10_000

  public let terms: Terms
  private let expression: RegularExpression
  /// Whether the groups of a match are hyphens. In a pattern of ``SearchPattern`` they are.
  private let hasHyphens: Bool

  /// - Parameters:
  ///   - text: in plain text, white space matches any run of white space, including line ends.
  ///   - regex: whether the text is a Perl-compatible regular expression; `^` and `$` match at lines.
  ///   - matchCase: whether upper and lower case differ.
  ///   - wholeWords: whether a match begins and ends at word boundaries.
  ///   - folding: the differences between characters to ignore; for plain text only.
  ///   - wholeLetters: whether a match ends with the last mark of a letter; for plain text only.
  public convenience init(
    _ text: String, regex: Bool = false, matchCase: Bool = false, wholeWords: Bool = false,
    folding: SearchFolding = [], wholeLetters: Bool = false
  ) throws(SearchError) {
    try self.init(
      Terms(
        text: text, isExpression: regex, matchesCase: matchCase, isWholeWords: wholeWords,
        folding: folding, isWholeLetters: wholeLetters))
  }

  /// - Throws: ``SearchError/emptyQuery``, ``SearchError/queryTooLong(_:)``,
  ///   ``SearchError/badExpression(reason:position:)``, ``SearchError/tooComplex``.
  public init(_ terms: Terms) throws(SearchError) {
    self.terms = terms
    let text = terms.text
    let length = text.unicodeScalars.count
    guard length <= Self.mostCharacters else {
      throw .queryTooLong(
        "The query has \(length) characters, but at most \(Self.mostCharacters) are possible: "
          + "give a part of it.")
    }
    guard !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { throw .emptyQuery }
    hasHyphens = !terms.isExpression && text.unicodeScalars.contains(where: \.isHyphen)
    guard !terms.isExpression else {
      guard text.utf8.count <= RegularExpression.longestWritten else {
        throw .queryTooLong(
          "The regular expression has \(text.utf8.count) bytes, but at most "
            + "\(RegularExpression.longestWritten) are possible: give a shorter one.")
      }
      expression = try Self.written(terms)
      return
    }
    func plain(_ folding: SearchFolding) throws(SearchError) -> RegularExpression {
      try RegularExpression(
        SearchPattern.plain(
          text, wholeWords: terms.isWholeWords, folding: folding, isCaseless: !terms.matchesCase,
          wholeLetters: terms.isWholeLetters),
        caseless: !terms.matchesCase, asWord: false, longest: RegularExpression.longestMade)
    }
    // The pattern of a long query can be larger than PCRE2 accepts: then it is not folded.
    if let folded = try? plain(terms.folding) {
      expression = folded
    } else if let exact = try? plain([]) {
      expression = exact
    } else {
      throw .queryTooLong(
        "The query of \(length) characters is too long to be searched for: give a part of it.")
    }
  }

  /// The expression that a user wrote.
  private static func written(_ terms: Terms) throws(SearchError) -> RegularExpression {
    let isCaseless = !terms.matchesCase
    let plain = try RegularExpression(
      terms.text, caseless: isCaseless, asWord: terms.isWholeWords)
    guard terms.isWholeWords else { return plain }
    let bounded = try? RegularExpression(
      WordBoundary.around(terms.text), caseless: isCaseless, asWord: false,
      longest: RegularExpression.longestMade)
    // An expression that ends in a comment or a quotation would take in the condition behind it.
    return bounded ?? plain
  }

  /// The matches in a page's search text, as byte offsets. There are at most `limit`.
  func matches(
    in text: SearchText, limit: Int, cancellation: Cancellation?
  ) throws(SearchError) -> [Range<Int>] {
    try text.bytes.withUnsafeBufferPointer { bytes throws(SearchError) in
      var found: [Range<Int>] = []
      var offset = 0
      while found.count < limit, let match = try expression.firstMatch(in: bytes, from: offset) {
        if let cancellation, cancellation.isCancelled { throw .engine(.cancelled) }
        if accepts(match.groups, in: text) {
          found.append(match.range)
          offset = max(match.range.upperBound, offset + 1)
        } else {
          offset = max(match.range.lowerBound, offset) + 1
        }
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      }
      return found
    }
  }

  /// Whether the query matches anywhere in a text. The text is on no page.
  public func occurs(in text: String) throws(SearchError) -> Bool {
    try !matches(inPlain: Array(text.utf8)).isEmpty
  }

  /// Whether the expression matches anywhere in bytes, which are valid UTF-8. All matches of
  /// ``matches(in:limit:cancellation:)`` count, and some others.
  func occurs(in text: ArraySlice<UInt8>) throws(SearchError) -> Bool {
    try text.withUnsafeBufferPointer { bytes throws(SearchError) in
      try expression.firstMatch(in: bytes, from: 0) != nil
    }
  }

  /// The matches in plain text, as byte offsets. The text has no words that are divided at line ends.
  /// The bytes must be valid UTF-8.
  func matches(inPlain text: [UInt8]) throws(SearchError) -> [Range<Int>] {
    try text.withUnsafeBufferPointer { bytes throws(SearchError) in
      var found: [Range<Int>] = []
      var offset = 0
      while let match = try expression.firstMatch(in: bytes, from: offset) {
        let isWhole = !hasHyphens || match.groups.allSatisfy { $0.map { !$0.isEmpty } ?? true }
        if isWhole { found.append(match.range) }
        offset = max(isWhole ? match.range.upperBound : match.range.lowerBound + 1, offset + 1)
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      }
      return found
    }
  }

  /// Whether a match is valid in spite of missing hyphens. A hyphen of the query may be absent from the
  /// text only if the end of a line removed it.
  private func accepts(_ groups: [Range<Int>?], in text: SearchText) -> Bool {
    guard hasHyphens else { return true }
    return groups.allSatisfy { group in
      group.map { !$0.isEmpty || text.dividesWord(at: $0.lowerBound) } ?? true
    }
  }
}
